"""The player that looks one decision ahead.

It imagines what it cannot see, some times over; in each imagined world it tries every option, plays on to a decision
at which somebody plans anew (past the end of its own turn, where a game says so), and compares the chances there.
Questions on the way (costs, key cards, targets, blocks) are answered by whoever is asked in the same manner, one at a
time; everything else is passed. No rule of any game is known here: the first option of a question is the quiet one, and
each game says what a free decision is.
"""

from typing import Final

from ..kernel.ask import ACT, Question
from ..kernel.game import Game, Unimaginable
from .agent import dealer_for
from .calling import QUIET, chance_of, different

WORLDS: Final = 1
MANY: Final = 16
"""More options than this are compared without asking what could be made of each, or not at all for others."""
LONGEST: Final = 200
"""Answers after which a line is cut off: no turn is as long."""


class Greedy:
    def __init__(self, seed: int = 0, worlds: int = WORLDS) -> None:
        self.seed = seed
        self.worlds = worlds

    def answer(self, game: Game, seat: int) -> int:
        asked = game.ask
        assert asked is not None
        options = different(game, asked)
        if len(options) == 1:
            return options[0]
        dealer = dealer_for(self.seed, game)
        mine = game.rules.plans_by_turn and game.state.whose_turn() == seat
        totals = [0.0] * len(options)
        thorough = len(options) <= MANY
        for _ in range(self.worlds):
            try:
                world = game.imagine(seat, dealer.below(1 << 62))
            except Unimaginable:
                continue
            for place, option in enumerate(options):
                totals[place] += _Line(world, option, seat, mine).worth(thorough)
        best = 0
        for place in range(1, len(options)):
            if totals[place] > totals[best]:
                best = place
        return options[best]


class _Line:
    """One option in one imagined world, played on."""

    __slots__ = ("game", "mine", "seat")

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
        return chance_of(self.game, self.seat)

    def _best(self, asked: Question) -> int:
        """The best option for whoever is asked, if all that follows is quiet."""
        if asked.size == 1 or (asked.size > MANY and asked.seat != self.seat):
            return QUIET
        options = different(self.game, asked)
        best = options[0]
        most = -1.0
        if len(options) > 1:
            for option in options:
                chance = self._quiet(option, asked.seat)
                if chance > most:
                    best, most = option, chance
        return best

    def _quiet(self, option: int, seat: int) -> float:
        twin = self.game.fork(tracked=False)
        twin.answer(option)
        for _ in range(LONGEST):
            asked = twin.ask
            if asked is None or self._free(twin, asked):
                break
            twin.answer(QUIET)
        return chance_of(twin, seat)

    def _free(self, game: Game, asked: Question) -> bool:
        """Whether this is the horizon: a decision from which on somebody plans anew."""
        if asked.kind != ACT or (asked.seat == self.seat and self.mine):
            return False
        return game.rules.is_free(game.state, asked)
