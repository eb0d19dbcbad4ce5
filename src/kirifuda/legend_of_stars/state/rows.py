"""What effects make of one card on the field (8.7, 8.9, 9.5)."""

from collections.abc import Callable
from typing import Final

from ...effects.tree import Ability

ATK: Final = 0
DEF: Final = 1
DOWN: Final = 2
COST: Final = 3
SPEED: Final = 4
STATS: Final = {"atk": ATK, "def": DEF, "down": DOWN, "cost": COST, "speed": SPEED}
MANY_STATS: Final = len(STATS)
Fixed = dict[int, tuple[int, int]]
"""Which numbers were set: since when, and to what."""
NOT_FIXED: Final[Fixed] = {}


class Row:
    """What effects make of one card on the field, as long as it has this handle. Never written to once the table is
    worked out.

    `originals`: numbers that count as the printed ones (8.7). `set_to`: numbers that count in their place (9.5).
    """

    __slots__ = ("abilities", "added", "handle", "keywords", "lost_all", "originals", "set_to")

    def __init__(self, handle: int, keywords: dict[str, int], abilities: tuple[Ability, ...]) -> None:
        self.handle = handle
        self.keywords = keywords
        self.abilities = abilities
        self.added = [0] * MANY_STATS
        self.originals = NOT_FIXED
        self.set_to = NOT_FIXED
        self.lost_all = False

    def same(self, other: "Row") -> bool:
        return (
            self.added == other.added
            and self.originals == other.originals
            and self.set_to == other.set_to
            and self.keywords == other.keywords
            and self.abilities == other.abilities
        )

    def __reduce__(self) -> tuple[Callable[..., "Row"], tuple[object, ...]]:
        return _row, (
            self.handle,
            self.keywords,
            self.abilities,
            self.lost_all,
            self.added,
            self.originals,
            self.set_to,
        )


def _row(
    handle: int,
    keywords: dict[str, int],
    abilities: tuple[Ability, ...],
    lost_all: bool,
    added: list[int],
    originals: Fixed,
    set_to: Fixed,
) -> Row:
    row = Row(handle, keywords, abilities)
    row.added = added
    row.originals = originals
    row.set_to = set_to
    row.lost_all = lost_all
    return row


Rows = dict[int, Row]
