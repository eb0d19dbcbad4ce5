"""Positions as literals: `laid({"battlefield": ["試しの兵 wiped"], "life": 3}, {"hand": ["試しの火"]})`."""

from pathlib import Path

from kirifuda.kernel.game import Game
from kirifuda.kernel.position import Piece, Position, Waiting
from kirifuda.last_chronicle.naming import with_tokens
from kirifuda.last_chronicle.own_cards import bring
from kirifuda.last_chronicle.phase_beginnings import PHASES, STEPS
from kirifuda.last_chronicle.position import lay
from kirifuda.last_chronicle.rules import RULES
from kirifuda.last_chronicle.table import Table

CARDS = Path(__file__).parent / "plain_cards.toml"
WORDS = {"phase": PHASES, "step": STEPS}

face_named = with_tokens(bring((CARDS,)))


def face(name: str) -> int:
    found = face_named(name)
    assert found is not None, name
    return found


def piece(text: str) -> Piece:
    """A card with its marks behind it: `試しの兵 wiped damage=500`; cards joined to it behind a +."""
    name, *words = text.split()
    marks = tuple(word for word in words if "=" not in word)
    numbers = {key: int(value) for key, _, value in (word.partition("=") for word in words if "=" in word)}
    return Piece(tuple(face(one) for one in name.split("+")), marks, numbers)


def position(one: dict, two: dict, stack: list[Waiting] | None = None, **facts) -> Position:
    written = Position(facts.pop("turn", 3), facts.pop("turn_player", 0), waiting=stack or [])
    written.facts = {key: WORDS[key].index(value) if key in WORDS else int(value) for key, value in facts.items()}
    for seat, table in enumerate((one, two)):
        for key, value in ({"era-yard": ["試しの兵"]} | table).items():
            if isinstance(value, list):
                written.zones[key, seat] = [piece(text) for text in value]
            else:
                written.seat_facts[key, seat] = int(value)
    return written


def laid(one: dict, two: dict, stack: list[Waiting] | None = None, **facts) -> Game:
    """A game that begins in this position; what is not written is not there, but decks of ten plain soldiers."""
    sides = [{"deck": ["試しの兵"] * 10} | side for side in (one, two)]
    return Game(RULES, lay(position(*sides, stack, **facts)))


def table(game: Game) -> Table:
    assert isinstance(game.state, Table)
    return game.state
