"""What effects make of one card on the field (8.9, 9.5)."""

from collections.abc import Callable
from typing import Final

from ..effects.tree import Ability
from .book import clause

ATK: Final = 0
DEF: Final = 1
DOWN: Final = 2
COST: Final = 3
SPEED: Final = 4
STATS: Final = {"atk": ATK, "def": DEF, "down": DOWN, "cost": COST, "speed": SPEED}
MANY_STATS: Final = len(STATS)
NO_NUMBERS: Final = (0,) * MANY_STATS
NOT_SET: Final[tuple[int | None, ...]] = (None,) * MANY_STATS


class Row:
    """What effects make of one card on the field. Never written to once the table is worked out.

    `set_to` and `set_at`: the number that counts in place of the printed one, and since when (9.5).
    """

    __slots__ = ("abilities", "added", "keywords", "lost_all", "set_at", "set_to")

    def __init__(self, keywords: dict[str, int], abilities: tuple[Ability, ...]) -> None:
        self.keywords = keywords
        self.abilities = abilities
        self.added = [0] * MANY_STATS
        self.set_to = NOT_SET
        self.set_at = NO_NUMBERS
        self.lost_all = False

    def same(self, other: "Row") -> bool:
        return (
            self.added == other.added
            and self.set_to == other.set_to
            and self.keywords == other.keywords
            and self.abilities == other.abilities
        )

    def __reduce__(self) -> tuple[Callable[..., "Row"], tuple[object, ...]]:
        return _row, (self.keywords, self.abilities, self.added, self.set_to, self.set_at, self.lost_all)


def _row(
    keywords: dict[str, int],
    abilities: tuple[Ability, ...],
    added: list[int],
    set_to: tuple[int | None, ...],
    set_at: tuple[int, ...],
    lost_all: bool,
) -> Row:
    row = Row(keywords, abilities)
    row.added = added
    row.set_to = set_to
    row.set_at = set_at
    row.lost_all = lost_all
    return row


@clause("2.1.2", "2.1.3", "2.1.4", "8.9", "9.5")
def number_of(row: Row, stat: int, printed: int) -> int:
    """The number that was set last, or the printed one, with all that is added; never below 0 (S30)."""
    base = row.set_to[stat]
    found = (printed if base is None else base) + row.added[stat]
    return found if found > 0 else 0


@clause("9.5")
def set_number(row: Row, stat: int, number: int, stamp: int) -> None:
    """Of numbers that are set, that of the card that came later counts."""
    if row.set_to[stat] is None or stamp >= row.set_at[stat]:
        row.set_to = (*row.set_to[:stat], number, *row.set_to[stat + 1 :])
        row.set_at = (*row.set_at[:stat], stamp, *row.set_at[stat + 1 :])


@clause("8.9")
def add_number(row: Row, stat: int, number: int) -> None:
    row.added[stat] += number


Rows = dict[int, Row]
