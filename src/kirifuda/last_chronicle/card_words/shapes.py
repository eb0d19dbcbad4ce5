"""The records that this book has for what the shared grammar reads: normal forms, one rule each."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

from ...effects import tree as shared
from ...effects.parts import parts_of
from ...effects.statements import (
    Battle,
    ChangeCost,
    ChangeStats,
    Choose,
    ChooseAtRandom,
    Forbid,
    If,
    Instead,
    Later,
    May,
    Move,
    SetNumbers,
    StatChange,
    StatValue,
    While,
)
from ...effects.tree import (
    AS_LONG_AS,
    BOTH,
    EITHER,
    OPPONENT,
    OPPONENTS_NEXT_TURN_END,
    STAYS,
    TURN_PLAYER,
    YOU,
    YOUR_NEXT_TURN_END,
    AsDeclared,
    AtPhase,
    Compare,
    Compares,
    Count,
    Every,
    Extreme,
    Filter,
    Half,
    Happening,
    IsFalse,
    IsIt,
    NameHas,
    Node,
    Not,
    Number,
    Own,
    PlayerOf,
    SameName,
    Share,
    Stat,
    Statement,
    Subject,
    This,
    Those,
    Times,
    TimesThisTurn,
    Together,
    TopCards,
    Variable,
)
from ...language.meanings import COMING, OWNER
from ...language.scope import is_lasting
from ...language.sentences import PLAY_THIS
from ...language.trouble import Refused
from .. import tree
from .. import vocabulary as book
from ..statements import (
    AlternativeCost,
    CallPlayer,
    ChangePrice,
    Designate,
    InterruptAbility,
    OnlyIf,
    Pay,
    Prevent,
    Put,
    Search,
    SwapNumbers,
    UseSpell,
)
from ..tree import (
    NEXT_RECOVERY,
    Chose,
    Each,
    HappenedThisTurn,
    InEach,
    NameContains,
    OfWord,
    OneOf,
    SameKind,
    SameSquad,
)
from .counters import OfSize
from .phrases import Ordinal
from .wording import ABILITY, ANYONE, YOURS, AsCard, Counter, ThisAbility, UseLimit

FIELD: Final = ("battlefield",)
SIDES: Final = ("battlefield", "soul-yard", "ca-yard", "era-yard")
"""Zones into which a card is put under somebody's control."""
HIDDEN: Final = ("hand", "deck", "era-yard")
"""Where nothing is chosen on use: what is picked there is picked on resolution (11.8.5.1)."""


def finished(one: Statement, categories: tuple[str, ...]) -> Statement | None:
    """A statement about cards of these categories in the records of this book."""
    if isinstance(one, Counter):
        if categories == (ABILITY,) and isinstance(one.subject, Those):
            return InterruptAbility(one.subject.slot)
        return Put(one.subject, "discard-pile") if categories in ((), ("spell",)) else None
    if categories == (ABILITY,):
        return None
    return shaped(one)  # type: ignore[no-any-return]


def shaped(part: Any) -> Any:
    """The same in the records of this book."""
    if isinstance(part, tuple):
        return _chosen_first(tuple(shaped(one) for one in part))
    if not isinstance(part, Node) or not is_dataclass(part):
        return part
    changed: dict[str, Any] = {}
    for one in fields(part):
        value = getattr(part, one.name)
        in_its_place = isinstance(part, Instead) and one.name == "statements"  # nothing is chosen on use there
        new = tuple(shaped(each) for each in value) if in_its_place else shaped(value)
        if new is not value and new != value:
            changed[one.name] = new
    made = replace(part, **changed) if changed else part
    rule = RULES.get(type(made))
    return rule(made) if rule is not None else made


def kept(part: Any) -> Any:
    """Cards that are spoken of again are fixed before anything is done with them; those of a deck are kept by `Put`."""
    if isinstance(part, tuple):
        return tuple(each for one in part for each in _kept(one))
    if not isinstance(part, Node) or not is_dataclass(part):
        return part
    return replace(part, **{one.name: kept(getattr(part, one.name)) for one in fields(part)})


def paid_then(part: Any) -> Any:
    """《X》を支払ってもよい。そうしたなら、X体の～: X is known only then, so nothing is chosen for it on use."""
    if not any(isinstance(one, tree.PaySouls) and one.price.x for one in parts_of(part)):
        return part
    return _picked_then(part)


def _picked_then(part: Any) -> Any:
    if isinstance(part, tuple):
        return tuple(_picked_then(one) for one in part)
    if isinstance(part, Choose) and Variable("X") in list(parts_of(part)):
        return Designate(part.slot, part.filter, part.count, part.up_to, part.by, part.any_number)
    if not isinstance(part, Node) or not is_dataclass(part):
        return part
    return replace(part, **{one.name: _picked_then(getattr(part, one.name)) for one in fields(part)})


def on_resolution(part: Any) -> Any:
    """Nothing is chosen on use by what is picked only later: 捨てたカードのパワー以下のユニットを選び."""
    later = {Those(one.slot) for one in parts_of(part) if isinstance(one, Designate | ChooseAtRandom | Search)}
    return _picked_later(part, later) if later else part


def _picked_later(part: Any, later: set[Those]) -> Any:
    if isinstance(part, tuple):
        return tuple(_picked_later(one, later) for one in part)
    if isinstance(part, Choose) and any(one in later for one in parts_of((part.filter, part.count))):
        return Designate(part.slot, part.filter, part.count, part.up_to, part.by, part.any_number)
    if not isinstance(part, Node) or not is_dataclass(part):
        return part
    return replace(part, **{one.name: _picked_later(getattr(part, one.name), later) for one in fields(part)})


def standing(part: Any) -> Any:
    """The same of what is so all the time: whoever is spoken of again is all of that kind, whenever it is looked at."""
    kinds = {
        one.slot: replace(one, slot=None) for one in parts_of(part) if isinstance(one, Every) and one.slot is not None
    }
    return _spoken_of(part, kinds)


def _spoken_of(part: Any, kinds: dict[int, Every]) -> Any:
    if isinstance(part, tuple):
        return tuple(_spoken_of(one, kinds) for one in part)
    if isinstance(part, Those) and part.slot in kinds:
        return kinds[part.slot]
    if isinstance(part, Every):
        return replace(part, slot=None)
    if not isinstance(part, Node) or not is_dataclass(part):
        return part
    return replace(part, **{one.name: _spoken_of(getattr(part, one.name), kinds) for one in fields(part)})


def said_to_be_yours(part: Any) -> Any:
    """あなたのコントロール下で, where it says something."""
    if isinstance(part, tuple):
        return tuple(said_to_be_yours(one) for one in part)
    if not isinstance(part, Node) or not is_dataclass(part):
        return part
    made = replace(part, **{one.name: said_to_be_yours(getattr(part, one.name)) for one in fields(part)})
    return replace(made, under=YOU) if isinstance(made, Put) and made.under == YOURS else made


def _kept(one: Any) -> tuple[Any, ...]:
    for name in ("subject", "to"):
        subject = getattr(one, name, None)
        if isinstance(subject, Every) and subject.slot is not None:
            fixed = Designate(subject.slot, subject.filter, Count(subject.filter))
            return fixed, replace(one, **{name: Those(subject.slot)})
        if isinstance(subject, TopCards) and subject.slot is not None:
            if not isinstance(one, Put):
                raise Refused("no-such-thing", (0, 0))
            return (replace(one, subject=replace(subject, slot=None), slot=subject.slot),)
    return (kept(one),)


def _chosen_first(parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """What is chosen on use is chosen whether or not it is then done (11.2.7); who may is called so before."""
    if not any(isinstance(one, May) for one in parts):
        return parts
    found: list[Any] = []
    for one in parts:
        if isinstance(one, May):
            first = tuple(each for each in one.statements if isinstance(each, Choose | CallPlayer))
            rest = tuple(each for each in one.statements if each not in first)
            if not rest and len(one.statements) == 1 and isinstance(first[0], Choose) and first[0].count == Number(1):
                found.append(replace(first[0], up_to=True))  # 1体を選んでもよい: one at most
                continue
            if one.statements != (*first, *rest) or not rest:
                raise Refused("may-what", (0, 0))
            found += [*first, replace(one, statements=rest)]
        else:
            found.append(one)
    return tuple(found)


def _moved(one: Move) -> Put:
    if one.to in SIDES:
        raise Refused("no-such-thing", (0, 0))  # of these the text says whose, or it is the owner's
    if one != Move(one.subject, one.to, one.face_down, one.bottom, in_any_order=one.in_any_order):
        raise Refused("no-such-thing", (0, 0))
    return Put(one.subject, one.to, bottom=one.bottom, face_down=one.face_down, in_any_order=one.in_any_order)


def _put(one: Put) -> Put:
    """Whatever goes into a zone of 7.2 goes to its owner's; into others, to yours where nobody is named."""
    if one.under in (EITHER, shared.YOU, ""):
        return replace(one, under="")
    return replace(one, under=tree.OWNER if one.under in (OWNER, BOTH) else one.under)


def _picked(one: Any) -> Any:
    """Of what another player picks the text must say whose it is."""
    if one.by not in ("", YOU) and one.filter.whose == EITHER:
        raise Refused("whose-cards", (0, 0))
    return one


def _chosen(one: Choose) -> Choose | Designate:
    """選ぶ is a target (11.2.7) where the cards lie open and you choose; else it is picked on resolution.

    What the effect itself brought up is known only then.
    """
    _picked(one)
    own = any(isinstance(test, IsIt) and isinstance(test.subject, Those) for test in one.filter.tests)
    if own or one.by not in ("", YOU) or set(one.filter.zones) & set(HIDDEN):
        return Designate(one.slot, one.filter, one.count, one.up_to, one.by, one.any_number)
    return replace(one, filter=_on_the_stack(one.filter))


def _on_the_stack(of: Filter) -> Filter:
    """A spell that is used lies on the stack (7.1)."""
    return replace(of, zones=("stack",)) if of.categories == ("spell",) and not of.zones else of


def _price(one: ChangeCost) -> ChangePrice:
    if one.becomes or one.least:
        raise Refused("no-such-thing", (0, 0))
    of = replace(one.filter, whose=EITHER, zones=())
    return ChangePrice(one.whose, of, one.amount, one.down, lasts=one.lasts, next=one.once)


def _price_in_hand(one: ChangePrice) -> ChangePrice:
    """Whose hand it is goes with whose price it is."""
    return replace(one, filter=replace(one.filter, whose=EITHER)) if one.filter.whose == one.whose else one


def _search(one: Search) -> Search:
    """Whose deck is searched; it is you who search it."""
    if one.whose == one.filter.whose:
        return one
    if one.whose != YOU:
        raise Refused("whose-cards", (0, 0))
    return replace(one, whose=one.filter.whose)


def _share(one: Share) -> Node:
    return InEach(one.amount, one.parts) if one.down else one


def _times(one: Compares) -> Node:
    if isinstance(one.one, TimesThisTurn) and one.how == ">=" and isinstance(one.other, Number):
        return HappenedThisTurn(one.one.happening, one.other.value)
    if isinstance(one.one, TimesThisTurn) and (one.how, one.other) == ("=", Number(0)):
        return shared.IsFalse(HappenedThisTurn(one.one.happening))
    return one


def _greatest(one: shared.Greatest) -> Node:
    return tree.Greatest(one.stat, Every(one.of), one.least)


def _filter(one: Filter) -> Filter:
    tests = tuple(test for test in one.tests if not isinstance(test, AsCard))
    if any(isinstance(test, OfSize | Ordinal) for test in tests):
        raise Refused("no-such-thing", (0, 0))
    seen_from = [test.subject for test in tests if isinstance(test, SameSquad | SameKind | SameName)]
    if len(seen_from) == 1 and Not(IsIt(This())) in tests:  # それと同じ小隊の他のユニット: than that one
        tests = tuple(Not(IsIt(seen_from[0])) if test == Not(IsIt(This())) else test for test in tests)
    if one.whose != EITHER and any(isinstance(test, Chose) and _is_nobodys(test.what) for test in tests):
        raise Refused("whose", (0, 0))  # あなたのユニットを選んだスペル: whose belongs to the nearest noun
    if one.zones and any(isinstance(test, OneOf) for test in tests):
        zones = [
            zone for test in tests if isinstance(test, OneOf) for kind in test.kinds for zone in kind.zones or FIELD
        ]
        one = replace(one, zones=tuple(name for name in book.ZONES if name in zones))
    categories = tuple(name for name in book.TYPES if name in one.categories)
    return replace(one, tests=tests, categories=categories)


def _is_nobodys(what: Any) -> bool:
    return isinstance(what, Filter) and what.whose == EITHER


def _name(one: NameHas) -> Node:
    return NameContains(one.words[0]) if len(one.words) == 1 else one


def _extreme(one: Extreme) -> Compare:
    """The highest is what is as high as the highest."""
    return Compare(one.stat, "=", tree.Greatest(one.stat, Every(one.among), not one.most))


def _declared(one: AsDeclared) -> Node:
    return OfWord(one.slot, one.of)


def _while(one: While) -> While:
    """What lasts as long as that is so says so."""
    return replace(one, statements=tuple(_as_long(each) for each in one.statements))


def _as_long(one: Statement) -> Statement:
    return replace(one, lasts=AS_LONG_AS) if is_lasting(one) and one.lasts == STAYS else one  # type: ignore[call-arg, attr-defined]


def _later(one: Later) -> Later:
    """In this turn it waits for every time (11.6.17); ターンの終了時に is the next there is (C54)."""
    if isinstance(one.condition, AtPhase):
        at = one.condition
        if at.whose == COMING:
            return replace(one, condition=replace(at, whose=TURN_PLAYER), lasts=STAYS)
        if at.whose == TURN_PLAYER:
            return one
        ends = {YOU: YOUR_NEXT_TURN_END, OPPONENT: OPPONENTS_NEXT_TURN_END}
        lasts = ends.get(at.whose, STAYS) if at.phase == "turn" and at.end else STAYS
        return replace(one, lasts=lasts)
    return replace(one, again=False)


def _forbid(one: Forbid) -> Forbid:
    """次の回復フェイズに回復しない: in that phase, and not otherwise. Any player is each of them."""
    if one.whose == ANYONE:
        one = replace(one, whose=BOTH)
    return replace(one, act="recover-in-phase") if (one.act, one.lasts) == ("recover", NEXT_RECOVERY) else one


def _pay(one: Pay) -> Pay:
    return replace(one, by="") if one.by == YOU else one


def _may(one: May) -> May:
    """Who may is who pays."""
    paid = tuple(
        replace(each, by="") if isinstance(each, Pay) and each.by == one.by else each for each in one.statements
    )
    return replace(one, statements=paid)


def _set(one: SetNumbers) -> SetNumbers | ChangeStats:
    """What a number becomes is what it is by itself; what is added to it comes on top in any case (11.9.4.9).

    So a number that is doubled or halved goes up or down by what it is.
    """
    changes = tuple(_by_itself(value, one.subject) for value in one.values)
    made = tuple(change for change in changes if change is not None)
    if not made:
        return replace(one, original=False)
    if len(made) != len(changes) or one.original:
        raise Refused("no-such-thing", (0, 0))
    return ChangeStats(one.subject, made, one.lasts)


def _by_itself(value: StatValue, subject: Subject) -> StatChange | None:
    amount = value.amount
    own = amount.amount if isinstance(amount, Times | Half) else None
    if not isinstance(own, Stat) or own.stat != value.stat or own.of not in (subject, Each()):
        return None
    if isinstance(amount, Half):
        return StatChange(value.stat, Half(own, not amount.down), down=True)
    assert isinstance(amount, Times)
    return StatChange(value.stat, own if amount.factor == 2 else Times(own, amount.factor - 1))


def _instead(one: Instead) -> Instead | Prevent:
    """受けるダメージを0にする: all of it is prevented (11.9.7)."""
    hurt = one.happening
    if one.statements or hurt != Happening("damaged", who=hurt.who, nature=hurt.nature):
        return one
    return Prevent(PlayerOf(hurt.who), None, "next" if one.once else "each", hurt.nature, lasts=one.lasts)


def _happening(one: Happening) -> Happening:
    what = one.what
    if isinstance(what, Filter) and what.zones == ("soul-yard",) and one.kind == "destroyed" and not one.source:
        one = replace(one, what=replace(what, zones=()), source=what.zones)  # there it was an SS
    return replace(one, who=EITHER) if one.who == ANYONE else one


def _for_nothing(one: UseSpell) -> Statement:
    """This very card, when it is used; another one, now."""
    return AlternativeCost(YOU, Filter(tests=(IsIt(This()),)), ()) if one.subject == This() else one


def _battle(one: Battle) -> Battle:
    if one.one == one.other and isinstance(one.one, Together):
        if len(one.one.subjects) != 2:
            raise Refused("no-such-thing", (0, 0))
        return Battle(*one.one.subjects)
    return one


def _swap(one: SwapNumbers) -> SwapNumbers:
    if one.one == one.other and isinstance(one.one, Together):
        if len(one.one.subjects) != 2:
            raise Refused("no-such-thing", (0, 0))
        return replace(one, one=one.one.subjects[0], other=one.one.subjects[1])
    return one


def _only_if(one: If) -> Statement:
    """場合にのみ使用できる."""
    if isinstance(one.fact, IsFalse) and one.then == (Forbid(PLAY_THIS, This(), lasts=STAYS),) and not one.otherwise:
        return OnlyIf(one.fact.fact)
    if isinstance(one.fact, IsFalse) and one.then == (Forbid(PLAY_THIS, ThisAbility(), lasts=STAYS),):
        return UseLimit(only_if=one.fact.fact)
    return one


def _every(one: Every) -> Every:
    return replace(one, filter=_on_the_stack(one.filter))


RULES: Final[dict[type, Callable[[Any], Node]]] = {
    Move: _moved,
    Put: _put,
    Choose: _chosen,
    Designate: _picked,
    ChangeCost: _price,
    ChangePrice: _price_in_hand,
    Search: _search,
    Share: _share,
    Compares: _times,
    shared.Greatest: _greatest,
    Filter: _filter,
    Every: _every,
    NameHas: _name,
    Extreme: _extreme,
    Own: lambda one: Stat(one.stat, Each()),
    AsDeclared: _declared,
    While: _while,
    Later: _later,
    Forbid: _forbid,
    Pay: _pay,
    May: _may,
    Battle: _battle,
    SwapNumbers: _swap,
    If: _only_if,
    UseSpell: _for_nothing,
    SetNumbers: _set,
    Happening: _happening,
    Instead: _instead,
}
