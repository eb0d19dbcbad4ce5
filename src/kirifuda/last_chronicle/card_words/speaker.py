"""A tree of this game in the usual words."""

from dataclasses import replace
from functools import cache
from typing import Any, Final

from ...effects.statements import Draw, If, Let, Orient
from ...effects.tree import (
    BOTH,
    YOU,
    Ability,
    Activated,
    CardText,
    Condition,
    Cost,
    DoAsCost,
    Filter,
    Keyword,
    Matches,
    Number,
    Sentence,
    Standing,
    This,
    Variable,
    When,
)
from ...language.meanings import Period
from ...language.say.cards import cards
from ...language.say.sentences import Text
from ...language.say.speaker import Manner, Speaker
from ...language.say.speaker import Said as Known
from ...language.say.tape import Tape, Unsayable
from ...language.say.texts import following
from ...language.scope import Scope
from ...language.sentences import Said
from ...text.problems import NotUnderstood, TwoReadings
from ..statements import Pay
from ..tree import ChronicleKeyword, NthThisTurn, Price, Provided, TimesATurn, WipeThis
from ..vocabulary import FACTIONS, KEYWORDS
from .as_written import meant
from .assembling import lies_in
from .manner import manner
from .phrases import Ordinal
from .reader import read_text, sentences
from .wording import UseLimit

THIS_CARD: Final = {"unit": "このユニット", "structure": "このストラクチャ", "history": "このヒストリー"}


def this_card(types: tuple[str, ...], burst: bool = False) -> str:
    """What the card calls itself."""
    return THIS_CARD.get(types[0], "このカード") if len(types) == 1 and not burst else "このカード"


def say_text(text: CardText, types: tuple[str, ...], burst: bool = False) -> str:
    """The text in its usual form. Read again it is the same tree."""
    this = this_card(types, burst)
    plain = [one for one in text.keywords if not _is_counted(one)]
    lines = ["".join(keyword(one) for one in plain)] if plain else []
    lines += [_with_its_number(one, this) for one in text.keywords if _is_counted(one)]
    lines += [say_ability(one, this) for one in text.abilities]
    if text.play:
        scope = Scope(sentences().vocabulary, is_there=False)
        lines.append(following(Text(manner_of(), sentences(), this, scope), meant(text.play)))
    said = "\n".join(lines)
    try:
        if read_text(said, types, burst=burst) != text:
            raise Unsayable(text, said)
    except (NotUnderstood, TwoReadings) as refused:
        raise Unsayable(text, said) from refused
    return said


# --- abilities -----------------------------------------------------------------------------------------------------


def say_ability(ability: Ability, this: str) -> str:
    text = Text(manner_of(), sentences(), this, Scope(sentences().vocabulary, bearer=This()))
    said = meant(ability.sentences)
    first = ability.conditions[0]
    if ability.name or not said:
        raise Unsayable(ability)
    if isinstance(first, Standing):
        if ability.costs or ability.conditions != (Standing(),):
            raise Unsayable(ability)
        return following(text, said, heads=True, stands=True)
    limits = _limits(ability)
    if isinstance(first, Activated):
        head = _used(text, first, ability.costs)
        return head + "：" + following(text, [*said, *limits])
    if ability.costs:
        raise Unsayable(ability)
    once = TimesATurn(1) in ability.conditions
    said[0] = replace(said[0], conditions=_awaited(ability.conditions), once=once)
    for one in ability.conditions:
        if isinstance(one, Provided):
            said[0] = replace(said[0], statements=(If(one.fact, said[0].statements),))
    return following(text, [*said, *limits], heads=True)


def _awaited(conditions: tuple[Condition, ...]) -> tuple[Condition, ...]:
    """What it waits for; 2枚目の～ stands before the noun."""
    nth = next((one for one in conditions if isinstance(one, NthThisTurn)), None)
    found = [one for one in conditions if not isinstance(one, NthThisTurn | Provided | TimesATurn)]
    if nth is None:
        return tuple(found)
    when = found[0]
    if len(found) != 1 or not isinstance(when, When) or not isinstance(when.happening.what, Filter | None):
        raise Unsayable(conditions)
    what = when.happening.what or Filter(categories=("spell",))
    what = replace(what, tests=(Ordinal(nth.nth, nth.onward), *what.tests))
    return (replace(when, happening=replace(when.happening, what=what)),)


def _limits(ability: Ability) -> list[Said]:
    """How often, and where, it can be used, said behind it."""
    found: list[Said] = []
    used = isinstance(ability.conditions[0], Activated)
    for one in ability.conditions:
        if isinstance(one, TimesATurn) and (used or one.times > 1):
            found.append(Said((), (UseLimit(one.times),)))
        if isinstance(one, Provided) and used:
            found.append(Said((), (UseLimit(only_if=one.fact),)))
    if ability.works_in != lies_in(ability.conditions, ability.costs):
        found.append(Said((), (UseLimit(only_if=Matches(This(), Filter(zones=ability.works_in))),)))
    return found


def _used(text: Text, one: Activated, costs: tuple[Cost, ...]) -> str:
    """1ターンに1回、あなたの戦闘フェイズ中、《1》、ワイプ."""
    limits = Period(one.during, one.turn_of or BOTH) if one.during or one.turn_of else None
    if not costs:
        raise Unsayable(one)
    text.manner = manner_of(paying=True)
    said = text.sentence(Said((), tuple(paid(costs)), one.once, limits), start="costs")
    text.manner = manner_of()
    return said


def paid(costs: tuple[Cost, ...]) -> list[Any]:
    """Costs as statements."""
    found: list[Any] = []
    for cost in costs:
        if isinstance(cost, WipeThis):
            found.append(Orient(This(), "wiped"))
        elif isinstance(cost, DoAsCost):
            found += cost.statements
        else:
            found.append(Pay((cost,)))
    return found


# --- keywords ------------------------------------------------------------------------------------------------------


def keyword(one: Keyword) -> str:
    """『突破2』, 『異能（白白1）』, 『ハーベスト成長2』."""
    return f"『{KEYWORDS[one.name][0]}{_details(one) if isinstance(one, ChronicleKeyword) else ''}』"


def _details(one: ChronicleKeyword) -> str:
    number = "" if one.number is None else "X" if _is_counted(one) else _figure(one.number)
    if one.name in ("dynamo", "explore", "subdue"):
        return f"（{number}）"
    if one.name == "harvest":
        return one.counter + number
    if one.filter is not None:
        return f"（{_cards(one.filter)}）"
    if one.card:
        return f"（{one.card}）"
    if one.name == "ready":
        return f"{number}条件（{_until(one.conditions)}）"
    if one.name == "soul-burst":
        return f"《{price(one.prices[0])}》⇒{_body(one.sentences)}"
    if one.prices:
        return f"（{'／'.join(price(each) for each in one.prices)}）"
    return number


def _figure(number: Any) -> str:
    return str(number.value) if isinstance(number, Number) else str(number.name)


def _is_counted(one: Keyword) -> bool:
    """Whether its number is one that has to be counted."""
    return isinstance(one, ChronicleKeyword) and not isinstance(one.number, Number | Variable | None)


def _with_its_number(one: Keyword, this: str) -> str:
    """『動力（X）』Xは～に等しい."""
    assert isinstance(one, ChronicleKeyword) and one.number is not None
    text = Text(manner_of(), sentences(), this, Scope(sentences().vocabulary, bearer=This()))
    return keyword(one) + text.sentence(Said((), (Let("X", one.number),))) + "。"


def price(one: Price) -> str:
    """白白2."""
    signs = "".join(words[0] * many for words, many in zip(FACTIONS.values(), one.by_faction(), strict=True))
    return signs + (str(one.free) if one.free or not (signs or one.x) else "") + "X" * one.x


def _cards(of: Filter) -> str:
    """【竜】のユニット; a category by itself is just that."""
    words = cards(Speaker(manner_of(), "このカード", Known(), Tape()), of)
    return words if of.categories or of.zones else words.removesuffix("のカード")


def _body(sentences_: tuple[Sentence, ...]) -> str:
    scope = Scope(sentences().vocabulary, is_there=False)
    return following(Text(manner_of(), sentences(), "このカード", scope), meant(sentences_))


def _until(conditions: tuple[Condition, ...]) -> str:
    """What it waits for."""
    said = Ability("", conditions, (), ((Draw(YOU, Number(1)),),))
    return say_ability(said, "このカード").removesuffix("、カードを1枚引く。")


@cache
def manner_of(paying: bool = False) -> Manner:
    """`paying`: costs are said by their signs."""
    return manner(sentences(), keyword, lambda one: f"『{say_ability(one, THIS_CARD['unit'])}』", paying)
