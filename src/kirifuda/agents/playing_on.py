"""On from a decision to where somebody plans anew: what is begun comes to its end.

What can be passed is passed. Every other question on the way (costs, key cards, targets, attackers, blocks) is answered
by whoever is asked, with what is best for it if all that follows is quiet: an attack that nobody blocks, or in which
nobody takes part, says nothing of what attacking is worth.
"""

from collections.abc import Callable
from typing import Final

from ..kernel.ask import ACT, Question
from ..kernel.game import Game
from .calling import QUIET, chance_of, different

MANY: Final = 16
"""Of more options than this nobody but the seat that thinks compares each."""
LONGEST: Final = 200
"""Answers after which a line is cut off: no turn is as long."""

Free = Callable[[Game, Question], bool]
"""Whether a question is one at which somebody plans anew."""


def planned_anew(game: Game, asked: Question) -> bool:
    return asked.kind == ACT and game.rules.is_free(game.state, asked)


def play_on(game: Game, seat: int, free: Free = planned_anew) -> None:
    """The game goes on to a free decision; `seat` is who thinks."""
    for _ in range(LONGEST):
        asked = game.ask
        if asked is None or free(game, asked):
            return
        game.answer(QUIET if asked.kind == ACT else _best(game, asked, seat, free))


def play_on_quietly(game: Game, free: Free = planned_anew) -> None:
    for _ in range(LONGEST):
        asked = game.ask
        if asked is None or free(game, asked):
            return
        game.answer(QUIET)


def _best(game: Game, asked: Question, seat: int, free: Free) -> int:
    """The best option for whoever is asked, if all that follows is quiet."""
    if asked.size == 1 or (asked.size > MANY and asked.seat != seat):
        return QUIET
    options = different(game, asked)
    best = options[0]
    most = -1.0
    if len(options) > 1:
        for option in options:
            twin = game.fork(tracked=False)
            twin.answer(option)
            play_on_quietly(twin, free)
            chance = chance_of(twin, asked.seat)
            if chance > most:
                best, most = option, chance
    return best
