"""The player that takes any option."""

from ..kernel.game import Game
from .agent import dealer_for


class Random:
    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def answer(self, game: Game, seat: int) -> int:
        assert game.ask is not None
        return dealer_for(self.seed, game).below(game.ask.size)
