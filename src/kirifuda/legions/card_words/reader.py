"""From a printed text of this game to its tree."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Final

from ...effects.statements import CopiesInDeck, Damage, If, IfDid, May, Orient
from ...effects.tree import (
    YOU,
    Ability,
    Activated,
    CardText,
    Condition,
    Cost,
    DoAsCost,
    IsTurnOf,
    Keyword,
    Sentence,
    Standing,
    Statement,
    This,
    When,
)
from ...kernel.phrase import Phrase
from ...language.layout import Line, lines_in, outside, sentences_in, sentences_of, unbalanced
from ...language.meanings import USED
from ...language.mending import SHOWN
from ...language.nearest import Nearest
from ...language.scope import Scope, brought_up, spoken_of
from ...language.sentences import Head, Said, SentenceReader
from ...language.text_reader import TextReader
from ...language.trouble import Refused
from ...text.mapped import Mapped, Span
from ...text.nearest import nearest
from ...text.normalise import BULLET, normalise, plain
from ...text.problems import NotUnderstood, Problem, TwoReadings
from ...text.slots import tidied, unnamed
from .. import vocabulary as book
from ..tree import ExhaustThis, PayPoints, ReverseThis, Spend, WithCost
from . import broken_elsewhere
from .asides import Aside, JustOnce, added
from .frames import FRAMES, CountsAsBattle, Paid
from .reminders import without_reminders
from .turns_of_phrase import TURNS_OF_PHRASE
from .validator import checked
from .vocabulary import keyword, vocabulary
from .waiting import works_in_by_text
from .wordings import CONDITIONS, SENTENCES

NAMES: Final = (("「", "」"), ("『", "』"))
HEADS: Final = (("《", "》"), ("【", "】"), ("（", "）"), ("『", "』"), ("＜", "＞"))
UNITS: Final = ("minion", "lord", "master")


def compile_text(typed: str, category: str, name: str = "") -> CardText:
    """The tree of a printed text.

    `category` is that of the card (minion, skill, …). `name` is its name, by which the text may speak of the card
    itself. Raises `NotUnderstood` with every problem of the text, or `TwoReadings`.
    """
    return _Text(typed, category, plain(name)).compiled()


def read_text(typed: str, category: str, name: str = "") -> CardText:
    """The same where nobody asks why not: `NotUnderstood` comes with the sentences and no more."""
    return _Text(typed, category, plain(name), asked=False).compiled()


def compile_keywords(words: Sequence[str]) -> tuple[Keyword, ...]:
    """The keywords of a card's keyword column: 速攻, 貫通2 and so on."""
    found: list[Keyword] = []
    for word in words:
        content = normalise(word).text
        one = keyword(content.strip("「」"))
        if one is None:
            near = nearest(content, (each for each, _, _ in book.KEYWORDS.values()))
            raise NotUnderstood(word, (Problem(Span(0, len(word)), Phrase("reading-no-keyword", word=word), near),))
        found.append(one)
    return tuple(found)


@cache
def sentences() -> SentenceReader:
    return SentenceReader(vocabulary(_granted), FRAMES + TURNS_OF_PHRASE)


@lru_cache(maxsize=512)
def _granted(text: str) -> Ability | None:
    """The ability in a quotation."""
    try:
        found = read_text(text, "minion")
    except (NotUnderstood, TwoReadings):
        return None
    return found.abilities[0] if len(found.abilities) == 1 and not found.keywords else None


# --- wordings that are near ------------------------------------------------------------------------------------------


@cache
def _usual(wordings: tuple[str, ...]) -> Nearest:
    return Nearest(sentences().lexicon, wordings)


@cache
def _fits(text: str) -> bool:
    """Whether a usual wording is a sentence by itself: of what is done, or of what is always so."""
    return any(_is_read(typed, category) for typed, category in ((text, "skill"), (f"《常時》：{text}", "minion")))


def _is_read(typed: str, category: str) -> bool:
    try:
        read_text(typed, category)
    except (NotUnderstood, TwoReadings):
        return False
    return True


def _nearest(text: str, most: int) -> tuple[str, ...]:
    return _usual(SENTENCES).to(text, most, _fits)


def rendered(said: Said) -> str:
    from ...language.say.tape import Unsayable
    from .speaker import say_statements

    try:
        return say_statements(said.statements)
    except Unsayable:
        return ""


# --- a text ----------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Layout:
    """「name」《heads》【costs】：body."""

    whole: Mapped
    body: Mapped
    name: str = ""
    heads: Mapped | None = None
    costs: tuple[Mapped, ...] = ()


@dataclass(slots=True)
class _Paid:
    """What is done for a cost in the text, to the next one: 【MP1】～."""

    cost: tuple[Cost, ...]
    instead: bool
    span: Span
    under: list[Sentence]


class _Text(TextReader):
    def __init__(self, typed: str, category: str, name: str, asked: bool = True) -> None:
        super().__init__(typed, sentences(), _nearest if asked else None, rendered, name)
        self.category = category
        self.keywords: list[Keyword] = []
        self.abilities: list[Ability] = []
        self.play: list[Sentence] = []
        self.once = False
        """The text says of the ability that is read that it happens once a turn."""
        self.through = ""
        """Whose turn it is while the ability works, as its body says."""

    def compiled(self) -> CardText:
        text, strays = without_reminders(
            normalise(self.typed), lambda said: aside_of(said) is not None or _is_head(said)
        )
        for stray in strays:
            self.problem(stray.span, stray.reason, (stray.usual,) if stray.usual else (), word=stray.word)
        half = unbalanced(text.text)
        if half is not None:
            self.problem(text.span(half, half + 1), "quotation-mark")
        else:
            self._lines(text)
        found = CardText(tuple(self.keywords), tuple(self.abilities), tidied(tuple(self.play)))
        if not self.broken:
            try:
                found = checked(found)
            except Refused as refused:
                self.problem(text.span(), refused.reason)
        self.all_understood()
        return found

    def _lines(self, text: Mapped) -> None:
        scope = Scope(sentences().vocabulary, is_there=False)
        for line in lines_in(_without_bullets(text) if self.category in UNITS else text):
            keywords = keyword_line(line.text.text)
            if keywords and not line.listed:
                self.keywords += keywords
                continue
            parts = abilities_in(line.text)
            for part in parts:
                listed = line.listed if part is parts[-1] else ()
                if part.heads is not None:
                    self._ability(part, listed)
                elif self.category in UNITS:
                    self._headless(part, listed)
                else:
                    scope = self._body(self.play, part.body, listed, scope)
        self.closed(scope)
        if self.once and self.category not in UNITS and not self.abilities:
            self.problem(text.span(), "once-of-what")

    # --- abilities -------------------------------------------------------------------------------------------

    def _ability(self, part: _Layout, listed: tuple[Mapped, ...]) -> None:
        assert part.heads is not None
        heads, once = part.heads, False
        start = heads.text.rfind("（")
        if heads.text.endswith("）") and aside_of(heads.text[start + 1 : -1]) == JustOnce():
            heads, once = heads.part(0, start), True
        found = self._head(heads)
        conditions, works_in, scope = found or ((), (), Scope(sentences().vocabulary))
        if once and conditions:
            conditions = self._limited(conditions, part.heads)
        self._used(part, conditions, listed, scope, works_in)

    def _used(
        self,
        part: _Layout,
        conditions: tuple[Condition, ...],
        listed: tuple[Mapped, ...],
        scope: Scope,
        works_in: tuple[str, ...] = (),
    ) -> None:
        """An ability whose conditions are known: what it costs, and what is done."""
        self.once, self.through = False, ""
        costs = tuple(cost for text in part.costs for cost in self._costs(text, scope))
        said: list[Sentence] = []
        stands = bool(conditions) and all(isinstance(one, Standing) for one in conditions)
        if not part.body.text:
            self.problem(part.whole.span(), "no-effect")
        self.closed(self._body(said, part.body, listed, scope, conditions))
        if stands and costs and not self.broken:
            self.problem(part.whole.span(), "cost-of-standing")
        if self.once:
            conditions = self._limited(conditions, part.whole)
        if self.through:
            conditions = (Standing(self.through),)
        if broken_elsewhere.speaks_of_it(conditions, tuple(said)):
            standing = None if costs else broken_elsewhere.as_standing(conditions, tuple(said))
            if standing is None:
                self.problem(part.whole.span(), "broken-already")
            else:
                conditions, said = standing[0], list(standing[1])
        if not self.broken:
            made = self._made(part.name, conditions, costs, said)
            self.abilities.append(replace(made, works_in=works_in) if works_in else made)

    def _limited(self, conditions: tuple[Condition, ...], part: Mapped) -> tuple[Condition, ...]:
        """Once a turn, as the body of an ability or a sentence behind it says."""
        if any(getattr(one, "once", True) for one in conditions):
            self.problem(part.span(), "once-of-what")
            return conditions
        return tuple(replace(one, once=True) for one in conditions if isinstance(one, When | Activated))

    def _head(self, heads: Mapped) -> tuple[tuple[Condition, ...], tuple[str, ...], Scope] | None:
        try:
            return conditions_of(heads.text, self.category in UNITS)
        except Refused as refused:
            near: tuple[str, ...] = ()
            if self.nearest is not None:
                near = _usual(CONDITIONS).to(heads.text, SHOWN, lambda one: True)
            reason = "no-such-time" if refused.reason == "not-read" else refused.reason
            self.problem(heads.span(*refused.at) if refused.at != (0, 0) else heads.span(), reason, near)
            return None

    def _made(
        self, name: str, conditions: tuple[Condition, ...], costs: tuple[Cost, ...], said: list[Sentence]
    ) -> Ability:
        works_in = works_in_by_text(tuple(said), self.category in UNITS, conditions)
        costs, done = tidied((costs, tuple(said)))
        return Ability(name, conditions, costs, done, works_in)

    def _headless(self, part: _Layout, listed: tuple[Mapped, ...]) -> None:
        """Of a unit: cost：what is done for it at will; else what the sentence says."""
        costs, start = _costs_at(part.body, 0)
        if costs and part.body.text[start - 1] == "：":
            paid = replace(part, body=part.body.part(start, len(part.body)).stripped(), costs=costs)
            self._used(paid, (Activated(),), listed, Scope(sentences().vocabulary, bearer=This()))
        else:
            self._without_head(Line(part.body, listed), part.name)

    def _without_head(self, line: Line, name: str) -> None:
        """Of a unit, …した時、 at the head of a sentence; or what can only stand all the time."""
        scope = Scope(sentences().vocabulary, bearer=This())
        current: list[Sentence] = []
        conditions: tuple[Condition, ...] = ()
        listed = line.listed
        self.once = False
        for sentence in _sentences_in(line.text):
            if self._is_behind(current, sentence, scope):
                continue
            read = self.sentence(sentence, scope, heads=True, stands=not conditions)
            if read is None:
                continue
            said, scope = read
            if said.statements in USED:
                self._used_once(said, sentence)
                continue
            said, scope, listed = self.with_options(said, listed, scope, sentence)
            if said.paid and not current and not conditions:
                self._at_will(line, said, name)
                return
            if said.works_in or (said.conditions and (current or conditions)):
                self.problem(sentence.span(), "one-ability")
            elif said.conditions:
                conditions = tuple(_once(one) for one in said.conditions) if said.once else said.conditions
            elif said.once:
                self.problem(sentence.span(), "once-of-what")
            if said.period is not None:
                if conditions or current or said.period.phase:
                    self.problem(sentence.span(), "twice-when")
                conditions = (Standing(said.period.whose),)
            self.follows(current, said, sentence)
        self._nothing_left(listed)
        self.closed(scope)
        conditions = conditions or (Standing(),)
        if self.once:
            conditions = self._limited(conditions, line.text)
        if not self.broken:
            self.abilities.append(self._made(name, conditions, (), current))

    def _at_will(self, line: Line, said: Said, name: str) -> None:
        """2MPを支払う事で、～: what is done for it, at will."""
        own = said.period is None or (not said.period.phase and said.period.whose == YOU)
        costs = _as_costs(said.paid)
        if len(_sentences_in(line.text)) > 1 or said.offers or not own or not costs or line.listed:
            self.problem(line.text.span(), "no-head-here")
        if not self.broken:
            self.abilities.append(self._made(name, (Activated(said.once),), costs, [said.statements]))

    def _is_behind(self, before: list[Sentence], part: Mapped, scope: Scope) -> bool:
        """Whether it only adds something to the sentence before, which it then has."""
        aside = aside_of(part.text)
        if aside is None:
            return False
        if isinstance(aside, JustOnce):
            self._only_once(part)
            return True
        try:
            added(before, aside, scope)
        except Refused as refused:
            if not self.broken:
                self.problem(part.span(), refused.reason)
        return True

    def _used_once(self, said: Said, part: Mapped) -> None:
        """この効果は1ターンに1回しか発生しない."""
        if said != Said((), said.statements, once=True):
            self.problem(part.span(), "limit-of-what")
        self._only_once(part)

    def _only_once(self, part: Mapped) -> None:
        if self.once:
            self.problem(part.span(), "limit-of-what")
        self.once = True

    # --- what is done ------------------------------------------------------------------------------------------

    def _body(
        self,
        found: list[Sentence],
        body: Mapped,
        listed: tuple[Mapped, ...],
        scope: Scope,
        conditions: tuple[Condition, ...] = (),
    ) -> Scope:
        """The sentences of an ability, those with a cost of their own (【…】) to the next one."""
        paid: _Paid | None = None
        stands = bool(conditions) and all(isinstance(one, Standing) for one in conditions)
        parts = _sentences_in(body)
        for sentence in parts:
            if sentence.text.startswith("【"):
                self._close_cost(found, paid)
                paid, sentence = self._opened_cost(sentence, scope)
            under = found if paid is None else paid.under
            if self._is_behind(under, sentence, scope):
                continue
            read = self.sentence(sentence, scope, heads=False, stands=stands)
            if read is None:
                continue
            said, scope = read
            if said.statements in USED:
                self._used_once(said, sentence)
                continue
            if paid is not None and said.instead and not paid.under:
                paid.instead, said = True, replace(said, instead=False)
            said, scope, listed = self.with_options(said, listed, scope, sentence)
            if said.once and len(parts) == 1 and conditions and not stands:  # of several, which of them is open
                self._only_once(sentence)
                said = replace(said, once=False)
            if said.period is not None and conditions == (Standing(),) and not said.period.phase:
                said = self._through_a_turn(said, said.period.whose, alone=len(parts) == 1)
            if said.conditions or said.once or said.period is not None or said.works_in:
                self.problem(sentence.span(), "no-head-here")
                continue
            if paid is not None and said.did is False and not _may_be_declined(under):
                self.problem(sentence.span(), "did-what")  # 【マナブースト3】～。そうしなかった場合: was it paid?
                continue
            if found is self.play and any(isinstance(one, CopiesInDeck) for one in said.statements):
                self.abilities.append(Ability("", (Standing(),), (), (tidied(said.statements),)))
                continue
            if said.statements == (CountsAsBattle(),):
                self._count_as_battle(under, sentence)
            else:
                self.follows(under, said, sentence)
        self._close_cost(found, paid)
        self._nothing_left(listed)
        return scope

    def _through_a_turn(self, said: Said, whose: str, alone: bool) -> Said:
        """《常時》：あなたのターン中、～: as if its head said so; of several sentences, this one holds then."""
        if alone:
            self.through = whose
            return replace(said, period=None)
        return replace(said, statements=(If(IsTurnOf(whose), said.statements),), period=None)

    def _nothing_left(self, listed: tuple[Mapped, ...]) -> None:
        if listed:
            self.problem(listed[0].span(), "list-of-what")

    def _count_as_battle(self, sentences_: list[Sentence], part: Mapped) -> None:
        """The one damage of the sentence before counts as battle damage (39-27)."""
        last = sentences_[-1] if sentences_ else ()
        dealt = [one for one in last if isinstance(one, Damage)]
        if len(dealt) != 1 or dealt[0].as_battle:
            self.problem(part.span(), "which-damage")
            return
        sentences_[-1] = tuple(replace(one, as_battle=True) if one is dealt[0] else one for one in last)

    def _opened_cost(self, sentence: Mapped, scope: Scope) -> tuple[_Paid, Mapped]:
        """【MP1】, and the sentence behind it."""
        end = sentence.text.index("】")
        cost = tuple(self._costs(sentence.part(1, end), scope))
        return _Paid(cost, False, sentence.span(), []), _after(sentence, end + 1, "：、")

    def _close_cost(self, found: list[Sentence], paid: _Paid | None) -> None:
        if paid is None or self.broken:
            return
        then: tuple[Statement, ...] = tuple(one for sentence in paid.under for one in sentence)
        if not then or not paid.cost:
            self.problem(paid.span, "cost-for-what")
            return
        otherwise: tuple[Statement, ...] = ()
        if paid.instead:
            before = found.pop() if found else ()
            if len(paid.cost) > 1 or len(then) != 1 or not before or type(before[-1]) is not type(then[0]):
                self.problem(paid.span, "instead-of-what")
                return
            if brought_up(before[-1:]) & spoken_of(then):
                self.problem(paid.span, "instead-of-what")
                return
            found += [before[:-1]] if before[:-1] else []
            otherwise = before[-1:]
        whole: Statement = WithCost(paid.cost[-1], then, otherwise)
        for one in reversed(paid.cost[:-1]):
            whole = WithCost(one, (whole,))
        found.append((whole,))

    def _costs(self, text: Mapped, scope: Scope) -> tuple[Cost, ...]:
        """A cost by its name, in points, or a process that has to be done in full (37-4, chapter 40)."""
        read = self.sentence(text, scope, heads=False)
        if read is None:
            return ()
        said, after = read
        scope.deeds, scope.slots = after.deeds, after.slots
        if said.once:  # 1ターンに1回、MP1：
            self._only_once(text)
        if said != Said((), said.statements, said.once):
            self.problem(text.span(), "cost")
            return ()
        return _as_costs(said.statements)


def _as_costs(statements: Sentence) -> tuple[Cost, ...]:
    """What is paid in points, by turning the card, or done in full (37-4, chapter 40)."""
    found: list[Cost] = []
    for one in statements:
        if isinstance(one, Paid):
            found.append(one.cost)
        elif isinstance(one, Spend) and one.whose == YOU and not (found and isinstance(found[-1], DoAsCost)):
            found.append(PayPoints(one.amount))
        elif unnamed(one) == Orient(This(), "exhausted"):
            found.append(ExhaustThis())
        elif unnamed(one) == Orient(This(), "reversed"):
            found.append(ReverseThis())
        elif found and isinstance(found[-1], DoAsCost):
            found[-1] = DoAsCost((*found[-1].statements, one))
        else:
            found.append(DoAsCost((one,)))
    return tuple(found)


def _without_bullets(text: Mapped) -> Mapped:
    """・ before the first line of a unit, where no sentence offers a choice, stands before every line."""
    if not text.text.startswith(BULLET):
        return text
    for place in reversed(range(len(text))):
        if text.text[place] == BULLET and (place == 0 or text.text[place - 1] == "\n"):
            text = text.replaced(place, place + 1, "")
    return text


def _sentences_in(text: Mapped) -> list[Mapped]:
    """The sentences of a line; what stands in brackets behind one is the next."""
    found: list[Mapped] = []
    for one in sentences_in(text):
        start = one.text.rfind("（")
        if one.text.endswith("）") and aside_of(one.text[start + 1 : -1]) is not None:
            found += [part for part in (one.part(0, start), one.part(start + 1, len(one) - 1)) if part.text]
        else:
            found.append(one)
    return found


@lru_cache(maxsize=512)
def aside_of(text: str) -> Aside | None:
    """What a text by itself adds to the sentence before it."""
    found = sentences().meanings(text, "aside")
    return found[0] if len(found) == 1 else None


def _after(text: Mapped, start: int, signs: str) -> Mapped:
    """What follows a place, without these signs before it."""
    while text.text[start : start + 1] and text.text[start] in signs:
        start += 1
    return text.part(start, len(text))


# --- when an ability works -------------------------------------------------------------------------------------------


def conditions_of(text: str, unit: bool) -> tuple[tuple[Condition, ...], tuple[str, ...], Scope]:
    """When an ability works, where, and what is known after its head. Of a unit, what is left out may be the unit."""
    heads, scope = sentences().conditions(text, Scope(sentences().vocabulary, bearer=This() if unit else None))
    conditions = _conditions(heads)
    if len({head.works_in for head in heads}) > 1:
        raise Refused("no-such-time", (0, 0))
    if len({(one.happening.what, one.happening.other) for one in conditions if isinstance(one, When)}) > 1:
        scope.happening = scope.about_happening = None
    return conditions, heads[0].works_in, scope


def _conditions(heads: tuple[Head, ...]) -> tuple[Condition, ...]:
    found: list[Condition] = []
    once = any("once" in word.split() for head in heads for word in head.adverbs)
    for head in heads:
        adverbs = {word for said in head.adverbs for word in said.split()} - {"once"}
        if head.condition is not None and head.period is None and not adverbs:
            found.append(_once(head.condition) if once else head.condition)
        elif head == Head(None, None, head.adverbs) and adverbs == {"always"} and not once:
            found.append(Standing())
        elif head.condition is None and head.period is not None and not head.period.phase:
            if adverbs == {"at-will"} and head.period.whose == YOU:
                found.append(Activated(once))
            elif not adverbs and not once:
                found.append(Standing(head.period.whose))
            else:
                raise Refused("no-such-time", (0, 0))
        else:
            raise Refused("no-such-time", (0, 0))
    if len(found) > 1 and any(isinstance(one, Standing | Activated) for one in found):
        raise Refused("no-such-time", (0, 0))
    return tuple(found)


def _once(one: Condition) -> Condition:
    """A phase comes once a turn anyway."""
    return replace(one, once=True) if isinstance(one, When) else one


# --- layout ----------------------------------------------------------------------------------------------------------


def abilities_in(line: Mapped) -> list[_Layout]:
    """The parts of a line: abilities with a head, and what stands before the first of them."""
    blotted = outside(line.text)
    starts = [0]
    for place, sign in enumerate(blotted[:-1]):
        if sign == "。" and _head_at(line.part(place + 1, len(line))) is not None:
            starts.append(place + 1)
    parts = [line.part(start, end) for start, end in zip(starts, [*starts[1:], len(line)], strict=True)]
    return [_head_at(part) or _named(part) for part in parts]


def _named(line: Mapped) -> _Layout:
    """「name」body, or just what is done."""
    for opens, closes in NAMES:
        end = line.text.find(closes)
        quoted = line.text.startswith(opens) and keyword(line.text[1:end]) is None
        if quoted and not _begins_with_its_quotation(line.text):
            body = _after(line, end + 1, "：").stripped()
            return _Layout(line, body, line.text[1:end])
    return _Layout(line, line)


def _begins_with_its_quotation(text: str) -> bool:
    """Whether the first sentence speaks of what it begins with in quotation marks."""
    first = sentences_of(text)
    return sentences().reads(next(first, ""))


def _head_at(line: Mapped) -> _Layout | None:
    """「name」《heads》【costs】：body. A head in other brackets, or in none before ：, must be one as it is read."""
    text = line.text
    name, place = _name_at(text)
    opens, closes = next((pair for pair in HEADS if text.startswith(pair[0], place)), ("", "："))
    end = text.find(closes, place)
    if end < 0 or (opens != "《" and not _is_head(text[place + len(opens) : end])):
        return None
    heads, place = line.part(place + len(opens), end), end + len(opens)
    costs, place = _costs_at(line, place)
    return _Layout(line, line.part(place, len(line)).stripped(), name, heads, costs)


def _name_at(text: str) -> tuple[str, int]:
    """「name」 before a head, and where that begins."""
    for opens, closes in NAMES:
        end = text.find(closes)
        if text.startswith(opens) and any(text.startswith(each, end + 1) for each, _ in HEADS):
            return text[1:end], end + 1
    return "", 0


def _costs_at(line: Mapped, place: int) -> tuple[tuple[Mapped, ...], int]:
    """【costs】：, or 疲労： without brackets, and where what is done begins."""
    text = line.text
    costs: list[Mapped] = []
    while text.startswith("【", place) and (end := text.find("】", place)) > 0:
        costs.append(line.part(place + 1, end))
        place = end + 1
    if text.startswith("：", place):
        return tuple(costs), place + 1
    end = outside(text).find("：", place)
    if not costs and end > 0 and sentences().reads(text[place:end]):
        return (line.part(place, end),), end + 1
    return tuple(costs), place


def _is_head(text: str) -> bool:
    try:
        conditions_of(text, unit=True)
    except Refused:
        return False
    return True


def _may_be_declined(sentences: list[Sentence]) -> bool:
    """Something in them may be left undone, of which what follows speaks."""
    return any(isinstance(one, May | IfDid) for sentence in sentences for one in sentence)


def keyword_line(line: str) -> list[Keyword]:
    """A line with keywords only: 「速攻」「貫通2」, 速攻・貫通2."""
    bare = [keyword(one) for one in re.split("[・、／ 　]", line.rstrip("。"))]
    if None not in bare:
        return [one for one in bare if one is not None]
    found: list[Keyword] = []
    rest = line
    while rest[:1] in ("「", "【") and (end := rest.find({"「": "」", "【": "】"}[rest[0]])) > 0:
        one = keyword(rest[1:end])
        if one is None:
            return []
        found.append(one)
        rest = rest[end + 1 :]
    return found if not rest else []
