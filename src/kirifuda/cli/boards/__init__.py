"""How the table of each game is drawn, and what a client must know of it beyond what the kernel tells."""

from importlib import import_module
from typing import cast

from .board import Board


def board_of(game: str) -> Board:
    """The board of a game is the one thing its module here is about; it is read when the game is played."""
    name = game.replace("-", "_")
    return cast(Board, getattr(import_module(f"{__name__}.{name}"), name.upper()))


__all__ = ["Board", "board_of"]
