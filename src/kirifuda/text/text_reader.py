"""A text while it is read: what is not understood of it is kept, to be said all at once."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from ..kernel.phrase import Phrase
from .expectations import expected_here
from .mapped import Mapped, Span
from .one_meaning import Several, Understood, not_read, one_meaning
from .parsing import Branch, Grammar, Stuck
from .problems import NotUnderstood, Problem, TwoReadings
from .quotations import Quotations
from .scope import Scope
from .trouble import Misread

Meaning = TypeVar("Meaning")
AScope = TypeVar("AScope", bound=Scope)


@dataclass(frozen=True, slots=True)
class Language:
    """How a game's cards speak."""

    grammar: Callable[[], Grammar]
    nearest: Callable[[str, int, str], tuple[str, ...]]
    """Wordings that are near what stands at a place of a text, of the kind that belongs there."""
    rendered: Callable[[Any], str]
    """A meaning in words that can be read in one way only."""
    messages: str
    """How the keys of its messages begin."""
    telling: tuple[str, ...] = ()
    """Reasons that say more than that something else failed further on."""


class TextReader:
    """Reads the sentences of one text, each to its one meaning."""

    language: ClassVar[Language]

    def __init__(self, typed: str) -> None:
        self.typed = typed
        self.problems: list[Problem] = []
        self.readings: TwoReadings | None = None

    def _problem(self, span: Span, reason: str, nearest: tuple[str, ...] = (), **args: str) -> None:
        problem = Problem(span, Phrase(f"{self.language.messages}-{reason}", **args), nearest)
        self.problems.append(problem)

    def _all_understood(self) -> None:
        """Raises what was not understood, or what was understood in two ways."""
        if self.problems and self.readings is not None:
            self._problem(self.readings.span, "two-readings", self.readings.readings)
        if self.problems:
            raise NotUnderstood(self.typed, tuple(dict.fromkeys(self.problems)))
        if self.readings is not None:
            raise self.readings

    def _read(
        self,
        text: Mapped,
        quotations: Quotations,
        scope: AScope,
        read: Callable[[Branch, AScope], Meaning],
        what: str,
        start: str = "sentence",
    ) -> Meaning | None:
        """The one meaning of a text, which the scope knows from then on; None if it has none, or several."""

        def read_here(branch: Branch, inner: AScope) -> Meaning:
            quotations.text = text
            return read(branch, inner)

        found = one_meaning(self.language.grammar(), text, start, scope, read_here, self.language.telling)
        quotations.text = text
        if isinstance(found, Understood):
            scope.become(found.after)
            return found.meaning
        if isinstance(found, Several):
            self._two_readings(text, found)
        elif isinstance(found, Stuck):
            first, last = not_read(self.language.grammar(), text.text, found.place, start)
            nearest = self.language.nearest(text.text, first, what)
            self._problem(text.span(first, last), expected_here(found, what), nearest)
        elif not (scope.broken and found.reason in ("pronoun", "about-what")):
            self._misread(text, found, what)
        return None

    def _two_readings(self, text: Mapped, found: Several[Meaning]) -> None:
        if self.readings is None:
            said = found.said or tuple(map(self.language.rendered, found.meanings))
            self.readings = TwoReadings(self.typed, text.span(found.start, found.end), said)

    def _misread(self, text: Mapped, trouble: Misread, what: str) -> None:
        span = text.span(trouble.start, trouble.end)
        args = dict.fromkeys(trouble.args_of_message, span.of(self.typed))
        self._problem(span, trouble.reason, self.language.nearest(text.text, trouble.start, what), **args)
