"""Replays over the network: a finished game step by step, either side or both, and its file."""

from ..errors import Complaint
from ..kernel.game import Game
from ..replay import read, write
from . import seen
from .said import Answer, games_said
from .shapes import StepJson
from .tables import Table, give


async def game_at(table: Table, number: int) -> tuple[Game, list[Answer]]:
    """A game of a table before its first answer, and its answers."""
    games = await table.games()
    if not 1 <= number <= len(table.choosers):
        raise Complaint("no-such-game", given=number, count=len(table.choosers))
    return table.opening(table.choosers[number - 1]), games[number - 1]


async def moment_of(table: Table, entries: int) -> tuple[Game, list[Answer]]:
    """The game of a table as it was after so many entries: before its first answer, and its answers until then."""
    games = games_said((await table.store.entries(table.id))[:entries])
    return table.opening(table.choosers[len(games) - 1]), games[-1]


def steps_json(begun: Game, answers: list[Answer], seat: int, first: int, last: int) -> list[StepJson]:
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


def file_of(table: Table, begun: Game, answers: list[Answer], language: str) -> str:
    """The record of a game as `kirifuda replay` reads it."""
    for who, value in answers:
        give(begun, who, value)
    return write(begun, names=[seat.name or "?" for seat in table.seats], language=language)


def opened(text: str) -> tuple[Game, list[Answer], tuple[str, ...]]:
    """A record that somebody brings, to be looked at."""
    recorded = read(text, "replay")
    if recorded.rules is None or not recorded.playable:
        raise recorded.foreign()
    return recorded.opening(), list(recorded.answers), recorded.header.names
