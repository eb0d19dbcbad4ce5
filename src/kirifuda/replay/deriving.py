"""The lines of a record follow from the set-up and the answers: this plays them once more."""

from collections.abc import Iterator, Sequence

from ..kernel.ask import CHANCE
from ..kernel.events import Event
from ..kernel.game import CONCEDE, Game
from ..kernel.phrase import Phrase
from .lines import AnswerLine, EventLine
from .sentences import Sentences

Answer = tuple[int, int]
"""(seat, index), as a game logs it."""


class CannotFollow(Exception):
    """An answer that the rules do not ask for where it stands. Answers are counted from one."""

    def __init__(self, number: int, why: Phrase) -> None:
        super().__init__(number, why)
        self.number = number
        self.why = why


def follow(game: Game, answers: Sequence[Answer]) -> None:
    """Give a game recorded answers."""
    for number, answer in enumerate(answers, start=1):
        give(game, number, answer)


def give(game: Game, number: int, answer: Answer) -> None:
    """Give a game one recorded answer, if the rules ask for it."""
    seat, index = answer
    asked = game.ask
    if asked is None:
        raise CannotFollow(number, Phrase("replay-problem-over"))
    if index == CONCEDE:
        game.concede(seat)
        return
    if asked.seat != seat:
        raise CannotFollow(number, Phrase("replay-problem-seat", wanted=seat_mark(asked.seat), given=seat_mark(seat)))
    if not 0 <= index < asked.size:
        raise CannotFollow(number, Phrase("replay-problem-option", given=str(index), last=str(asked.size - 1)))
    game.answer(index)


def derive(game: Game, answers: Sequence[Answer], sentences: Sentences) -> Iterator[AnswerLine | EventLine]:
    """Every answer and what came of it. The game has no dealer: chance is among the answers."""
    told = 0
    for number, answer in enumerate(answers, start=1):
        events = game.events
        yield from _event_lines(game, events[told:], sentences)
        told = len(events)
        seat, index = answer
        asked = game.ask
        if asked is not None and index == CONCEDE:
            yield AnswerLine(number, seat, CONCEDE, says=sentences.concession(seat))
        elif asked is not None and asked.seat == seat and 0 <= index < asked.size:
            yield AnswerLine.of(number, asked, index, sentences.answer(game.state, asked, index))
        give(game, number, answer)
    yield from _event_lines(game, game.events[told:], sentences)


def _event_lines(game: Game, events: list[Event], sentences: Sentences) -> Iterator[EventLine]:
    for event in events:
        yield EventLine.of(game.rules, event, sentences.event(event))


def seat_mark(seat: int) -> str:
    return "chance" if seat == CHANCE else str(seat + 1)
