"""A check watches one game from its beginning to its end."""

from ..kernel.chance import Dealer
from ..kernel.game import Game


class Check:
    """Looks at one decision in `every`, chosen by lot.

    `at` sees the game waiting on a question, and the index that it will be answered with.
    """

    def __init__(self, every: int = 1, seed: int = 0) -> None:
        self.every = every
        self.dealer = Dealer(seed)

    def begin(self, game: Game) -> None:
        pass

    def at(self, game: Game, index: int) -> None:
        pass

    def end(self, game: Game) -> None:
        pass

    def looks(self) -> bool:
        return self.every == 1 or self.dealer.below(self.every) == 0
