"""What may follow at a place of a text: words that could stand there, and sentences that its phrases begin.

The chart of what stands before the place knows which kinds of words it asked for there and did not find. A word that
is begun is asked for where it begins. Of verbs, those come first whose frames take the phrases that stand before them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from .chart import Chart, TooMuchWork
from .clauses import Item
from .frame import STATEMENT, Frame
from .lattice import Lexicon
from .say.tape import Unsayable
from .say.words import has_verb, written
from .sentences import SentenceReader, with_quantities

OF_A_KIND: Final = 6
"""So many words of one kind are shown."""
MOST_FRAMES: Final = 8
MOST_CHAINS: Final = 6
ENDS: Final = "。：\n"
VERBS: Final = frozenset(
    {"VPlain", "VJoin", "VJoinNot", "VJoinCan", "VMay", "VNot", "VCannot", "VCan", "VMust", "VCommand", "VNoun"}
)
"""Kinds of words that are shown by their frames."""


@dataclass(frozen=True, slots=True)
class Completion:
    """`rest`: what is to be typed at the place. `word`: all of the word; `kind`: which kind of word of the grammar."""

    rest: str
    word: str
    kind: str


@dataclass(frozen=True, slots=True)
class Completions:
    words: tuple[Completion, ...]
    verbs: tuple[Completion, ...]
    """Verbs that take the phrases that stand before the place."""
    frames: tuple[str, ...]
    """The usual sentences of those verbs, each as its frame is written."""


NONE: Final = Completions((), (), ())


def completions(reader: SentenceReader, text: str, place: int | None = None) -> Completions:
    """What may follow in the sentence that reaches to this place; without one, to the end of the text."""
    before = text[: len(text) if place is None else place]
    begun = before[max(before.rfind(sign) for sign in ENDS) + 1 :].lstrip("・ 　")
    chart = reader.chart(begun)
    try:
        chart.meanings("sentence")
    except TooMuchWork:
        return NONE
    words = tuple(dict.fromkeys(_words(chart, reader.lexicon, begun)))
    verbs, frames = _verbs(chart, reader, begun)
    return Completions(words, verbs, frames)


def _words(chart: Chart, lexicon: Lexicon, begun: str) -> Iterator[Completion]:
    """Words that were asked for and begin with what stands there: the longest beginning first."""
    for start in sorted(chart.expected):
        typed = begun[start:]
        for kind in chart.grammar.kinds(chart.expected[start]):
            words = lexicon.by_kind.get(kind, ()) if kind not in VERBS else ()
            fitting = (word for word in words if word.startswith(typed) and word != typed)
            for word in islice(fitting, OF_A_KIND):
                yield Completion(word[len(typed) :], word, kind)


def _verbs(chart: Chart, reader: SentenceReader, begun: str) -> tuple[tuple[Completion, ...], tuple[str, ...]]:
    found: dict[Completion, None] = {}
    frames: dict[str, None] = {}
    for items, typed in _clauses_begun(chart, begun):
        for frame in reader.frames.listed:
            if frame.role != STATEMENT or not frame.forms & {"plain"} or not _takes(reader, frame, items):
                continue
            for word in _usual(reader, frame):
                if word.startswith(typed) and word != typed:
                    found[Completion(word[len(typed) :], word, "VPlain")] = None
                    frames[frame.pattern] = None
    return tuple(islice(found, OF_A_KIND * 2)), tuple(islice(frames, MOST_FRAMES))


def _clauses_begun(chart: Chart, begun: str) -> Iterator[tuple[tuple[Item, ...], str]]:
    """The phrases of a clause that is begun, and the letters of its verb that stand there already."""
    last = len(begun)
    for verb_at in range(last, max(last - 8, -1), -1):
        for start in sorted(place for name, place in chart.cells if name == "unit"):
            yield from (
                (items, begun[verb_at:]) for items in islice(_chains(chart, start, verb_at), MOST_CHAINS) if items
            )


def _chains(chart: Chart, start: int, end: int) -> Iterator[tuple[Item, ...]]:
    if start == end:
        yield ()
        return
    cell = chart.cells.get(("item", start))
    for at, item in cell.results if cell is not None else ():
        if at <= end:
            for rest in _chains(chart, at, end):
                yield (item, *rest)


def _takes(reader: SentenceReader, frame: Frame, items: tuple[Item, ...]) -> bool:
    """Whether each phrase fills a case of its own."""
    cases = list(frame.cases)
    for item in with_quantities(items):
        case = next((one for one in cases if reader.frames.fills(one, item) is not None), None)
        if case is None:
            return False
        cases.remove(case)
    return True


def _usual(reader: SentenceReader, frame: Frame) -> Iterator[str]:
    voice = next(one for one in ("active", "causative", "passive") if one in frame.voices)
    for lemma in frame.verbs:
        if has_verb(reader.vocabulary, lemma):
            try:
                yield written(reader.vocabulary, lemma, "plain", voice)
            except Unsayable:
                continue
            return
