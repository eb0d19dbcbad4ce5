"""A record that has been read: its header, its lines, and the game they make."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from secrets import randbits
from typing import Final

from ..api import editions, games, rules
from ..errors import Complaint
from ..kernel.ask import CHANCE
from ..kernel.chance import Dealer
from ..kernel.events import Event
from ..kernel.game import Game
from ..kernel.outcome import Outcome
from ..kernel.rules import USUAL, Rules, Terms
from ..match import check_chooser
from .deriving import Answer, CannotFollow, follow
from .fingerprint import fingerprint
from .lines import AnswerLine, CardName, EventLine, NotALine

FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class Header:
    """What a game was begun with. Notes are free text."""

    game: str
    edition: str
    fingerprint: str
    decks: tuple[tuple[CardName, ...], ...]
    names: tuple[str, ...]
    language: str = ""
    notes: tuple[str, ...] = ()
    chooser: int = CHANCE
    """The seat that chose who goes first, where no lot named it."""
    terms: Terms = USUAL


@dataclass(frozen=True, slots=True)
class Remark:
    """A line that a person has written into a record."""

    says: str


@dataclass(frozen=True, slots=True)
class Numbered:
    """A line of the body, with its number in the file and its text there."""

    at: int
    text: str
    line: AnswerLine | EventLine | Remark | None = None


@dataclass(frozen=True)
class Recorded:
    """A recorded game."""

    source: str
    header: Header
    body: tuple[Numbered, ...]
    outcome: Outcome | None
    ending: Numbered
    checksum: Numbered
    intact: bool
    """Whether nothing but names, notes and remarks was changed since the record was written."""

    @cached_property
    def answers(self) -> tuple[Answer, ...]:
        """(seat, index) for each answer, CHANCE included."""
        lines = (numbered.line for numbered in self.body)
        return tuple((line.seat, line.index) for line in lines if isinstance(line, AnswerLine))

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What happened, as it was recorded; needs a game whose cards are known here."""
        rules = self.rules
        if rules is None:
            raise self.foreign()
        lines = (numbered.line for numbered in self.body)
        try:
            return tuple(line.event(rules) for line in lines if isinstance(line, EventLine))
        except NotALine as unknown:
            raise self._unknown(unknown) from None

    @cached_property
    def rules(self) -> Rules | None:
        """The rules of its game as they are here, which need not be those it was played by."""
        if self.header.game not in games() or self.header.edition not in editions(self.header.game):
            return None
        terms = self.header.terms
        regulation = terms.regulation or None
        return rules(
            self.header.game,
            self.header.edition,
            [self._file(named) for named in terms.cards],
            self._file(regulation) if regulation is not None and regulation.endswith(".toml") else regulation,
        )

    @property
    def files(self) -> tuple[str, ...]:
        """The files that the record names: cards of somebody's own, and a list of restricted cards."""
        terms = self.header.terms
        return (*terms.cards, *(one for one in [terms.regulation] if one.endswith(".toml")))

    def _file(self, named: str) -> str:
        """A file that the record names: there, or beside the record."""
        folder = Path(self.source).parent
        for place in (folder / named, folder / Path(named).name):
            if place.is_file():
                return str(place)
        raise Complaint("replay-file-missing", source=self.source, file=named)

    @property
    def playable(self) -> bool:
        """Whether the rules here are those it was played by."""
        return self.rules is not None and fingerprint(self.rules) == self.header.fingerprint

    def game(self, upto: int | None = None, seed: int | None = None, chance: str = "dealt") -> Game:
        """The game after `upto` answers (all of them if None), to be played on.

        What chance has yet to decide is dealt from `seed`, by default from a new one: a record tells
        nothing of the shuffles to come. With `chance="asked"` they are questions to CHANCE.
        """
        count = len(self.answers)
        if upto is not None and not 0 <= upto <= count:
            raise Complaint("replay-no-such-answer", source=self.source, given=upto, count=count)
        game = self.opening()
        try:
            follow(game, self.answers[:upto])
        except CannotFollow as broken:
            raise self.cannot_follow(broken) from None
        if chance == "dealt":
            _deal_from_here(game, Dealer(randbits(64) if seed is None else seed))
        return game

    def opening(self) -> Game:
        """The game before its first answer; chance is asked."""
        rules = self.rules
        if rules is None or not self.playable:
            raise self.foreign()
        decks = tuple(self._deck(rules, deck) for deck in self.header.decks)
        check_chooser(rules, self.header.chooser)
        return Game(rules, rules.opening(decks, self.header.chooser))

    def _deck(self, rules: Rules, deck: tuple[CardName, ...]) -> tuple[int, ...]:
        try:
            faces = tuple(card.found(rules) for card in deck)
        except NotALine as unknown:
            raise self._unknown(unknown) from None
        if rules.deck_breaches(faces):
            raise Complaint("replay-bad-deck", source=self.source)
        return faces

    def _unknown(self, card: NotALine) -> Complaint:
        return Complaint("replay-unknown-card", source=self.source, given=str(card))

    def line_of_answer(self, number: int) -> int:
        """Where in the file an answer stands."""
        found = (one.at for one in self.body if isinstance(one.line, AnswerLine) and one.line.number == number)
        return next(found)

    def cannot_follow(self, broken: CannotFollow) -> Complaint:
        """That an answer is not one that the rules ask for."""
        at = self.line_of_answer(broken.number)
        return Complaint("replay-broken", source=self.source, line=at, problem=broken.why)

    def foreign(self) -> Complaint:
        """That the rules here are not those of the record."""
        return Complaint("replay-other-rules", source=self.source, game=self.header.game, edition=self.header.edition)


def _deal_from_here(game: Game, dealer: Dealer) -> None:
    while game.ask is not None and game.ask.seat == CHANCE:
        game.answer(dealer.below(game.ask.size))
    game.dealer = dealer
