"""Players that think ahead, from gentle to strong: by how many lines they play at a decision.

`strong` stops after its seconds, however slow the machine is. `kind` looks as far as `gentle` and plays well while it
is behind; when it is ahead it takes what keeps the game open, as long as that is nearly as good as the best it sees.
"""

from typing import Final

from ..kernel.game import Game
from .calling import different, names_of
from .search import Search
from .tree import Edge

GENTLE: Final = 40
STRONG: Final = 2_000
STRONG_SECONDS: Final = 2.0
EVEN: Final = 0.5
"""The chance that a kind player keeps to, where it can."""
NEARLY: Final = 0.12
"""How much less than the best an option may promise to a kind player: more would look like throwing the game away."""
LOOKED_AT: Final = 3
"""A kind player takes nothing that it has not tried so often."""


def gentle(seed: int = 0) -> Search:
    return Search(seed, GENTLE)


def strong(seed: int = 0) -> Search:
    return Search(seed, STRONG, STRONG_SECONDS)


class Kind:
    """Lets a newcomer win, without throwing the game away."""

    def __init__(self, seed: int = 0, tries: int = GENTLE) -> None:
        self.search = Search(seed, tries)

    def answer(self, game: Game, seat: int) -> int:
        asked = game.ask
        assert asked is not None
        options = different(game, asked)
        if len(options) == 1:
            return options[0]
        best = self.search.answer(game, seat)
        names = names_of(game.rules, game.state, asked)
        edges = self.search.tree.root.edges
        tried = [(option, edges.get((seat, asked.prompt, names[option]))) for option in options]
        return kindest(best, [(option, edge) for option, edge in tried if edge is not None])


def kindest(best: int, tried: list[tuple[int, Edge]]) -> int:
    """Of the options that are nearly as good as the best, the one whose chance is nearest to even."""
    known = [(edge.chance, option) for option, edge in tried if edge.visits >= LOOKED_AT]
    most = max([chance for chance, option in known if option == best], default=0.0)
    if most <= EVEN:
        return best
    good = [(abs(chance - EVEN), option) for chance, option in known if chance >= max(most - NEARLY, 0.0)]
    return min(good)[1]
