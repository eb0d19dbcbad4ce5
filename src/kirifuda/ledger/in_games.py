"""How often clauses are cited in play: a sample of random games, the same ones every time."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from ..api import editions, start
from ..kernel.ask import ACT, Question
from ..kernel.chance import Dealer
from ..kernel.game import Game
from .book import Book, book_played

SAMPLE: Final = 130
MOST_ANSWERS: Final = 20_000


@dataclass
class Cited:
    """Citations in play, for each clause, by what cited it."""

    events: Counter[str] = field(default_factory=Counter)
    questions: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    outcomes: Counter[str] = field(default_factory=Counter)

    def total(self, clause: str) -> int:
        return self.events[clause] + self.questions[clause] + self.refusals[clause] + self.outcomes[clause]

    @property
    def clauses(self) -> set[str]:
        return {*self.events, *self.questions, *self.refusals, *self.outcomes}


def play_sample(book: Book, games: int = SAMPLE) -> Cited:
    """Play `games` random games, the editions of this book in turn, and count what they cite."""
    cited = Cited()
    game = book.game
    names = [edition for edition in editions(game) if book_played(game, edition).edition == book.edition]
    for number in range(games):
        _play(start(game, names[number % len(names)], seed=number), Dealer(number), cited)
    return cited


def _play(game: Game, player: Dealer, cited: Cited) -> None:
    for _ in range(MOST_ANSWERS):
        asked = game.ask
        if asked is None:
            break
        cited.questions[asked.clause] += 1
        if asked.kind == ACT:
            _count_refusals(game, asked, cited)
        game.answer(player.below(asked.size))
    cited.events.update(event.clause for event in game.events)
    if game.outcome is not None:
        cited.outcomes[game.outcome.by] += 1


def _count_refusals(game: Game, asked: Question, cited: Cited) -> None:
    """Everything the player who is to act might have wanted to do, and may not."""
    for value in game.rules.requests(game.state, asked.seat):
        refused = game.why_not(asked.seat, value)
        if refused is not None:
            cited.refusals[refused.clause] += 1
