"""Perft: how many ways a position can go on, every option answered, to a depth of so many decisions."""

from kirifuda.kernel.ask import CHANCE
from kirifuda.kernel.game import Game


def leaves(game: Game, depth: int) -> int:
    """Positions after `depth` decisions; a game that is over counts once. Chance always answers 0."""
    asked = game.ask
    if asked is None or depth == 0:
        return 1
    if depth == 1:
        return asked.size
    total = 0
    for option in range(asked.size):
        twin = game.fork(tracked=depth > 2)
        twin.answer(option)
        without_chance(twin)
        total += leaves(twin, depth - 1)
    return total


def without_chance(game: Game) -> None:
    while game.ask is not None and game.ask.seat == CHANCE:
        game.answer(0)
