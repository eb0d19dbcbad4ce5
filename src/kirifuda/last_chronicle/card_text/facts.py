"""～ならば: facts that an effect asks for."""

import re
from dataclasses import replace
from typing import Final

from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    YOU,
    Amount,
    Compares,
    Count,
    DidThisTurn,
    Exists,
    Fact,
    Filter,
    Happening,
    InAttack,
    IsFalse,
    IsIt,
    IsPhase,
    IsTurnOf,
    Marked,
    Matches,
    Minus,
    Number,
    PlayerStat,
    Stat,
    Subject,
    Test,
    This,
)
from ...text.nominals import COMPARISONS
from ...text.parsing import Leaf
from ...text.trouble import Misread
from ..tree import DURING_TURN, CountersOn, HappenedThisTurn
from . import lexicon
from .clauses import Clause, comparison
from .nominals import Nominal, counter_name, in_order

OPPOSITE: Final = {">=": "<", "<": ">=", "<=": ">", ">": "<="}
MORE = ("多", "大き", "高")
LESS = ("少な", "小さ", "低")


def fact(clause: Clause, be: Leaf | None) -> Fact:
    """What a clause before ならば says. `be`: it ends in a noun and this."""
    text = clause.ending.text
    if be is not None and be.kind == "CMPBE":
        said = _compared(clause, be)
    elif be is not None:
        said = _being(clause, be)
    elif text.startswith(("持つ", "持ち", "持た")):
        said = _having(clause)
    elif text.startswith((*MORE, *LESS)):
        said = _more_or_less(clause)
    elif text.startswith("コントロール"):
        said = _controlling(clause)
    elif text.startswith(("攻撃し", "防御し", "防御され")):
        said = _in_combat(clause)
    else:
        said = _existing(clause)
    clause.all_taken()
    return said


_NOT_THERE: Final = re.compile(
    "(?:い|存在し|置かれてい|配置されてい|コントロールし(?:てい)?|攻撃してい|防御してい|防御されてい|持た)?(?:ない|なく|なけれ)|持たず"
)


def _not_there(text: str) -> bool:
    return _NOT_THERE.match(text) is not None


def _existing(clause: Clause) -> Fact:
    bearer = clause.take("の上に")
    place = clause.take("に") if bearer is None else None
    what = clause.take("が", "は")
    if what is None:
        raise clause.misread("about-what")
    negative = _not_there(clause.ending.text)
    if what.kind == "COUNTER":
        on = bearer or what.bearer or clause.reader.carried
        of: Subject = This() if on is None else clause.reader.subject(on)
        if place is not None:
            raise Misread(place.start, place.end, "not-here")
        how, amount = _how_many(clause, what, negative)
        return Compares(CountersOn(counter_name(what), of), how, amount)
    if bearer is not None:
        raise Misread(bearer.start, bearer.end, "not-here")
    if what.subject is not None or what.kind == "TOGETHER":
        lying = where(place) if place is not None else Filter(zones=("battlefield",))
        there = Matches(clause.reader.subject(what), lying)
        return IsFalse(there) if negative else there
    if what.kind == "ZONENOUN":
        what = replace(what, kind="CARDS")
    if not what.is_cards():
        raise Misread(what.start, what.end, "no-cards", word=what.text)
    filter = clause.reader.placed(what).filter() if place is None else _placed(what, place)
    how, amount = _how_many(clause, what, negative)
    return Exists(filter, how, amount)


def _controlling(clause: Clause) -> Fact:
    """あなたが【竜】のユニットを2体以上コントロールしている."""
    player = clause.take("が", "は", kind="PLAYER")
    what = clause.take("を")
    if what is None or not what.is_cards():
        raise clause.misread("about-what")
    whose = player.whose if player is not None else YOU
    negative = _not_there(clause.ending.text)
    if what.subject is not None:
        held = Matches(what.subject, Filter(whose, ("battlefield",)))
        return IsFalse(held) if negative else held
    if what.whose:
        raise Misread(what.start, what.end, "twice-whose")
    how, amount = _how_many(clause, what, negative)
    return Exists(replace(what.filter(), whose=whose), how, amount)


def _player_in_combat(clause: Clause, who: Nominal, text: str) -> Fact:
    """このターン、あなたが攻撃していないならば: none of the player's units has."""
    if clause.lasts != DURING_TURN or not text.startswith("攻撃"):
        raise clause.misread("about-what")
    clause.lasts = None
    attacked = HappenedThisTurn(Happening("attacked", Filter(categories=("unit",)), who.whose))
    return IsFalse(attacked) if _not_there(text) else attacked


def _in_combat(clause: Clause) -> Fact:
    who = clause.take("が", "は") or _bearer(clause)
    if who is None:
        raise clause.misread("about-what")
    text = clause.ending.text
    if who.kind == "PLAYER":
        return _player_in_combat(clause, who, text)
    if clause.lasts == DURING_TURN and text.startswith("攻撃"):
        clause.lasts = None
        did = Matches(clause.reader.subject(who), Filter(tests=(DidThisTurn("attacked"),)))
        return IsFalse(did) if _not_there(text) else did
    part = "attacking" if text.startswith("攻撃") else "blocked" if text.startswith("防御され") else "blocking"
    if who.is_cards() and who.subject is None:
        how, amount = _how_many(clause, who, _not_there(text))
        filter = replace(who, quantity=None).filter()
        return Exists(replace(filter, tests=in_order([*filter.tests, InAttack(part)])), how, amount)
    said = Matches(clause.reader.subject(who), Filter(tests=(InAttack(part),)))
    return IsFalse(said) if _not_there(text) else said


def _how_many(clause: Clause, what: Nominal | None, negative: bool) -> tuple[str, Amount]:
    compared = next((leaf for leaf in clause.adverbs if leaf.kind == "QTYCMP"), None)
    count = what.quantity if what is not None else None
    if compared is not None:
        clause.adverbs.remove(compared)
        figure, how = comparison(compared.text)
        found = COMPARISONS[how], lexicon.number(figure)
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
    if negative and found[0] not in OPPOSITE:
        raise clause.misread("not-so-many")
    return (OPPOSITE[found[0]], found[1]) if negative else found


def where(place: Nominal) -> Filter:
    """A place, as something a card may be in."""
    if place.kind == "ZONENOUN":
        return Filter(place.whose or EITHER, place.zones, (), place.tests)
    raise Misread(place.start, place.end, "which-zone")


def _placed(what: Nominal, place: Nominal) -> Filter:
    there = where(place)
    if (what.whose and there.whose != EITHER) or (what.zones and there.zones not in ((), what.zones)):
        raise Misread(place.start, place.end, "twice-where")
    zones = what.zones or there.zones
    whose = what.whose or there.whose
    if zones and zones[0] in ("hand", "deck", "era-yard", "ca-yard", "soul-yard") and whose == EITHER:
        whose = YOU
    return Filter(
        whose, () if zones == ("battlefield",) else zones, what.categories, in_order([*there.tests, *what.tests])
    )


def _having(clause: Clause) -> Fact:
    owner = clause.take("が", "は")
    had = clause.take("を")
    if owner is None or had is None:
        raise clause.misread("about-what")
    if owner.kind == "PLAYER":
        return _in_hand(clause, owner, had)
    subject = clause.reader.subject(owner)
    said = Matches(subject, Filter(tests=(_had(clause, had),)))
    return IsFalse(said) if clause.ending.text.startswith("持た") else said


def _in_hand(clause: Clause, owner: Nominal, had: Nominal) -> Fact:
    """あなたが進攻値を3以上持つ, 手札を4枚以上持つ."""
    negative = clause.ending.text.startswith("持た")
    how, amount = _how_many(clause, had, negative)
    whose = had.whose or owner.whose
    if had.kind == "POINTS":
        return Compares(PlayerStat("advance-points", whose), how, amount)
    if had.kind in ("ZONENOUN", "CARDS") and had.zones in ((), ("hand",)):
        return Exists(Filter(whose, ("hand",), had.categories, had.tests), how, amount)
    raise Misread(had.start, had.end, "not-here")


def _had(clause: Clause, had: Nominal) -> Test:
    leaf = Leaf(had.kind, had.text, had.start, had.end)
    if had.kind == "GIFTS":
        found: Test = clause.reader.test(replace(leaf, kind="KEYMOD"))
        return found
    if had.kind == "BAREMARK":
        return Marked(had.text.removesuffix("アイコン").lower())
    found = clause.reader.test(leaf)
    return found


def _more_or_less(clause: Clause) -> Fact:
    one, other = clause.take("が", "は") or _stat_of(clause), clause.take("より")
    if one is None or other is None:
        raise clause.misread("about-what")
    more = clause.ending.text.startswith(MORE)
    first, second = _amount(clause, one), _amount(clause, other)
    clause.reader.scope.difference = Minus(first, second) if more else Minus(second, first)
    return Compares(first, ">" if more else "<", second)


def _stat_of(clause: Clause) -> Nominal | None:
    """～のパワーが, where the number is all that is said of the cards."""
    for one in clause.arguments:
        match = _STAT_PARTICLE.fullmatch(one.particle)
        if match is not None:
            clause.arguments.remove(one)
            stat = Stat(lexicon.STAT_WORDS[match.group(1)], clause.reader.subject(one.phrase, general=True))
            return replace(one.phrase, kind="AMOUNT", amount=stat, subject=None)
    return None


_STAT_PARTICLE: Final = re.compile(f"の({lexicon.STAT})[はが]")


def _amount(clause: Clause, nominal: Nominal) -> Amount:
    if nominal.is_cards():
        return Count(clause.reader.placed(nominal).filter())
    amount: Amount = clause.reader.amount_of(nominal)
    return amount


def _being(clause: Clause, be: Leaf) -> Fact:
    state = clause.arguments.pop().phrase
    said = _state(clause, state)
    return IsFalse(said) if _negative(be) else said


def _compared(clause: Clause, be: Leaf) -> Fact:
    """AがB以上ならば."""
    other = clause.arguments.pop().phrase
    one = clause.take("が", "は") or _stat_of(clause)
    if one is None:
        raise Misread(other.start, other.end, "about-what")
    how = next(COMPARISONS.get(word, "=") for word in ("以上", "以下", "未満", "と同じ") if be.text.startswith(word))
    said = Compares(_amount(clause, one), how, _amount(clause, other))
    return IsFalse(said) if _negative(be) else said


def _bearer(clause: Clause) -> Nominal | None:
    """攻撃しているかぎり, ワイプ状態ならば: the card that bears the text, where no other was spoken of."""
    bearer = clause.reader.bearer_alone()
    place = clause.ending.start
    return None if bearer is None else Nominal("PRON", "", place, place, subject=bearer)


def _negative(be: Leaf) -> bool:
    return "ない" in be.text or "なく" in be.text or "なけ" in be.text


_KINDS_OF_CARDS: Final = ("ORIENT", "BAREFACTION", "BARESTAT", "BAREMARK")


def _state(clause: Clause, state: Nominal) -> Fact:
    if state.kind == "TURN":
        return IsTurnOf(OPPONENT if state.text.startswith("相手") else YOU)
    if state.kind == "PHASENOUN":
        whose = YOU if state.text.startswith("あなた") else OPPONENT if state.text.startswith("相手") else BOTH
        word = state.text.removeprefix("あなたの").removeprefix("相手の").removesuffix("の間").removesuffix("中")
        return IsPhase(lexicon.PHASE_WORDS[word], whose)
    owner = clause.take("が", "は") or _stat_of(clause)
    if owner is None:
        owner = clause.take("の")
    if owner is None and state.kind == "ORIENT":
        owner = _bearer(clause)
    if owner is None:
        topic = clause.reader.scope.topic
        if topic is None or not (state.is_cards() or state.kind in _KINDS_OF_CARDS):
            raise Misread(state.start, state.end, "about-what")
        owner = Nominal("PRON", "", state.start, state.start, subject=topic)
    if state.kind == "QTYCMP":
        figure, how = comparison(state.text)
        return _counted(clause, owner, COMPARISONS[how], lexicon.number(figure))
    if owner.is_player() and state.kind == "CARDS":
        raise Misread(owner.start, owner.end, "no-cards", word=owner.text)
    subject: Subject = clause.reader.subject(owner)
    if state.kind == "THIS" or state.subject is not None:
        return Matches(subject, Filter(tests=(IsIt(clause.reader.subject(state)),)))
    if state.kind in ("CARDS", "ZONENOUN", "BARECATEGORY", "BARENAME"):
        if state.quantity is not None:
            raise Misread(state.start, state.end, "too-much")
        filter = state.filter()
        return Matches(subject, replace(filter, zones=("battlefield",)) if state.on_field else filter)
    if state.kind in ("ORIENT", "BAREFACTION", "BARESTAT", "BAREMARK"):
        leaf = Leaf(state.kind, state.text, state.start, state.end)
        return Matches(subject, Filter(state.whose or EITHER, state.zones, (), (clause.reader.test(leaf),)))
    raise Misread(state.start, state.end, "not-here")


def _counted(clause: Clause, owner: Nominal, how: str, amount: Amount) -> Fact:
    if owner.kind == "COUNTER":
        return Compares(clause.reader.count(owner), how, amount)
    if owner.is_cards() or owner.kind == "ZONENOUN":
        return Exists(clause.reader.placed(owner).filter(), how, amount)
    if isinstance(owner.amount, Count):
        return Exists(owner.amount.of, how, amount)
    return Compares(clause.reader.amount_of(owner), how, amount)
