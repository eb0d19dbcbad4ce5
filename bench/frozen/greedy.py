"""The player that looks one decision ahead.

It imagines what it cannot see, several times over; in each imagined world it tries every option, plays
on to the next free decision after the turn, and compares what the position is worth there. Questions on
the way (costs, key cards, targets, blocks) are answered by whoever is asked in the same manner, one at
a time; everything else is passed. No rule of any game is known here: the first option of a question is
the quiet one (pass, no, no more, end the turn), and each game says what a free decision is.
"""

from typing import Final

from kirifuda.agents.agent import dealer_for
from kirifuda.kernel.ask import ACT, Question
from kirifuda.kernel.game import Game, Unimaginable

from . import black_poker, last_chronicle, legend_of_stars, legions

EVALUATE: Final = {
    "black-poker": black_poker.evaluate,
    "legions": legions.evaluate,
    "last-chronicle": last_chronicle.evaluate,
    "legend-of-stars": legend_of_stars.evaluate,
}
WORLDS: Final = 4
MANY: Final = 16
"""More options than this are compared without asking what could be made of each, or not at all for others."""
QUIET: Final = 0
LONGEST: Final = 200
"""Answers after which a line is cut off: no turn is as long."""


class Greedy:
    def __init__(self, seed: int = 0, worlds: int = WORLDS) -> None:
        self.seed = seed
        self.worlds = worlds

    def answer(self, game: Game, seat: int) -> int:
        asked = game.ask
        assert asked is not None
        options = worth_trying(game, asked)
        if len(options) == 1:
            return options[0]
        mine = game.view(seat).turn_player == seat
        dealer = dealer_for(self.seed, game)
        totals = dict.fromkeys(options, 0.0)
        for _ in range(self.worlds):
            try:
                world = game.imagine(seat, dealer.below(1 << 62))
            except Unimaginable:
                continue
            for option in options:
                totals[option] += _Line(world, option, seat, mine).worth(len(options) <= MANY)
        return max(options, key=totals.__getitem__)


def worth_trying(game: Game, asked: Question) -> list[int]:
    """The options that do something by themselves: not those that only make ready what paying would ask for anyway."""
    preparing = game.rules.preparing
    if asked.kind != ACT or not preparing:
        return list(range(asked.size))
    actions = [game.rules.parts_of(value)[0] for value in asked.values]
    return [option for option, action in enumerate(actions) if action not in preparing] or [QUIET]


class _Line:
    """One option in one imagined world, played on."""

    def __init__(self, world: Game, option: int, seat: int, mine: bool) -> None:
        self.game = world.fork()
        self.game.answer(option)
        self.seat = seat
        self.mine = mine

    def worth(self, thorough: bool) -> float:
        """What the position is worth at the horizon."""
        for _ in range(LONGEST):
            asked = self.game.ask
            if asked is None or self._free(self.game, asked):
                break
            self.game.answer(self._best(asked) if thorough and asked.kind != ACT else QUIET)
        return self._value(self.game, self.seat)

    def _best(self, asked: Question) -> int:
        """The best option for whoever is asked, if all that follows is quiet."""
        if asked.size == 1 or (asked.size > MANY and asked.seat != self.seat):
            return QUIET
        values = [self._quiet(option, asked.seat) for option in range(asked.size)]
        return max(range(asked.size), key=values.__getitem__)

    def _quiet(self, option: int, seat: int) -> float:
        twin = self.game.fork(tracked=False)
        twin.answer(option)
        for _ in range(LONGEST):
            asked = twin.ask
            if asked is None or self._free(twin, asked):
                break
            twin.answer(QUIET)
        return self._value(twin, seat)

    def _free(self, game: Game, asked: Question) -> bool:
        """Whether this is the horizon: a free decision past one's own turn."""
        if asked.kind != ACT or (asked.seat == self.seat and self.mine):
            return False
        return game.rules.is_free(game.state, asked)

    def _value(self, game: Game, seat: int) -> float:
        outcome = game.outcome
        if outcome is None:
            return EVALUATE[game.rules.game](game.state, seat)
        if outcome.loser == seat:
            return -10_000.0
        return 10_000.0 if outcome.winner == seat else 0.0
