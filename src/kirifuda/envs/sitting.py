"""One game after the other at one table, as every environment plays them: by actions, a page of options at a time."""

from typing import Final

from ..kernel.ask import CHANCE
from ..kernel.chance import Dealer
from ..kernel.game import Game
from ..kernel.rules import Rules
from ..kernel.state import SEATS
from .encoding import OPTIONS, pages_of

LONGEST: Final = 20_000
"""Steps after which a game is broken off."""
Dealt = tuple[tuple[int, ...], ...]
"""The decks, by seats, as faces."""


class Sitting:
    """What is played now, and the seeds of what will be. `tracked` games can be forked; others are quicker."""

    __slots__ = ("_dealt", "_seeds", "_tracked", "game", "page", "rules", "steps")

    def __init__(self, rules: Rules, dealt: Dealt, seed: int, tracked: bool) -> None:
        self.rules = rules
        self._dealt = dealt
        self._tracked = tracked
        self.begin(seed)

    def begin(self, seed: int | None = None) -> None:
        """The next game. With a seed it, and all games after it that are given none, are the same every time."""
        if seed is not None:
            self._seeds = Dealer(seed)
        self.game = Game(
            self.rules,
            self.rules.opening(self._dealt, CHANCE),
            self._seeds.below(1 << 62),
            recording=False,
            tracked=self._tracked,
        )
        self.steps = 0
        self.page = 0

    def act(self, action: int) -> None:
        """The option at this place of the page that is shown; or the page is turned."""
        asked = self.game.ask
        assert asked is not None
        self.steps += 1
        if action == OPTIONS and pages_of(asked) > 1:
            self.page = (self.page + 1) % pages_of(asked)
        else:
            self.game.answer(self.page * OPTIONS + action)
            self.page = 0

    @property
    def over(self) -> bool:
        return self.game.outcome is not None

    @property
    def cut(self) -> bool:
        """Whether it has gone on for too long."""
        return not self.over and self.steps >= LONGEST

    @property
    def rewards(self) -> tuple[int, ...]:
        """What each seat has had of the game so far: nothing before its end, and of a draw."""
        outcome = self.game.outcome
        if outcome is None or outcome.winner not in range(SEATS):
            return (0,) * SEATS
        return tuple([1 if seat == outcome.winner else -1 for seat in range(SEATS)])
