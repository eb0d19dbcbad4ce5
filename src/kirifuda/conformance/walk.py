"""A random game, watched."""

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from ..kernel.ask import ACT
from ..kernel.chance import Dealer
from ..kernel.game import Game
from .check import Check
from .fault import Fault, hold

LIMIT: Final = 20_000
"""No game has so many decisions."""
_SHARES: Final = 24


class Walker:
    """Answers at random. Of actions, it prefers those that it has taken least.

    In every other game it is patient: it often takes the first action, which is to pass or to end the
    turn, so that hands fill up.
    """

    def __init__(self, seed: int) -> None:
        self.dealer = Dealer(seed)
        self.patient = self.dealer.below(2) == 1
        self.taken: Counter[int] = Counter()

    def answer(self, game: Game) -> int:
        asked = game.ask
        assert asked is not None
        if asked.kind != ACT:
            return self.dealer.below(asked.size)
        if self.patient and self.dealer.below(3) > 0:
            return 0
        actions = [game.rules.parts_of(value)[0] for value in asked.values]
        shares = [max(1, _SHARES // (1 + self.taken[action])) for action in actions]
        lot = self.dealer.below(sum(shares))
        index = next(index for index, reached in enumerate(accumulate(shares)) if lot < reached)
        self.taken[actions[index]] += 1
        return index


def watch(game: Game, seed: int, checks: Sequence[Check], limit: int = LIMIT) -> int:
    """Play a game to its end under the eyes of the checks; how many decisions there were."""
    walker = Walker(seed)
    decisions = 0
    for check in checks:
        check.begin(game)
    while game.ask is not None:
        hold(decisions < limit, "games end", f"{decisions} decisions and no end")
        hold(game.ask.size > 0, "something is offered", game.ask)
        index = walker.answer(game)
        for check in checks:
            check.at(game, index)
        try:
            game.answer(index)
        except Exception as broken:
            raise Fault("what is offered can be answered", f"{game.ask!r} {index}: {broken!r}") from broken
        decisions += 1
    for check in checks:
        check.end(game)
    return decisions
