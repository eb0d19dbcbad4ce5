"""What the lines of a record say in words: everything is told, and players are called by their names."""

from collections.abc import Callable
from typing import Any

from ..kernel.ask import CHANCE, PERMUTATION, Question
from ..kernel.events import Event, Told
from ..kernel.outcome import CONCEDED, Outcome
from ..kernel.phrase import Argument, Phrase
from ..kernel.rules import Rules
from ..kernel.state import State
from ..words import say

Names = tuple[str, ...]


class Sentences:
    """Speaks of one game in one language; in no language (`""`) it keeps silent."""

    def __init__(self, rules: Rules, language: str, names: Names) -> None:
        self._rules = rules
        self._language = language
        self._names = names

    def answer(self, g: State[Any], asked: Question, index: int) -> str:
        """What was asked, and what was answered."""
        return self._silent_or(lambda: self._answer(g, asked, index))

    def _answer(self, g: State[Any], asked: Question, index: int) -> str:
        seat = max(asked.seat, 0)
        question = self._rules.question(g, asked, seat)
        if asked.seat == CHANCE and asked.domain == PERMUTATION:
            return self._say(question, seat)
        option = self._rules.option(g, asked, asked.value_at(index), seat)
        return self._say(Phrase("replay-answer", question=question, option=option), seat)

    def lot(self, g: State[Any], asked: Question, seat: int) -> str:
        """What chance was asked, as a seat heard of it; what came of it, the events tell."""
        return self._silent_or(lambda: self._say(self._rules.question(g, asked, seat), seat))

    def concession(self, seat: int) -> str:
        return self._silent_or(lambda: self.told(Event("conceded", CONCEDED, seat).whole(), seat))

    def event(self, event: Event) -> str:
        return self._silent_or(lambda: self.told(event.whole(), 0))

    def told(self, told: Told, seat: int) -> str:
        """An event as a seat was told it."""
        return self._say(self._rules.event(told, seat), seat)

    def outcome(self, outcome: Outcome | None) -> str:
        if outcome is None or outcome.loser == Outcome.DRAWN:
            return ""
        return self._silent_or(
            lambda: say("replay-outcome", self._language, winner=self._names[outcome.winner], clause=outcome.by)
        )

    def _silent_or(self, sentence: Callable[[], str]) -> str:
        return sentence() if self._language else ""

    def _say(self, phrase: Phrase, seat: int) -> str:
        return one_line(say(self._named(phrase, seat), self._language))

    def _named(self, phrase: Phrase, seat: int) -> Phrase:
        """The phrase with names for «you» and «the opponent»."""
        whose = {"self": seat, "opponent": 1 - seat}
        sort, _, who = phrase.key.partition("-")
        if sort in ("player", "owner") and who in whose:
            return Phrase(f"replay-{sort}", name=self._names[whose[who]])
        return Phrase(phrase.key, **{name: self._named_in(value, seat) for name, value in phrase.args.items()})

    def _named_in(self, value: Argument, seat: int) -> Argument:
        if isinstance(value, Phrase):
            return self._named(value, seat)
        if isinstance(value, list):
            return [self._named(one, seat) for one in value]
        return value


def one_line(text: str) -> str:
    """The text without line breaks, tabs or anything else that steers a terminal."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split(" ")).strip()
