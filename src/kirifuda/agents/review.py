"""A game looked through afterwards: the chances at every decision, and what each decision cost.

Every decision is judged by what whoever made it knew: hidden cards that turned out badly are nobody's mistake.
"""

from dataclasses import dataclass
from typing import Final

from ..kernel.game import CONCEDE, Game
from .analysis import Analysis, analyse
from .calling import different, names_of
from .search import Search

TRIES: Final = 100
"""Lines at a decision, and as many to hold what was done against what seemed best."""
SLIP: Final = 0.05
"""Who loses less of the chance than this by a decision has not erred, as far as so many lines can tell."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision: the chance that its seat had, the option that seemed best, the one that was taken, and how much of
    the chance that cost."""

    seat: int
    chance: float
    best: int
    taken: int
    lost: float

    def chance_of(self, seat: int) -> float:
        return self.chance if seat == self.seat else 1.0 - self.chance


def judged(game: Game, taken: int, seed: int = 0, tries: int = TRIES) -> Judged | None:
    """What the answer `taken` to the question that is asked was worth; None where there was nothing to decide."""
    asked = game.ask
    if asked is None or taken == CONCEDE or asked.size == 1 or len(different(game, asked)) == 1:
        return None
    found = analyse(game, Search(seed, tries))
    names = names_of(game.rules, game.state, asked)
    if not found.tries or names[taken] == names[found.best]:
        return Judged(found.seat, found.chance, taken, taken, 0.0)
    return _compared(game, found, taken, seed, tries)


def _compared(game: Game, found: Analysis, taken: int, seed: int, tries: int) -> Judged:
    """The two held against each other, with as many lines as all options had together."""
    asked = game.ask
    assert asked is not None
    search = Search(seed, tries)
    search.think(game, found.seat, (found.best, taken))
    names = names_of(game.rules, game.state, asked)
    edges = search.tree.root.edges
    best, other = [edges.get((asked.seat, asked.prompt, names[option])) for option in (found.best, taken)]
    if best is None or other is None:
        return Judged(found.seat, found.chance, found.best, taken, 0.0)
    if other.chance >= best.chance:
        return Judged(found.seat, other.chance, taken, taken, 0.0)
    return Judged(found.seat, best.chance, found.best, taken, best.chance - other.chance)


def worst(decisions: list[tuple[int, Judged]], many: int) -> list[tuple[int, Judged]]:
    """The decisions that lost most, each with its number, the costliest first."""
    errors = [(number, one) for number, one in decisions if one.lost >= SLIP]
    return sorted(errors, key=lambda pair: (-pair[1].lost, pair[0]))[:many]
