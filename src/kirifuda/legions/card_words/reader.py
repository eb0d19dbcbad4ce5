"""From a printed text of this game to its tree."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from ...effects.statements import Damage, Orient
from ...effects.tree import (
    YOU,
    Ability,
    Activated,
    CardText,
    Condition,
    Cost,
    DoAsCost,
    Keyword,
    Sentence,
    Standing,
    Statement,
    This,
    When,
)
from ...language.following import follow, with_options
from ...language.layout import lines_of, outside, sentences_of
from ...language.scope import Scope
from ...language.sentences import Head, Said, SentenceReader
from ...language.trouble import Refused
from ...text.normalise import normalise
from ...text.slots import tidied
from ..card_text.waiting import works_in_by_text
from ..tree import ExhaustThis, PayPoints, ReverseThis, Spend, WithCost
from .frames import FRAMES, CountsAsBattle, Paid
from .validator import checked
from .vocabulary import keyword, vocabulary

INSTEAD: Final = "代わりに"
UNITS: Final = ("minion", "lord", "master")


def read_text(typed: str, category: str, name: str = "") -> CardText:
    """`name`: the card's own, by which its text may speak of it."""
    return checked(_Text(category, name).whole(normalise(typed).text))


@cache
def sentences() -> SentenceReader:
    return SentenceReader(vocabulary(_granted), FRAMES)


def _granted(text: str) -> Ability | None:
    """The ability in a quotation."""
    try:
        found = _Text("minion", "").whole(text)
    except Refused:
        return None
    return found.abilities[0] if len(found.abilities) == 1 and not found.keywords else None


@dataclass(slots=True)
class _Layout:
    """「name」《heads》【costs】：body."""

    name: str = ""
    heads: str | None = None
    costs: tuple[str, ...] = ()
    body: str = ""


class _Text:
    def __init__(self, category: str, name: str) -> None:
        self.category = category
        self.name = name
        self.keywords: list[Keyword] = []
        self.abilities: list[Ability] = []
        self.play: list[Sentence] = []

    def whole(self, text: str) -> CardText:
        play_scope = Scope(sentences().vocabulary, is_there=False)
        for line, listed in lines_of(text):
            keywords = keyword_line(line)
            if keywords:
                self.keywords += keywords
                continue
            for part in abilities_in(line):
                if part.heads is not None:
                    self.abilities.append(self._ability(part, listed))
                elif self.category in UNITS:
                    self._without_head(part.body, listed)
                else:
                    play_scope = _body(self.play, part.body, listed, play_scope)
        return CardText(tuple(self.keywords), tuple(self.abilities), tidied(tuple(self.play)))

    def _ability(self, part: _Layout, listed: tuple[str, ...]) -> Ability:
        assert part.heads is not None
        conditions, works_in, scope = conditions_of(part.heads)
        costs = tuple(cost for text in part.costs for cost in _costs(text, scope))
        said: list[Sentence] = []
        stands = all(isinstance(one, Standing) for one in conditions)
        _body(said, part.body, listed, scope, stands)
        if stands and costs:
            raise Refused("cost-of-standing", (0, 0))
        made = self._made(part.name, conditions, costs, said)
        return replace(made, works_in=works_in) if works_in else made

    def _made(
        self, name: str, conditions: tuple[Condition, ...], costs: tuple[Cost, ...], said: list[Sentence]
    ) -> Ability:
        works_in = works_in_by_text(tuple(said), self.category in UNITS, conditions)
        costs, done = tidied((costs, tuple(said)))
        return Ability(name, conditions, costs, done, works_in)

    def _without_head(self, body: str, listed: tuple[str, ...]) -> None:
        """Of a unit, …した時、 at the head of a sentence; or what can only stand all the time."""
        scope = Scope(sentences().vocabulary)
        current: list[Sentence] = []
        conditions: tuple[Condition, ...] = ()
        for sentence in sentences_of(body):
            said, scope = sentences().read(sentence, scope, heads=True, stands=not conditions)
            said = with_options(sentences(), said, listed, scope)
            if said.works_in or (said.conditions and (current or conditions)):
                raise Refused("one-ability", (0, 0))
            if said.conditions:
                conditions = tuple(_once(one) for one in said.conditions) if said.once else said.conditions
            elif said.once:
                raise Refused("once-of-what", (0, 0))
            if said.period is not None:
                if conditions or current or said.period.phase:
                    raise Refused("period", (0, 0))
                conditions = (Standing(said.period.whose),)
            follow(current, said)
        self.abilities.append(self._made("", conditions or (Standing(),), (), current))


def conditions_of(text: str) -> tuple[tuple[Condition, ...], tuple[str, ...], Scope]:
    """When an ability works, where, and what is known after its head."""
    heads, scope = sentences().conditions(text, Scope(sentences().vocabulary))
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


def _body(found: list[Sentence], body: str, listed: tuple[str, ...], scope: Scope, stands: bool = False) -> Scope:
    """The sentences of an ability, those with a cost of their own (【…】) to the next one."""
    cost: tuple[Cost, ...] = ()
    under: list[Sentence] = []
    instead = False
    all_ = list(sentences_of(body))
    for place, sentence in enumerate(all_):
        if sentence.startswith("【"):
            _close_cost(found, cost, under, instead)
            end = sentence.find("】")
            if end < 0:
                raise Refused("not-read", (0, len(sentence)))
            cost, under = tuple(_costs(sentence[1:end], scope)), []
            sentence = sentence[end + 1 :].lstrip("：、")
            instead = sentence.startswith(INSTEAD)
            sentence = sentence.removeprefix(INSTEAD).lstrip("、")
        said, scope = sentences().read(sentence, scope, heads=False, stands=stands)
        said = with_options(sentences(), said, listed, scope, last_of_line=place == len(all_) - 1)
        if said.conditions or said.once or said.period is not None or said.works_in:
            raise Refused("no-head-here", (0, 0))
        if said.statements == (CountsAsBattle(),):
            _count_as_battle(under if cost else found)
            continue
        follow(under if cost else found, said)
    _close_cost(found, cost, under, instead)
    return scope


def _count_as_battle(sentences_: list[Sentence]) -> None:
    """The one damage of the sentence before counts as battle damage (39-27)."""
    last = sentences_[-1] if sentences_ else ()
    dealt = [one for one in last if isinstance(one, Damage)]
    if len(dealt) != 1 or dealt[0].as_battle:
        raise Refused("which-damage", (0, 0))
    sentences_[-1] = tuple(replace(one, as_battle=True) if one is dealt[0] else one for one in last)


def _close_cost(found: list[Sentence], cost: tuple[Cost, ...], under: list[Sentence], instead: bool) -> None:
    if not cost:
        return
    then: tuple[Statement, ...] = tuple(one for sentence in under for one in sentence)
    if not then:
        raise Refused("cost-for-what", (0, 0))
    otherwise: tuple[Statement, ...] = ()
    if instead:
        before = found.pop() if found else ()
        if len(cost) > 1 or len(then) != 1 or not before or type(before[-1]) is not type(then[0]):
            raise Refused("instead-of-what", (0, 0))
        found += [before[:-1]] if before[:-1] else []
        otherwise = before[-1:]
    whole: Statement = WithCost(cost[-1], then, otherwise)
    for one in reversed(cost[:-1]):
        whole = WithCost(one, (whole,))
    found.append((whole,))


def _costs(text: str, scope: Scope) -> tuple[Cost, ...]:
    """A cost by its name, in points, or a process that has to be done in full (37-4, chapter 40)."""
    said, after = sentences().read(text, scope, heads=False)
    scope.deeds, scope.slots = after.deeds, after.slots
    if said != Said((), said.statements):
        raise Refused("cost", (0, 0))
    found: list[Cost] = []
    for one in said.statements:
        if isinstance(one, Paid):
            found.append(one.cost)
        elif isinstance(one, Spend) and one.whose == YOU and not (found and isinstance(found[-1], DoAsCost)):
            found.append(PayPoints(one.amount))
        elif one == Orient(This(), "exhausted"):
            found.append(ExhaustThis())
        elif one == Orient(This(), "reversed"):
            found.append(ReverseThis())
        elif found and isinstance(found[-1], DoAsCost):
            found[-1] = DoAsCost((*found[-1].statements, one))
        else:
            found.append(DoAsCost((one,)))
    return tuple(found)


def abilities_in(line: str) -> list[_Layout]:
    """The parts of a line: abilities with a head, and what stands before the first of them."""
    blotted = outside(line)
    starts = [0]
    for place, sign in enumerate(line[:-1]):
        if blotted[place] == "。" and sign == "。" and _head_at(line, place + 1) is not None:
            starts.append(place + 1)
    return [_part(line[start:end]) for start, end in zip(starts, [*starts[1:], len(line)], strict=True)]


def _head_at(line: str, start: int) -> _Layout | None:
    place = start
    name = ""
    if line.startswith("「", place):
        end = line.find("」", place)
        if end < 0:
            return None
        name, place = line[place + 1 : end], end + 1
    if not line.startswith("《", place) or (end := line.find("》", place)) < 0:
        return None
    heads, place = line[place + 1 : end], end + 1
    costs: list[str] = []
    while line.startswith("【", place) and (end := line.find("】", place)) > 0:
        costs.append(line[place + 1 : end])
        place = end + 1
    if not line.startswith("：", place):
        return None
    return _Layout(name, heads, tuple(costs), line[place + 1 :])


def _part(line: str) -> _Layout:
    return _head_at(line, 0) or _Layout(body=line)


def keyword_line(line: str) -> list[Keyword]:
    """A line with keywords only."""
    found: list[Keyword] = []
    rest = line
    while rest.startswith("「") and "」" in rest:
        content, rest = rest[1:].split("」", 1)
        one = keyword(content)
        if one is None:
            return []
        found.append(one)
    return found if not rest else []
