"""Decks that people bring: everything that is wrong with one is told at once."""

from pathlib import Path

from ..api import find_edition, find_game, read_deck, rules, usual_deck
from ..deck_building import STANDARD, building_of, built_in_decks, deck_problems
from ..kernel.rules import Rules
from ..text.file_problems import Broken, Problem
from .phrases import as_json
from .shapes import ProblemJson
from .workers import Workers


class BadDeck(Broken):
    """A deck that cannot be played with: whose it is, and everything that is wrong with it."""

    def __init__(self, problems: list[Problem], seat: int) -> None:
        super().__init__(problems)
        self.seat = seat

    def __reduce__(self) -> tuple[type["BadDeck"], tuple[list[Problem], int]]:
        return BadDeck, (self.problems, self.seat)


async def brought_deck(workers: Workers, terms: tuple[str, str, str], given: str | None, seat: int) -> list[str] | None:
    """The deck that somebody brings to a game, its edition and regulation. A list is read by a worker."""
    game, _, _ = terms
    if not given or given.strip() in built_in_decks(game):
        return deck_by(terms, given, seat)
    return await workers.do(deck_by, terms, given, seat)


def deck_by(terms: tuple[str, str, str], given: str | None, seat: int) -> list[str] | None:
    game, edition, regulation = terms
    return deck_of(rules(game, edition, (), regulation or None), given, seat)


def list_problems(game: str, edition: str, text: str) -> list[ProblemJson]:
    """Everything that is wrong with a list, each with its clause and its line."""
    found = find_game(game)
    cited = find_edition(found, edition or None)
    building = building_of(found)
    problems = deck_problems(building, Path("deck"), text, building.regulation(STANDARD), cited)
    return [{"line": one.line, "say": as_json(one.phrase)} for one in problems]


def deck_of(found: Rules, given: str | None, seat: int) -> list[str] | None:
    """A deck by the name of a starter, or as a list of cards; checked, and kept as the names of its cards.

    Who chooses none plays the usual deck of the seat that they sit down in, and goes on playing it in whichever seat
    comes after. None only where the game has one deck for everybody.
    """
    if not given:
        if not built_in_decks(found.game):
            return None
        return [found.name_of_face(face) for face in usual_deck(found, seat)]
    if given.strip() not in built_in_decks(found.game):
        problems = deck_problems(building_of(found.game), Path("deck"), given, found.deck_breaches)
        if problems:
            raise BadDeck(problems, seat)
    return [found.name_of_face(face) for face in read_deck(found, given, seat)]
