"""Positions as literals: `laid({"left": ["試しの兵 exhausted"], "cores": 3}, {"hand": 4})`."""

from pathlib import Path

from kirifuda.kernel.game import Game
from kirifuda.kernel.position import Piece, Position
from kirifuda.legions.editions import EDITIONS
from kirifuda.legions.own_cards import bring
from kirifuda.legions.position import PHASES, lay
from kirifuda.legions.rules import RULES
from kirifuda.legions.table import Table

CARDS = Path(__file__).parents[1] / "scenarios" / "legions" / "cards.toml"
GENERAL = "亀甲将タカムロ"

face_named = bring((CARDS,))


def face(name: str) -> int:
    found = face_named(name)
    assert found is not None, name
    return found


def piece(text: str) -> Piece:
    """A card with its marks behind it: `試しの兵 exhausted damage=1`."""
    name, *words = text.split()
    marks = tuple(word for word in words if "=" not in word)
    numbers = {key: int(value) for key, _, value in (word.partition("=") for word in words if "=" in word)}
    return Piece((face(name),), marks, numbers)


def position(one: dict, two: dict, turn: int = 3, turn_player: int = 0, phase: str = "main") -> Position:
    written = Position(turn, turn_player, facts={"phase": PHASES.index(phase)})
    for seat, table in enumerate((one, two)):
        for key, value in ({"master-area": [GENERAL]} | table).items():
            if isinstance(value, list):
                written.zones[key, seat] = [piece(text) for text in value]
            else:
                written.seat_facts[key, seat] = int(value)
    return written


def laid(one: dict, two: dict, edition: str = "2019", **facts) -> Game:
    """A game that begins in this position; what is not written is not there, but decks of ten plain soldiers."""
    sides = [{"deck": ["試しの兵"] * 10} | side for side in (one, two)]
    return Game(RULES[edition], lay(EDITIONS[edition], position(*sides, **facts)))


def table(game: Game) -> Table:
    assert isinstance(game.state, Table)
    return game.state
