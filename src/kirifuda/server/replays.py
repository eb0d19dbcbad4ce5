"""Replays over the network: a finished game step by step, either side or both, and its file."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ..api import start
from ..errors import Complaint
from ..kernel.ask import CHANCE
from ..kernel.game import CONCEDE, Game, IllegalAnswer
from ..replay import read, write
from . import seen
from .packing import zipped, zipped_json
from .said import Answer
from .shapes import StepJson

MOST_NAMED: Final = 3


@dataclass(frozen=True, slots=True)
class Opening:
    """What a game is begun with: enough to begin it again, also in another process."""

    game: str
    edition: str
    decks: tuple[list[str] | None, ...]
    regulation: str
    chooser: int

    def begun(self) -> Game:
        """The game before anything was answered; chance is asked."""
        chooser = None if self.chooser == CHANCE else self.chooser
        regulation = self.regulation or None
        return start(self.game, self.edition, self.decks, chance="asked", chooser=chooser, regulation=regulation)


def played(opening: Opening, answers: Sequence[Answer]) -> Game:
    """A game after these answers."""
    game = opening.begun()
    for seat, value in answers:
        give(game, seat, value)
    return game


def give(game: Game, seat: int, value: int) -> None:
    try:
        if value == CONCEDE:
            game.concede(seat)
        else:
            game.answer(value)
    except IllegalAnswer as broken:
        raise Complaint("table-cannot-follow", problem=str(broken)) from None


# --- what workers make of them -----------------------------------------------------------------------


def step_at(opening: Opening, answers: Sequence[Answer], seat: int) -> StepJson:
    """The position after these answers."""
    return steps_json(opening.begun(), answers, seat, len(answers), len(answers))[0]


def packed_steps(
    head: dict[str, Any], opening: Opening, answers: Sequence[Answer], seat: int, first: int, last: int
) -> bytes:
    """Steps of a game, as they are sent; `head` is what else is told of it."""
    steps = steps_json(opening.begun(), answers, seat, first, last, head["endedBy"])
    return zipped_json({**head, "steps": steps})


def packed_file(opening: Opening, answers: Sequence[Answer], names: list[str], language: str) -> bytes:
    """The record of a game as `kirifuda replay` reads it, as it is sent."""
    return zipped(write(played(opening, answers), names=names, language=language).encode())


def packed_upload(text: str, seat: int, most: int) -> bytes:
    """A record that somebody brings, to be looked at, as it is sent."""
    begun, answers, names = opened(text)
    return zipped_json(
        {
            "game": begun.rules.game,
            "edition": begun.rules.edition,
            "answers": len(answers),
            "players": list(names),
            "steps": steps_json(begun, answers, seat, 0, most),
        }
    )


def steps_json(
    begun: Game, answers: Sequence[Answer], seat: int, first: int, last: int, ended_by: str = ""
) -> list[StepJson]:
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
                    "events": seen.events_json(begun, seat, told, ended_by=ended_by),
                    "outcome": seen.outcome_json(begun.outcome),
                }
            )
        told = begun.event_count
    return found


@dataclass(frozen=True, slots=True)
class Brought:
    """A record that somebody brings, as it is laid on a table."""

    opening: Opening
    answers: list[Answer]
    names: tuple[str, ...]


def brought(text: str) -> Brought:
    """A record that somebody brings, to be kept; a table plays it just as it was played."""
    begun, answers, names = opened(text)
    recorded = read(text, "replay")
    rules = begun.rules
    decks = tuple([rules.name_of_face(card.found(rules)) for card in deck] for deck in recorded.header.decks)
    opening = Opening(rules.game, rules.edition, decks, rules.terms.regulation, recorded.header.chooser)
    for seat, value in answers:
        give(begun, seat, value)
    if played(opening, answers).view(0) != begun.view(0):
        raise recorded.foreign()
    return Brought(opening, answers, names)


def opened(text: str) -> tuple[Game, list[Answer], tuple[str, ...]]:
    """A record that somebody brings, to be looked at. It names no files: those would be the server's."""
    recorded = read(text, "replay")
    if recorded.files:
        raise Complaint("replay-names-files", files=", ".join(Path(one).name for one in recorded.files[:MOST_NAMED]))
    if recorded.rules is None or not recorded.playable:
        raise recorded.foreign()
    return recorded.opening(), list(recorded.answers), recorded.header.names
