"""What a seat sees of a table (3.1 to 3.7): every thing shown is named here."""

from typing import Final

from ...kernel.events import HIDDEN
from ...kernel.view import CardView, PendingView, View, ZoneView
from ..book import clause
from ..ch02_kinds_of_cards.ch02_1_1_where_icons_point import arrows
from ..ch02_kinds_of_cards.ch02_1_characters import atk, defense, down
from ..ch02_kinds_of_cards.ch02_5_costs import available, play_cost
from ..ch08_terms.ch08_13_keywords import keywords
from ..table import DECK, ENERGY, HAND, IN_USE, POSITIONS, SQUARES, SUPPORT, TRASH, ZONES, Table, Trigger

FACTS: Final = ("life",)
"""What is counted of each player."""


@clause("3.1", "3.2", "3.6", "3.7", "6.3", "6.4")
def view(g: Table, seat: int) -> View:
    zones: list[ZoneView] = []
    for whose in (0, 1):
        for square in SQUARES:
            ids = g.zones[square * 2 + whose]
            zones.append(ZoneView(ZONES[square].name, whose, len(ids), tuple([_character(g, id, seat) for id in ids])))
        for kind in (SUPPORT, ENERGY):
            ids = g.zones[kind * 2 + whose]
            zones.append(ZoneView(ZONES[kind].name, whose, len(ids), tuple([_upright_or_gained(g, id) for id in ids])))
        ids = g.zones[TRASH * 2 + whose]
        shown = tuple([CardView(g.cards[id].handle, g.cards[id].face) for id in ids])
        zones.append(ZoneView(ZONES[TRASH].name, whose, len(ids), shown))
        ids = g.zones[IN_USE * 2 + whose]
        zones.append(ZoneView(ZONES[IN_USE].name, whose, len(ids), tuple([_in_use(g, id, seat) for id in ids])))
        zones.append(_hidden_zone(g, DECK, whose, seat))
        zones.append(_hand(g, whose, seat))
    facts: dict[str, int] = {}
    for whose in (0, 1):
        facts[f"life-{whose}"] = g.life[whose]
        facts[f"energy-{whose}"] = available(g, whose)
    if g.turn:
        facts["energy-placed"] = g.energy_placed
    pending = tuple([_pending(g, due, seat) for due in g.triggers + g.chances])
    return View(seat, g.turn, g.player, tuple(zones), pending, facts, {"phase": g.phase})


def _hidden_zone(g: Table, kind: int, whose: int, seat: int) -> ZoneView:
    """How many there are, and each that this seat sees: what it was shown."""
    ids = g.zones[kind * 2 + whose]
    looking = g.looked_into or any([g.cards[id].shown for id in ids])
    seen = [CardView(g.cards[id].handle, g.cards[id].face) for id in ids if g.sees(seat, id)] if looking else []
    return ZoneView(ZONES[kind].name, whose, len(ids), tuple(seen))


@clause("3.6", "2.5.1")
def _hand(g: Table, whose: int, seat: int) -> ZoneView:
    if whose != seat:
        return _hidden_zone(g, HAND, whose, seat)
    ids = g.hand(whose)
    shown = [CardView(g.cards[id].handle, g.cards[id].face, (), {"cost": play_cost(g, whose, id)}) for id in ids]
    return ZoneView(ZONES[HAND].name, whose, len(ids), tuple(shown))


@clause("6.5", "6.6", "3.4", "3.5")
def _upright_or_gained(g: Table, id: int) -> CardView:
    card = g.cards[id]
    return CardView(card.handle, card.face, ("gained",) if card.gained else ("regained",))


def _in_use(g: Table, id: int, seat: int) -> CardView:
    card = g.cards[id]
    return CardView(card.handle, card.face if g.sees(seat, id) else HIDDEN)


@clause("6.1", "6.2", "6.3", "6.4", "2.1.1")
def _character(g: Table, id: int, seat: int) -> CardView:
    """Of a face-down character everybody sees how it lies, and its player what it is."""
    card = g.cards[id]
    marks = lies(g, id)
    if not card.up:
        return CardView(card.handle, card.face if g.sees(seat, id) else HIDDEN, marks)
    held = keywords(g, id)
    numbers = {"atk": atk(g, id), "def": defense(g, id), "down": down(g, id)}
    numbers |= {name: number for name, number in held.items() if number}
    return CardView(card.handle, card.face, marks + arrows(g, id) + tuple(held), numbers)


def lies(g: Table, id: int) -> tuple[str, ...]:
    """Position, face and state of a character."""
    card = g.cards[id]
    marks: tuple[str, ...] = (POSITIONS[card.turned], "face-up" if card.up else "face-down")
    if card.downed:
        marks += ("downed",)
    if id == g.attacker:
        marks += ("attacker",)
    return marks


@clause("9.3")
def _pending(g: Table, due: Trigger, seat: int) -> PendingView:
    card = g.cards[due.source]
    pointed = card.handle if ZONES[card.zone >> 1].placed or g.sees(seat, due.source) else HIDDEN
    shown = CardView(pointed, card.face if g.sees(seat, due.source) else HIDDEN)
    return PendingView(due.number, due.seat, due.ability.name, "9.3", (shown,))
