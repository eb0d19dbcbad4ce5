"""Where a sentence cannot be read: the fewest characters that are in the way, all of them at once.

The furthest place that was reached is where something else was expected. The fewest characters from there on that, left
out or taken for a word that could stand there, let the rest be read are the ones that are not understood. A clause that
no verb takes with its phrases is read over, and the phrase that does not belong to it is named.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from ..effects.tree import Filter, Number
from .chart import Chart, TooMuchWork, Work
from .clauses import Clause, Item, Lasting, Many, Marked, Moment, OnceIn, Per, Purpose, Span, Throughout, Unit, VerbForm
from .frame import FACT, HAPPENING, STATEMENT, Frame, Frames
from .lattice import Words
from .meanings import Place, Things
from .productions import Grammar
from .trouble import Refused

MOST_STRANGE: Final = 14
"""So many characters in a row are taken for one strange word at most."""
MOST_PROBLEMS: Final = 4
ROLES: Final = {"end": STATEMENT, "join": STATEMENT, "by": STATEMENT}
FACTS: Final = ("if", "and", "while", "only if")
OF_THE_SENTENCE: Final = (Lasting, Per, Throughout, OnceIn, Moment, Purpose)
"""Parts that a sentence has once, whatever its verb."""
STAND_INS: Final[dict[str, Any]] = {
    "Noun": Filter(),
    "Number": Number(1),
    "Counter": "枚",
    "VPlain": VerbForm("？", "active", "plain"),
    "VJoin": VerbForm("？", "active", "join"),
    "VPast": VerbForm("？", "active", "past"),
    "VNot": VerbForm("？", "active", "not"),
}
"""What a strange word is taken for where such a word could stand."""


@dataclass(frozen=True, slots=True)
class Unframed:
    """A clause that no frame takes."""

    clause: Clause


@dataclass(frozen=True, slots=True)
class Furthest:
    """How far a text was read over a lattice: to the end with these units, or to a place."""

    units: tuple[Unit, ...] | None
    place: int
    expected: tuple[str, ...] = ()


class Places:
    """Finds the places of a sentence that are not understood. `grammar` reads over clauses that no frame takes."""

    def __init__(self, grammar: Grammar, frames: Frames) -> None:
        self.grammar = grammar
        self.frames = frames

    def troubles(self, text: str, lattice: tuple[Words, ...], work: Work, start: str) -> list[Refused]:
        """`start`: the phrase that the text should be."""
        found: list[Refused] = []
        try:
            self._find(text, lattice, work, found, start)
        except TooMuchWork:
            if not found:
                found.append(Refused("not-read", (0, len(text))))
        return found

    def _find(self, text: str, lattice: tuple[Words, ...], work: Work, found: list[Refused], start: str) -> None:
        reached = self._reach(lattice, work, start)
        while reached.units is None and len(found) < MOST_PROBLEMS:
            place = reached.place
            end, lattice, after = self._stepped_over(text, lattice, reached, work, start)
            found.append(Refused(_reason(text, reached), (place, end), expected=reached.expected))
            if after.units is None and after.place <= place:
                break
            reached = after
        for unit in reached.units or ():
            if isinstance(unit.meaning, Unframed) and not _is_inside(unit.at, found):
                found.append(self._misfit(text, unit.meaning.clause, unit.at))
        if not found and reached.units is not None:
            last = reached.units[-1]
            found.append(Refused("sentence-stops", last.at))

    def _reach(self, lattice: tuple[Words, ...], work: Work, start: str) -> Furthest:
        chart = Chart(self.grammar, lattice, work)
        found = chart.meanings(start) or chart.meanings("fragment")
        if found:
            best = min(found, key=lambda units: sum(isinstance(unit.meaning, Unframed) for unit in units))
            return Furthest(best, len(lattice) - 1)
        stuck = chart.stuck()
        return Furthest(None, stuck.place, stuck.expected)

    def _stepped_over(
        self, text: str, lattice: tuple[Words, ...], stuck: Furthest, work: Work, start: str
    ) -> tuple[int, tuple[Words, ...], Furthest]:
        """The fewest characters that, left out or taken for a word, let all be read; else those that let most be."""
        place = stuck.place
        best: tuple[int, tuple[Words, ...], Furthest] | None = None
        whole: tuple[int, tuple[Words, ...], Furthest] | None = None
        for end in range(place + 1, min(place + MOST_STRANGE, len(text)) + 1):
            for tried in _without(lattice, place, end, stuck.expected):
                after = self._reach(tried, work, start)
                if after.units is not None:
                    if not any(isinstance(unit.meaning, Unframed) for unit in after.units):
                        return end, tried, after
                    whole = whole or (end, tried, after)
                    continue
                if best is None or (after.place - end > best[2].place - best[0] and after.place > end):
                    best = end, tried, after
            if text[end - 1] in "、。":
                break
        if whole is not None:
            return whole
        if best is None:
            return min(place + 1, len(text)), lattice, stuck
        return best

    def _misfit(self, text: str, clause: Clause, at: Span) -> Refused:
        """The phrase that fits no case of the verb, or what the verb misses."""
        verb = clause.ending.verb
        role = FACT if clause.ending.then in FACTS else ROLES.get(clause.ending.then, HAPPENING)
        frames = [one for one in self.frames.by_verb.get((role, verb.lemma), ()) if verb.voice in one.voices]
        if not frames:
            return Refused("verb-not-here", at)
        worst = min((self._left_over(one, clause.items) for one in frames), key=len)
        for item in worst:
            reason = "how-many" if _lacks_number(item, clause.items) else "phrase-not-here"
            return Refused(reason, _phrase(text, item))
        return Refused("verb-needs-more", at)

    def _left_over(self, one: Frame, items: tuple[Item, ...]) -> list[Item]:
        kinds: set[type[Item]] = set()
        left: list[Item] = []
        for item in items:
            once = isinstance(item, OF_THE_SENTENCE) and type(item) not in kinds
            kinds.add(type(item))
            if not once and all(self.frames.fills(case, item) is None for case in one.cases):
                left.append(item)
        return left


def _lacks_number(item: Item, items: tuple[Item, ...]) -> bool:
    """キャラクターを破壊する: how many of them?"""
    if not isinstance(item, Marked) or not isinstance(item.phrase, Things | Place) or item.phrase.quantity is not None:
        return False
    return item.particle == "を" and not any(isinstance(one, Many) for one in items)


def _without(
    lattice: tuple[Words, ...], place: int, end: int, expected: tuple[str, ...]
) -> Iterator[tuple[Words, ...]]:
    """The text without these characters, and with a word of an expected kind in their place."""
    yield (*lattice[:place], lattice[end], *lattice[place + 1 :])
    words = {kind: [*lattice[place].get(kind, ()), (end, STAND_INS[kind])] for kind in expected if kind in STAND_INS}
    if words:
        yield (*lattice[:place], {**lattice[place], **words}, *lattice[place + 1 :])


def _reason(text: str, stuck: Furthest) -> str:
    if stuck.place >= len(text):
        return "no-verb"
    if "Particle" in stuck.expected:
        return "expected-particle"
    return "expected-clause"


def _phrase(text: str, item: Item) -> Span:
    """Where a phrase stands, without its particle and comma."""
    start, end = item.at
    said = text[start:end].rstrip("、")
    if isinstance(item, Marked):
        said = said.removesuffix(item.particle)
    return start, start + len(said)


def _is_inside(at: Span, found: list[Refused]) -> bool:
    return any(at[0] <= one.at[0] < at[1] or at[0] <= one.at[1] <= at[1] for one in found)
