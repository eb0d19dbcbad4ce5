"""Lead icons (2.1.1): printed on the sides of a card, they turn with it (6.2)."""

from typing import Final

from ..book import clause
from ..ch03_the_field.ch03_3_squares import DIRECTIONS
from ..table import LEFT, RIGHT, UPRIGHT

TURNED_BY: Final = {UPRIGHT: 0, RIGHT: 1, LEFT: 3}
"""Quarter turns to the right."""


@clause("2.1.1", "6.2")
def pointing(leads: tuple[int, ...], turned: int) -> tuple[int, ...]:
    """Where icons point on a card that lies so, in the order up, right, down, left (S2)."""
    by = TURNED_BY[turned]
    return tuple(sorted([(lead + by) % len(DIRECTIONS) for lead in leads]))


def directions(words: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(sorted([DIRECTIONS.index(word) for word in words]))
