"""How the table of each game is drawn, and what a client must know of it beyond what the kernel tells."""

from typing import Final

from .black_poker import BLACK_POKER
from .board import Board
from .legions import LEGIONS

BOARDS: Final[dict[str, Board]] = {"black-poker": BLACK_POKER, "legions": LEGIONS}

__all__ = ["BOARDS", "Board"]
