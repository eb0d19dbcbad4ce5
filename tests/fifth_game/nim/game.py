"""What everything else asks of Nim: one record."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kirifuda.game_records import GameRecord, Json

from .book import GAME

if TYPE_CHECKING:
    from kirifuda.cli.boards.board import Board
    from kirifuda.deck_building import DeckBuilding


def deck_building(own: Iterable[Path]) -> "DeckBuilding":
    from kirifuda.deck_building import DeckBuilding, the_only_regulation

    from .decks import deck_breaches, deck_faces, face_named

    return DeckBuilding(GAME, ("石",), face_named, deck_faces, the_only_regulation(GAME, deck_breaches))


def faces() -> list[Json]:
    return [{"name": "石", "english": "stone"}]


def board() -> "Board":
    from .board import BOARD

    return BOARD


RECORD: Final = GameRecord(
    GAME, "nim", deck_building, faces, board, plays=("took",), folder=Path(__file__).resolve().parents[1]
)
