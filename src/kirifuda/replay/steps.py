"""Going through a record step by step, forwards and backwards, as one seat saw it or with nothing hidden."""

from dataclasses import dataclass
from typing import Final

from ..kernel.ask import CHANCE
from ..kernel.game import CONCEDE, Game
from ..kernel.state import SEATS
from ..kernel.view import View
from .deriving import CannotFollow, give
from .lines import AnswerLine, EventLine, NotALine
from .record import Recorded, Remark
from .sentences import Sentences

EVERYTHING: Final = None
"""The seat of whoever sees both sides."""


@dataclass(frozen=True, slots=True)
class Told:
    """One thing that is told at a step: what it says, and by which clause."""

    says: str
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """An answer and what came of it. Step 0 is what happened before the first answer."""

    number: int
    answer: AnswerLine | None
    lines: tuple[EventLine | Remark, ...]


class Steps:
    """The steps of a record, and the position after each of them where the rules are still the same."""

    def __init__(self, recorded: Recorded, language: str) -> None:
        self.recorded = recorded
        self.steps: Final = _steps(recorded)
        names = recorded.header.names
        self._sentences = None if recorded.rules is None else Sentences(recorded.rules, language, names)
        self._games = _positions(recorded) if recorded.playable else []

    @property
    def last(self) -> int:
        return len(self.steps) - 1

    def game(self, number: int) -> Game:
        """The game after so many answers, to be gone on with; only where the rules are still the same."""
        return self._games[number].fork()

    def view(self, number: int, seat: int | None) -> View | None:
        """What a seat saw after so many answers; None where the rules have changed since."""
        if not self._games:
            return None
        game = self._games[number]
        return both_sides(game) if seat is EVERYTHING else game.view(seat)

    def answer(self, number: int, seat: int | None) -> Told | None:
        """The answer that led to a step. Of another seat's answer nobody hears more than that it was given."""
        line = self.steps[number].answer
        if line is None:
            return None
        if seat is not EVERYTHING and line.seat not in (seat, CHANCE):
            return Told("", line.clause)
        return Told(self._answer_says(number, line, seat), line.clause)

    def _answer_says(self, number: int, line: AnswerLine, seat: int | None) -> str:
        only_asked = line.seat == CHANCE and seat is not EVERYTHING
        if not self._games or self._sentences is None:
            return line.prompt if only_asked else line.says or line.prompt
        before = self._games[number - 1]
        if before.ask is None or line.index == CONCEDE:
            return self._sentences.concession(line.seat)
        if only_asked and seat is not None:
            return self._sentences.lot(before.state, before.ask, seat)
        return self._sentences.answer(before.state, before.ask, line.index)

    def events(self, number: int, seat: int | None) -> list[Told]:
        """What happened at a step, as a seat was told it."""
        return [
            Told(f"# {line.says}") if isinstance(line, Remark) else Told(self._event_says(line, seat), line.clause)
            for line in self.steps[number].lines
        ]

    def _event_says(self, line: EventLine, seat: int | None) -> str:
        """In words where the words of this game still fit the event, else as it is recorded."""
        if self._sentences is not None and self.recorded.rules is not None:
            try:
                event = line.event(self.recorded.rules)
                if seat is EVERYTHING:
                    return self._sentences.event(event)
                return self._sentences.told(event.told(seat), seat)
            except (NotALine, LookupError):
                pass
        return line.says if seat is EVERYTHING and line.says else line.told(seat)


def both_sides(game: Game) -> View:
    """A position with nothing hidden that either player sees: each zone as its owner sees it."""
    views = [game.view(seat) for seat in range(SEATS)]
    shown = views[0]
    shown.zones = tuple(views[zone.seat].zone(zone.name, zone.seat) for zone in shown.zones)
    return shown


def _steps(recorded: Recorded) -> tuple[Step, ...]:
    answers: list[AnswerLine | None] = [None]
    lines: list[list[EventLine | Remark]] = [[]]
    for numbered in recorded.body:
        if isinstance(numbered.line, AnswerLine):
            answers.append(numbered.line)
            lines.append([])
        elif numbered.line is not None:
            lines[-1].append(numbered.line)
    return tuple(
        Step(number, answer, tuple(told)) for number, (answer, told) in enumerate(zip(answers, lines, strict=True))
    )


def _positions(recorded: Recorded) -> list[Game]:
    """The game after each answer, the first of them before any."""
    game = recorded.opening()
    positions = [game.fork()]
    for number, answer in enumerate(recorded.answers, start=1):
        try:
            give(game, number, answer)
        except CannotFollow as broken:
            raise recorded.cannot_follow(broken) from None
        positions.append(game.fork())
    return positions
