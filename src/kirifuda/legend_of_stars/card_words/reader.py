"""From a printed text of this game to its tree."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from itertools import takewhile
from typing import Final

from ...effects.parts import parts_of
from ...effects.statements import (
    ChangeCost,
    CopiesInDeck,
    Forbid,
    If,
    IfDid,
    Instead,
    Let,
    May,
    Orient,
    Permit,
)
from ...effects.tree import (
    BOTH,
    STAYS,
    THIS_TURN,
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
from ...kernel.phrase import Phrase
from ...language.layout import Line, lines_in, outside, sentences_in, unbalanced
from ...language.meanings import USED, Period
from ...language.nearest import Nearest
from ...language.scope import Scope
from ...language.sentences import PLAY_THIS, Said, SentenceReader, can_stand
from ...language.text_reader import TextReader
from ...language.trouble import Refused
from ...language.validator import Book, validated
from ...text.mapped import Mapped, Span
from ...text.nearest import nearest
from ...text.normalise import normalise, plain
from ...text.problems import NotUnderstood, Problem, TwoReadings
from ...text.reminders import without_reminders
from ...text.slots import tidied, unnamed
from ...text.words import one_of
from .. import vocabulary as book
from ..tree import GainEnergy, GainThis, InRows, Pay, PayEnergy
from .frames import FRAMES
from .heads import Labels, labelled
from .vocabulary import keyword_in, vocabulary
from .wordings import SENTENCES

MARKS: Final = frozenset(word for words in book.MARKS.values() for word in words)
EFFECT: Final = "effect"
BOOK: Final = Book(
    "legend_of_stars",
    "field",
    (
        frozenset({Oriented("attack"), Oriented("defense")}),
        frozenset({Oriented("face-up"), Oriented("face-down")}),
        frozenset({InRows(("front",)), InRows(("back",))}),
    ),
    unturned=frozenset({"character"}),
    each_stands=False,
)


CHARACTER: Final = "character"
_NUMBERED: Final = re.compile("(?m)^[ \t\u3000]*[①-⑳][ \t\u3000]*[:：]")
"""A number before each effect of a card."""


def compile_text(typed: str, kind: str, name: str = "") -> CardText:
    """The tree of a printed text.

    `kind` is that of the card (character, effect, support). `name` is its name, by which the text may speak of the
    card itself. Raises `NotUnderstood` with every problem of the text, or `TwoReadings`.
    """
    return _Text(typed, kind, plain(name)).compiled()


def read_text(typed: str, kind: str) -> CardText:
    """The same where nobody asks why not: `NotUnderstood` comes with the sentences and no more."""
    return _Text(typed, kind, "", asked=False).compiled()


def compile_keywords(words: Sequence[str]) -> tuple[Keyword, ...]:
    """The keywords of a card's keyword column: 上空, スピード耐性：3 and so on."""
    found: list[Keyword] = []
    for word in words:
        content = normalise(word).text
        keyword = keyword_in(content.strip("【】"))
        if keyword is None:
            near = nearest(content, (each for each, _, _ in book.KEYWORDS.values()))
            raise NotUnderstood(word, (Problem(Span(0, len(word)), Phrase("reading-no-keyword", word=word), near),))
        found.append(keyword)
    return tuple(found)


@cache
def sentences() -> SentenceReader:
    return SentenceReader(vocabulary(_granted), FRAMES)


@cache
def _usual() -> Nearest:
    return Nearest(sentences().lexicon, SENTENCES)


@cache
def _fits(text: str, kind: str) -> bool:
    """Whether a usual wording is a text of such a card by itself."""
    try:
        read_text(text, kind)
    except (NotUnderstood, TwoReadings):
        return False
    return True


def nearest_usual(kind: str) -> Callable[[str, int], tuple[str, ...]]:
    return lambda text, most: _usual().to(text, most, lambda one: _fits(one, kind))


def rendered(said: Said) -> str:
    from ...language.say.tape import Unsayable
    from .speaker import say_statements

    try:
        return say_statements(said.statements)
    except Unsayable:
        return ""


def scope_of(kind: str) -> Scope:
    """What is known before an ability of such a card, or before what an effect does."""
    if kind == EFFECT:
        return Scope(sentences().vocabulary, is_there=False)
    return Scope(sentences().vocabulary, This() if kind == CHARACTER else None)


@lru_cache(maxsize=512)
def _granted(text: str) -> Ability | None:
    """The ability in a quotation."""
    try:
        found = read_text(text, CHARACTER)
    except (NotUnderstood, TwoReadings):
        return None
    return found.abilities[0] if len(found.abilities) == 1 and not found.keywords else None


@dataclass(slots=True)
class _Open:
    """An ability whose sentences are still being read."""

    span: Span
    conditions: tuple[Condition, ...] = ()
    costs: tuple[Cost, ...] = ()
    once: bool = False
    period: Period | None = None
    works_in: str = ""
    used: bool = False
    """It is used at will: it has a cost, or a time before a colon."""
    standing: bool = False
    """It says of itself that it always works."""
    broken: bool = False
    offers: str = ""
    """What follows may be done (may), or is done where what had to be done for it was (did)."""
    sentences: list[Sentence] = field(default_factory=list)


class _Text(TextReader):
    def __init__(self, typed: str, kind: str, name: str, asked: bool = True) -> None:
        super().__init__(typed, sentences(), nearest_usual(kind) if asked else None, rendered, name)
        self.kind = kind
        self.keywords: list[Keyword] = []
        self.abilities: list[Ability] = []
        self.play: list[Sentence] = []

    def compiled(self) -> CardText:
        text = normalise(_NUMBERED.sub(lambda match: " " * len(match.group()), self.typed))
        text, strays = without_reminders(text, one_of([word for word, _, _ in book.KEYWORDS.values()]), "[：:]?[0-9]+")
        for stray in strays:
            self.problem(stray, "reminder")
        half = unbalanced(text.text)
        if half is not None:
            self.problem(text.span(half, half + 1), "quotation-mark")
        else:
            self._lines(text)
        played = tuple(_for_this_turn(sentence) for sentence in self.play)
        found = CardText(tuple(self.keywords), tuple(self.abilities), tidied(played))
        if not self.broken:
            try:
                found = validated(found, BOOK)
            except Refused as refused:
                self.problem(text.span(), refused.reason)
        self.all_understood()
        return found

    def _lines(self, text: Mapped) -> None:
        scope = scope_of(EFFECT)
        for line in lines_in(text):
            keywords = _keywords(line.text.text)
            if keywords and not line.listed:
                self.keywords += keywords
            elif line.text.text.strip("【】。") in MARKS:
                self.problem(line.text.span(), "mark-in-text")
            elif self.kind == EFFECT:
                scope = self._played(line, scope)
            else:
                self._line(line)

    # --- what is done when the card is played ----------------------------------------------------------------

    def _played(self, line: Line, scope: Scope) -> Scope:
        """A sentence of an effect card: it is done, or it is about playing the card (8.3)."""
        listed = line.listed
        for sentence in sentences_in(line.text):
            read = self.sentence(sentence, scope, heads=False)
            if read is None:
                continue
            said, scope = read
            if said.conditions or said.once or said.works_in:
                self.problem(sentence.span(), "no-head-here")
                continue
            said, scope, listed = self.with_options(said, listed, scope, sentence)
            if said.period is not None:
                fact = _fact(said.period)
                said = replace(said, statements=(If(fact, said.statements),), period=None)
            if works_in((said.statements,)):
                self.abilities.append(Ability("", (Standing(),), (), (tidied(said.statements),), ("hand",)))
            elif any(isinstance(one, CopiesInDeck) for one in said.statements):
                self.abilities.append(Ability("", (Standing(),), (), (tidied(said.statements),)))
            elif said.paid and said.statements:
                self.play += [(May(said.paid),), (IfDid(said.statements),)]
            elif said.paid or said.offers:
                self.problem(sentence.span(), "no-head-here")
            else:
                self.follows(self.play, said, sentence)
        if listed:
            self.problem(listed[0].span(), "list-of-what")
        self.closed(scope)
        return scope

    # --- abilities -------------------------------------------------------------------------------------------

    def _line(self, line: Line) -> None:
        scope = scope_of(self.kind)
        listed = line.listed
        opened = self._opened(line.text, scope)
        if opened is None:
            return
        current, scope, rest = opened
        for sentence in sentences_in(rest):
            stands = not current.used and not current.conditions and not _may_once(current)
            headed = not current.used and not (current.conditions and not current.sentences)
            read = self.sentence(sentence, scope, heads=headed or bool(current.conditions), stands=stands)
            if read is None:
                current.broken = True
                continue
            said, scope = read
            if said.statements in USED:
                self._limited(current, said, sentence)
                continue
            said, scope, listed = self.with_options(said, listed, scope, sentence)
            if (said.conditions or said.period is not None) and current.sentences:
                self._close(current)
                current = _Open(sentence.span())
            current.conditions += said.conditions
            current.once = current.once or said.once
            if said.period is not None:
                if current.period is not None:
                    self.problem(sentence.span(), "twice-when")
                current.period = said.period
            current.works_in = current.works_in or said.works_in
            if said.paid or said.offers:
                said = self._paid(current, said)
            elif current.offers:
                said = _as_offered(said, current)
            if said.statements:
                self.follows(current.sentences, said, sentence)
        if listed:
            self.problem(listed[0].span(), "list-of-what")
        self.closed(scope)
        self._close(current)

    def _opened(self, text: Mapped, scope: Scope) -> tuple[_Open, Scope, Mapped] | None:
        """What stands before an ability: its labels, or what it costs before a colon."""
        current = _Open(text.span())
        found = labelled(text, self.reader)
        if isinstance(found, Span):
            self.problem(found, "label")
            return None
        labels, rest = found
        if not self._labelled(current, labels, scope, text):
            return None
        costs, colon, _ = outside(rest.text).partition("：")
        if colon:
            said_costs = rest.part(0, len(costs))
            rest = rest.part(len(costs) + 1, len(rest))
            if current.conditions:
                self.problem(current.span, "cost-of-trigger")
                return None
            heading = self.reader.heading(costs.rstrip("、"))
            if heading is not None:
                once, period = heading
            else:
                read = self.sentence(said_costs, scope, heads=False)
                if read is None:
                    return None
                said, scope = read
                if said.conditions or said.did is not None:
                    self.problem(said_costs.span(), "cost-of-trigger")
                    return None
                current.costs += _costs(said.statements)
                once, period = said.once, said.period
            current.once = current.once or once
            current.period = scope.settled(period) or current.period
            current.used = True
        if not rest.text:
            self.problem(text.span(), "no-effect")
            return None
        return current, scope, rest

    def _labelled(self, current: _Open, labels: Labels, scope: Scope, text: Mapped) -> bool:
        current.conditions = labels.conditions
        current.once = labels.once
        current.period = scope.settled(labels.period)
        current.used = labels.activated
        current.standing = labels.standing
        if labels.costs:
            said = self.sentence(labels.costs, scope, heads=False)
            if said is None:
                return False
            current.costs = _costs(said[0].statements)
            current.used = True
        for condition in labels.conditions:
            if isinstance(condition, When):
                scope.happens(condition.happening, This())
        return True

    def _paid(self, current: _Open, said: Said) -> Said:
        """～する事で、～: a cost, where nothing else says when it happens; else it may be done for the rest."""
        headed = bool(current.conditions)
        if not headed:
            current.costs += _costs(said.paid)
            current.used = True
        elif said.paid:
            current.sentences.append((May(said.paid),))
            if said.statements:
                current.sentences.append((IfDid(said.statements),))
            current.offers = "did" if said.offers else ""
        else:
            current.offers = "may"
        return replace(said, statements=() if headed else said.statements, paid=())

    def _limited(self, current: _Open, said: Said, sentence: Mapped) -> None:
        """この効果は1ターンに1度しか使えない."""
        headed = current.used or bool(current.conditions)
        if not headed or said.once == (said.period is not None) or (said.once and current.once):
            self.problem(sentence.span(), "limit-of-what")
            return
        current.once = current.once or said.once
        if said.period is not None:
            if current.period is not None:
                self.problem(sentence.span(), "twice-when")
            current.period = said.period

    def _close(self, one: _Open) -> None:
        if one.broken:
            return
        conditions: tuple[Condition, ...] = one.conditions
        if one.sentences and not one.used and not conditions:
            _use(one)
        period = one.period
        stands = not one.used and not conditions
        if not one.sentences:
            self.problem(one.span, "no-effect")
            return
        if one.standing and not stands:
            self.problem(one.span, "label-of-standing")
            return
        if one.used:
            whose = "" if period is None or period.whose == BOTH else period.whose
            conditions = (Activated(one.once, period.phase if period is not None else "", whose),)
        elif stands:
            if not all(can_stand(each) for sentence in one.sentences for each in sentence):
                self.problem(one.span, "cannot-stand")
                return
            conditions = (Standing(period.whose if period is not None and not period.phase else ""),)
            if period is not None and period.phase:
                one.sentences = [(If(_fact(period), sentence),) for sentence in one.sentences]
            if one.once:
                once = [tuple(_once_a_turn(each) for each in sentence) for sentence in one.sentences]
                if any(each is None for sentence in once for each in sentence):
                    self.problem(one.span, "once-of-standing")
                    return
                one.sentences = [tuple([each for each in sentence if each is not None]) for sentence in once]
        else:
            if period is not None:
                one.sentences = [(If(_fact(period), sentence),) for sentence in one.sentences]
            if one.once:
                if not all(isinstance(each, When) for each in conditions):
                    self.problem(one.span, "once-of-phase")
                    return
                conditions = tuple(replace(each, once=True) for each in conditions if isinstance(each, When))
        parts = [[part] for each in one.sentences for part in apart(each)] if stands else [one.sentences]
        for sentences_ in parts:
            if not stands:
                sentences_ = [_for_this_turn(each) for each in sentences_]
            costs, said = tidied((_in_order(one.costs), tuple(sentences_)))
            where = (one.works_in,) if one.works_in else works_in(said)
            self.abilities.append(Ability("", conditions, costs, said, where))


def _as_offered(said: Said, current: _Open) -> Said:
    """発動出来る。A。B: A may be done; where it was, B."""
    how, current.offers = current.offers, "did"
    if said.did is not None or said.otherwise:
        return said
    return replace(said, statements=(May(said.statements),) if how == "may" else (IfDid(said.statements),))


def _may_once(one: _Open) -> bool:
    """1ターンに1度、～してもよい。そうした場合、～: what follows is of that use."""
    return one.once and bool(one.sentences) and isinstance(one.sentences[0][0], May)


def _use(one: _Open) -> None:
    """What is paid first, or may be done once a turn, is used at will: エネルギーを1払い、～する."""
    first = one.sentences[0]
    may = len(first) == 1 and isinstance(first[0], May)
    deeds = first[0].statements if isinstance(first[0], May) and may else first
    paid = tuple(takewhile(lambda each: isinstance(each, Pay), deeds))
    if (paid and len(paid) < len(deeds)) or (may and one.once):
        one.costs += _costs(paid)
        one.used = True
        one.sentences[0] = deeds[len(paid) :]


def _fact(period: Period) -> IsPhase | IsTurnOf:
    return IsPhase(period.phase, period.whose) if period.phase else IsTurnOf(period.whose)


def _once_a_turn(one: Statement) -> Statement | None:
    """1ターンに1度 of what stands: it is replaced by nothing, once. None: it cannot be."""
    if isinstance(one, Instead) and not one.once:
        return replace(one, once=True)
    if isinstance(one, Forbid) and one.act in ONCE and not one.whose and one.against is None:
        what = one.subject.filter if isinstance(one.subject, Every) else one.subject
        kind, other = ONCE[one.act]
        return Instead(Happening(kind, what, other=other), (), STAYS, once=True)
    return None


ONCE: Final = {
    "be-destroyed": ("destroyed", None),
    "be-downed": ("downed", None),
    "be-downed-in-battle": ("downed", Filter(categories=("character",))),
}


def works_in(sentences_: tuple[Sentence, ...]) -> tuple[str, ...]:
    """What is about playing this very card works in the hand."""
    for part in parts_of(sentences_):
        if isinstance(part, ChangeCost) and IsIt(This()) in part.filter.tests:
            return ("hand",)
        if isinstance(part, Permit) and part.act == "place-in-front" and part.subject == This():
            return ("hand",)
        if isinstance(part, Forbid) and part.act == PLAY_THIS:
            return ("hand",)
    return ()


def _costs(statements: tuple[Statement, ...]) -> tuple[Cost, ...]:
    """Energy and gaining this card have names; all else is done as a cost."""
    found: list[Cost] = []
    process: list[Statement] = []
    for one in statements:
        if isinstance(one, Pay):
            one = one.what
        if unnamed(one) == Orient(This(), "gained"):
            found.append(GainThis())
        elif isinstance(one, PayEnergy):
            found.append(one)
        elif isinstance(one, GainEnergy) and one.whose == YOU and one.count is not None:
            found.append(PayEnergy(one.count))
        else:
            process.append(one)
    return (*found, DoAsCost(tuple(process))) if process else tuple(found)


def _for_this_turn(sentence: Sentence) -> Sentence:
    """もう1度アタック出来る, done once: this turn, where it names none."""

    def once(one: Statement) -> Statement:
        if isinstance(one, Permit) and one.act in AGAIN and one.lasts == STAYS:
            return replace(one, lasts=THIS_TURN)
        if isinstance(one, If | IfDid):
            return replace(one, then=_for_this_turn(one.then), otherwise=_for_this_turn(one.otherwise))
        return replace(one, statements=_for_this_turn(one.statements)) if isinstance(one, May) else one

    return tuple(once(one) for one in sentence)


AGAIN: Final = frozenset({"attack-again", "place-energy-again"})


def apart(sentence: Sentence) -> list[Sentence]:
    """What stands under facts of its own stands by itself, and so does what is about playing this very card."""
    alone = [(one,) for one in sentence] if all(isinstance(one, If) for one in sentence) else [sentence]
    return [part for each in alone for part in _playing_apart(each)]


def _playing_apart(sentence: Sentence) -> list[Sentence]:
    """What works in the hand, then what works on the field; a number that is named is known to both."""
    if len(sentence) == 1 and isinstance(one := sentence[0], If) and not one.otherwise:
        return [(replace(one, then=part),) for part in _playing_apart(one.then)]
    in_hand = [one for one in sentence if works_in(((one,),))]
    on_field = [one for one in sentence if one not in in_hand and not isinstance(one, Let)]
    if not in_hand or not on_field:
        return [sentence]
    return [tuple([one for one in sentence if one in part or isinstance(one, Let)]) for part in (in_hand, on_field)]


def _in_order(costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """Energy first, then gaining this card, then what is done."""
    order = (PayEnergy, GainThis, DoAsCost)
    return tuple(sorted(costs, key=lambda cost: order.index(type(cost))))


def _keywords(line: str) -> list[Keyword]:
    """A line with keywords only."""
    found: list[Keyword] = []
    rest = line.removesuffix("。")
    while rest:
        if rest[0] in "【「" and (end := rest.find("】" if rest[0] == "【" else "」")) > 0:
            content, rest = rest[1:end], rest[end + 1 :]
        else:
            content, _, rest = rest.partition("、")
        keyword = keyword_in(content)
        if keyword is None:
            return []
        found.append(keyword)
        rest = rest.removeprefix("、").removeprefix("・")
    return found
