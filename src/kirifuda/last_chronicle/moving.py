"""Moving cards from zone to zone (chapter 7): a card that changes zone is a new card."""

from collections.abc import Generator
from functools import lru_cache
from typing import Final

from ..effects.statements import Instead
from ..kernel.ask import Proc, Question, arrange
from ..kernel.endless import make_room, toil
from ..kernel.pairs import IN_TURN
from .book import clause
from .changes import OF_ACTORS, OF_COMBAT, OF_COUNTERS, OF_SOURCES, OF_WIPING, ON_BATTLEFIELD, STIRRED_BY
from .characteristics import decrees, forbidden
from .chronicle_card import CAME_BY, PAID_EXTRA, ChronicleCard, Past
from .ears import Ears
from .fronts import FRONTS
from .keyword_abilities import Rules, arrival_counters, arrives_wiped, rules_for, rules_of_entering
from .references import NO_ONE, NOTHING, Reference
from .replacement_effects import Change, in_order_of, is_any_used_up, may_be_replaced, replaced
from .sayings import own_side
from .sight import up_to_date
from .soul_burst import offer_soul_bursts
from .table import Table
from .trigger_abilities import happen
from .uniqueness import why_not_enter
from .zones import BATTLEFIELD, CA, DECK, DISCARD, ERA, HAND, MOST_MARKERS, OUT, OWNERS, REMOVED, SOUL

Moving = Generator[Question, int, tuple[int, ...]]
Drawing = Generator[Question, int, int]
Way = tuple[int, int, int, bool, str]
"""A card that is about to move: its id, the kind of zone and the seat it goes to, whether it arrives wiped, why."""
Settling = Generator[Question, int, tuple[Way, ...]]
Calls = tuple[tuple[str, bool], ...]
"""What a move is called; each: whether it is about the player to whom the card came, or the one whom it left."""
Heard = tuple[int, int, int, str, Calls]
"""A card that has moved: its id, the handle it had, the zone where it lay, why it moved, and what is heard of that."""

DESTROY: Final = "destroy"
SACRIFICE: Final = "sacrifice"
DISCARDING: Final = "discard"
REMOVE: Final = "remove"
POWERLESS: Final = "powerless"
LETHAL_DAMAGE: Final = "lethal-damage"
TWO_LEGACIES: Final = "two-legacies"
TWO_EPICS: Final = "two-epics"
SURPLUS_MARKER: Final = "surplus-marker"
STRAY_TOKEN: Final = "stray-token"
HOST_LEFT: Final = "host-left"
EFFECT: Final = "effect"
RESOLVED: Final = "resolved"
DRAWING: Final = "draw"
FIRST_HAND: Final = "first-hand"
SECOND_HAND: Final = "second-hand"
FIRST_MARKER: Final = "first-marker"
CHECKING: Final = "chrono-check"
PLACE: Final = "place"
SOUL_CHANGE: Final = "soul-change"
TABOO: Final = "taboo"
SUBLIMATE: Final = "sublimate"
CHRONO_BURST: Final = "chrono-burst"
SOUL_BURST: Final = "soul-burst"
STONE: Final = "stone"
ERA_MARKER: Final = "era-marker"
CA_TO_HAND: Final = "ca-to-hand"
CA_LEFT_OVER: Final = "ca-left-over"
CLAUSES: Final = {
    DESTROY: "15.1.4.1",
    SACRIFICE: "15.1.13.1",
    DISCARDING: "15.1.5.1",
    REMOVE: "15.1.6.1",
    POWERLESS: "12.4.3",
    LETHAL_DAMAGE: "12.4.4",
    TWO_LEGACIES: "12.4.5",
    TWO_EPICS: "12.4.6",
    SURPLUS_MARKER: "12.4.7",
    STRAY_TOKEN: "12.4.8",
    HOST_LEFT: "15.2.15.1.7",
    EFFECT: "7.3",
    RESOLVED: "11.8.10",
    DRAWING: "9.3.3.1",
    FIRST_HAND: "8.2.1.5",
    SECOND_HAND: "8.2.1.6",
    FIRST_MARKER: "8.2.1.7",
    CHECKING: "15.1.14.1",
    PLACE: "11.3.10",
    SOUL_CHANGE: "11.3.10",
    TABOO: "7.3",
    SUBLIMATE: "7.3",
    CHRONO_BURST: "7.3",
    SOUL_BURST: "7.3",
    STONE: "9.5.6",
    ERA_MARKER: "9.5.7.1",
    CA_TO_HAND: "9.5.7.2",
    CA_LEFT_OVER: "9.5.7.3",
}
HAPPENINGS: Final = {
    DESTROY: "destroyed",
    LETHAL_DAMAGE: "destroyed",
    SACRIFICE: "sacrificed",
    DISCARDING: "discarded",
}
DRAWS: Final[tuple[str, ...]] = (DRAWING, FIRST_HAND, SECOND_HAND)


@clause("7.2", "7.3")
def move(
    g: Table,
    ids: tuple[int, ...],
    kind: int,
    seat: int | None = None,
    *,
    wiped: bool = False,
    bottom: bool = False,
    up: bool = True,
    by: int = NOTHING,
    cause: str = EFFECT,
    source: int = NOTHING,
) -> Moving:
    """Move cards to one kind of zone as one batch; those that really moved. `source` is the card that does it."""
    ways = tuple([(id, kind, side_of(g, id, kind, seat), wiped, cause) for id in ids])
    return move_together(g, ways, bottom, up, by, source)


@clause("11.9.5.1", "11.9.5.4", "6.1.4", "12.3", "15.2.10.3")
def move_together(
    g: Table,
    ways: tuple[Way, ...],
    bottom: bool = False,
    up: bool = True,
    by: int = NOTHING,
    source: int = NOTHING,
) -> Moving:
    """Move cards as one batch: first what replaces any of it is settled, then all go at once, then stones may burst.

    Those of them that really moved; joined cards that only went with their units are none.
    """
    meant = [way[0] for way in ways]
    if "moved" in g.ears.replaced:
        if len(ways) > 1:
            ways = in_turn(g, ways)
        for way in ways:
            if may_be_replaced(g.ears, g.cards[way[0]].zone // 2, way[1], way[4]):
                ways = yield from settled(g, ways, by)
                break
    moved = move_at_once(g, ways, bottom, up, by, source)
    if len(moved) > 1:
        yield from settle_timestamps(g, moved)
        yield from order_markers(g, moved, g.player if by == NOTHING else by)
    stones: tuple[int, ...] = ()
    for id in moved:
        if g.cards[id].zone // 2 == SOUL:
            stones += (id,)
    if stones:
        yield from offer_soul_bursts(g, stones)
    return tuple([id for id in moved if id in meant])


@clause("11.9.5.1", "11.9.5.4")
def settled(g: Table, ways: tuple[Way, ...], by: int) -> Settling:
    """What is left of moves that effects may replace: one after the other, some go elsewhere, some not at all."""
    found: tuple[Way, ...] = ()
    awaited: tuple[Change, ...] = ()
    for id, kind, side, wiped, cause in ways:
        nature = "combat" if died_in_combat(g, id, g.cards[id].handle, cause) else ""
        awaited += (Change("moved", side, id, to=kind, wiped=wiped, cause=cause, nature=nature, by=by),)
    if len(awaited) > 1 and is_any_used_up(g):
        awaited = yield from in_order_of(g, awaited)
    for one in awaited:
        change = yield from replaced(g, one)
        if change is not None:
            to_side = side_of(g, change.id, change.to, change.seat)
            found += ((change.id, change.to, to_side, change.wiped, change.cause),)
    return found


@clause("11.9.4.14")
def settle_timestamps(g: Table, ids: tuple[int, ...]) -> Proc:
    """The turn player orders cards that came onto the battlefield together, where more than one changes anything."""
    standing = tuple([id for id in ids if g.on_battlefield(id) and FRONTS[g.cards[id].face].stands])
    if len({(g.cards[id].face, g.seat_of(id)) for id in standing}) > 1:
        ordered = yield from arrange(g.player, "11.9.4.14", "timestamps", standing)
        for id in ordered:
            g.edit(id).stamp = g.stamp()
        g.sayings = None
        g.stirred |= ON_BATTLEFIELD


@clause("12.4.7")
def order_markers(g: Table, ids: tuple[int, ...], by: int) -> Proc:
    """Of more markers than can stay, put down together, the player who put them says which came last."""
    for seat in IN_TURN[g.player]:
        markers = tuple([id for id in g.era_yard(seat) if id in ids])
        if len(markers) > 1 and len(g.era_yard(seat)) > MOST_MARKERS:
            for id in (yield from arrange(by, "12.4.7", "marker-order", markers)):
                g.edit(id).stamp = g.stamp()


@clause("6.1.4", "11.9.6")
def in_turn(g: Table, ways: tuple[Way, ...]) -> tuple[Way, ...]:
    """What lies on the turn player's side first."""
    return tuple(sorted(ways, key=lambda way: g.seat_of(way[0]) != g.player))


@clause("7.2", "6.2.3")
def side_of(g: Table, id: int, kind: int, seat: int | None) -> int:
    """On whose side a card comes to lie: in some zones always its owner's, elsewhere so unless somebody is named."""
    return g.cards[id].owner if seat is None or kind in OWNERS else seat


@clause("7.3", "5.5.2.2", "5.5.3.2", "6.10.3", "11.6.16", "14.4")
def move_at_once(
    g: Table,
    ways: tuple[Way, ...],
    bottom: bool = False,
    up: bool = True,
    by: int = NOTHING,
    source: int = NOTHING,
) -> tuple[int, ...]:
    """Move cards that nothing stops any more; those that really moved."""
    entering = leaving = False
    for way in ways:
        if way[1] == BATTLEFIELD:
            entering = True
        if g.cards[way[0]].zone // 2 == BATTLEFIELD:
            leaving = True
    if entering:
        ways = tuple([way for way in ways if way[1] != BATTLEFIELD or may_go(g, way)])
    if leaving:
        ways = with_joined(g, ways)
    batch = keep_the_past(g, ways)
    seen = () if g.sink is None else tuple([g.viewers(g.cards[way[0]]) for way in ways])
    rules = rules_of_entering(g) if entering else ()
    heard: list[Heard] = []
    moved: tuple[int, ...] = ()
    for id, kind, side, wiped, cause in ways:
        card = g.cards[id]
        zone, was = card.zone, card.handle
        left = zone // 2
        g.move(id, kind, side, bottom, up)
        moved += (id,)
        g.stirred |= STIRRED_BY[left] | STIRRED_BY[kind]
        if left == BATTLEFIELD and id in g.acting[zone % 2]:
            g.stirred |= OF_ACTORS
        card = g.cards[id]
        arrive(g, card, wiped, rules)
        if cause in CAME_BY:
            card.came |= CAME_BY[cause]
            g.stirred |= ON_BATTLEFIELD
        sources = g.ears.sources
        if sources and ((left, card.face) in sources or (kind, card.face) in sources):
            g.stirred |= OF_SOURCES
        if kind == DECK or left == DECK:
            g.marked = None
        if kind == ERA or left == ERA:
            g.count_markers()
        calls = calls_heard(g.ears, left, kind, cause)
        if calls:
            heard.append((id, was, zone, cause, calls))
    if g.sink is not None:
        for (id, _, _, _, cause), seen_by in zip(ways, seen, strict=True):
            tell_move(g, id, seen_by, cause, by)
    for one in heard:
        hear_of_move(g, one, by, batch, source)
    return moved


@clause("5.5.2.2", "5.5.3.2")
def may_go(g: Table, way: Way) -> bool:
    """Onto the battlefield an effect does not put a second LEGACY, or EPIC of a name: the card stays where it is."""
    id, _, side, _, cause = way
    return cause in (PLACE, SOUL_CHANGE) or not why_not_enter(g, id, side)


@clause("15.2.15.1.7")
def with_joined(g: Table, ways: tuple[Way, ...]) -> tuple[Way, ...]:
    """Cards joined to units that leave the battlefield go to the discard pile."""
    found = ways
    for way in ways:
        if g.cards[way[0]].zone // 2 == BATTLEFIELD:
            for id in joined_cards(g, way[0]):
                if id not in [other[0] for other in ways]:
                    found += ((id, DISCARD, g.cards[id].owner, False, HOST_LEFT),)
    return found


@clause("15.2.15.1.6")
def joined_cards(g: Table, host: int) -> tuple[int, ...]:
    joined = own_side(g, g.seat_of(host)).joined
    return tuple([id for id, to in joined if to == host]) if joined else ()


@clause("6.5.2", "11.4.9", "11.8.4", "11.8.7")
def keep_the_past(g: Table, ways: tuple[Way, ...]) -> tuple[Reference, ...]:
    """What each of these cards is before the first of them moves; by which handles they are those."""
    batch: tuple[Reference, ...] = ()
    past: dict[int, Past] | None = None
    rows = g.rows
    for way in ways:
        card = g.cards[way[0]]
        batch += ((card.id, card.handle),)
        if card.zone // 2 != DECK:
            if past is None:
                rows = up_to_date(g)
                past = dict(g.past)
            kept = card if card.token is not g.token else card.copied(None)
            past[card.handle] = Past(kept, rows.get(card.id), g.eras[card.zone % 2])
    if past is not None:
        g.past = past
    return batch


@clause("11.9.4.13", "6.2.4", "11.7.2", "15.2.11.1.1", "15.2.14.9", "6.11.4")
def arrive(g: Table, card: ChronicleCard, wiped: bool, rules: Rules) -> None:
    """What is true of a card in its new zone from the beginning; `rules` of entering were there before it."""
    kind = card.zone // 2
    card.stamp = g.stamp()
    card.wiped = wiped
    if kind == BATTLEFIELD:
        id = card.id
        card.home = card.zone % 2
        card.since = g.turn
        g.stirred |= ON_BATTLEFIELD
        rules = rules_for(g, id, rules)
        if arrives_wiped(g, id, rules):
            card.wiped = True
            g.stirred |= OF_WIPING
        if card.host == NOTHING:
            card.counters = arrival_counters(g, id, rules)
            if card.counters:
                g.stirred |= OF_COUNTERS
        if g.placing is not None and g.placing.source == id:
            paid_extra = bool(g.placing.extra) or g.placing.alternative != NOTHING
            card.came = PAID_EXTRA if paid_extra else 0
            if paid_extra:
                g.sayings = None
                g.stirred |= ON_BATTLEFIELD
    elif kind != OUT and FRONTS[card.face].card.token is not None:
        g.strays += (card.id,)
        g.stirred |= ON_BATTLEFIELD


def tell_move(g: Table, id: int, seen_by: int, cause: str, by: int) -> None:
    """Everybody is told where a card went; who saw it where it was knows which."""
    kind = g.kind_of(id)
    clause_id = "7.11.1" if cause == DRAWING and by != NOTHING else CLAUSES[cause]
    how = "drew" if cause in DRAWS else "out" if kind == OUT else "moved"
    g.tell(how, clause_id, g.seat_of(id), (id,), what=g.specs[kind].name, seen_by=seen_by)


@clause("11.6.5", "11.6.17", "15.1.4.2", "15.1.13.5")
def hear_of_move(g: Table, heard: Heard, by: int, batch: tuple[Reference, ...], source: int) -> None:
    """Everything a move is called: a card came, left, was destroyed, …; each only if something may wait for it."""
    id, was, zone, cause, calls = heard
    left = zone // 2
    now = g.cards[id].zone
    to = now // 2
    for kind, has_come in calls:
        seat = now % 2 if has_come else zone % 2
        if kind == "placed" and cause in CAME_BY:
            other, before = sacrificed_for(g, id)
            happen(g, kind, seat, id, other, left, to, 0, cause, by, cause, was, batch, before)
            continue
        other = source if kind == "destroyed" else NOTHING
        nature = "combat" if kind == "destroyed" and died_in_combat(g, id, was, cause) else ""
        happen(g, kind, seat, id, other, left, to, 0, nature, by, cause, was, batch)


@lru_cache(maxsize=4096)
def calls_heard(ears: Ears, left: int, to: int, cause: str) -> Calls:
    """What a move is called, as far as any text of the game waits for that, or asks about it."""
    return tuple([one for one in calls_of_move(left, to, cause) if ears.hears(one[0], left, to)])


def calls_of_move(left: int, to: int, cause: str) -> Calls:
    """What a move from a kind of zone to another is called."""
    calls = [("moved", True)]
    if to == BATTLEFIELD:
        calls.append(("placed", True))
    if left == BATTLEFIELD:
        calls.append(("left", False))
    if to == DISCARD and cause in HAPPENINGS and (cause != DISCARDING or left == HAND):
        calls.append((HAPPENINGS[cause], False))
    if to == REMOVED:
        calls.append(("removed", False))
    if to == CA and cause == CHECKING:
        calls.append(("chrono-checked", False))
    if to == HAND and cause == DRAWING:
        calls.append(("drawn", False))
    return tuple(calls)


@clause("15.2.6.4", "15.2.6.5")
def sacrificed_for(g: Table, id: int) -> tuple[int, int]:
    """The unit that was sacrificed for the soul change by which a card is placed, as it was on the battlefield."""
    placing = g.placing
    if placing is None or placing.source != id or not placing.slots:
        return NO_ONE
    return placing.slots[0][1][0]


@clause("12.4.4", "15.2.4.2")
def died_in_combat(g: Table, id: int, was: int, cause: str) -> bool:
    """By damage, in the first rule process after the combat damage of a fight that it was in."""
    return cause == LETHAL_DAMAGE and (id, was) in g.clash


# --- drawing --------------------------------------------------------------------------------------


@clause("9.3.3.1", "3.1.2", "12.4.2", "7.11.1", "2.2")
def draw(g: Table, seat: int, count: int, by: int = NOTHING, cause: str = DRAWING) -> Drawing:
    """Draw cards, one after the other; how many were really drawn."""
    drawn = 0
    for _ in range(count):
        if forbidden(g, "draw", seat=seat) or (by != NOTHING and forbidden(g, "draw-by-effects", seat=seat)):
            break
        if "drawn" in g.ears.replaced:
            change = yield from replaced(g, Change("drawn", seat, by=by))
            if change is None:
                toil(g, 1)
                continue
        deck = g.deck(seat)
        if deck:
            move_at_once(g, ((deck[-1], HAND, seat, False, cause),), by=by)
            drawn += 1
        else:
            g.empty_draws |= 1 << seat
            g.tell("empty-deck", "3.1.2", seat)
            if "drawn" not in g.ears.replaced:
                break
            toil(g, 1)
    return drawn


# --- control and tokens ---------------------------------------------------------------------------


@clause("6.2.4", "10.1.2.6", "10.1.4.3")
def take_control(g: Table, id: int, seat: int) -> None:
    """The card stays the same card; what it is joined with comes along, and it is in no combat any more."""
    for one in (id, *joined_cards(g, id)):
        g.shift(one, BATTLEFIELD, seat, True)
        card = g.edit(one)
        card.since = g.turn
    remove_from_combat(g, (id,))
    g.sayings = None
    g.stirred |= ON_BATTLEFIELD
    g.tell("control", "6.2.4", seat, (id,))
    happen(g, "control-changed", seat, id)


@clause("10.1.4.4", "6.7.2.1")
def remove_from_combat(g: Table, ids: tuple[int, ...]) -> None:
    g.attackers = tuple([one for one in g.attackers if one[0] not in ids])
    if g.blocker[0] in ids:
        g.blocker = NO_ONE
    g.stirred |= OF_COMBAT


@clause("6.11.1", "6.11.5", "11.9.5.1")
def bring_tokens(
    g: Table, seat: int, face: int, count: int, wiped: bool = False, by: int = NOTHING, cause: str = EFFECT
) -> Moving:
    """Put new tokens onto the battlefield; where effects replace how cards come there, as they do with any card."""
    make_room(g, count)
    if "moved" not in g.ears.replaced or not decrees(g, Instead):
        return make_tokens(g, seat, face, count, wiped, by, cause)
    new: tuple[int, ...] = ()
    for _ in range(count):
        card = ChronicleCard(0, seat, face, OUT * 2 + seat)
        g.add(card)
        new += (card.id,)
    return (yield from move(g, new, BATTLEFIELD, seat, wiped=wiped, by=by, cause=cause))


@clause("6.11.1", "6.11.5")
def make_tokens(
    g: Table, seat: int, face: int, count: int, wiped: bool = False, by: int = NOTHING, cause: str = EFFECT
) -> tuple[int, ...]:
    """Put new tokens onto the battlefield: this player owns and controls them."""
    made: tuple[int, ...] = ()
    rules = rules_of_entering(g)
    for _ in range(count):
        card = ChronicleCard(0, seat, face, BATTLEFIELD * 2 + seat)
        g.add(card)
        arrive(g, card, wiped, rules)
        if cause in CAME_BY:
            card.came |= CAME_BY[cause]
            g.stirred |= ON_BATTLEFIELD
        made += (card.id,)
    for id in made:
        g.tell("token", "6.11.1", seat, (id,))
    batch = tuple([g.reference(id) for id in made])
    for id in made:
        if "placed" in g.ears.kinds:
            nature = cause if cause in CAME_BY else ""
            happen(g, "placed", seat, id, to=BATTLEFIELD, nature=nature, by=by, batch=batch)
    return made
