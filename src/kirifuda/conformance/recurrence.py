"""Whether a position has come back is told by what both players can see."""

from ..kernel.game import Game, unknown_cards
from ..kernel.state import SEATS
from .check import Check
from .fault import hold


class Recurrent(Check):
    """What makes a position is blind to the faces that a seat does not know, and to copying."""

    def at(self, game: Game, index: int) -> None:
        if game.ask is None or not self.looks():
            return
        g = game.state
        here = g.position()
        hold(g.copy().position() == here, "a copy is in the same position")
        for seat in range(SEATS):
            other = g.copy()
            for group in unknown_cards(g, seat):
                other.rearrange(group, [*range(1, len(group)), 0] if group else [])
            hold(other.position() == here, "what makes a position tells nothing hidden", seat)
