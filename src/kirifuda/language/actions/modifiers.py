"""What stands before a noun."""

from collections.abc import Callable
from dataclasses import replace

from ...effects.parts import parts_of
from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    YOU,
    AllOf,
    Amount,
    AnyOf,
    AsDeclared,
    Coloured,
    Compare,
    Every,
    Extreme,
    Filter,
    HasKeyword,
    InChosenLane,
    IsIt,
    IsOf,
    Named,
    NameHas,
    Not,
    Number,
    Oriented,
    Own,
    Stat,
    Subject,
    Test,
    Typed,
)
from ...effects.tree import Marked as MarkedCard
from ..meanings import (
    ALL,
    ANY,
    ANYBODYS,
    DOER,
    LATEST,
    SELF,
    UNKNOWN,
    AmongLooked,
    DeedCount,
    Gifts,
    Here,
    Mod,
    OtherThan,
    Phrase,
    Picked,
    Place,
    PlayerNumber,
    Quantity,
    Referred,
    Spot,
    Thing,
    Things,
)
from ..taken_as import subject_of


def modified(mod: Mod, phrase: Phrase) -> Phrase | None:
    if isinstance(phrase, Things):
        made = narrowed(mod, phrase.filter)
        if made is None or (mod.quantity is not None and phrase.quantity is not None):
            return None
        if phrase.open and (mod.whose or mod.tests):
            return None
        if mod.together and phrase.together:
            return None
        open_ = mod.open or (phrase.open and not mod.zones)  # a place is where the last noun lies
        return replace(
            phrase,
            filter=made,
            quantity=mod.quantity or phrase.quantity,
            open=open_,
            together=mod.together or phrase.together,
        )
    if isinstance(phrase, Place) and mod.quantity not in (None, ALL) and mod == Mod(quantity=mod.quantity):
        return replace(phrase, quantity=mod.quantity) if phrase.quantity is None else None  # 2枚の手札
    if mod.zones or mod.tests or mod.quantity is not None or mod.together:
        return None
    if isinstance(phrase, Place) and phrase.whose == EITHER:
        return replace(phrase, whose=mod.whose)
    if isinstance(phrase, PlayerNumber) and phrase.whose == DOER:
        return replace(phrase, whose=mod.whose)
    if isinstance(phrase, Spot | Thing) and not phrase.whose:
        return replace(phrase, whose=mod.whose)
    return None


def narrowed(mod: Mod, of: Filter) -> Filter | None:
    if mod.whose and of.whose != EITHER:
        return None
    if mod.zones and of.zones not in ((), mod.zones):
        return None
    if any(test in of.tests for test in mod.tests):
        return None
    if any(Here() in parts_of(test) for test in of.tests) and any(isinstance(one, Subject) for one in parts_of(mod)):
        return None  # それと同じレーンの隣の: of which of them is open
    return Filter(
        mod.whose or of.whose,
        mod.zones or of.zones,
        of.categories,
        mod.tests + of.tests,
    )


def lies_so(how: str) -> tuple[Test, ...]:
    """Face and position are two things: 裏側ディフェンス表示."""
    return tuple(Oriented(one) for one in how.split())


def whose(player_: str) -> Mod:
    return Mod(ANYBODYS if player_ == EITHER else player_)


def whose_it_is(player_: str) -> Mod | None:
    """相手ミニオン; of both, お互い手札 would more likely be who does it."""
    return None if player_ == BOTH else whose(player_)


def whose_both(one: str, other: str) -> Mod | None:
    """自分と相手の."""
    return Mod(BOTH) if {one, other} in ({YOU, OPPONENT}, {SELF, OPPONENT}) else None


def whose_either(one: str, or_: str, other: str) -> Mod | None:
    """自分か相手の: whoever's."""
    return Mod(ANYBODYS) if or_ and {one, other} in ({YOU, OPPONENT}, {SELF, OPPONENT}) else None


def doing_so(test: Test) -> Mod:
    """アタック中の."""
    return Mod(tests=(test,))


def of_colours(colours: tuple[str, ...]) -> Mod:
    """火属性キャラクター."""
    return Mod(tests=(Coloured(colours),))


def of_attribute(word: str, colours: tuple[str, ...]) -> Mod | None:
    """属性が火の."""
    return Mod(tests=(Coloured(colours),)) if word else None


def with_most(most: bool, stat: str, how: str) -> Mod | None:
    """最もコストの高い."""
    return Mod(tests=(Extreme(stat, how == ">", UNKNOWN),)) if most else None


def lying_in(zones: tuple[str, ...], being: str = "の") -> Mod | None:
    return Mod(zones=zones) if being else None


def at_spot(test: Test, being: str = "の") -> Mod | None:
    return Mod(tests=(test,)) if being else None


def that_is(test: Test, having: str = "の") -> Mod | None:
    """A name is not had: 「速攻」を持つ is a keyword."""
    if isinstance(test, Named) and having != "の":
        return None
    return Mod(tests=(test,)) if having else None


def that_is_not(test: Test, except_: str) -> Mod | None:
    if isinstance(test, Named) and except_ == "not having":
        return None
    return Mod(tests=(Not(test),)) if except_ else None


def with_keyword(gift: Gifts, having: str) -> Mod | None:
    if not having or len(gift.keywords) != 1 or gift.abilities or gift.keywords[0].amount is not None:
        return None
    return Mod(tests=(HasKeyword(gift.keywords[0].name),))


def without_keyword(gift: Gifts, having: str) -> Mod | None:
    made = with_keyword(gift, having)
    return Mod(tests=(Not(made.tests[0]),)) if made is not None else None


def with_mark(mark: str, having: str) -> Mod | None:
    return Mod(tests=(MarkedCard(mark),)) if having else None


def of_mark(mark: str) -> Mod:
    return Mod(tests=(MarkedCard(mark),))


def with_number(stat: str, amount: Amount, how: str | None) -> Mod:
    return Mod(tests=(Compare(stat, how or "=", amount),))


def with_just(stat: str, exactly: str, amount: Amount) -> Mod | None:
    """HPがちょうど2の."""
    return with_number(stat, amount, "=") if exactly else None


def with_span(stat: str, low: Amount, high: Amount) -> Mod:
    """コスト2から4の."""
    return Mod(tests=(Compare(stat, ">=", low), Compare(stat, "<=", high)))


def with_other(phrase: Phrase, than: str, stat: str, how: str) -> Mod | None:
    """このカードよりATKの高い."""
    if not than or not isinstance(phrase, Referred):
        return None
    return Mod(tests=(Compare(stat, how, Stat(stat, phrase.subject)),))


def with_same(phrase: Phrase, same: str, stat: str, having: str = "の") -> Mod | None:
    """それと同じコストを持つ."""
    if not same or not having or not isinstance(phrase, Referred):
        return None
    return Mod(tests=(Compare(stat, "=", Stat(stat, phrase.subject)),))


def with_that_much(amount: Amount, how: str, stat: str, having: str) -> Mod | None:
    """それのコスト以下のコストを持つ."""
    same = isinstance(amount, Stat) and amount.stat == stat
    return Mod(tests=(Compare(stat, how, amount),)) if having and same else None


def to_be_picked(word: str) -> Mod | None:
    """好きなカード1枚: it is picked in any case, and whatever is not picked is not called so."""
    return Mod(tests=(Picked(),)) if word else None


def so_many_as_done(word: str) -> Mod | None:
    """同じ枚数の: as many as were dealt with just now."""
    return Mod(quantity=Quantity(DeedCount())) if word else None


def with_number_and(stat: str, amount: Amount, how: str | None, and_: str) -> Mod | None:
    """パワー4000でATK3の."""
    return with_number(stat, amount, how) if and_ else None


def with_range(stat: str, low: Amount, how: str, high: Amount, how_high: str) -> Mod | None:
    """コスト2以上4以下の."""
    if (how, how_high) != (">=", "<="):
        return None
    return Mod(tests=(Compare(stat, how, low), Compare(stat, how_high, high)))


def with_amount(stat: str, amount: Amount, how: str) -> Mod | None:
    return None if isinstance(amount, Number) else Mod(tests=(Compare(stat, how, amount),))


def with_so_much(amount: Amount, how: str, stat: str, having: str) -> Mod | None:
    """それのコスト以下のコストを持つ."""
    return Mod(tests=(Compare(stat, how, amount),)) if having else None


def with_less_than(phrase: Phrase, than: str, stat: str, how: str) -> Mod | None:
    """それよりパワーが低い."""
    if not than or not isinstance(phrase, Referred):
        return None
    return Mod(tests=(Compare(stat, how, Stat(stat, phrase.subject)),))


def with_equal(stat: str, amount: Amount, word: str) -> Mod | None:
    return with_amount(stat, amount, "=") if word else None


def with_own(stat: str, other_stat: str, than: str, how: str) -> Mod | None:
    return Mod(tests=(Compare(stat, how, Own(other_stat)),)) if than and stat != other_stat else None


def with_extreme(stat: str, most: bool) -> Mod:
    """Among whom is known when all of the phrase is."""
    return Mod(tests=(Extreme(stat, most, UNKNOWN),))


def with_original(original: str, stat: str, amount: Amount, how: str | None) -> Mod | None:
    return Mod(tests=(Compare(stat, how or "=", amount, original=True),)) if original else None


def with_name_part(word: str, name: str, contains: str) -> Mod | None:
    return Mod(tests=(NameHas((name,)),)) if word and contains else None


def named_so(word: str, name: str) -> Test | None:
    return Named((name,)) if word else None


def numbered(stat: str, amount: Amount, how: str | None) -> Test:
    return Compare(stat, how or "=", amount)


def that_lies(how: str) -> Mod:
    return Mod(tests=lies_so(how))


def related(phrase: Phrase, relation: Callable[[Subject], Test]) -> Mod | None:
    """Seen from one card, or from all of a kind; from any of a kind is not said so."""
    subject = subject_of(phrase)
    if subject is None or not (isinstance(phrase, Referred) or isinstance(subject, Every)):
        return None
    return Mod(tests=(relation(subject),))


def among(word: str) -> Mod | None:
    return Mod(tests=(IsIt(AmongLooked()),)) if word else None


def as_declared(of: str) -> Mod:
    return Mod(tests=(AsDeclared(LATEST, of),))


def in_chosen_lane(word: str) -> Mod | None:
    return Mod(tests=(InChosenLane(LATEST),)) if word else None


def other(word: str) -> Mod | None:
    return Mod(tests=(Not(IsIt(OtherThan())),)) if word else None


def all_of(word: str) -> Mod | None:
    return Mod(quantity=ALL) if word else None


def as_many_of(amount: Amount, word: str) -> Mod | None:
    """手札の枚数に等しい枚数の."""
    return Mod(quantity=Quantity(amount)) if word else None


def so_many_of(count: Amount, counter: str) -> Mod:
    return Mod(quantity=Quantity(count, counter))


def any_number_of(word: str) -> Mod | None:
    """好きな数の."""
    return Mod(quantity=ANY) if word else None


def at_least_of(count: Amount, counter: str, how: str) -> Mod | None:
    """1体以上の: however many at once."""
    return Mod(together=True) if counter and how == ">=" and count == Number(1) else None


def except_for(phrase: Phrase, word: str) -> Mod | None:
    """～以外の: not this card, or not of a kind. How far modifiers before it reach is open: refused."""
    if not word:
        return None
    if isinstance(phrase, Referred):
        return Mod(tests=(Not(IsIt(phrase.subject)),))
    if not isinstance(phrase, Things) or phrase.quantity is not None:
        return None
    if phrase.filter == Filter(categories=phrase.filter.categories) != Filter():
        return Mod(tests=(Not(IsOf(phrase.filter.categories)),), open=True)
    if len(phrase.filter.tests) == 1 and phrase.filter == Filter(tests=phrase.filter.tests):
        return Mod(tests=(Not(phrase.filter.tests[0]),), open=True)
    return None


def coloured(colours: tuple[str, ...]) -> Test:
    return Coloured(colours)


def coloured_and_typed(colours: tuple[str, ...], types: tuple[str, ...]) -> Test:
    return AllOf((Coloured(colours), Typed(types)))


def that_is_either(one: Test, or_: str, more: tuple[Test, ...]) -> Mod | None:
    """白の【竜】か黒の【騎士】の."""
    return Mod(tests=(AnyOf((one, *more)),)) if or_ else None


def typed(types: tuple[str, ...]) -> Test:
    return Typed(types)


def named(name: str) -> Test:
    return Named((name,))
