"""A match at the terminal: its length, its score between two games, and how a saved game finds its match again."""

import re
from typing import Final

from ..errors import Complaint
from ..kernel.ask import CHANCE
from ..kernel.game import Game
from ..match import LENGTHS, Match, chooser_of
from .console import say_line
from .seating import Seating

_NOTE: Final = re.compile(r"kirifuda match: first to ([23]), won ([0-2])-([0-2])")


def match_length(given: str) -> int | None:
    """How many games win the match that `--match` asks for; None if it asks for none."""
    if not given:
        return None
    if given not in map(str, LENGTHS):
        raise Complaint("match-length", given=given, known=", ".join(map(str, LENGTHS)))
    return int(given)


def match_note(match: Match) -> str:
    """The line by which a saved game finds its match again, with the score before that game."""
    return f"kirifuda match: first to {match.length}, won {'-'.join(map(str, match.wins))}"


def match_of(game: Game, notes: tuple[str, ...]) -> Match | None:
    """The match that a saved game was part of, as it stood before that game."""
    for note in notes:
        found = _NOTE.fullmatch(note)
        if found and max(found[2], found[3]) < found[1]:
            begun = Match.of(game, int(found[1]))
            return Match(begun.rules, begun.decks, begun.length, (int(found[2]), int(found[3])), chooser_of(game))
    return None


def tell_score(match: Match, seating: Seating) -> None:
    """How the match stands after a game, and who has won it."""
    first, second = match.wins
    names = {"one": seating.name(0), "two": seating.name(1)}
    say_line("play-match-score", first=first, second=second, length=match.length, **names)
    if match.winner is not None:
        say_line("play-match-won", player=seating.name(match.winner))
    elif match.chooser != CHANCE:
        say_line("play-match-chooser", player=seating.name(match.chooser))
