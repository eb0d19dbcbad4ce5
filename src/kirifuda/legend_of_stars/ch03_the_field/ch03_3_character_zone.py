"""Characters come to the character zone (3.3)."""

from ...kernel.ask import Question
from ..book import clause
from ..ch06_positions.ch06_positions import ANY_POSITION, FACE_DOWN
from ..ch09_other_rules.ch09_3_triggers import happen
from ..options.asking import HOW, SQUARE, choose
from ..table import NOTHING, POSITIONS, Table

FACE_UP_OR_DOWN = tuple([*ANY_POSITION, *[turned + FACE_DOWN for turned in ANY_POSITION]])


def where(seat: int, by: str, squares: tuple[int, ...], id: int, side: int, public: bool) -> Question:
    return choose(seat, by, "where", squares, SQUARE, (id, side), public)


@clause("3.3", "5.3", "6.3", "6.4")
def arrive(
    g: Table,
    id: int,
    square: int,
    seat: int,
    turned: int,
    up: bool,
    by: str,
    effect_of: int = NOTHING,
    left: int = NOTHING,
) -> None:
    """A character comes to a square, face-up or face-down, in a position. `left`: where it was, if not where it is.

    Others hear that it came, face-down too; it has no text itself then (S41).
    """
    came_from = g.cards[id].zone & 1
    left = g.cards[id].zone >> 1 if left == NOTHING else left
    happen(g, "moved", came_from, id, source=left, to=square, by=effect_of)
    g.move(id, square, seat, up=up)
    card = g.edit(id)
    card.turned = turned
    card.arrived = g.turn
    g.tell("placed" if up else "placed-face-down", by, seat, (id,), what=POSITIONS[turned], numbers=(square,))
    happen(g, "placed", seat, id, source=left, to=square, by=effect_of)


@clause("3.3", "5.3")
def how_it_lies(seat: int, by: str, id: int) -> Question:
    """Face-up or face-down, in attack or defense position, as its player likes."""
    return choose(seat, by, "how", FACE_UP_OR_DOWN, HOW, (id,))
