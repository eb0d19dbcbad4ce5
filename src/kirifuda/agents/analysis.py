"""What a search found out about a decision, to be shown to people."""

from dataclasses import dataclass

from ..kernel.game import Game, Unimaginable
from ..kernel.phrase import Phrase
from .agent import dealer_for
from .calling import QUIET, different, names_of
from .search import Search
from .tree import Edge, Node

FEWEST: int = 3
"""A line is expected as far as it was tried so often."""
LONGEST: int = 12
"""Steps of an expected line."""


@dataclass(frozen=True, slots=True)
class Step:
    """An answer in an expected line, as the seat that asks would see it."""

    seat: int
    answer: Phrase


@dataclass(frozen=True, slots=True)
class Weighed:
    """An option: its place in the question, the chance of winning by it, how often it was tried, and what is expected
    to follow. An option that was never tried has the chance None; options that come to the same share all of this."""

    option: int
    chance: float | None
    visits: int
    line: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Analysis:
    """A decision of a seat: the chance it has, and its options, the one to be taken first."""

    seat: int
    tries: int
    chance: float
    options: tuple[Weighed, ...]

    @property
    def best(self) -> int:
        return self.options[0].option


def analyse(game: Game, search: Search) -> Analysis:
    """What a search makes of the question that is asked now; it thinks for whoever is asked."""
    asked = game.ask
    if asked is None:
        raise ValueError("the game is over: there is nothing to analyse")
    seat = asked.seat
    options = different(game, asked)
    before = search.tried
    if len(options) > 1:
        search.think(game, seat)
    names = names_of(game.rules, game.state, asked)
    edges = search.tree.root.edges if len(options) > 1 else {}
    found = [(option, edges.get((seat, asked.prompt, names[option]))) for option in options]
    found.sort(key=lambda one: (0, 0.0) if one[1] is None else (one[1].visits, one[1].chance), reverse=True)
    weighed = [_weighed(game, search, option, edge) for option, edge in found]
    by_name = {names[one.option]: one for one in weighed}
    for option in range(asked.size):
        if option not in options and names[option] in by_name:
            same = by_name[names[option]]
            weighed.append(Weighed(option, same.chance, same.visits, same.line))
    best = weighed[0].chance
    return Analysis(seat, search.tried - before, 0.5 if best is None else best, tuple(weighed))


def _weighed(game: Game, search: Search, option: int, edge: Edge | None) -> Weighed:
    if edge is None or not edge.visits:
        return Weighed(option, None, 0, ())
    return Weighed(option, edge.chance, edge.visits, _expected(game, search, option, edge.child))


def _expected(game: Game, search: Search, option: int, node: Node | None) -> tuple[Step, ...]:
    """What follows an option where everybody does what was tried most, in one of the worlds that may be."""
    asked = game.ask
    assert asked is not None
    seat = asked.seat
    try:
        world = game.imagine(seat, dealer_for(search.seed, game).below(1 << 62))
    except Unimaginable:
        return ()
    world.answer(option)
    steps: list[Step] = []
    while world.ask is not None and node is not None and len(steps) < LONGEST:
        following = world.ask
        options = different(world, following) if following.size > 1 else [QUIET]
        if len(options) == 1:
            world.answer(options[0])
            continue
        names = names_of(world.rules, world.state, following)
        tried = [(place, node.edges.get((following.seat, following.prompt, names[place]))) for place in options]
        known = [(edge.visits, -place, edge) for place, edge in tried if edge is not None]
        if not known or max(known)[0] < FEWEST:
            break
        _, place, edge = max(known)
        value = following.value_at(-place)
        steps.append(Step(following.seat, world.rules.option(world.state, following, value, seat)))
        world.answer(-place)
        node = edge.child
    return tuple(steps)
