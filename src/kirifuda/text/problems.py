"""What is wrong with a text: where, what was expected there, and the nearest wording that is understood."""

from dataclasses import dataclass

from ..kernel.phrase import Phrase
from .mapped import Span


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that is not understood, at exactly these characters of the text as typed."""

    span: Span
    what: Phrase
    """What is wrong, and what was expected."""
    nearest: tuple[str, ...] = ()
    """Wordings that are understood, the nearest first."""


class NotUnderstood(Exception):
    """A text with all its problems, in the order in which they stand there."""

    def __init__(self, text: str, problems: tuple[Problem, ...]) -> None:
        super().__init__(text, problems)
        self.text = text
        self.problems = tuple(sorted(problems, key=lambda problem: (problem.span.start, problem.span.end)))

    def __str__(self) -> str:
        return "、".join(f"「{problem.span.of(self.text)}」" for problem in self.problems)


class TwoReadings(Exception):
    """A text, a part of which can be read in two ways: each is shown in words that can be read in one way only."""

    def __init__(self, text: str, span: Span, readings: tuple[str, ...]) -> None:
        super().__init__(text, span, readings)
        self.text = text
        self.span = span
        self.readings = readings

    def __str__(self) -> str:
        return f"「{self.span.of(self.text)}」"
