"""What a seat sees of a table (7.4 to 7.13): every thing shown is named here."""

from typing import Final

from ..effects.run import DEALT
from ..kernel.ask import CARD, PLAYER, REQUEST
from ..kernel.events import HIDDEN
from ..kernel.view import CardView, PendingView, View, ZoneView
from .book import clause
from .characteristics import atk, ca, cost_changes, cost_of, factions, is_unit, keyword_number, keywords, level, power
from .chronicle_card import ChronicleCard
from .entries import ACTION, BURST, PLACING, SPELL, TRIGGER, Entry, Pending
from .in_full import latest_turn
from .moving import joined_cards
from .pool import FACTIONS
from .price import Price, less, plus
from .printed import GREEN, RED
from .references import AIMED, WENT, Reference, Slots
from .sight import era, row
from .table import Table
from .uniqueness import standing
from .zones import BATTLEFIELD, CA, DECK, DISCARD, ERA, HAND, REMOVED, SOUL, STACK, ZONES

POOLS: Final = (*[f"{faction}-souls" for faction in FACTIONS], "factionless-souls")
FACTS: Final = ("life", "advance-points", "era", "ca", *POOLS)
"""What is counted of each player."""
LAMPS: Final = ((GREEN, "green-lamp"), (RED, "red-lamp"))
COUNTER: Final = "counter:"
"""How the numbers of counters begin; the name of the counters follows."""
WAITING: Final = "waiting"
"""What a trigger is that has triggered and is not on the stack yet (11.6.6)."""
CLAUSES: Final = {
    SPELL: "11.2",
    ACTION: "11.5",
    TRIGGER: "11.6",
    BURST: "6.9.1",
    PLACING: "11.3",
    WAITING: "11.6.6",
}


@clause("7.1", "7.4", "7.4.1", "7.4.2", "7.13.2")
def view(g: Table, seat: int) -> View:
    zones: list[ZoneView] = []
    facts: dict[str, int] = {}
    for whose in (0, 1):
        zones += [
            _hidden(g, DECK, whose, seat),
            _hand(g, whose, seat),
            _battlefield(g, whose),
            _era_yard(g, whose, seat),
            _soul_yard(g, whose),
            _ca_yard(g, whose),
            _open(g, DISCARD, whose),
            _removed(g, whose, seat),
            _open(g, STACK, whose),
        ]
        for name, number in zip(FACTS, counted(g, whose), strict=True):
            facts[f"{name}-{whose}"] = number
    facts |= {"priority": g.holder, "main": g.main, "soul-stones-placed": g.souls_placed, "first": g.first}
    entries = g.stack if g.placing is None else (*g.stack, g.placing)
    pending = tuple([_entry(g, entry, seat) for entry in entries] + [_waiting(g, one, seat) for one in g.pending])
    return View(seat, g.turn, g.player, tuple(zones), pending, facts, {"phase": g.phase, "step": g.step})


@clause("7.6.2", "9.5.7", "7.7.3")
def counted(g: Table, whose: int) -> tuple[int, ...]:
    """The numbers of a player, in the order of FACTS."""
    return g.life[whose], g.advance_points[whose], era(g, whose), ca_total(g, whose), *g.pool[whose]


@clause("5.3.1", "9.5.7")
def ca_total(g: Table, whose: int) -> int:
    return sum([ca(g, id) for id in g.ca_yard(whose)])


# --- zones ---------------------------------------------------------------------------------------


@clause("7.9.2")
def _hidden(g: Table, kind: int, whose: int, seat: int) -> ZoneView:
    """How many there are, and each that this seat sees: what it was shown."""
    ids = g.zones[kind * 2 + whose]
    seen = [CardView(g.cards[id].handle, g.cards[id].face) for id in ids if g.sees(seat, id)]
    return ZoneView(ZONES[kind].name, whose, len(ids), tuple(seen))


@clause("7.11.2")
def _hand(g: Table, whose: int, seat: int) -> ZoneView:
    """One's own cards with what they cost now."""
    if whose != seat:
        return _hidden(g, HAND, whose, seat)
    ids = g.hand(whose)
    shown = [CardView(g.cards[id].handle, g.cards[id].face, (), _cost(price_now(g, id))) for id in ids]
    return ZoneView(ZONES[HAND].name, whose, len(ids), tuple(shown))


def price_now(g: Table, id: int) -> Price:
    """What a card of a hand costs its player, by itself and by what makes it dearer and cheaper."""
    what = "use" if SPELL in row(g, id).types else "place"
    increase, reduction = cost_changes(g, g.cards[id].owner, id, what)
    return less(plus(cost_of(g, id), increase), reduction)


def _cost(price: Price) -> dict[str, int]:
    numbers = {"cost": price.total}
    for faction, many in zip(FACTIONS, price.factions, strict=True):
        if many:
            numbers[faction] = many
    if price.free:
        numbers["free"] = price.free
    if price.x:
        numbers["x"] = price.x
    return numbers


@clause("7.6.3", "7.6.4")
def _era_yard(g: Table, whose: int, seat: int) -> ZoneView:
    """A marker is seen by its player, and by both if it lies face-up."""
    ids = g.era_yard(whose)
    seen = [id for id in ids if g.sees(seat, id)]
    shown = [CardView(g.cards[id].handle, g.cards[id].face, _turned(g.cards[id])) for id in seen]
    return ZoneView(ZONES[ERA].name, whose, len(ids), tuple(shown))


def _turned(card: ChronicleCard) -> tuple[str, ...]:
    return () if card.up else ("face-down",)


@clause("7.7.2")
def _soul_yard(g: Table, whose: int) -> ZoneView:
    ids = g.soul_yard(whose)
    shown = [CardView(g.cards[id].handle, g.cards[id].face, states(g, id) + factions(g, id)) for id in ids]
    return ZoneView(ZONES[SOUL].name, whose, len(ids), tuple(shown))


@clause("7.8.2", "5.3.3")
def _ca_yard(g: Table, whose: int) -> ZoneView:
    ids = g.ca_yard(whose)
    shown = [CardView(g.cards[id].handle, g.cards[id].face, (), {"ca": ca(g, id)}) for id in ids]
    return ZoneView(ZONES[CA].name, whose, len(ids), tuple(shown))


@clause("7.10.2", "7.13.2")
def _open(g: Table, kind: int, whose: int) -> ZoneView:
    ids = g.zones[kind * 2 + whose]
    return ZoneView(ZONES[kind].name, whose, len(ids), tuple([_face_up(g, id) for id in ids]))


def _face_up(g: Table, id: int) -> CardView:
    return CardView(g.cards[id].handle, g.cards[id].face)


@clause("7.12.2", "7.4.2")
def _removed(g: Table, whose: int, seat: int) -> ZoneView:
    """A card that was removed face-down shows its place only, unless this seat was shown it."""
    ids = g.zones[REMOVED * 2 + whose]
    shown = [
        CardView(g.cards[id].handle, g.cards[id].face if g.sees(seat, id) else HIDDEN, _turned(g.cards[id]))
        for id in ids
    ]
    return ZoneView(ZONES[REMOVED].name, whose, len(ids), tuple(shown))


# --- the battlefield -----------------------------------------------------------------------------


@clause("7.5.2", "15.2.15.1.6")
def _battlefield(g: Table, whose: int) -> ZoneView:
    """What lies there by itself; a joined card lies under its unit."""
    shown = [_permanent(g, id) for id in standing(g, whose)]
    return ZoneView(ZONES[BATTLEFIELD].name, whose, len(shown), tuple(shown))


@clause("6.3.1", "6.4.1.2", "6.10.1", "5.13.1", "5.7.3")
def _permanent(g: Table, id: int) -> CardView:
    """With its states, its factions, its lit lamps, the keywords it has now, and its numbers as they are now."""
    card = g.cards[id]
    marks = states(g, id) + factions(g, id) + lamps(g, id) + tuple(keywords(g, id))
    under = tuple([_face_up(g, one) for one in joined_cards(g, id)])
    return CardView(card.handle, card.face, marks, numbers(g, id), under)


def states(g: Table, id: int) -> tuple[str, ...]:
    """What is true of a card on the battlefield or in a soul yard beside what it is."""
    card = g.cards[id]
    found: tuple[str, ...] = ("wiped",) if card.wiped else ("active",)
    if card.zone // 2 != BATTLEFIELD:
        return found
    if is_unit(g, id) and is_new(g, id):
        found += ("new",)
    if g.reference(id) in g.attackers:
        found += ("attacker",)
    if g.reference(id) == g.blocker:
        found += ("blocker",)
    if row(g, id).lost:
        found += ("without-abilities",)
    return found


@clause("5.7.3")
def lamps(g: Table, id: int) -> tuple[str, ...]:
    """The lamps of a card that are lit in its player's era."""
    lit = row(g, id).lamps
    return tuple([mark for bit, mark in LAMPS if lit & bit])


@clause("10.1.2.3.1", "11.5.2.1.1")
def is_new(g: Table, id: int) -> bool:
    """Whether its controller has not had it since before that player's latest turn."""
    card = g.cards[id]
    return card.since >= latest_turn(g, card.zone % 2)


def numbers(g: Table, id: int) -> dict[str, int]:
    """Level, power and ATK of a unit, the damage it has taken, numbers of keywords, counters by their names."""
    card = g.cards[id]
    found: dict[str, int] = {}
    if is_unit(g, id):
        found = {"level": level(g, id), "power": power(g, id), "atk": atk(g, id)}
    if card.damage:
        found["damage"] = card.damage
    for word, held in keywords(g, id).items():
        number = sum([keyword_number(g, id, one) for one in held])
        if number:
            found[word] = number
    for name, many in card.counters:
        found[COUNTER + name] = many
    return found


# --- the stack -----------------------------------------------------------------------------------


@clause("7.13.1", "7.13.2", "7.13.3", "11.6.6")
def _entry(g: Table, entry: Entry, seat: int) -> PendingView:
    """What it is, where it comes from, what it says, and what has been chosen and fixed for it."""
    shown = PendingView(
        entry.serial,
        entry.controller,
        entry.kind,
        CLAUSES[entry.kind],
        (_meant(g, (entry.source, entry.handle), seat),),
        text=entry.ability.name if entry.ability is not None else "",
    )
    chosen = chosen_in(entry.slots)
    shown.target_cards = tuple([_meant(g, one, seat) for one in chosen])
    abilities = abilities_chosen(entry)
    if entry.players:
        shown.target, shown.target_number = PLAYER, entry.players[0][1]
    elif abilities:
        shown.target, shown.target_number = REQUEST, abilities[0]
    elif chosen:
        shown.target = CARD
    shown.numbers = {name: number for name, number in entry.numbers if is_told(name)}
    if entry.era:
        shown.numbers["era"] = entry.era
    for place, mode in enumerate(entry.modes):
        shown.numbers[f"mode-{place + 1}"] = mode + 1
    return shown


def is_told(name: str) -> bool:
    """Whether a number of an entry is one that players know: X, and not what rules remember."""
    return name != WENT and not name.startswith((AIMED, DEALT))


def abilities_chosen(entry: Entry) -> tuple[int, ...]:
    """The numbers of the abilities on the stack that it has chosen."""
    return tuple([number for name, number in entry.numbers if name.startswith(AIMED)])


def chosen_in(slots: Slots) -> tuple[Reference, ...]:
    return tuple([one for _, chosen in slots for one in chosen])


@clause("11.6.3", "11.6.6")
def _waiting(g: Table, one: Pending, seat: int) -> PendingView:
    shown = (_meant(g, (one.source, one.handle), seat),)
    text = one.ability.name if one.ability is not None else ""
    return PendingView(one.serial, one.controller, WAITING, CLAUSES[WAITING], shown, text=text)


@clause("6.5.2", "7.3", "11.4.8")
def _meant(g: Table, reference: Reference, seat: int) -> CardView:
    """A card that the stack speaks of: where it lies, or, if it has left, only which it was."""
    id, handle = reference
    if g.is_still(reference):
        card = g.cards[id]
        sees = g.sees(seat, id)
        return CardView(handle if sees or ZONES[card.zone // 2].placed else HIDDEN, card.face if sees else HIDDEN)
    past = g.past.get(handle)
    known = past is not None and past.card.known >> seat & 1 == 1
    return CardView(HIDDEN, past.card.face if past is not None and known else HIDDEN)
