"""Words of card texts that move and turn characters (8.2, chapter 6), each a verb."""

from typing import Final

from ..effects.interpreter import Doing
from ..effects.statements import ChooseLane, Play, TurnOver
from ..kernel.ask import Proc
from ..kernel.course import Course
from .asking import HOW, LANE, choose
from .book import clause
from .forbidding import forbidden
from .fronts import CHARACTER, EFFECT, FRONTS, SUPPORT
from .lead_phase import points_at
from .matching import column_of, seat_of_word, subject_ids
from .moving import move_to_square
from .placing import FACE_UP_OR_DOWN, arrive, arrive_as_support, where
from .playing import resolve_used
from .positions import ANY_POSITION, FACE_DOWN, TURNED, positions_to, reposition, turn_down, turn_up
from .resolving import first_choices_exist
from .runs import StarsRun, run_for
from .squares import ONE_STEP, column, facing_lane, free_squares, is_front, lane_of, next_to, square_of, step
from .table import LANES, LEFT, NOTHING, RIGHT, SQUARES, UPRIGHT, Table
from .table import SUPPORT as SUPPORT_ZONE
from .terms import touched
from .tree import ChooseSquare, MoveTo, PutOnSquare, Reposition, Squares, SwapSquares
from .triggers import happen
from .words import VERBS


@clause("8.2", "3.3.1")
def squares_that_fit(g: Table, run: StarsRun, squares: Squares, seat: int, mover: int) -> tuple[int, ...]:
    """Free squares of a player's side that fit what is said (S21)."""
    if squares.slot is not None:
        kept = run.squares.get(squares.slot)
        return free_squares(g, (kept[0],), seat) if kept is not None and kept[1] == seat else ()
    found = free_squares(g, SQUARES, seat)
    if squares.rows:
        found = tuple([one for one in found if ("front" if is_front(one) else "back") in squares.rows])
    if squares.lanes:
        found = tuple([one for one in found if str(lane_of(one) + 1) in squares.lanes])
    if squares.near:
        of = (mover,) if squares.of is None else subject_ids(g, run, squares.of)
        found = tuple([one for one in found if any([_is_near(g, one, seat, squares.near, id) for id in of])])
    return found


NEXT_LANE: Final = {"left-lane": -1, "right-lane": 1}
"""The lane to a side, as the character's player sees it: either square of it."""


@clause("3.3.4", "2.1.1")
def _is_near(g: Table, square: int, seat: int, near: str, id: int) -> bool:
    if id == NOTHING or not g.on_square(id):
        return False
    if near == "same-lane":
        return column(square, seat) == column_of(g, id)
    if near == "adjacent-lane":
        return abs(column(square, seat) - column_of(g, id)) == 1
    if g.seat_of(id) != seat:
        return False
    here = square_of(g, id)
    if near in NEXT_LANE:
        return lane_of(square) == lane_of(here) + NEXT_LANE[near]
    if near == "adjacent":
        return square in next_to(here)
    return square in points_at(g, id) if near == "lead" else square == step(here, ONE_STEP[near])


@clause("8.2")
def choose_square(g: Table, run: StarsRun, node: ChooseSquare) -> Doing:
    seat = seat_of_word(g, run, node.whose)
    found = squares_that_fit(g, run, node.squares, seat, run.source)
    if not found:
        return False
    square = yield where(run.seat, "8.2", found, run.source, seat, public=True)
    run.squares = {**run.squares, node.slot: (square, seat)}
    return run.did_so(1)


@clause("3.3.4")
def choose_lane(g: Table, run: StarsRun, node: ChooseLane) -> Doing:
    """A lane is shared by both sides (S1); its number is that of the player who chooses."""
    lane = yield choose(run.seat, "3.3.4", "which-lane", tuple(range(LANES)), LANE, (run.source,))
    run.lanes = {**run.lanes, node.slot: lane if run.seat == 0 else facing_lane(lane)}
    return run.did_so(1)


@clause("8.2", "9.2")
def move_characters(g: Table, run: StarsRun, node: MoveTo) -> Doing:
    """To a free square of its own side; which, the effect's player says (S21)."""
    moved = 0
    for id in touched(g, run, node.subject):
        if not g.on_square(id) or forbidden(g, "be-moved", id, run.source, run.seat):
            continue
        found = squares_that_fit(g, run, node.squares, g.seat_of(id), id)
        if found:
            square = yield where(run.seat, "8.2", found, id, g.seat_of(id), public=True)
            move_to_square(g, id, square, "8.2", run.seat)
            moved += 1
    return run.did_so(moved)


@clause("8.2", "9.2")
def swap_squares(g: Table, run: StarsRun, node: SwapSquares) -> bool:
    """Two characters of one side change places."""
    one, other = touched(g, run, node.one), touched(g, run, node.other)
    if node.one == node.other:
        one, other = one[:1], one[1:]
    if not one or not other:
        return run.did_so(0)
    first, second = one[0], other[0]
    if not g.on_square(first) or not g.on_square(second) or g.seat_of(first) != g.seat_of(second) or first == second:
        return run.did_so(0)
    if any([forbidden(g, "be-moved", id, run.source, run.seat) for id in (first, second)]):
        return run.did_so(0)
    here, there = square_of(g, first), square_of(g, second)
    move_to_square(g, first, there, "8.2", run.seat)
    move_to_square(g, second, here, "8.2", run.seat)
    return run.did_so(2)


@clause("3.3", "3.3.1", "3.3.3", "9.1")
def put_on_squares(g: Table, run: StarsRun, node: PutOnSquare) -> Doing:
    """Characters come to the field by an effect, each onto a free square that fits; supports to their zone (3.5)."""
    placed = 0
    for id in subject_ids(g, run, node.subject):
        kind = FRONTS[g.cards[id].face].kind
        if kind == SUPPORT and node.squares == Squares() and g.cards[id].zone >> 1 != SUPPORT_ZONE:
            arrive_as_support(g, id, g.cards[id].owner, "2.3", run.seat)
            placed += 1
        if kind != CHARACTER or g.on_square(id):
            continue
        seat = seat_of_word(g, run, node.whose) if node.whose else g.cards[id].owner
        squares = _to_the_back(node.squares)
        found = squares_that_fit(g, run, squares, seat, run.source)
        if not found:
            continue
        by = "3.3.1" if squares is node.squares else "3.3.3"
        square = yield where(run.seat, by, found, id, seat, public=True)
        how = yield choose(run.seat, "3.3", "how", ways_to_lie(node.position, node.face), HOW, (id,))
        arrive(g, id, square, seat, how % FACE_DOWN, how < FACE_DOWN, by, run.seat)
        placed += 1
    return run.did_so(placed)


@clause("3.3.3")
def _to_the_back(squares: Squares) -> Squares:
    """Characters come to the back row, unless the text says where."""
    if squares.rows or squares.near or squares.slot is not None:
        return squares
    return Squares(("back",), squares.lanes)


def ways_to_lie(position: str, face: str) -> tuple[int, ...]:
    """The ways in which a character may come, as far as a text leaves them open."""
    turned = positions_named(position)
    return tuple(
        [
            how
            for how in FACE_UP_OR_DOWN
            if how % FACE_DOWN in turned and (not face or (how < FACE_DOWN) == (face == "face-up"))
        ]
    )


def positions_named(word: str) -> tuple[int, ...]:
    if word == "defense":
        return (LEFT, RIGHT)
    return (TURNED[word],) if word else ANY_POSITION


@clause("6", "6.1", "6.2")
def reposition_characters(g: Table, run: StarsRun, node: Reposition) -> Doing:
    """Into a position; the effect's player says which, where the text leaves it open: as in 5.3 (S50)."""
    turned = 0
    for id in touched(g, run, node.subject):
        if not g.on_square(id):
            continue
        now = g.cards[id].turned
        if node.to == "defense" and now != UPRIGHT:
            continue
        ways = tuple([one for one in positions_named(node.to) if one != now]) if node.to else positions_to(now)
        if not ways:
            continue
        how = yield choose(run.seat, "6", "position", ways, HOW, (id,))
        turned += reposition(g, id, how, "6.1" if how == UPRIGHT else "6.2", run.seat, run.source)
    return run.did_so(turned)


@clause("6.3", "6.4")
def turn_over(g: Table, run: StarsRun, node: TurnOver) -> Doing:
    """Face-up or face-down by an effect."""
    turned = 0
    for id in touched(g, run, node.subject):
        if not g.on_square(id) or g.cards[id].up == (node.face == "face-up"):
            continue
        if node.position:
            ways = positions_named(node.position)
            how = yield choose(run.seat, "6", "position", ways, HOW, (id,))
            g.edit(id).turned = how
        if node.face == "face-up":
            turned += turn_up(g, id, "6.4", run.seat)
        else:
            turned += turn_down(g, id, "6.4", run.seat)
    return run.did_so(turned, node.slot)


@clause("8.3", "9.1")
def play_without_cost(g: Table, run: StarsRun, node: Play) -> Doing:
    """Cards are played by an effect, without paying for them; an effect card when this one is done."""
    played = 0
    for id in subject_ids(g, run, node.subject):
        front = FRONTS[g.cards[id].face]
        seat = g.cards[id].owner
        if front.kind == CHARACTER:
            found = squares_that_fit(g, run, Squares(rows=("back",)), seat, run.source)
            if not found:
                continue
            square = yield where(seat, "5.3", found, id, seat, public=True)
            how = yield choose(seat, "5.3", "how", FACE_UP_OR_DOWN, HOW, (id,))
            arrive(g, id, square, seat, how % FACE_DOWN, how < FACE_DOWN, "5.3", run.seat)
        elif front.kind == EFFECT:
            g.begin(FREE_USE, id, g.cards[id].handle)
        else:
            arrive_as_support(g, id, seat, "2.3", run.seat)
        if front.kind != EFFECT:
            happen(g, "played", seat, id)
        played += 1
    return run.did_so(played)


@clause("8.3", "2.2")
def use_without_cost(g: Table, id: int, handle: int) -> Proc:
    """An effect card that another effect lets its player use is resolved after that one."""
    card = g.cards[id]
    choices = FRONTS[card.face].choices
    if card.handle == handle and first_choices_exist(g, run_for(g, id, card.owner), choices, id):
        yield from resolve_used(g, id)


FREE_USE: Final = Course("stars/free-use", "8.3", use_without_cost)
VERBS.update(
    {
        ChooseLane: choose_lane,
        ChooseSquare: choose_square,
        MoveTo: move_characters,
        SwapSquares: swap_squares,
        PutOnSquare: put_on_squares,
        Reposition: reposition_characters,
        TurnOver: turn_over,
        Play: play_without_cost,
    }
)
