"""From a printed text of this game to its tree."""

from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final

from ...effects.parts import parts_of
from ...effects.statements import ChangeCost, Forbid, If, Instead, Orient, Permit
from ...effects.tree import (
    BOTH,
    STAYS,
    YOU,
    Ability,
    Activated,
    CardText,
    Condition,
    Cost,
    DoAsCost,
    Every,
    Filter,
    Happening,
    IsIt,
    IsPhase,
    IsTurnOf,
    Keyword,
    Oriented,
    Sentence,
    Standing,
    Statement,
    This,
    When,
)
from ...language.following import follow, with_options
from ...language.layout import lines_of, outside, sentences_of
from ...language.meanings import Period
from ...language.scope import Scope
from ...language.sentences import PLAY_THIS, Said, SentenceReader
from ...language.trouble import Refused
from ...language.validator import Book, validated
from ...text.normalise import normalise
from ...text.slots import tidied
from ..tree import GainEnergy, GainThis, InRows, PayEnergy
from .frames import FRAMES
from .vocabulary import _keyword, vocabulary

EFFECT: Final = "effect"
BOOK: Final = Book(
    "legend_of_stars",
    "field",
    (
        frozenset({Oriented("attack"), Oriented("defense")}),
        frozenset({Oriented("face-up"), Oriented("face-down")}),
        frozenset({InRows(("front",)), InRows(("back",))}),
    ),
)


def read_text(typed: str, kind: str) -> CardText:
    return validated(_Text(kind).whole(normalise(typed).text), BOOK)


@cache
def sentences() -> SentenceReader:
    return SentenceReader(vocabulary(_granted), FRAMES)


def _granted(text: str) -> Ability | None:
    """The ability in a quotation."""
    try:
        found = _Text("character").whole(text)
    except Refused:
        return None
    return found.abilities[0] if len(found.abilities) == 1 and not found.keywords else None


@dataclass(slots=True)
class _Open:
    """An ability whose sentences are still being read."""

    conditions: tuple[Condition, ...] = ()
    costs: tuple[Cost, ...] = ()
    once: bool = False
    period: Period | None = None
    works_in: str = ""
    used: bool = False
    """It is used at will: it has a cost, or a time before a colon."""
    sentences: list[Sentence] = field(default_factory=list)


class _Text:
    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.keywords: list[Keyword] = []
        self.abilities: list[Ability] = []
        self.play: list[Sentence] = []

    def whole(self, text: str) -> CardText:
        play_scope = Scope(sentences().vocabulary, is_there=False)
        for line, listed in lines_of(text):
            keywords = _keywords(line)
            if keywords:
                self.keywords += keywords
            elif self.kind == EFFECT:
                for sentence in sentences_of(line):
                    said, play_scope = sentences().read(sentence, play_scope, heads=False)
                    self._done(with_options(sentences(), said, listed, play_scope))
            else:
                self._line(line, listed)
        return CardText(tuple(self.keywords), tuple(self.abilities), tidied(tuple(self.play)))

    def _done(self, said: Said) -> None:
        """A sentence of an effect card: it is done, or it is about playing the card (8.3)."""
        if said.conditions or said.once or said.works_in:
            raise Refused("no-head-here", (0, 0))
        statements = said.statements
        if said.period is not None:
            period = said.period
            fact = IsPhase(period.phase, period.whose) if period.phase else IsTurnOf(period.whose)
            said = replace(said, statements=(If(fact, statements),), period=None)
        if _works_in((statements,)):
            self.abilities.append(Ability("", (Standing(),), (), (tidied(statements),), ("hand",)))
        else:
            follow(self.play, said)

    def _line(self, line: str, listed: tuple[str, ...]) -> None:
        scope = Scope(sentences().vocabulary)
        current = _Open()
        costs, colon, _ = outside(line).partition("：")
        if colon:
            heading = sentences().heading(costs.rstrip("、"))
            if heading is not None:
                current.once, current.period = heading
            else:
                said, scope = sentences().read(line[: len(costs)], scope, heads=False)
                current.costs = _costs(said)
                current.once, current.period = said.once, said.period
            current.period = scope.settled(current.period)
            current.used = True
            line = line[len(costs) + 1 :]
        for sentence in sentences_of(line):
            stands = not current.used and not current.conditions
            said, scope = sentences().read(sentence, scope, heads=not current.used, stands=stands)
            said = with_options(sentences(), said, listed, scope)
            if said.conditions and (current.conditions or current.sentences):
                self._close(current)
                current = _Open()
            current.conditions += said.conditions
            current.once = current.once or said.once
            if said.period is not None:
                if current.period is not None or current.sentences:
                    raise Refused("period", (0, 0))
                current.period = said.period
            current.works_in = current.works_in or said.works_in
            follow(current.sentences, said)
        self._close(current)

    def _close(self, one: _Open) -> None:
        conditions: tuple[Condition, ...] = one.conditions
        period = one.period
        stands = not one.used and not conditions
        if one.used:
            whose = "" if period is None or period.whose == BOTH else period.whose
            conditions = (Activated(one.once, period.phase if period is not None else "", whose),)
        elif not conditions:
            if period is not None and period.phase:
                raise Refused("phase-of-standing", (0, 0))
            conditions = (Standing(period.whose if period is not None else ""),)
            if one.once:
                one.sentences = [tuple(_once_a_turn(each) for each in sentence) for sentence in one.sentences]
        else:
            if period is not None:
                raise Refused("period-of-trigger", (0, 0))
            if one.once:
                conditions = tuple(_once(each) for each in conditions)
        for sentences_ in [[each] for each in one.sentences] if stands else [one.sentences]:
            costs, said = tidied((one.costs, tuple(sentences_)))
            works_in = (one.works_in,) if one.works_in else _works_in(said)
            self.abilities.append(Ability("", conditions, costs, said, works_in))


def _once(one: Condition) -> Condition:
    if not isinstance(one, When):
        raise Refused("once-of-phase", (0, 0))
    return When(one.happening, once=True)


def _once_a_turn(one: Statement) -> Statement:
    """1ターンに1度 of what stands: it is replaced by nothing, once."""
    if isinstance(one, Instead) and not one.once:
        return replace(one, once=True)
    if isinstance(one, Forbid) and one.act in ONCE and not one.whose and one.against is None:
        what = one.subject.filter if isinstance(one.subject, Every) else one.subject
        kind, other = ONCE[one.act]
        return Instead(Happening(kind, what, other=other), (), STAYS, once=True)
    raise Refused("once-of-standing", (0, 0))


ONCE: Final = {
    "be-destroyed": ("destroyed", None),
    "be-downed": ("downed", None),
    "be-downed-in-battle": ("downed", Filter(categories=("character",))),
}


def _works_in(sentences_: tuple[Sentence, ...]) -> tuple[str, ...]:
    """What is about playing this very card works in the hand."""
    for part in parts_of(sentences_):
        if isinstance(part, ChangeCost) and IsIt(This()) in part.filter.tests:
            return ("hand",)
        if isinstance(part, Permit) and part.act == "place-in-front":
            return ("hand",)
        if isinstance(part, Forbid) and part.act == PLAY_THIS:
            return ("hand",)
    return ()


def _costs(said: Said) -> tuple[Cost, ...]:
    if said.conditions or said.did is not None:
        raise Refused("cost", (0, 0))
    found: list[Cost] = []
    for one in said.statements:
        if one == Orient(This(), "gained"):
            found.append(GainThis())
        elif isinstance(one, PayEnergy):
            found.append(one)
        elif isinstance(one, GainEnergy) and one.whose == YOU and one.count is not None:
            found.append(PayEnergy(one.count))
        elif found and isinstance(found[-1], DoAsCost):
            found[-1] = DoAsCost((*found[-1].statements, one))
        else:
            found.append(DoAsCost((one,)))
    return tuple(found)


def _keywords(line: str) -> list[Keyword]:
    """A line with keywords only."""
    found: list[Keyword] = []
    rest = line
    while rest.startswith("【") and "】" in rest:
        content, rest = rest[1:].split("】", 1)
        keyword = _keyword(content)
        if keyword is None:
            return []
        found.append(keyword)
    return found if not rest else []
