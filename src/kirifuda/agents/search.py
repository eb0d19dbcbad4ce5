"""The player that thinks ahead: a tree search over imagined worlds.

Every try imagines what the seat cannot see anew, goes down the tree by the answers that did best so far (or were tried
least), adds one answer to it, plays on until somebody plans anew (`playing_on`), and asks the game's evaluation what
the chances are there. What is hidden decides nothing: the tree knows questions and options only as the seat knows them,
worlds are imagined from what it knows, and shuffles in them are drawn from the search's own numbers.

It takes the list of the opponent's deck as known, as where decks are open or come with the game; which of the cards it
has not seen lie where, it imagines.
"""

from time import perf_counter
from typing import Final

from ..kernel.chance import Dealer
from ..kernel.game import Game, Unimaginable
from .agent import dealer_for
from .calling import QUIET, chance_of, different, names_of
from .playing_on import play_on
from .tree import Edge, Name, Node, Tree

TRIES: Final = 400
LONGEST: Final = 300
"""Answers after which a line is cut off."""
DOUBT: Final = 0.05
"""A game that looks won is worth so much less than one that is won, and one that looks lost so much more."""
UNIMAGINED: Final = 16
"""So often in a row no world is found before it stops looking for one."""


LOOKED_AT_EVERY: Final = 10
"""After so many lines it is looked whether the answer is clear."""


class Search:
    """`tries`: how many lines it plays at a decision, fewer where the rest could not change its answer. `seconds`: it
    stops after this time, though fewer were played."""

    def __init__(self, seed: int = 0, tries: int = TRIES, seconds: float = 0.0) -> None:
        self.seed = seed
        self.tries = tries
        self.seconds = seconds
        self.tree = Tree(Node())
        self.tried = 0
        """Lines played so far, at all decisions."""
        self._kept: tuple[list[tuple[int, int]], Node] | None = None

    def answer(self, game: Game, seat: int) -> int:
        asked = game.ask
        assert asked is not None
        options = different(game, asked)
        if len(options) == 1:
            return options[0]
        self.think(game, seat, until_clear=True)
        names = names_of(game.rules, game.state, asked)
        best = options[0]
        found: Edge | None = None
        for option in options:
            edge = self.tree.root.edges.get((seat, asked.prompt, names[option]))
            if edge is not None and (found is None or (edge.visits, edge.chance) > (found.visits, found.chance)):
                best, found = option, edge
        if found is not None and found.child is not None:
            self._kept = ([*game.log, (seat, best)], found.child)
        return best

    def think(self, game: Game, seat: int, among: tuple[int, ...] = (), until_clear: bool = False) -> Tree:
        """Play lines until the budget is spent. What was found out at the decision before is gone on with.

        `among`: these options alone are looked at now; without any, all of them. `until_clear`: no more than it takes
        to know which option will have been tried most.
        """
        log = game.log
        kept = self._kept
        self._kept = None
        self.tree = Tree(kept[1] if kept is not None and kept[0] == log else Node())
        dealer = dealer_for(self.seed, game)
        until = perf_counter() + self.seconds if self.seconds else 0.0
        missed = 0
        rivals = self._names(game) if until_clear else set()
        for line in range(self.tries):
            if until and perf_counter() >= until:
                break
            if rivals and line % LOOKED_AT_EVERY == 0 and self._is_clear(rivals, self.tries - line):
                break
            try:
                world = game.imagine(seat, dealer.below(1 << 62))
            except Unimaginable:
                missed += 1
                if missed >= UNIMAGINED:
                    break
                continue
            missed = 0
            self.tried += 1
            self._try(world, seat, dealer, among)
        return self.tree

    def _names(self, game: Game) -> set[Name]:
        """What the options of the question are called in the tree."""
        asked = game.ask
        assert asked is not None
        return {(asked.seat, asked.prompt, name) for name in names_of(game.rules, game.state, asked)}

    def _is_clear(self, rivals: set[Name], left: int) -> bool:
        """Whether so many lines more could not make another option the one that was tried most."""
        edges = self.tree.root.edges
        visits = sorted([edges[name].visits if name in edges else 0 for name in rivals])
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def _try(self, world: Game, seat: int, dealer: Dealer, among: tuple[int, ...]) -> None:
        tree = self.tree
        node = tree.root
        path: list[Edge] = []
        fresh = False
        for _ in range(LONGEST):
            asked = world.ask
            if asked is None or fresh:
                break
            options = different(world, asked) if asked.size > 1 else [QUIET]
            if among and node is tree.root:
                options = list(among)
            if len(options) == 1:
                world.answer(options[0])
                continue
            names = names_of(world.rules, world.state, asked)
            offered = [names[option] for option in options]
            place, edge, fresh = tree.select(node, asked.seat, asked.prompt, offered, dealer.below(1 << 30))
            path.append(edge)
            world.answer(options[place])
            if edge.child is None:
                edge.child = Node()
            node = edge.child
        play_on(world, seat)
        chance = chance_of(world, seat)
        if world.outcome is None:
            chance = DOUBT + (1.0 - 2.0 * DOUBT) * chance
        tree.note(path, seat, chance)
