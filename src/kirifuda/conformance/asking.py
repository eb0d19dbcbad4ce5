"""What is asked, offered, refused and told: all of it legal, cited and sayable."""

from typing import Any, ClassVar, Final

from ..kernel.ask import ACT, CARD, CHANCE, KINDS, STOP, Question
from ..kernel.game import Game, History
from ..kernel.outcome import CONCEDED, Refusal
from ..kernel.phrase import Phrase
from ..kernel.state import SEATS, State
from ..ledger.book import book_played
from ..words import LANGUAGES, reason, say
from .check import Check
from .fault import Fault, hold
from .inside import answers_since, events_since, history

MOST_ANSWERS_SINCE: Final = 16


class Asking(Check):
    """Every question is well formed, every action is offered or refused by a clause, every event cites one."""

    def begin(self, game: Game) -> None:
        self.clauses = frozenset({*book_played(game.rules.game, game.rules.edition).ids, CONCEDED})
        self.mark: History = None

    def at(self, game: Game, index: int) -> None:
        self._hear(game)
        asked = game.ask
        assert asked is not None
        values = asked.values
        hold(not (asked.public and asked.size == 1), "what is public and settled is not asked", asked)
        hold(len(set(values)) == len(values), "options are different", asked, values)
        hold(asked.kind in KINDS, "kinds of question are few", asked)
        hold(asked.seat in range(SEATS) or asked.seat == CHANCE, "a seat is asked", asked)
        hold(asked.clause in self.clauses, "questions cite the book", asked)
        hold(answers_since(game) <= MOST_ANSWERS_SINCE, "forks are cheap", asked, answers_since(game))
        if asked.seat != CHANCE:
            self._options(game, asked)

    def end(self, game: Game) -> None:
        self._hear(game)
        outcome = game.outcome
        hold(outcome is not None and outcome.by in self.clauses, "the end cites the book", outcome)

    def _options(self, game: Game, asked: Question) -> None:
        g = game.state
        hold(asked.quiet is None or asked.quiet == asked.values[0], "what is quiet is the first option", asked)
        if asked.domain == CARD:
            for value in asked.values:
                pointed = value == STOP or g.sees(asked.seat, value) or g.specs[g.cards[value].zone // SEATS].placed
                hold(pointed, "cards to choose from are seen or lie in a place", asked, value)
        if not self.looks():
            return
        if asked.kind == ACT:
            offered_or_refused(game, g, asked, self.clauses)
        offers = [game.rules.offer(g, asked, value) for value in asked.values]
        hold(len(set(offers)) == len(offers), "programs can tell options apart", asked, offers)

    def _hear(self, game: Game) -> None:
        for event in events_since(game, self.mark):
            hold(event.clause in self.clauses, "events cite the book", event)
        self.mark = history(game)


def offered_or_refused(game: Game, g: State[Any], asked: Question, known: frozenset[str]) -> None:
    """Whoever is asked to act is offered exactly what is not refused; the other is refused everything."""
    rules = game.rules
    keys = {code: key for code, key, _ in rules.actions()}
    values = rules.requests(g, asked.seat)
    for value in values:
        action, card = rules.parts_of(value)
        refused = game.why_not(asked.seat, value)
        hold(
            (refused is None) == (value in asked.values), "what is not offered is refused", keys[action], card, refused
        )
        _cited(refused, known)
    for value in asked.values:
        hold(value == STOP or value in values, "what is offered could be wished for", asked, value)
    for value in rules.requests(g, 1 - asked.seat):
        action, card = rules.parts_of(value)
        refused = game.why_not(1 - asked.seat, value)
        hold(refused is not None, "who is not asked is refused", keys[action], card)
        _cited(refused, known)


def _cited(refused: Refusal | None, known: frozenset[str]) -> None:
    hold(refused is None or (refused.clause in known and refused.reason != ""), "refusals cite the book", refused)


class Spoken(Check):
    """Everything asked, offered, refused and told can be said, to each seat, in every language."""

    said: ClassVar[set[str]] = set()

    def begin(self, game: Game) -> None:
        self.mark: History = None

    def at(self, game: Game, index: int) -> None:
        events = events_since(game, self.mark)
        self.mark = history(game)
        if not self.looks():
            return
        for event in events:
            for seat in range(SEATS):
                self._say(game.rules.event(event.told(seat), seat))
        if game.ask is not None:
            self._question(game, game.ask)

    def end(self, game: Game) -> None:
        self.at(game, 0)

    def _question(self, game: Game, asked: Question) -> None:
        rules, g = game.rules, game.state
        for seat in range(SEATS):
            self._say(rules.question(g, asked, seat))
        for value in asked.values:
            self._say(rules.option(g, asked, value, asked.seat))
        if asked.kind == ACT:
            for seat in range(SEATS):
                for value in rules.requests(g, seat):
                    refused = game.why_not(seat, value)
                    if refused is not None:
                        self._say(reason(rules.game, refused))

    def _say(self, phrase: Phrase) -> None:
        known = repr(phrase)
        if known not in self.said:
            for language in LANGUAGES:
                try:
                    say(phrase, language)
                except LookupError as missing:
                    raise Fault("everything can be said", f"{language}: {missing}") from missing
            self.said.add(known)
