"""What effects make of one card on the field (8.7, 8.9, 9.5)."""

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


@clause("2.1.2", "2.1.3", "2.1.4", "8.9", "9.5")
def number_of(row: Row, stat: int, printed: int) -> int:
    """The number that was set last, or else the original one, with all that is added; never below 0 (S30)."""
    base = row.set_to[stat][1] if stat in row.set_to else original_of(row, stat, printed)
    found = base + row.added[stat]
    return found if found > 0 else 0


@clause("8.7")
def original_of(row: Row, stat: int, printed: int) -> int:
    """The printed number, or the one that an effect says counts as it (S35)."""
    return row.originals[stat][1] if stat in row.originals else printed


@clause("9.5")
def set_number(row: Row, stat: int, number: int, stamp: int) -> None:
    """Of numbers that are set, that of the card that came later counts."""
    row.set_to = _with_later(row.set_to, stat, number, stamp)


@clause("8.7", "9.5")
def set_original(row: Row, stat: int, number: int, stamp: int) -> None:
    row.originals = _with_later(row.originals, stat, number, stamp)


def _with_later(fixed: Fixed, stat: int, number: int, stamp: int) -> Fixed:
    if stat in fixed and fixed[stat][0] > stamp:
        return fixed
    return {**fixed, stat: (stamp, number)}


@clause("8.9")
def add_numbers(row: Row, added: tuple[tuple[int, int], ...]) -> None:
    for stat, number in added:
        row.added[stat] += number


Rows = dict[int, Row]
