"""Exercises: a position, free play against an opponent who answers as it is written or passes, and a goal."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from ..errors import Complaint
from ..kernel.ask import CHANCE, STOP
from ..kernel.game import Game
from ..kernel.outcome import Refusal
from ..kernel.phrase import Phrase
from ..scenario.checking import check_after
from ..scenario.difference import Line
from ..scenario.options import called
from ..scenario.play import ANY, Play
from ..scenario.refusals import verdicts
from ..scenario.vocabulary import plain
from .file import LEARNER, Loaded

MOST_ANSWERS: Final = 80
"""Of the learner, in one exercise."""
MOST_REPLIES: Final = 400
"""Of everybody else, between two of them."""
Result = Literal["", "reached", "missed"]
OPEN: Final = ""
REACHED: Final = "reached"
MISSED: Final = "missed"


@dataclass
class Attempt:
    """How an exercise stands after some answers."""

    game: Game
    result: Result
    """OPEN while the goal can still be reached; an ended turn or game decides."""
    told: int
    """How many events had happened before the last answer."""


def attempt(loaded: Loaded, answers: Sequence[int]) -> Attempt:
    """The exercise after the learner's answers, each an option's number."""
    trial = _Trial(loaded)
    for at, index in enumerate(answers):
        asked = trial.play.game.ask
        if trial.result or asked is None or at >= MOST_ANSWERS or not 0 <= index < asked.size:
            raise Complaint("lesson-cannot-follow", at=at + 1)
        trial.answer(index)
    return Attempt(trial.play.game, trial.result, trial.told)


def attempt_by_name(loaded: Loaded, names: list[str]) -> Attempt:
    """The same with answers as they are written in a file."""
    trial = _Trial(loaded)
    left = list(names)
    while left and not trial.result:
        used = trial.take(left)
        left = left[used:]
    if left:
        raise Complaint("lesson-too-long", given=left[0])
    return Attempt(trial.play.game, trial.result, trial.told)


class _Trial:
    def __init__(self, loaded: Loaded) -> None:
        self.loaded = loaded
        play = loaded.scenario.begin(False, "ja", [], _Answered)
        assert isinstance(play, _Answered)
        self.play = play
        self.foe = list(loaded.lesson.foe)
        self.told = 0
        self.result: Result = OPEN
        self.turn = play.game.view(LEARNER).turn
        play.trial = self
        self._others()

    def answer(self, index: int) -> None:
        self.told = self.play.game.event_count
        self.play.give(index)

    def take(self, names: list[str]) -> int:
        self.told = self.play.game.event_count
        return self.play.take(names)

    def after(self) -> None:
        """The others have their say, and the goal is looked for."""
        self._others()

    def _others(self) -> None:
        self._look()
        for _ in range(MOST_REPLIES):
            asked = self.play.game.ask
            if self.result or asked is None or asked.seat == LEARNER:
                return
            self.play.reply(self._reply())
            self._look()

    def _reply(self) -> int:
        """What is written for the opponent, where it can be answered; else they pass, or take what comes first."""
        asked = self.play.game.ask
        assert asked is not None
        if asked.seat == CHANCE:
            return 0
        if self.foe:
            first = self.foe[0]
            found = [one.index for one in called(first, self.play.options(), self.play.known)]
            if not found and plain(first) in ANY and asked.kind != "act":
                found = [0]
            if found:
                self.foe.pop(0)
                return found[0]
        return asked.values.index(STOP) if STOP in asked.values else 0

    def _look(self) -> None:
        game = self.play.game
        ended = game.outcome is not None or game.view(LEARNER).turn != self.turn
        stands = (ended or not self.loaded.lesson.end) and self._stands()
        self.result = REACHED if stands else MISSED if ended else OPEN

    def _stands(self) -> bool:
        failures: list[Phrase] = []

        def fail(what: Phrase, lines: tuple[Line, ...]) -> None:
            if lines:
                failures.append(what)

        self.play.told = 0
        check_after(self.loaded.scenario.expected[0], self.play, None, fail)
        return not failures


class _Answered(Play):
    """A play in which the others answer as soon as the learner has."""

    trial: _Trial | None = None

    def _answer(self, index: int) -> None:
        super()._answer(index)
        if self.trial is not None and not self.trial.result:
            self.trial.after()

    def give(self, index: int) -> None:
        self._answer(index)

    def reply(self, index: int) -> None:
        super()._answer(index)


@dataclass(frozen=True)
class Judged:
    """One of the actions that a question asks about: may it be done, and if not, why not."""

    name: str
    refusal: Refusal | None


def judged(loaded: Loaded) -> list[Judged]:
    """What the engine says of each action that a question names."""
    play = loaded.scenario.begin(False, "ja", [])
    found: list[Judged] = []
    for name in loaded.lesson.which:
        said = verdicts(name, play, LEARNER)
        if len(said) != 1:
            raise Complaint("lesson-which", given=name, count=len(said))
        found.append(Judged(name, said[0].refusal))
    return found
