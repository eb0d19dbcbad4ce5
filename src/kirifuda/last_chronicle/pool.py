"""The soul pool (7.7): its factions, and what a player can pay with."""

from typing import Final

from .price import Pool

FACTIONS: Final = ("white", "orange", "purple", "black", "blue")
"""In the order in which prices and pools count them."""
FACTIONLESS: Final = 5
"""The place in a pool of souls without faction."""
EMPTY_POOL: Final[Pool] = (0, 0, 0, 0, 0, 0)

Means = tuple[Pool, tuple[tuple[int, ...], ...]]
"""Souls that a player has or can make, and of each stone that makes any of several kinds which."""
