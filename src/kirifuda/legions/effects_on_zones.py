"""Cards that break, move and turn (39-3, 39-4, 39-6 to 39-8)."""

from collections.abc import Callable, Generator
from typing import Final

from ..effects.interpreter import Doing
from ..effects.run import Run
from ..effects.statements import Move, Orient
from ..kernel.ask import Question, arrange
from .asking import choose
from .book import clause
from .breaking import break_cards
from .effects_that_last import here, two_units
from .forbidding import forbidden, spared
from .fronts import FRONTS
from .incapacity import incapacitate
from .lanes import adjacent_lanes, lane_of
from .matching import LANE_KINDS, amount, subject_ids
from .moving import has_room_in_standby, put, standby_or_wait, wait_zone_of
from .orienting import exhaust, open_up, recover, reverse
from .placing import place, places_for
from .playing import where
from .replacing import instead
from .table import DECK, EXILE, HAND, LANES, MASTER_AREA, ON_THE_FIELD, STANDBY, WAIT, WAITS, Table
from .tree import Break, ChangeWait, MoveLane, SwapLanes
from .triggers import happen
from .units import has
from .unlock_limits import may_enter, note_entry

MOVES_TO = {
    "hand": HAND,
    "deck": DECK,
    "exile": EXILE,
    "standby": STANDBY,
    "wait-1": WAIT,
    "wait-2": WAIT + 1,
    "wait-3": WAIT + 2,
    "wait-4": WAIT + 3,
}
END_OF_DECK = "end-of-deck"
ENDS_OF_DECK = (0, 1)
"""The top and the bottom."""


@clause("39-3")
def change_wait(g: Table, run: Run, node: ChangeWait) -> Doing:
    """Cards move through the wait zones; the standby zone is wait zone 0, and beyond Ⅳ there is nothing."""
    step = -amount(g, run, node.amount) if node.down else amount(g, run, node.amount)
    moved = 0
    for id in subject_ids(g, run, node.subject):
        kind = g.cards[id].zone // 2
        if kind != STANDBY and kind not in WAITS:
            continue
        now = kind - STANDBY
        then = min(max(now + step, 0), len(WAITS))
        if then == now:
            continue
        if (yield from move_to(g, run, id, standby_or_wait(then), "39-3")):
            moved += 1
            happen(g, "wait-changed", g.cards[id].owner, id, source=kind)
    return run.did_so(moved, node.slot)


def remember_where(g: Table, run: Run, ids: tuple[int, ...]) -> None:
    """Where units lie that the effect is about to take away (L71)."""
    lay = {id: g.cards[id].zone // 2 for id in ids if g.on_field(id)}
    run.left = {**run.left, **lay} if run.left is not None else lay


@clause("39-4")
def break_(g: Table, run: Run, node: Break) -> Doing:
    found = subject_ids(g, run, node.subject)
    remember_where(g, run, found)
    ids = tuple([id for id in found if not spared(g, "be-broken", id, run.seat)])
    broken = yield from break_cards(g, ids, "39-4", run.seat, ((run.source, ""),) * len(ids))
    return run.did_so(broken, node.slot)


@clause("39-6", "39-7", "41-21", "36-18", "39-21")
def move_to(
    g: Table, run: Run, id: int, kind: int, by: str, bottom: bool = False, up: bool = True
) -> Generator[Question, int, bool]:
    """Move a card by an effect; what does not fit breaks or is exiled, and a master stays (L64). Did it get there?"""
    seat, left = g.cards[id].owner, g.cards[id].zone // 2
    if left == MASTER_AREA or has(g, id, "anchored") or spared(g, "leave-field", id, run.seat):
        return False
    if not may_enter(g, id, kind):
        return False
    name = "exiled" if kind == EXILE else "moved"
    if (yield from instead(g, name, seat, id, run.source, left, kind, by=run.seat)):
        return False
    fits = kind != STANDBY or has_room_in_standby(g, seat)
    if fits:
        put(g, id, kind, by, run.seat, bottom, up)
    else:
        yield from does_not_fit(g, run, id)
    note_entry(g, id, left, g.cards[id].zone // 2)
    return fits


@clause("39-6")
def does_not_fit(g: Table, run: Run, id: int) -> Generator[Question, int, None]:
    """Skills and minions break, lords and arts are exiled."""
    if FRONTS[g.cards[id].face].category in ("skill", "minion"):
        yield from break_cards(g, (id,), "39-6", run.seat, ((run.source, ""),))
    else:
        put(g, id, EXILE, "39-6", run.seat)


@clause("39-6", "39-7", "18-18", "34-1")
def move(g: Table, run: Run, node: Move) -> Doing:
    moved: list[int] = []
    bottom = node.bottom
    ids = subject_ids(g, run, node.subject)
    remember_where(g, run, ids)
    if node.either_end and ids:
        bottom = (yield choose(g, g.player, "39-6", "which-end", ENDS_OF_DECK, END_OF_DECK)) == 1
    if node.in_any_order:
        ids = yield from arrange(g.player, g.cite("39-6"), "order", ids)
    for id in ids:
        if node.to in ("field", "lord-area"):
            done = yield from place_by_effect(g, run, id, node)
        elif node.to == "wait":
            done = yield from move_to(g, run, id, wait_zone_of(g, id), "39-6")
        else:
            by = "39-7" if node.to == "exile" else "39-6"
            done = yield from move_to(g, run, id, MOVES_TO[node.to], by, bottom, not node.face_down)
            if node.reversed and g.cards[id].zone // 2 in WAITS:
                g.edit(id).reversed = True
        if done:
            moved.append(g.cards[id].owner)
    return run.did_to(moved, node.slot)


@clause("34-1", "41-22", "39-6", "01-5", "24-3e")
def place_by_effect(g: Table, run: Run, id: int, node: Move) -> Doing:
    """Place a card in a lane that the turn player chooses; what finds no place breaks or is exiled."""
    if g.on_field(id) or spared(g, "leave-field", id, run.seat) or not may_enter(g, id, LANES[0]):
        return False
    lanes = tuple([LANE_KINDS[lane] for lane in node.lanes]) or LANES
    if node.lane_of is not None and node.lane_of not in run.lanes:
        return False
    if node.lane_of is not None:
        lanes = (run.lanes[node.lane_of],)
    left = g.cards[id].zone // 2
    if (yield from instead(g, "placed", g.cards[id].owner, id, run.source, left, by=run.seat)):
        return False
    places = places_for(g, id, lanes)
    if not places:
        if "left-only" not in FRONTS[g.cards[id].face].keywords:
            yield from does_not_fit(g, run, id)
        return False
    seat = g.cards[id].owner
    kind = yield where(g, "39-6", places, id)
    place(g, id, kind, "34-1", run.seat, node.reversed)
    note_entry(g, id, left, kind)
    if node.exhausted:
        g.edit(id).exhausted = True
    if node.reversed:
        g.tell("reversed", "39-8", seat, (id,))
    return True


@clause("39-8", "34-2", "37-2b", "28-5")
def move_lane(g: Table, run: Run, node: MoveLane) -> Doing:
    moved = 0
    for id in here(g, run, subject_ids(g, run, node.subject)):
        seat = g.cards[id].owner
        lanes = tuple([LANE_KINDS[lane] for lane in node.lanes]) or LANES
        if node.adjacent:
            lanes = adjacent_lanes(lane_of(g, id))
        free = tuple([lane for lane in g.free_lanes(seat) if lane in lanes])
        if g.cards[id].zone // 2 not in LANES or not free or forbidden(g, "move-lane", id):
            continue
        lane = yield where(g, "39-6", free, id)
        shift_lane(g, id, lane, "39-6")
        moved += 1
    return run.did_so(moved, node.slot)


@clause("28-5", "34-2", "37-2b")
def shift_lane(g: Table, id: int, lane: int, by: str) -> None:
    """To another lane: no placing, the same unit."""
    seat = g.cards[id].owner
    left = g.cards[id].zone // 2
    g.shift(id, lane, seat, True)
    g.stirred |= ON_THE_FIELD
    g.tell("moved-lane", by, seat, (id,), what=g.specs[lane].name)
    happen(g, "lane-moved", seat, id, source=left, to=lane)


def swap_lanes(g: Table, run: Run, node: SwapLanes) -> bool:
    """Two minions of one player; a leader has no lane."""
    two = two_units(g, run, node.one, node.other)
    lanes = tuple([g.cards[id].zone for id in two])
    if not two or any([lane // 2 not in LANES for lane in lanes]) or lanes[0] % 2 != lanes[1] % 2:
        return run.did_so(0)
    shift_lane(g, two[0], lanes[1] // 2, "39-6")
    shift_lane(g, two[1], lanes[0] // 2, "39-6")
    return run.did_so(1)


TURNS: Final[dict[str, Callable[[Table, int, str, int], bool]]] = {
    "exhausted": exhaust,
    "active": recover,
    "reversed": reverse,
    "open": open_up,
    "incapacitated": incapacitate,
}


@clause("39-8", "39-12", "39-13", "30-1")
def orient(g: Table, run: Run, node: Orient) -> bool:
    turned = 0
    how = TURNS[node.how]
    for id in subject_ids(g, run, node.subject):
        turned += how(g, id, "39-8", run.seat)
    return run.did_so(turned, node.slot)
