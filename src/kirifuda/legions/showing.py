"""What a seat sees of a table (18-5 to 18-7): every thing shown is named here."""

from typing import Final

from ..kernel.events import HIDDEN
from ..kernel.view import CardView, PendingView, View, ZoneView
from .book import clause
from .table import (
    DECK,
    EXILE,
    FIELD,
    HAND,
    LORD_AREA,
    MASTER_AREA,
    PLAY,
    STANDBY,
    WAITS,
    ZONES,
    LegionsCard,
    Table,
    Trigger,
)
from .units import atk, full_hp, keywords
from .unlocking import Means, unlock_cost

ELSEWHERE: Final = (STANDBY, *WAITS, PLAY)

FACTS: Final = (
    "life",
    "points",
    "cores",
    "exhausted-cores",
    "master-cores",
    "lord-cores",
    "wait-1-cores",
    "wait-2-cores",
    "wait-3-cores",
    "wait-4-cores",
    "awakened",
)
"""What is counted of each player."""


@clause("18-5", "18-6", "18-8", "18-9", "18-18", "07-2", "08-2")
def view(g: Table, seat: int) -> View:
    zones: list[ZoneView] = []
    for whose in (0, 1):
        zones.append(_hidden_zone(g, DECK, whose, seat))
        zones.append(_hand(g, whose, seat))
        for kind in FIELD:
            ids = g.zones[kind * 2 + whose]
            zones.append(ZoneView(ZONES[kind].name, whose, len(ids), tuple([_on_field(g, id) for id in ids])))
        for kind in ELSEWHERE:
            ids = g.zones[kind * 2 + whose]
            zones.append(ZoneView(ZONES[kind].name, whose, len(ids), tuple([_open_card(g, id) for id in ids])))
        zones.append(_exile(g, whose, seat))
    facts: dict[str, int] = {}
    for whose in (0, 1):
        for name, number in zip(FACTS, counted(g, whose), strict=True):
            facts[f"{name}-{whose}"] = number
    terms = {"phase": g.phase, "edition": g.edition.name}
    pending = tuple([_pending(g, trigger, seat) for trigger in waiting(g)])
    return View(seat, g.turn, g.player, tuple(zones), pending, facts, terms)


def counted(g: Table, whose: int) -> tuple[int, ...]:
    """The numbers of a player, in the order of FACTS."""
    return (
        g.life[whose],
        g.points[whose],
        g.active_cores[whose],
        g.exhausted_cores[whose],
        g.master_cores[whose],
        g.lord_cores[whose],
        *g.waiting_cores[whose],
        int(g.awakened[whose]),
    )


def _hidden_zone(g: Table, kind: int, whose: int, seat: int) -> ZoneView:
    """How many there are, and each that this seat sees: what it was shown."""
    ids = g.zones[kind * 2 + whose]
    looking = g.looked_into or any([g.cards[id].shown for id in ids])
    seen = [CardView(g.cards[id].handle, g.cards[id].face) for id in ids if g.sees(seat, id)] if looking else []
    return ZoneView(ZONES[kind].name, whose, len(ids), tuple(seen))


@clause("18-7", "18-9", "32-5")
def _hand(g: Table, whose: int, seat: int) -> ZoneView:
    if whose != seat:
        return _hidden_zone(g, HAND, whose, seat)
    ids = g.hand(whose)
    means = Means(g, whose)
    shown = [CardView(g.cards[id].handle, g.cards[id].face, (), {"cost": unlock_cost(g, id, means)}) for id in ids]
    return ZoneView(ZONES[HAND].name, whose, len(ids), tuple(shown))


@clause("18-18", "27-5a")
def _exile(g: Table, whose: int, seat: int) -> ZoneView:
    """A face-down card shows its place only, unless this seat was shown it."""
    ids = g.zones[EXILE * 2 + whose]
    shown: list[CardView] = []
    for id in ids:
        card = g.cards[id]
        face = card.face if g.sees(seat, id) else HIDDEN
        shown.append(CardView(card.handle, face, () if card.up else ("face-down",)))
    return ZoneView(ZONES[EXILE].name, whose, len(ids), tuple(shown))


@clause("18-5", "18-16", "16-3b")
def _open_card(g: Table, id: int) -> CardView:
    card = g.cards[id]
    return CardView(card.handle, card.face, ("reversed",) if card.reversed else ())


@clause("16-2", "16-3", "16-3b", "17-2", "17-3", "09-1", "10-1", "11-3", "21-1", "22-4")
def _on_field(g: Table, id: int) -> CardView:
    """A unit with its orientation, its states, its numbers and the keywords it has now."""
    card = g.cards[id]
    if card.reversed:
        return CardView(card.handle, card.face, states(g, card))
    held = keywords(g, id)
    numbers = {name: number for name, number in held.items() if number}
    if card.zone // 2 != MASTER_AREA:
        numbers["atk"] = atk(g, id)
        numbers["hp"] = max(full_hp(g, id) - card.damage, 0)
    if card.damage:
        numbers["damage"] = card.damage
    if card.zone // 2 == LORD_AREA:
        numbers["cores"] = g.lord_cores[card.owner]
    return CardView(card.handle, card.face, states(g, card) + tuple(held), numbers)


def states(g: Table, card: LegionsCard) -> tuple[str, ...]:
    """Orientations and states of a card on the field."""
    found: tuple[str, ...] = ("exhausted",) if card.exhausted else ("active",)
    if card.reversed:
        found += ("reversed",)
    if card.incapacitated:
        found += ("incapacitated",)
    if card.zone // 2 == MASTER_AREA and g.awakened[card.owner]:
        found += ("awakened",)
    return found


def waiting(g: Table) -> tuple[Trigger, ...]:
    """The triggers that wait, those of the best priority first (38-6)."""
    return tuple(sorted(g.due or g.triggers, key=lambda trigger: trigger.rank))


@clause("38-5", "38-6")
def _pending(g: Table, trigger: Trigger, seat: int) -> PendingView:
    assert trigger.ability is not None
    card = g.cards[trigger.source]
    pointed = card.handle if ZONES[card.zone // 2].placed or g.sees(seat, trigger.source) else HIDDEN
    shown = CardView(pointed, card.face if g.sees(seat, trigger.source) else HIDDEN)
    return PendingView(trigger.number, trigger.seat, trigger.ability.name, g.cite("38-1"), (shown,))
