"""All readings of a text over a lattice of words: a worklist chart whose cells hold meanings.

A cell is a phrase that begins at a place; its results are where it ends and what it means. Two derivations with one
meaning are one result, so that spurious ambiguity costs nothing, and what is left at the end is real.
"""

from typing import Any, Final, NamedTuple

from .lattice import Words
from .productions import Grammar, Production

MOST_MEANINGS: Final = 16
"""So many meanings of one phrase between two places are kept. With more, the text is unclear, whatever comes of it."""

MOST_STEPS: Final = 100_000
"""So many steps the reading of one text takes at most. The longest text of a card takes a tenth of them."""
MOST_HELP: Final = 80_000
"""So many more are taken to find out why it is not understood, and what may have been meant."""

MOST_CHARACTERS: Final = 400
"""A phrase inside a clause has so many characters at most: what is nested in it is then never too deep."""
OF_CLAUSES: Final = frozenset({"sentence", "fragment", "unit", "clause", "conditions", "condition", "heading"})

_Step = tuple[Production, int, int, int, tuple[Any, ...]]


class Stuck(NamedTuple):
    """The furthest place that was reached, and the kinds of words that could have stood there."""

    place: int
    expected: tuple[str, ...]


class TooMuchWork(Exception):
    """A text would take more steps than are taken for one."""


class Work:
    """The steps that are left for a text. They are counted, so that the same text is always answered alike."""

    __slots__ = ("left",)

    def __init__(self, steps: int = MOST_STEPS) -> None:
        self.left = steps

    def take(self, steps: int) -> None:
        self.left -= steps
        if self.left < 0:
            raise TooMuchWork


class Cell:
    __slots__ = ("ends", "results", "seen", "waiting")

    def __init__(self) -> None:
        self.results: list[tuple[int, Any]] = []
        self.seen: set[tuple[int, Any]] = set()
        self.waiting: list[tuple[Production, int, int, tuple[Any, ...]]] = []
        self.ends: dict[int, int] = {}


class Chart:
    """One text. `unclear`: between which places there were more meanings than can be told apart."""

    def __init__(self, grammar: Grammar, lattice: tuple[Words, ...], work: Work | None = None) -> None:
        self.work = work if work is not None else Work()
        self.grammar = grammar
        self.lattice = lattice
        self.masks = [sum([grammar.bits.get(kind, 0) for kind in words]) for words in lattice]
        self.cells: dict[tuple[str, int], Cell] = {}
        self.expected: dict[int, int] = {}
        self.unclear: tuple[int, int] | None = None
        self.too_long: tuple[int, int] | None = None
        """Between these places stands what could be a phrase, but for its length."""
        self.steps = 0
        self._work: list[_Step] = []

    def meanings(self, phrase: str) -> list[Any]:
        """What the whole text can mean as such a phrase."""
        self._open(phrase, 0)
        work = self._work
        self.work.take(len(self.lattice))
        most = self.steps + self.work.left
        while work:
            self.steps += 1
            if self.steps > most:
                self.work.left = 0
                raise TooMuchWork
            production, dot, begin, place, values = work.pop()
            if dot == len(production.symbols):
                self._close(production, begin, place, values)
            elif (symbol := production.symbols[dot]) in self.grammar.bits:
                self._word(symbol, production, dot, begin, place, values)
            else:
                cell = self.cells.get((symbol, place)) or self._open(symbol, place)
                cell.waiting.append((production, dot + 1, begin, values))
                for end, value in cell.results:
                    work.append((production, dot + 1, begin, end, (*values, value)))
        self.work.left = most - self.steps
        whole = len(self.lattice) - 1
        return [value for end, value in self.cells[phrase, 0].results if end == whole]

    def stuck(self) -> Stuck:
        place = max(self.expected, default=0)
        return Stuck(place, self.grammar.kinds(self.expected.get(place, 0)))

    def _open(self, phrase: str, place: int) -> Cell:
        cell = self.cells[phrase, place] = Cell()
        here = self.masks[place]
        missing = 0
        for production in self.grammar.productions[phrase]:
            if production.first & here:
                self._work.append((production, 0, place, place, ()))
            else:
                missing |= production.first
        self._miss(place, missing)
        return cell

    def _word(
        self, kind: str, production: Production, dot: int, begin: int, place: int, values: tuple[Any, ...]
    ) -> None:
        words = self.lattice[place].get(kind)
        if words is None:
            self._miss(place, self.grammar.bits[kind])
            return
        for end, value in words:
            self._work.append((production, dot + 1, begin, end, (*values, value)))

    def _miss(self, place: int, kinds: int) -> None:
        if kinds:
            self.expected[place] = self.expected.get(place, 0) | kinds

    def _close(self, production: Production, begin: int, place: int, values: tuple[Any, ...]) -> None:
        if place - begin > MOST_CHARACTERS and production.name not in OF_CLAUSES:
            self.too_long = begin, place
            return
        made: Any = values[0]
        if production.action is not None:
            arguments = production.arguments(values)
            if production.needs_places:
                made = production.action((begin, place), *arguments)
            else:
                made = production.action(*arguments)
        if made is None:
            return
        cell = self.cells[production.name, begin]
        for value in made if isinstance(made, list) else (made,):
            result = (place, value)
            if result in cell.seen:
                continue
            cell.ends[place] = cell.ends.get(place, 0) + 1
            if cell.ends[place] > MOST_MEANINGS:
                self.unclear = (begin, place)
                continue
            cell.seen.add(result)
            cell.results.append(result)
            for waiting, dot, start, before in cell.waiting:
                self._work.append((waiting, dot, start, place, (*before, value)))
