"""A match: games one after the other, won by the first to win so many of them.

Where the book lets somebody choose who goes first, a lot names that player for the first game, and the
loser of the game before it for every other.
"""

from dataclasses import dataclass, replace
from typing import Final

from .errors import Complaint
from .kernel.ask import CHANCE
from .kernel.game import Game
from .kernel.outcome import Outcome
from .kernel.phrase import Phrase
from .kernel.rules import Rules
from .kernel.state import SEATS

LENGTHS: Final = (2, 3)
"""How many games a match may be won with."""


@dataclass(frozen=True, slots=True)
class Match:
    """The score so far. Every game that is over makes a new one of it."""

    rules: Rules
    decks: tuple[tuple[int, ...], ...]
    length: int
    wins: tuple[int, ...] = (0,) * SEATS
    chooser: int = CHANCE
    """The seat that chooses who goes first in the next game; CHANCE where a lot or the set-up decides."""

    @classmethod
    def of(cls, first: Game, length: int) -> "Match":
        """The match that a game begins, with the same decks in all its games."""
        if length not in LENGTHS:
            raise Complaint("match-length", given=str(length), known=", ".join(map(str, LENGTHS)))
        return cls(first.rules, decks_of(first), length)

    def after(self, outcome: Outcome) -> "Match":
        """The match after one more game. A drawn game counts for nobody, and whoever chose chooses again."""
        if outcome.loser == Outcome.DRAWN:
            return self
        wins = tuple(won + (seat == outcome.winner) for seat, won in enumerate(self.wins))
        return replace(self, wins=wins, chooser=CHANCE if self.rules.chooser is None else outcome.loser)

    @property
    def winner(self) -> int | None:
        """The seat that has won the match."""
        return self.wins.index(self.length) if self.length in self.wins else None

    def next_game(self, seed: int | None = None) -> Game:
        """The next game of the match; without a seed every shuffle is asked for."""
        return Game(self.rules, self.rules.opening(self.decks, self.chooser), seed)


def check_chooser(rules: Rules, chooser: int) -> None:
    """Complain of a seat that is to choose who goes first where there is no such seat or no such choice."""
    if chooser not in (CHANCE, *range(SEATS)):
        raise Complaint("bad-chooser", given=str(chooser))
    if chooser != CHANCE and rules.chooser is None:
        raise Complaint("no-chooser", game=Phrase(f"game-{rules.game}"))


def decks_of(game: Game) -> tuple[tuple[int, ...], ...]:
    """The faces of the decks that a game was begun with."""
    cards = game.start.cards
    return tuple(tuple(card.face for card in cards if card.owner == seat) for seat in range(SEATS))


def chooser_of(game: Game) -> int:
    """The seat that was to choose who goes first; CHANCE where a lot or the set-up decided."""
    return CHANCE if game.rules.chooser is None else game.rules.chooser(game.start)
