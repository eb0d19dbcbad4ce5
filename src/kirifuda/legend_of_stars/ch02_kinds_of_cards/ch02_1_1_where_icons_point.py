"""Where the lead icons of a character on the field point now (2.1.1)."""

from ..book import clause
from ..cards.fronts import FRONTS
from ..ch03_the_field.ch03_3_squares import DIRECTIONS, next_to
from ..ch09_other_rules.ch09_1_permitting import permitted
from ..table import FRONT, Table


@clause("2.1.1", "6.2")
def points_at(g: Table, id: int) -> tuple[int, ...]:
    """The squares that a character's lead icons point at, as it lies now."""
    card = g.cards[id]
    square = card.zone >> 1
    if permitted(g, "lead-anywhere", id):
        return next_to(square)
    return FRONTS[card.face].points_at[card.turned][square - FRONT]


@clause("2.1.1", "6.2")
def arrows(g: Table, id: int) -> tuple[str, ...]:
    """Where the lead icons of a face-up character point now, as its own player sees it."""
    card = g.cards[id]
    return tuple([f"lead-{DIRECTIONS[one]}" for one in FRONTS[card.face].points[card.turned]])
