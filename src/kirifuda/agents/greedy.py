"""The player that looks one decision ahead.

It imagines what it cannot see, some times over; in each imagined world it tries every option, plays on to a decision
at which somebody plans anew (past the end of its own turn, where a game says so), and compares the chances there.
No rule of any game is known here: the first option of a question is the quiet one, and each game says what a free
decision is.
"""

from typing import Final

from ..kernel.ask import ACT, Question
from ..kernel.game import Game, Unimaginable
from .agent import dealer_for
from .calling import chance_of, different
from .playing_on import MANY, planned_anew, play_on, play_on_quietly

WORLDS: Final = 1


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

        def free(game: Game, asked: Question) -> bool:
            if asked.kind == ACT and mine and asked.seat == seat:
                return False
            return planned_anew(game, asked)

        totals = [0.0] * len(options)
        thorough = len(options) <= MANY
        for _ in range(self.worlds):
            try:
                world = game.imagine(seat, dealer.below(1 << 62))
            except Unimaginable:
                continue
            for place, option in enumerate(options):
                line = world.fork()
                line.answer(option)
                if thorough:
                    play_on(line, seat, free)
                else:
                    play_on_quietly(line, free)
                totals[place] += chance_of(line, seat)
        best = 0
        for place in range(1, len(options)):
            if totals[place] > totals[best]:
                best = place
        return options[best]
