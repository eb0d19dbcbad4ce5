"""Replays over the network: a finished game step by step, either side or both, and its file."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from ..api import start
from ..errors import Complaint
from ..kernel.ask import CHANCE
from ..kernel.game import CONCEDE, Game, IllegalAnswer
from ..kernel.rules import Terms
from ..replay import read, write
from ..replay.record import Recorded
from . import seen
from .faces import own_faces
from .packing import zipped, zipped_json
from .said import Answer
from .shapes import StepJson

MOST_NAMED: Final = 3
File = tuple[str, str]
"""The name of a file that somebody brings, without a folder, and what stands in it."""


@dataclass(frozen=True, slots=True)
class Opening:
    """What a game is begun with: enough to begin it again, also in another process."""

    game: str
    edition: str
    decks: tuple[list[str] | None, ...]
    regulation: str
    chooser: int
    files: tuple[File, ...] = ()
    """With cards of somebody's own, or restricted cards. Such a game is begun where nothing else is played."""

    def begun(self) -> Game:
        """The game before anything was answered; chance is asked."""
        chooser = None if self.chooser == CHANCE else self.chooser
        regulation = self.regulation or None
        lay_out(self.files)
        cards = [name for name, _ in self.files if name != self.regulation]
        return start(
            self.game, self.edition, self.decks, chance="asked", chooser=chooser, cards=cards, regulation=regulation
        )


def lay_out(files: Sequence[File]) -> None:
    """Files that somebody brought, in the folder of a process that does nothing else."""
    for name, text in files:
        if not Path(name).exists():
            Path(name).write_text(text, encoding="utf-8")


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
    begun = opening.begun()
    own = own_faces(begun.rules)
    steps = steps_json(begun, answers, seat, first, last, head["endedBy"])
    return zipped_json({**head, "steps": steps, "own": own, "files": [list(file) for file in opening.files]})


def packed_file(opening: Opening, answers: Sequence[Answer], names: list[str], language: str) -> bytes:
    """The record of a game as `kirifuda replay` reads it, as it is sent."""
    text = write(played(opening, answers), names=names, language=language)
    for name, _ in opening.files:
        text = text.replace(f": {Path(name).absolute()}\n", f": {name}\n", 1)
    return zipped(text.encode())


def packed_upload(text: str, files: Sequence[File], seat: int, most: int) -> bytes:
    """A record that somebody brings, to be looked at, as it is sent."""
    recorded = opened(text, files)
    begun, answers, names = recorded.opening(), list(recorded.answers), recorded.header.names
    own = own_faces(begun.rules)
    return zipped_json(
        {
            "game": begun.rules.game,
            "edition": begun.rules.edition,
            "answers": len(answers),
            "players": list(names),
            "steps": steps_json(begun, answers, seat, 0, most),
            "own": own,
            "files": [list(file) for file in files],
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


def brought(text: str, files: Sequence[File]) -> Brought:
    """A record that somebody brings, to be kept; a table plays it just as it was played."""
    recorded = opened(text, files)
    begun, answers = recorded.opening(), list(recorded.answers)
    rules, named = begun.rules, recorded.files
    decks = tuple([rules.name_of_face(card.found(rules)) for card in deck] for deck in recorded.header.decks)
    regulation = recorded.header.terms.regulation
    needed = tuple((name, text) for name, text in files if name in named)
    opening = Opening(rules.game, rules.edition, decks, regulation, recorded.header.chooser, needed)
    for seat, value in answers:
        give(begun, seat, value)
    if played(opening, answers).view(0) != begun.view(0):
        raise recorded.foreign()
    return Brought(opening, answers, recorded.header.names)


def opened(text: str, files: Sequence[File]) -> Recorded:
    """A record that somebody brings, to be looked at. What it names was brought with it: no other file is opened."""
    recorded = _by_plain_names(read(text, "replay"))
    missing = [name for name in recorded.files if name not in dict(files)]
    if missing:
        raise Complaint("replay-names-files", files=", ".join(missing[:MOST_NAMED]))
    lay_out([file for file in files if file[0] in recorded.files])
    if recorded.rules is None or not recorded.playable:
        raise recorded.foreign()
    return recorded


def _by_plain_names(recorded: Recorded) -> Recorded:
    """The record with the files that it names taken out of their folders."""
    terms = recorded.header.terms
    regulation = _plain(terms.regulation) if terms.regulation.endswith(".toml") else terms.regulation
    own = Terms(tuple(_plain(name) for name in terms.cards), regulation)
    return replace(recorded, header=replace(recorded.header, terms=own))


def _plain(name: str) -> str:
    return re.split(r"[/\\]", name)[-1]
