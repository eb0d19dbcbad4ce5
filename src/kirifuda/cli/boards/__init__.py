"""How the table of each game is drawn, and what a client must know of it beyond what the kernel tells."""

from typing import Final

from .black_poker import BLACK_POKER
from .board import Board
from .last_chronicle import LAST_CHRONICLE
from .legend_of_stars import LEGEND_OF_STARS
from .legions import LEGIONS

BOARDS: Final[dict[str, Board]] = {
    "black-poker": BLACK_POKER,
    "legions": LEGIONS,
    "last-chronicle": LAST_CHRONICLE,
    "legend-of-stars": LEGEND_OF_STARS,
}

__all__ = ["BOARDS", "Board"]
