"""Cards come to the field (3.3, 3.5)."""

from ..kernel.ask import Question
from .asking import HOW, SQUARE, choose
from .book import clause
from .fronts import FRONTS
from .moving import put
from .positions import ANY_POSITION, FACE_DOWN
from .table import NOTHING, POSITIONS, SUPPORT, TRASH, Table
from .triggers import happen

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


@clause("2.3", "2.3.1", "3.5")
def arrive_as_support(g: Table, id: int, seat: int, by: str, effect_of: int = NOTHING) -> None:
    """A support comes to the support zone; a second one with 'field' sends the first to the trash (S20)."""
    zone = g.cards[id].zone
    left = zone >> 1
    happen(g, "moved", zone & 1, id, source=left, to=SUPPORT, by=effect_of)
    g.move(id, SUPPORT, seat)
    g.edit(id).arrived = g.turn
    g.tell("support-placed", by, seat, (id,))
    if FRONTS[g.cards[id].face].field:
        for other in g.supports(seat):
            if other != id and FRONTS[g.cards[other].face].field:
                put(g, other, TRASH, "2.3.1")
    happen(g, "placed", seat, id, source=left, to=SUPPORT, by=effect_of)


@clause("3.3", "5.3")
def how_it_lies(seat: int, by: str, id: int) -> Question:
    """Face-up or face-down, in attack or defense position, as its player likes."""
    return choose(seat, by, "how", FACE_UP_OR_DOWN, HOW, (id,))
