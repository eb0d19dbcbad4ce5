"""The player that thinks ahead: a tree search over imagined worlds.

Every try goes down the tree by the answers that did best so far (or were tried least), in a world in which all that
the seat cannot see was imagined anew; it adds one answer to the tree, plays on until somebody plans anew
(`playing_on`), and asks the game's evaluation what the chances are there. What is hidden decides nothing: the tree
knows questions and options only as the seat knows them, worlds are imagined from what it knows, and shuffles in them
are drawn from the search's own numbers.

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
        asked = game.ask
        assert asked is not None
        options = list(among) or different(game, asked)
        names = names_of(game.rules, game.state, asked)
        offered = [names[option] for option in options]
        rivals = {(seat, asked.prompt, name) for name in offered}
        dealer = dealer_for(self.seed, game)
        worlds = Worlds(game, seat, dealer.below(1 << 62))
        lines = [0] * len(options)
        until = perf_counter() + self.seconds if self.seconds else 0.0
        for line in range(self.tries):
            if until and perf_counter() >= until:
                break
            if until_clear and line % LOOKED_AT_EVERY == 0 and self._is_clear(rivals, self.tries - line):
                break
            if not worlds.any_found():
                break
            place, edge, fresh = self.tree.select(self.tree.root, seat, asked.prompt, offered, dealer.below(1 << 30))
            world = worlds.numbered(lines[place])
            lines[place] += 1
            world.answer(options[place])
            self.tried += 1
            self._go_on(world, seat, dealer, edge, fresh)
        return self.tree

    def _is_clear(self, rivals: set[Name], left: int) -> bool:
        """Whether so many lines more could not make another option the one that was tried most."""
        edges = self.tree.root.edges
        visits = sorted([edges[name].visits if name in edges else 0 for name in rivals])
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def _go_on(self, world: Game, seat: int, dealer: Dealer, edge: Edge, fresh: bool) -> None:
        """A line from the answer at its beginning down the tree, and to where the chance is asked for."""
        tree = self.tree
        path = [edge]
        for _ in range(LONGEST):
            if edge.child is None:
                edge.child = Node()
            asked = world.ask
            if asked is None or fresh:
                break
            options = different(world, asked) if asked.size > 1 else [QUIET]
            if len(options) == 1:
                world.answer(options[0])
                continue
            names = names_of(world.rules, world.state, asked)
            offered = [names[option] for option in options]
            place, edge, fresh = tree.select(edge.child, asked.seat, asked.prompt, offered, dealer.below(1 << 30))
            path.append(edge)
            world.answer(options[place])
        play_on(world, seat)
        chance = chance_of(world, seat)
        if world.outcome is None:
            chance = DOUBT + (1.0 - 2.0 * DOUBT) * chance
        tree.note(path, seat, chance)


class Worlds:
    """Worlds that a seat may be in, by numbers. What is tried for the nth time is tried in the nth of them, whatever it
    is: so that no option looks better for the luck of the worlds it was tried in."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self._game = game
        self._seat = seat
        self._dealer = Dealer(seed)
        self._seeds: list[int] = []
        self._missed = 0

    def any_found(self) -> bool:
        return bool(self._seeds) or self._find() is not None

    def numbered(self, number: int) -> Game:
        """The world of a number; where so many are not found, one of those that are."""
        while number >= len(self._seeds):
            fresh = self._find()
            if fresh is None:
                number %= len(self._seeds)
            elif number == len(self._seeds) - 1:
                return fresh
        return self._game.imagine(self._seat, self._seeds[number])

    def _find(self) -> Game | None:
        """One more; None when it is not worth looking any longer."""
        while self._missed < UNIMAGINED:
            seed = self._dealer.below(1 << 62)
            try:
                world = self._game.imagine(self._seat, seed)
            except Unimaginable:
                self._missed += 1
                continue
            self._missed = 0
            self._seeds.append(seed)
            return world
        return None
