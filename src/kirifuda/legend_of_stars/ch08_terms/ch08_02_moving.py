"""Characters move to other squares (8.2)."""

from ...effects.interpreter import Doing
from ..book import clause
from ..ch03_the_field.ch03_3_character_zone import where
from ..ch03_the_field.ch03_3_squares import square_of
from ..ch03_the_field.ch03_3_squares_of_effects import squares_that_fit
from ..ch09_other_rules.ch09_2_forbidding import forbidden
from ..ch09_other_rules.ch09_3_triggers import happen
from ..table import NOTHING, Table
from ..texts.matching import seat_of_word
from ..texts.runs import StarsRun
from ..tree import ChooseSquare, MoveTo, SwapSquares
from .ch08_13_2_resistance import touched


@clause("8.2", "5.4")
def move_to_square(g: Table, id: int, square: int, by: str, effect_of: int = NOTHING) -> None:
    """A character goes to another square of its side: the same card, in the same position."""
    card = g.cards[id]
    seat = card.zone & 1
    left = card.zone >> 1
    g.shift(id, square, seat, card.up)
    g.tell("went", by, seat, (id,), what=g.specs[square].name)
    happen(g, "square-moved", seat, id, source=left, to=square, by=effect_of)


@clause("8.2")
def choose_square(g: Table, run: StarsRun, node: ChooseSquare) -> Doing:
    seat = seat_of_word(g, run, node.whose)
    found = squares_that_fit(g, run, node.squares, seat, run.source)
    if not found:
        return False
    square = yield where(run.seat, "8.2", found, run.source, seat, public=True)
    run.squares = {**run.squares, node.slot: (square, seat)}
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
