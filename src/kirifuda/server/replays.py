"""Replays over the network: a finished game step by step, either side or both, and its file."""

from ..api import start
from ..errors import Complaint
from ..kernel.ask import CHANCE
from ..kernel.game import Game
from ..replay import read, write
from . import seen
from .shapes import StepJson
from .tables import Table, give


def games_of(table: Table) -> list[list[tuple[int, int]]]:
    """The answers of every game at a table, the present one last."""
    return [*table.finished, table.answers]


def game_at(table: Table, number: int) -> tuple[Game, list[tuple[int, int]]]:
    """A game of a table before its first answer, and its answers."""
    all_of_them = games_of(table)
    if not 1 <= number <= len(all_of_them):
        raise Complaint("no-such-game", given=number, count=len(all_of_them))
    game, edition = table.rules_of
    chooser = table.choosers[number - 1] if number <= len(table.choosers) else CHANCE
    begun = start(
        game,
        edition,
        tuple(seat.deck for seat in table.seats),
        chance="asked",
        chooser=None if chooser == CHANCE else chooser,
        regulation=table.header.get("regulation") or None,
    )
    return begun, all_of_them[number - 1]


def steps_json(begun: Game, answers: list[tuple[int, int]], seat: int, first: int, last: int) -> list[StepJson]:
    """The positions after so many answers, each with what came of the answer."""
    found: list[StepJson] = []
    told = 0
    for at in range(len(answers) + 1):
        if at > last:
            break
        if at:
            who, value = answers[at - 1]
            give(begun, who, value)
        if at >= first:
            found.append(
                {
                    "at": at,
                    "seat": answers[at - 1][0] if at else None,
                    "view": seen.view_json(begun, seat),
                    "events": seen.events_json(begun, seat, told),
                    "outcome": seen.outcome_json(begun.outcome),
                }
            )
        told = begun.event_count
    return found


def file_of(table: Table, number: int, language: str) -> str:
    """The record of a game as `kirifuda replay` reads it."""
    begun, answers = game_at(table, number)
    for who, value in answers:
        give(begun, who, value)
    return write(begun, names=[seat.name or "?" for seat in table.seats], language=language)


def opened(text: str) -> tuple[Game, list[tuple[int, int]], tuple[str, ...]]:
    """A record that somebody brings, to be looked at."""
    recorded = read(text, "replay")
    if recorded.rules is None or not recorded.playable:
        raise recorded.foreign()
    return recorded.opening(), list(recorded.answers), recorded.header.names
