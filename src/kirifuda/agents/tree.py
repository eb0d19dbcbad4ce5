"""What a search remembers: of every answer to every question it came by, how often it was given and what became of it.

A node stands for what whoever searches knows after some answers, not for a position: in another imagined world the same
answers may lead to another question, so that answers are told apart by who was asked, what, and how the option is
called. An answer that is not offered in every world is measured by the worlds in which it was.
"""

from math import log, sqrt
from typing import Final

Name = tuple[int, str, int]
"""Who answers, what is asked, how the option is called."""
EXPLORE: Final = 0.2
"""How much an answer that was given seldom is favoured."""
WIDEN: Final = 1.5
"""Of many options, so many times the root of the visits are looked at."""
FEW: Final = 4
"""So many options are always looked at."""
CURIOUS: Final = 0.3
"""The same for answers that were never given here, but elsewhere in the tree."""


class Edge:
    """An answer. `total`: the chances it led to, added up, for whoever gave it."""

    __slots__ = ("available", "child", "name", "total", "visits")

    def __init__(self, name: Name) -> None:
        self.name = name
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.child: Node | None = None

    @property
    def chance(self) -> float:
        return self.total / self.visits if self.visits else 0.5


class Node:
    """What is known after some answers."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[Name, Edge] = {}
        self.visits = 0


class Tree:
    """A search under way. `elsewhere`: how often each answer was given anywhere in it, and what it led to."""

    __slots__ = ("elsewhere", "root")

    def __init__(self, root: Node) -> None:
        self.root = root
        self.elsewhere: dict[Name, Edge] = {}

    def select(self, node: Node, seat: int, prompt: str, names: list[int], start: int) -> tuple[int, Edge, bool]:
        """The option to go on with, by its place in `names`, its edge, and whether nobody has gone that way before.

        `start` says which of the untried options comes first, if nothing is known of any.
        """
        node.visits += 1
        edges = node.edges
        best: Edge | None = None
        place = 0
        most = -1.0
        untried: list[int] = []
        for at, name in enumerate(names):
            edge = edges.get((seat, prompt, name))
            if edge is None:
                untried.append(at)
                continue
            edge.available += 1
            worth = edge.total / edge.visits + EXPLORE * sqrt(log(edge.available) / edge.visits)
            if worth > most:
                best, place, most = edge, at, worth
        tried = len(names) - len(untried)
        if untried and (best is None or tried < FEW or tried < WIDEN * sqrt(node.visits)):
            place = self._first(untried, seat, prompt, names, start)
            best = Edge((seat, prompt, names[place]))
            best.available = 1
            edges[seat, prompt, names[place]] = best
            return place, best, True
        assert best is not None
        return place, best, False

    def _first(self, untried: list[int], seat: int, prompt: str, names: list[int], start: int) -> int:
        """Of the options that were never tried here, one that was never tried anywhere, or did well elsewhere."""
        best = untried[start % len(untried)]
        most = -1.0
        unknown = 0
        for at in untried:
            edge = self.elsewhere.get((seat, prompt, names[at]))
            if edge is None:
                unknown += 1
                if (start >> 8) % unknown == 0:
                    best = at
                most = 2.0
            elif most < 2.0:
                worth = edge.total / edge.visits + CURIOUS / sqrt(edge.visits)
                if worth > most:
                    best, most = at, worth
        return best

    def note(self, path: list[Edge], seat: int, chance: float) -> None:
        """What a line led to, for `seat`: everybody on the way is told."""
        for edge in path:
            name = edge.name
            mine = chance if name[0] == seat else 1.0 - chance
            edge.visits += 1
            edge.total += mine
            anywhere = self.elsewhere.get(name)
            if anywhere is None:
                anywhere = Edge(name)
                self.elsewhere[name] = anywhere
            anywhere.visits += 1
            anywhere.total += mine
