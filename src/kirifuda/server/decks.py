"""Decks that people bring: everything that is wrong with one is told at once."""

from pathlib import Path
from typing import Any

from ..api import read_deck
from ..deck_building import BUILDINGS, built_in_decks, deck_problems
from ..text.file_problems import Broken, Problem


class BadDeck(Broken):
    """A deck that cannot be played with: whose it is, and everything that is wrong with it."""

    def __init__(self, problems: list[Problem], seat: int) -> None:
        super().__init__(problems)
        self.seat = seat


def deck_of(found: Any, given: str | None, seat: int) -> list[str] | None:
    """A deck by the name of a starter, or as a list of cards; checked, and kept as the names of its cards."""
    if not given:
        return None
    if given.strip() not in built_in_decks(found.game):
        problems = deck_problems(BUILDINGS[found.game](), Path("deck"), given, found.deck_breaches)
        if problems:
            raise BadDeck(problems, seat)
    return [found.name_of_face(face) for face in read_deck(found, given, seat)]
