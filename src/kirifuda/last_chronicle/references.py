"""How rules remember cards, players and numbers (7.3, 11.2.7)."""

from typing import Final

NOTHING: Final = -1
"""No card, no player, no zone."""

Reference = tuple[int, int]
"""A card as a rule remembers it: its id, and the handle by which it is that card (7.3)."""
NO_ONE: Final[Reference] = (NOTHING, NOTHING)
Slots = tuple[tuple[int, tuple[Reference, ...]], ...]
"""Chosen cards by slot."""
FOLLOWED: Final = -2
"""The slot under which what waits for later keeps where a text has put cards: by these handles, too, it means them."""
Players = tuple[tuple[int, int], ...]
"""Chosen players by slot."""
Numbers = tuple[tuple[str, int], ...]
"""What X, Y and Z are."""
WENT: Final = "went"
"""Among them: the handle that the source has where a cost has put it."""
AIMED: Final = "ability-"
"""Among them, before a slot: the number of the ability on the stack that was chosen."""
Shares = tuple[tuple[int, tuple[int, ...]], ...]
"""By slot, how a number is divided among what was chosen there (11.2.8)."""


def aimed(slot: int) -> str:
    """Under which the number of an ability is kept that was chosen for a slot."""
    return f"{AIMED}{slot}"
