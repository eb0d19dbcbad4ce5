"""The soul pool (7.7): its factions, and what a player can pay with."""

from collections.abc import Callable
from typing import Final

from .price import Pool

FACTIONS: Final[tuple[str, ...]] = ("white", "orange", "purple", "black", "blue")
"""In the order in which prices and pools count them."""
FACTIONLESS: Final = 5
"""The place in a pool of souls without faction."""
EMPTY_POOL: Final[Pool] = (0, 0, 0, 0, 0, 0)


class Means:
    """Souls that a player has or can make, and of each stone that makes any of several kinds which. Never written to.

    `many` is how many souls that comes to.
    """

    __slots__ = ("many", "souls", "stones")

    def __init__(self, souls: Pool = EMPTY_POOL, stones: tuple[tuple[int, ...], ...] = ()) -> None:
        self.souls = souls
        self.stones = stones
        self.many = sum(souls) + len(stones)

    def are_those(self, other: "Means") -> bool:
        return self.souls == other.souls and self.stones == other.stones

    def __reduce__(self) -> tuple[Callable[..., "Means"], tuple[object, ...]]:
        return Means, (self.souls, self.stones)


NO_MEANS: Final = Means()
