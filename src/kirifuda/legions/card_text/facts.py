"""～なら: facts that an effect asks for."""

from dataclasses import replace

from ...effects.tree import (
    EITHER,
    YOU,
    AllTrue,
    Amount,
    Compare,
    Compares,
    Count,
    Exists,
    Fact,
    Filter,
    HasKeyword,
    InLanes,
    IsFalse,
    IsIt,
    IsTurnOf,
    Matches,
    Minus,
    Not,
    Number,
    Plus,
    Stat,
    Subject,
    Test,
)
from ...text.nominals import COMPARISONS
from ...text.parsing import Leaf
from ...text.trouble import Misread
from ..tree import Broke, Cores, Mode
from . import lexicon
from .clauses import Clause, comparison
from .nominals import Nominal, as_cards, in_order, number
from .phrases import COUNTED

MORE = ("多", "大き", "高")
LESS = ("少な", "小さ", "低")


def fact(clause: Clause, be: Leaf | None) -> Fact:
    """What a clause before なら says. `be`: it ends in a noun and this."""
    if be is not None and be.kind == "CMPBE":
        said = _compared(clause, be)
    elif be is not None:
        said = _being(clause, be)
    elif clause.ending.text.startswith(("持つ", "持ち", "持た")):
        said = _having(clause)
    elif clause.ending.text.startswith("ブレイク"):
        said = _unbroken(clause)
    elif clause.ending.text.startswith("受けて"):
        said = _hurt(clause)
    elif clause.ending.text.startswith((*MORE, *LESS)):
        said = _more_or_less(clause)
    else:
        said = _existing(clause)
    clause.all_taken()
    scope = clause.reader.scope
    if scope.topic is None:
        scope.topic = subject_of(said)
    return said


def subject_of(said: Fact) -> Subject | None:
    """What a fact is about, which a clause after なら need not name again."""
    inner = said.fact if isinstance(said, IsFalse) else said
    return inner.subject if isinstance(inner, Matches) else None


def _not_there(text: str) -> bool:
    return text.startswith(("ない", "いない", "存在しない", "なく", "いなく", "なけ", "いなけ"))


def _existing(clause: Clause) -> Fact:
    place = clause.take("に")
    bearer = clause.take("の上に")
    lane = clause.lane()
    negative = _not_there(clause.ending.text)
    topic = next((one.phrase for one in clause.arguments if one.particle == "は"), None)
    what = clause.take("が", "は")
    if what is None:
        raise Misread(clause.ending.start, clause.ending.end, "about-what")
    if what is topic and what.kind == "CARDS" and what.subject is None and not negative:
        raise Misread(what.start, what.end, "each-by-itself")
    if lane is not None:
        return _in_the_lane(clause, what, lane, negative)
    if bearer is not None:
        if what.kind != "CORES":
            raise Misread(bearer.start, bearer.end, "no-cores-there")
        place = bearer
    if what.kind == "TOGETHER" and all(part.is_cards() for part in what.parts) and not negative:
        return AllTrue(tuple(_one_exists(clause, part, place, what.parts[0]) for part in what.parts))
    if what.subject is not None or what.kind == "TOGETHER":
        if place is None:
            raise Misread(clause.ending.start, clause.ending.end, "where")
        there = Matches(clause.reader.subject(what), where(place))
        return IsFalse(there) if negative else there
    if what.kind == "CORES" and place is not None:
        where_they_lie = clause.reader.core_bearer(place)
        return _number_of(clause, Cores(what.whose or place.whose or YOU, where_they_lie), negative)
    if what.kind == "CORES":
        return _number_of(clause, Cores(what.whose or YOU, what.core_place), negative)
    if what.kind == COUNTED and place is None:
        return _number_of(clause, clause.reader.counted_this_turn(what), negative)
    what = as_cards(what)
    if not what.is_cards():
        raise Misread(what.start, what.end, "no-cards", word=what.text)
    if place is None and not what.zones and what.categories and set(what.categories) <= {"skill", "arts"}:
        raise Misread(what.start, what.end, "where")
    filter = clause.reader.owned(what).filter() if place is None else _placed(what, clause.reader.owned(place))
    besides = next((leaf for leaf in clause.adverbs if "他に" in leaf.text or "以外に" in leaf.text), None)
    if besides is not None:
        clause.adverbs.remove(besides)
        other = Not(IsIt(clause.reader.other_than(besides)))
        filter = replace(filter, tests=in_order([*filter.tests, other]))
    how, amount = _how_many(clause, what, negative)
    clause.reader.scope.existing = None if negative else filter
    if place is not None and "と" in place.text and (how, amount) == (">=", Number(1)):
        return AllTrue(tuple(Exists(one, how, amount) for one in _in_each_place(filter)))
    return Exists(filter, how, amount)


def _in_each_place(filter: Filter) -> list[Filter]:
    """左レーンと右レーンにミニオンがいるなら: there is one in each of them."""
    lanes = next((test for test in filter.tests if isinstance(test, InLanes)), None)
    if lanes is None:
        return [replace(filter, zones=(zone,)) for zone in filter.zones]
    others = [test for test in filter.tests if test is not lanes]
    return [replace(filter, tests=in_order([InLanes((lane,)), *others])) for lane in lanes.lanes]


def _in_the_lane(clause: Clause, what: Nominal, lane: Test, negative: bool) -> Fact:
    """それがこのカードと同一レーンにいるなら; of cards of a kind, whether there are any."""
    if what.subject is not None:
        there = Matches(what.subject, Filter(tests=(lane,)))
        return IsFalse(there) if negative else there
    if not what.is_cards():
        raise Misread(what.start, what.end, "no-cards", word=what.text)
    how, amount = _how_many(clause, what, negative)
    filter = replace(what.filter(), tests=in_order([*what.tests, lane]))
    clause.reader.scope.existing = None if negative else filter
    return Exists(filter, how, amount)


def _one_exists(clause: Clause, part: Nominal, place: Nominal | None, first: Nominal) -> Fact:
    """「A」と「B」がいるなら: each of them, on the side that is named first."""
    if part.quantity is not None or clause.adverbs or clause.quantities:
        raise Misread(part.start, part.end, "too-much")
    part = replace(part, whose=part.whose or first.whose)
    return Exists(part.filter() if place is None else _placed(part, place), ">=", Number(1))


def _number_of(clause: Clause, amount: Amount, negative: bool) -> Fact:
    how, other = _how_many(clause, None, negative)
    return Compares(amount, how, other)


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
            raise Misread(clause.ending.start, clause.ending.end, "too-much")
        found = "=", own.amount
    elif count is None:
        return ("=", Number(0)) if negative else (">=", Number(1))
    elif count.amount is not None and not count.up_to and not count.each:
        found = "=", count.amount
    else:
        raise Misread(clause.ending.start, clause.ending.end, "too-much")
    if negative:
        raise Misread(clause.ending.start, clause.ending.end, "not-so-many")
    return found


def where(place: Nominal) -> Filter:
    """A place, as something a card may be in."""
    if place.kind == "ZONENOUN":
        return Filter(place.whose or EITHER, place.zones, (), place.tests)
    if place.kind == "LANENOUN" and lexicon.lanes_of(place.text):
        return Filter(place.whose or EITHER, (), (), (InLanes(lexicon.lanes_of(place.text)),))
    raise Misread(place.start, place.end, "which-zone")


def _placed(what: Nominal, place: Nominal) -> Filter:
    there = where(place)
    if (what.whose and there.whose != EITHER) or (what.zones and there.zones):
        raise Misread(place.start, place.end, "twice-where")
    zones = what.zones or there.zones
    return replace(
        what,
        whose=what.whose or there.whose,
        zones=() if zones == ("field",) else zones,
        tests=(*there.tests, *what.tests),
    ).filter()


def _having(clause: Clause) -> Fact:
    owner = _owner(clause)
    had = clause.take("を")
    if owner is None or had is None:
        raise Misread(clause.ending.start, clause.ending.end, "about-what")
    subject = clause.reader.subject(owner)
    said = Matches(subject, Filter(tests=(_had(clause, had),)))
    return IsFalse(said) if clause.ending.text.startswith("持た") else said


def _hurt(clause: Clause) -> Fact:
    """～がダメージを受けているなら."""
    owner = _owner(clause)
    damage = clause.take("を", kind="DMG")
    if owner is None or damage is None or damage.text != "ダメージ":
        raise Misread(clause.ending.start, clause.ending.end, "about-what")
    unhurt = clause.ending.text.startswith("受けていない")
    test = Compare("damage", "=", Number(0)) if unhurt else Compare("damage", ">=", Number(1))
    return Matches(clause.reader.subject(owner), Filter(tests=(test,)))


def _unbroken(clause: Clause) -> Fact:
    """それがブレイクしなかった場合."""
    clause.adverb("このダメージ", "この効果", "これに")
    owner = _owner(clause)
    if owner is not None and owner.is_cards() and owner.quantity is None and owner.subject is None:
        return IsFalse(Broke(owner.filter()))
    if owner is None or owner.subject is None:
        raise Misread(clause.ending.start, clause.ending.end, "about-what")
    return IsFalse(Broke(owner.subject))


def _had(clause: Clause, had: Nominal) -> Test:
    leaf = Leaf(had.kind, had.text, had.start, had.end)
    if had.kind == "GIFTS":
        return HasKeyword(clause.reader.quotations.keyword_named(had.text, leaf))
    if had.kind == "BARENAME":
        return clause.reader.test(replace(leaf, kind="TYPEMOD"))
    return clause.reader.test(leaf)


def _more_or_less(clause: Clause) -> Fact:
    one, other = clause.take("が", "は"), clause.take("より")
    if one is None or other is None:
        raise Misread(clause.ending.start, clause.ending.end, "about-what")
    more = clause.ending.text.startswith(MORE)
    how = ">" if more else "<"
    other = _of_the_same(one, other)
    by = next(
        (leaf for leaf in clause.adverbs if leaf.kind == "QTYCMP" and leaf.text.rstrip("、").endswith("以上")), None
    )
    if by is not None:
        clause.adverbs.remove(by)
        figure, _ = comparison(by.text)
        least = number(figure)
        said = _difference(clause, one, other)
        return Compares(said[0], ">=" if more else "<=", Plus(said[1], least) if more else Minus(said[1], least))
    if other.kind == "PLAYER" and one.kind != "PLAYER":
        one = replace(one, whose=clause.reader.oneself) if one.kind == "ZONENOUN" and not one.whose else one
        return Compares(_amount(clause, one), how, _amount_of_player(clause, one, other))
    return Compares(_amount(clause, one), how, _amount(clause, other))


def _difference(clause: Clause, one: Nominal, other: Nominal) -> tuple[Amount, Amount]:
    """～より3点以上多い: of what and what."""
    if other.kind == "PLAYER" and one.kind != "PLAYER":
        one = replace(one, whose=clause.reader.oneself) if one.kind == "ZONENOUN" and not one.whose else one
        return _amount(clause, one), _amount_of_player(clause, one, other)
    return _amount(clause, one), _amount(clause, other)


def _of_the_same(one: Nominal, other: Nominal) -> Nominal:
    """このカードのATKがHPより大きい: the HP of that card."""
    if other.kind != "STATNOUN" or not isinstance(one.amount, Stat):
        return other
    return replace(other, kind="AMOUNT", amount=replace(one.amount, stat=lexicon.STAT_WORDS[other.text]))


def _amount(clause: Clause, nominal: Nominal) -> Amount:
    if nominal.kind == "CORES":
        return Cores(nominal.whose or YOU, nominal.core_place)
    if nominal.is_cards():
        return Count(clause.reader.owned(nominal).filter())
    return clause.reader.amount_of(nominal)


def _amount_of_player(clause: Clause, one: Nominal, other: Nominal) -> Amount:
    """あなたの手札が相手より多い: than the same of the other player."""
    if not one.whose or one.whose == other.whose or one.amount is not None:
        raise Misread(other.start, other.end, "than-what")
    return _amount(clause, replace(one, whose=other.whose))


def _being(clause: Clause, be: Leaf) -> Fact:
    state = clause.arguments.pop().phrase
    said = _state(clause, state)
    return opposite(said) if _negative(be) else said


_OPPOSITE = {">=": "<", "<=": ">", ">": "<=", "<": ">="}


def opposite(said: Fact) -> Fact:
    """でない: of a number, the other side of the comparison."""
    if isinstance(said, Exists | Compares) and said.how in _OPPOSITE:
        return replace(said, how=_OPPOSITE[said.how])
    return IsFalse(said)


def _compared(clause: Clause, be: Leaf) -> Fact:
    """AがB以上なら."""
    other = clause.arguments.pop().phrase
    one = clause.take("が", "は")
    if one is None:
        raise Misread(other.start, other.end, "about-what")
    if be.text.startswith(("だけ", "のみ")):
        return _alone(clause, one, other, be)
    other = _of_the_same(one, other)
    how = next(COMPARISONS.get(word, "=") for word in ("以上", "以下", "未満", "と同じ") if be.text.startswith(word))
    said = Compares(_amount(clause, one), how, _amount(clause, other))
    return opposite(said) if _negative(be) else said


def _alone(clause: Clause, one: Nominal, other: Nominal, be: Leaf) -> Fact:
    """あなたのミニオンがこのカードだけなら: there is no other."""
    if not one.is_cards() or other.subject is None or one.quantity is not None:
        raise Misread(other.start, other.end, "not-here")
    tests = in_order([*one.tests, Not(IsIt(other.subject))])
    others = replace(one.filter(), tests=tests)
    return Exists(others, ">=", Number(1)) if _negative(be) else Exists(others, "=", Number(0))


def _owner(clause: Clause) -> Nominal | None:
    """What a fact is about. ～全ては、～なら would be asked of each card by itself, which one fact cannot say."""
    for one in clause.arguments:
        if one.particle == "は" and _are_all(one.phrase):
            raise Misread(one.phrase.start, one.phrase.end, "each-by-itself")
    return clause.take("が", "は")


def _are_all(nominal: Nominal) -> bool:
    return nominal.is_cards() and nominal.subject is None and nominal.quantity is not None and nominal.quantity.every


def _negative(be: Leaf) -> bool:
    return "ない" in be.text or "なく" in be.text or "なけ" in be.text


def _state(clause: Clause, state: Nominal) -> Fact:
    if state.kind == "TURN":
        return IsTurnOf(YOU if state.text.startswith("あなた") else "opponent")
    owner = _owner(clause)
    if owner is None and state.kind in _OF_A_CARD and not state.quantity:
        leaf = Leaf(state.kind, state.text, state.start, state.end)
        owner = clause.reader.unsaid(leaf, of_this=state.kind == "ORIENT")
    if owner is None:
        raise Misread(state.start, state.end, "about-what")
    if state.kind == "MODE":
        if not owner.is_player() or owner.kind == "PLAYER" or not owner.whose:
            raise Misread(owner.start, owner.end, "whose-mode")
        return Mode(owner.whose, "awakened" if state.text == "覚醒モード" else "normal")
    if state.kind == "QTYCMP":
        figure, how = comparison(state.text)
        return _counted(clause, owner, COMPARISONS[how], number(figure))
    subject: Subject = clause.reader.subject(owner)
    if state.kind in ("CARDS", "ZONENOUN"):
        if state.quantity is not None:
            raise Misread(state.start, state.end, "too-much")
        filter = state.filter()
        return Matches(subject, replace(filter, zones=("field",)) if state.on_field else filter)
    if state.kind in ("ORIENT", "BARECOLOUR", "BARESTAT", "BARETYPE", "BARENAME"):
        leaf = Leaf(state.kind, state.text, state.start, state.end)
        return Matches(subject, Filter(state.whose or EITHER, state.zones, (), (clause.reader.test(leaf),)))
    raise Misread(state.start, state.end, "not-here")


_OF_A_CARD = ("CARDS", "ORIENT", "BARECOLOUR", "BARESTAT", "BARETYPE")
"""What a card spoken of before can be: ミニオンなら, コストが3以下なら."""


def _counted(clause: Clause, owner: Nominal, how: str, amount: Amount) -> Fact:
    if owner.kind == "CORES":
        return Compares(Cores(owner.whose or YOU, owner.core_place), how, amount)
    if owner.kind == COUNTED:
        return Compares(clause.reader.counted_this_turn(owner), how, amount)
    if owner.is_cards():
        return Exists(clause.reader.owned(owner).filter(), how, amount)
    if isinstance(owner.amount, Count):
        return Exists(owner.amount.of, how, amount)
    return Compares(clause.reader.amount_of(owner), how, amount)
