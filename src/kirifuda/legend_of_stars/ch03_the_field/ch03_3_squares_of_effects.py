"""The squares and lanes that effects speak of, and characters that they put there (3.3)."""

from typing import Final

from ...effects.interpreter import Doing
from ...effects.statements import ChooseLane
from ..book import clause
from ..cards.fronts import CHARACTER, FRONTS, SUPPORT
from ..ch02_kinds_of_cards.ch02_1_1_where_icons_point import points_at
from ..ch02_kinds_of_cards.ch02_3_in_the_support_zone import arrive_as_support
from ..ch06_positions.ch06_effects_on_positions import positions_named
from ..ch06_positions.ch06_positions import FACE_DOWN
from ..options.asking import HOW, LANE, choose
from ..table import LANES, NOTHING, SQUARES, Table
from ..table import SUPPORT as SUPPORT_ZONE
from ..texts.matching import column_of, seat_of_word, subject_ids
from ..texts.runs import StarsRun
from ..tree import PutOnSquare, Squares
from .ch03_3_character_zone import FACE_UP_OR_DOWN, arrive, where
from .ch03_3_squares import ONE_STEP, column, facing_lane, free_squares, is_front, lane_of, next_to, square_of, step


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


@clause("3.3.4")
def choose_lane(g: Table, run: StarsRun, node: ChooseLane) -> Doing:
    """A lane is shared by both sides (S1); its number is that of the player who chooses."""
    lane = yield choose(run.seat, "3.3.4", "which-lane", tuple(range(LANES)), LANE, (run.source,))
    run.lanes = {**run.lanes, node.slot: lane if run.seat == 0 else facing_lane(lane)}
    return run.did_so(1)


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
