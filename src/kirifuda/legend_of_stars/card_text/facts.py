"""～なら: facts that an effect asks for."""

import re
from dataclasses import replace

from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    YOU,
    AllTrue,
    Amount,
    Coloured,
    Compares,
    Count,
    DidThisTurn,
    Exists,
    Fact,
    Filter,
    HasKeyword,
    InAttack,
    InLanes,
    IsFalse,
    IsIt,
    IsPhase,
    IsTurnOf,
    Marked,
    Matches,
    Minus,
    Not,
    Number,
    Plus,
    SameLane,
    Subject,
    Test,
    This,
    TimesThisTurn,
    Typed,
)
from ...text.nominals import COMPARISONS
from ...text.parsing import Leaf
from ...text.trouble import Misread
from ..tree import AllDiffer, Beside, InRows
from . import lexicon
from .clauses import Clause, comparison
from .nominals import Nominal, in_order, number
from .subjects import PLACES
from .traits import part_in_attack

MORE = ("多", "大き", "高")
LESS = ("少な", "小さ", "低")


def fact(clause: Clause, be: Leaf | None) -> Fact:
    """What a clause before なら says. `be`: it ends in a noun and this."""
    if be is not None and be.kind == "CMPBE":
        said = _compared(clause, be)
    elif be is not None:
        said = _being(clause, be)
    elif clause.ending.kind == "EMPTYEXIST":
        said = _empty(clause)
    elif clause.ending.kind == "ALIKE":
        said = _all_differ(clause)
    elif clause.ending.kind == "INATTACK":
        said = _in_attack(clause)
    elif clause.ending.kind == "DIDEXIST":
        said = _did(clause)
    elif clause.ending.text.startswith(("持つ", "持ち", "持た")):
        said = _having(clause)
    elif clause.ending.text.startswith((*MORE, *LESS)):
        said = _more_or_less(clause)
    else:
        said = _existing(clause)
    clause.all_taken()
    return said


def _not_there(text: str) -> bool:
    return text.startswith(("ない", "いない", "存在しない", "なく", "いなく", "なけ", "いなけ"))


def _did(clause: Clause) -> Fact:
    """このキャラクターがこのターン移動していないなら."""
    owner = _owner(clause)
    if owner is None:
        raise clause.misread("about-what")
    text = clause.ending.text
    deed = "led" if "移動" in text else "attacked" if "アタック" in text else "placed"
    said = Matches(clause.reader.subject(owner), Filter(tests=(DidThisTurn(deed),)))
    return IsFalse(said) if "いない" in text else said


def _empty(clause: Clause) -> Fact:
    """このキャラクターの前のマスが空いているなら."""
    place = clause.take("が", "は")
    if place is None or place.kind not in PLACES:
        raise clause.misread("about-what")
    return Exists(replace(where(clause, place), categories=("character",)), "=", Number(0))


_OF_WHAT = {"属性": "attribute", "種族": "race", "カード名": "name", "コスト": "cost", "スピード": "speed"}


def _all_differ(clause: Clause) -> Fact:
    """自分のキャラクターが全て種族が異なるなら."""
    cards = clause.take("が", "は")
    if cards is None or not cards.is_cards() or (cards.quantity is not None and not cards.quantity.every):
        raise clause.misread("about-what")
    word = clause.ending.text.removeprefix("全て").partition("が")[0]
    return AllDiffer(cards.filter(), _OF_WHAT[word])


def _in_attack(clause: Clause) -> Fact:
    """このキャラクターがアタックしているなら."""
    owner = _owner(clause)
    if owner is None:
        raise clause.misread("about-what")
    part = part_in_attack(clause.ending.text)
    if owner.is_cards() and owner.subject is None:
        return Exists(replace(owner.filter(), tests=in_order([*owner.tests, InAttack(part)])), ">=", Number(1))
    return Matches(clause.reader.subject(owner), Filter(tests=(InAttack(part),)))


def _existing(clause: Clause) -> Fact:
    place = clause.take("に")
    what = clause.take("が", "は")
    scope = clause.reader.scope
    if what is None and place is not None and scope.bearer is not None and scope.topic is None and not scope.referents:
        end = clause.ending
        what = Nominal("PRON", "", end.start, end.end, subject=scope.bearer)
    if what is None:
        raise clause.misread("about-what")
    negative = _not_there(clause.ending.text)
    if what.kind == "TOGETHER" and all(part.is_cards() for part in what.parts) and not negative:
        return AllTrue(tuple(_one_exists(clause, part, place, what.parts[0]) for part in what.parts))
    if what.subject is not None or what.kind == "TOGETHER":
        filter = Filter(zones=("field",)) if place is None else where(clause, place)
        there = Matches(clause.reader.subject(what), filter)
        return IsFalse(there) if negative else there
    if what.deed is not None and place is None:
        how, amount = _how_many(clause, what, negative)
        return Compares(TimesThisTurn(what.deed), how, amount)
    if not what.is_cards():
        raise Misread(what.start, what.end, "no-cards", word=what.text)
    filter = what.filter() if place is None else _placed(clause, what, place)
    each = _each_of_them(clause, what, filter)
    if each is not None and not negative and what.quantity is None and not clause.adverbs and not clause.quantities:
        return each
    besides = next((leaf for leaf in clause.adverbs if "他に" in leaf.text or "以外に" in leaf.text), None)
    if besides is not None:
        clause.adverbs.remove(besides)
        other = Not(IsIt(clause.reader.other_than(besides)))
        filter = replace(filter, tests=in_order([*filter.tests, other]))
    how, amount = _how_many(clause, what, negative)
    return Exists(filter, how, amount)


def _each_of_them(clause: Clause, what: Nominal, filter: Filter) -> Fact | None:
    """光と闇のカードがあるなら, 両隣にいるなら: one of each; None if only one is named, or they are joined by か."""
    for test in filter.tests:
        if isinstance(test, Beside) and test.side == "sides":
            rest = [one for one in filter.tests if one != test]
            sides = [Beside(test.subject, side) for side in ("left", "right")]
            return AllTrue(
                tuple(Exists(replace(filter, tests=in_order([*rest, one])), ">=", Number(1)) for one in sides)
            )
    said = clause.reader.quotations.said(what.start, what.end)
    for test in filter.tests:
        several = test.colours if isinstance(test, Coloured) else test.types if isinstance(test, Typed) else ()
        if len(several) > 1 and re.search("(?:属性|[光闇火水木土＞>])と[光闇火水木土＜<]", said):
            rest = [one for one in filter.tests if one != test]
            ones = [Coloured((one,)) if isinstance(test, Coloured) else Typed((one,)) for one in several]
            return AllTrue(
                tuple(Exists(replace(filter, tests=in_order([*rest, one])), ">=", Number(1)) for one in ones)
            )
    return None


def _one_exists(clause: Clause, part: Nominal, place: Nominal | None, first: Nominal) -> Fact:
    """「A」と「B」がいるなら: each of them, on the side that is named first."""
    if part.quantity is not None or clause.adverbs or clause.quantities:
        raise Misread(part.start, part.end, "too-much")
    part = replace(part, whose=part.whose or first.whose)
    return Exists(part.filter() if place is None else _placed(clause, part, place), ">=", Number(1))


def _how_many(clause: Clause, what: Nominal | None, negative: bool) -> tuple[str, Amount]:
    compared = next((leaf for leaf in clause.adverbs if leaf.kind == "QTYCMP"), None)
    count = what.quantity if what is not None else None
    if compared is not None:
        clause.adverbs.remove(compared)
        figure, how = comparison(compared.text)
        found = COMPARISONS[how], number(figure)
    elif count is not None and count.at_least:
        found = ">=", count.amount or Number(1)
    elif count is None and clause.quantities:
        own = clause.quantity()
        if own is None or own.amount is None or own.up_to:
            raise clause.misread("too-much")
        found = "=", own.amount
    elif count is None:
        return ("=", Number(0)) if negative else (">=", Number(1))
    else:
        raise clause.misread("too-much")
    if negative:
        raise clause.misread("not-so-many")
    return found


def where(clause: Clause, place: Nominal) -> Filter:
    """A place, as something a card may be in."""
    if place.kind == "ZONENOUN":
        return Filter(place.whose or EITHER, place.zones, (), place.tests)
    beside_this = place.near == "same-lane" and clause.reader.scope.bearer is not None
    if place.kind == "ROWNOUN" and (not place.near or beside_this):
        lane = [SameLane(This())] if place.near else []
        tests = in_order([*place.tests, *lane, InRows(lexicon.rows_of(place.text))])
        return Filter(place.whose or EITHER, (), (), tests)
    if place.kind == "LANENOUN" and place.text == "レーン" and place.whose and clause.reader.scope.bearer is not None:
        return Filter(place.whose, (), (), in_order([*place.tests, SameLane(This())]))
    if place.kind == "LANENOUN" and place.text.startswith("同") and clause.reader.scope.bearer is not None:
        return Filter(place.whose or EITHER, (), (), in_order([*place.tests, SameLane(This())]))
    if place.kind == "SQUARE" and place.text == "マス" and place.tests:
        return Filter(place.whose or EITHER, (), (), place.tests)
    if place.kind == "LANENOUN" and lexicon.lanes_of(place.text):
        return Filter(place.whose or EITHER, (), (), in_order([*place.tests, InLanes(lexicon.lanes_of(place.text))]))
    raise Misread(place.start, place.end, "which-zone")


def _placed(clause: Clause, what: Nominal, place: Nominal) -> Filter:
    there = where(clause, place)
    if (what.whose and there.whose not in (EITHER, what.whose) and what.whose != YOU) or (what.zones and there.zones):
        raise Misread(place.start, place.end, "twice-where")
    zones = what.zones or there.zones
    if zones in (("field",), ("character-zone",), ("support-zone",)):
        category = {"character-zone": "character", "support-zone": "support"}.get(zones[0], "")
        if category and not what.categories:
            what = replace(what, categories=(category,))
        zones = ()
    whose = what.whose or there.whose
    if zones and whose == EITHER:
        whose = YOU
    return Filter(whose, zones, what.categories, in_order([*there.tests, *what.tests]))


def _having(clause: Clause) -> Fact:
    owner = _owner(clause)
    had = clause.take("を")
    if owner is None or had is None:
        raise clause.misread("about-what")
    subject = clause.reader.subject(owner)
    said = Matches(subject, Filter(tests=(_had(clause, had),)))
    return IsFalse(said) if clause.ending.text.startswith("持た") else said


def _had(clause: Clause, had: Nominal) -> Test:
    leaf = Leaf(had.kind, had.text, had.start, had.end)
    if had.kind == "GIFTS":
        return HasKeyword(clause.reader.quotations.keyword_named(had.text, leaf))
    if had.kind in ("BARERACE", "BAREATTRIBUTE"):
        test: Test = clause.reader.test(leaf)
        return test
    if had.text in lexicon.MARK_WORDS:
        return Marked(lexicon.MARK_WORDS[had.text])
    raise Misread(had.start, had.end, "not-here")


def _more_or_less(clause: Clause) -> Fact:
    one, other = clause.take("が", "は"), clause.take("より")
    if one is None or other is None:
        raise clause.misread("about-what")
    how = ">" if clause.ending.text.startswith(MORE) else "<"
    by = next((leaf for leaf in clause.adverbs if leaf.kind == "QTYCMP"), None)
    first, second = _amount(clause, one), _than(clause, one, other)
    clause.reader.scope.difference = difference(first, how, second)
    return Compares(first, how, second) if by is None else _by_so_much(clause, by, first, how, second)


def difference(first: Amount, how: str, second: Amount) -> Amount:
    """その差: how much more the one is."""
    return Minus(first, second) if how == ">" else Minus(second, first)


def _than(clause: Clause, one: Nominal, other: Nominal) -> Amount:
    """相手の手札が自分より多い: the same of the player who is named."""
    if other.kind != "PLAYER" or one.kind == "PLAYER":
        return _amount(clause, other)
    if isinstance(one.amount, Count) and one.amount.of.whose not in (EITHER, BOTH, other.whose):
        return Count(replace(one.amount.of, whose=other.whose))
    if one.whose in ("", other.whose) or one.amount is not None or other.whose not in (YOU, OPPONENT):
        raise Misread(other.start, other.end, "than-what")
    return _amount(clause, replace(one, whose=other.whose))


def _by_so_much(clause: Clause, by: Leaf, first: Amount, how: str, second: Amount) -> Fact:
    """自分のライフが相手のライフより1000以上少ないなら."""
    clause.adverbs.remove(by)
    figure, comparison_of = comparison(by.text)
    if comparison_of != "以上":
        raise Misread(by.start, by.end, "not-here")
    if how == ">":
        return Compares(first, ">=", Plus(second, number(figure)))
    return Compares(first, "<=", Minus(second, number(figure)))


def _amount(clause: Clause, nominal: Nominal) -> Amount:
    if nominal.is_cards():
        return Count(nominal.filter())
    amount: Amount = clause.reader.amount_of(nominal)
    return amount


def _being(clause: Clause, be: Leaf) -> Fact:
    state = clause.arguments.pop().phrase
    said = _state(clause, state)
    return IsFalse(said) if _negative(be) else said


def _compared(clause: Clause, be: Leaf) -> Fact:
    """AがB以上なら."""
    other = clause.arguments.pop().phrase
    one = clause.take("が", "は")
    if one is None:
        raise Misread(other.start, other.end, "about-what")
    how = next(COMPARISONS.get(word, "=") for word in ("以上", "以下", "未満", "と同じ") if be.text.startswith(word))
    said = Compares(_amount(clause, one), how, _amount(clause, other))
    return IsFalse(said) if _negative(be) else said


def _owner(clause: Clause) -> Nominal | None:
    """What a fact is about. ～全ては、～なら would be asked of each card by itself, which one fact cannot say."""
    each = clause.take_if(_are_all, "は")
    if each is not None:
        raise Misread(each.start, each.end, "each-by-itself")
    return clause.take("が", "は")


def _are_all(nominal: Nominal) -> bool:
    return nominal.is_cards() and nominal.subject is None and nominal.quantity is not None and nominal.quantity.every


def _negative(be: Leaf) -> bool:
    return "ない" in be.text or "なく" in be.text or "なけ" in be.text


def time_of(text: str) -> Fact:
    """自分のターン, 相手のアタックフェイズ."""
    if "出たターン" in text or "登場したターン" in text:
        return Matches(This(), Filter(tests=(DidThisTurn("placed"),)))
    whose = YOU if text.startswith("自分") else OPPONENT if text.startswith("相手") else BOTH
    phase = next((name for word, name in lexicon.PHASE_WORDS.items() if word in text), "")
    return IsPhase(phase, whose) if phase else IsTurnOf(whose)


def _state(clause: Clause, state: Nominal) -> Fact:
    if state.kind == "TURN":
        return time_of(state.text)
    owner = _owner(clause)
    if owner is None:
        raise Misread(state.start, state.end, "about-what")
    if state.kind == "QTYCMP":
        figure, how = comparison(state.text)
        return _counted(clause, owner, COMPARISONS[how], number(figure))
    every = owner.is_cards() and bool(clause.quantities) and clause.quantities[0][1].every
    subject: Subject = clause.reader.subject(owner, clause.quantity() if every else None)
    if state.kind in ("CARDS", "ZONENOUN"):
        if state.quantity is not None:
            raise Misread(state.start, state.end, "too-much")
        filter = state.filter()
        return Matches(subject, replace(filter, zones=("field",)) if state.on_field else filter)
    leaf = Leaf(state.kind, state.text, state.start, state.end)
    if state.kind in ("LYINGNOUN", "STATENOUN", "BAREATTRIBUTE", "BARESTAT", "BARERACE", "BARENAME", "ROWNOUN"):
        return Matches(subject, Filter(state.whose or EITHER, (), (), in_order(clause.reader.tests(leaf))))
    raise Misread(state.start, state.end, "not-here")


def _counted(clause: Clause, owner: Nominal, how: str, amount: Amount) -> Fact:
    if owner.deed is not None:
        return Compares(TimesThisTurn(owner.deed), how, amount)
    if owner.is_cards():
        return Exists(owner.filter(), how, amount)
    if isinstance(owner.amount, Count):
        return Exists(owner.amount.of, how, amount)
    return Compares(clause.reader.amount_of(owner), how, amount)
