"""Cards, numbers, facts and happenings as phrases that can be said in a language."""

from typing import Final

from ...effects.tree import (
    EITHER,
    Amount,
    AnyOf,
    Coloured,
    Compare,
    Compares,
    Count,
    Counterpart,
    DidThisTurn,
    Done,
    Every,
    Exists,
    Fact,
    Filter,
    Half,
    Happened,
    Happening,
    HasKeyword,
    InAttack,
    IsFalse,
    IsIt,
    IsOf,
    IsPhase,
    IsToken,
    IsTurnOf,
    Marked,
    Matches,
    Mentioned,
    Minus,
    Named,
    Not,
    Number,
    Oriented,
    PlayerOf,
    PlayerStat,
    Plus,
    SameName,
    Stat,
    Subject,
    Test,
    This,
    Those,
    Times,
    TimesThisTurn,
    Together,
    TopCards,
    Typed,
    Variable,
)
from ...kernel.phrase import Argument, Phrase
from ..tree import (
    CameBy,
    Chose,
    CountersOn,
    Depending,
    DifferentNames,
    Each,
    Greatest,
    HappenedThisTurn,
    HasCounters,
    InEach,
    Kinds,
    Lit,
    NameContains,
    OfWord,
    OneOf,
    PaidExtra,
    Price,
    SameKind,
    SameSquad,
    TotalWithin,
)
from ..vocabulary import FACTIONS

Said = tuple[Phrase, tuple[str, ...]]


def said(key: str, **args: Argument) -> Phrase:
    return Phrase(f"chronicle-meaning-{key}", **args)


def word(text: str) -> Phrase:
    return said("word", word=text)


def listed(kind: str, names: tuple[str, ...]) -> list[Phrase]:
    return [said(f"{kind}-{name}") for name in names]


def one_of(parts: list[Phrase]) -> Phrase:
    return parts[0] if len(parts) == 1 else said("one-of", parts=list(parts))


def player(name: str) -> Phrase:
    return said(f"player-{name or 'you'}")


def whose(name: str) -> Phrase:
    return said(f"whose-{name or 'either'}")


def price(one: Price) -> Phrase:
    """Souls: of each faction so many, so many of any, X."""
    parts = [
        said("souls-of", faction=said(f"faction-{name}"), count=str(count))
        for name, count in zip(FACTIONS, one.by_faction(), strict=True)
        if count
    ]
    parts += [said("souls-free", count=str(one.free))] if one.free or not (parts or one.x) else []
    parts += [said("souls-x")] * one.x
    return said("all-of", parts=parts)


# --- cards -----------------------------------------------------------------------------------------------


def cards(filter: Filter, located: bool = True) -> Phrase:
    """Cards of a kind: whose, where, and what must be true of each. `located`: no zone means the battlefield."""
    kinds = listed("type", filter.categories) or [said("any-card")]
    noun = one_of(kinds)
    zones = listed("zone", filter.zones or ("battlefield",))
    owner = [] if filter.whose == EITHER else [said("belongs", whose=whose(filter.whose))]
    meant = filter == Filter(tests=filter.tests) and any(isinstance(test, IsIt) for test in filter.tests)
    place = [said("lies", zones=zones)] if filter.zones or (located and not meant) else []
    details = [*owner, *place, *(test_of(test) for test in filter.tests)]
    return said("cards", noun=noun, details=details) if details else noun


def test_of(test: Test) -> Phrase:
    if isinstance(test, Not):
        return said("not", test=test_of(test.test))
    if isinstance(test, AnyOf):
        return one_of([test_of(one) for one in test.tests])
    if isinstance(test, Coloured):
        return one_of(listed("faction", test.colours))
    if isinstance(test, Typed):
        return one_of([said("category", word=name) for name in test.types])
    if isinstance(test, Named):
        return said("named", names=[word(name) for name in test.names])
    if isinstance(test, Compare):
        key = "compared-original" if test.original else "compared"
        how = said(f"how-{_HOW[test.how]}", amount=amount(test.amount))
        return said(key, stat=said(f"stat-{test.stat}"), how=how)
    if isinstance(test, Oriented):
        return said(f"state-{test.how}")
    if isinstance(test, InAttack):
        return said(f"part-{test.part}")
    if isinstance(test, DidThisTurn):
        return said(f"did-{test.what}")
    if isinstance(test, HasKeyword):
        return said("has-keyword", keyword=said(f"keyword-{test.keyword}"))
    if isinstance(test, Marked):
        return said(f"mark-{test.mark}")
    if isinstance(test, HasCounters):
        counter = word(test.counter) if test.counter else said("any-counter")
        return said("has-counters", counter=counter, how=said(f"how-{_HOW[test.how]}", amount=amount(test.amount)))
    if isinstance(test, SameName):
        return said("same-name", cards=subject(test.subject))
    if isinstance(test, SameKind):
        return said(f"same-{test.what}", cards=subject(test.subject))
    if isinstance(test, CameBy):
        return said("came-by", keyword=said(f"keyword-{test.way}"))
    if isinstance(test, NameContains):
        return said("name-contains", part=word(test.part))
    if isinstance(test, SameSquad):
        return said("same-squad", cards=subject(test.subject))
    if isinstance(test, Lit):
        return said("lit", lamp=said(f"lamp-{test.lamp}"))
    if isinstance(test, Chose):
        return said("chose", cards=_side(test.what))
    if isinstance(test, TotalWithin):
        return said("total-within", stat=said(f"stat-{test.stat}"), amount=amount(test.amount))
    if isinstance(test, DifferentNames):
        return said("different-names")
    if isinstance(test, OfWord):
        return said(f"of-word-{test.of}")
    if isinstance(test, OneOf):
        return one_of([cards(kind) for kind in test.kinds])
    if isinstance(test, IsOf):
        return one_of(listed("type", test.categories))
    if isinstance(test, IsIt):
        return said("is-it", cards=subject(test.subject))
    assert isinstance(test, IsToken)
    return said("is-token")


_HOW: Final = {">=": "at-least", "<=": "at-most", "=": "exactly", ">": "more-than", "<": "less-than"}


def subject(one: Subject) -> Phrase:
    if isinstance(one, This):
        return said("this")
    if isinstance(one, Those):
        return said("those", slot=str(one.slot + 1))
    if isinstance(one, Every):
        return said("every", cards=cards(one.filter))
    if isinstance(one, Mentioned):
        return said("mentioned")
    if isinstance(one, Counterpart):
        return said("counterpart")
    if isinstance(one, Each):
        return said("each")
    if isinstance(one, PlayerOf):
        return player(one.whose)
    if isinstance(one, TopCards):
        key = "bottom-cards" if one.bottom else "top-cards"
        return said(key, whose=whose(one.whose), count=amount(one.count))
    assert isinstance(one, Together)
    return said("all-of", parts=[subject(part) for part in one.subjects])


# --- numbers ---------------------------------------------------------------------------------------------


def amount(one: Amount) -> Phrase:
    if isinstance(one, Number):
        return word(str(one.value))
    if isinstance(one, Variable):
        return word(one.name)
    if isinstance(one, Count):
        return said("number-of", cards=cards(one.of))
    if isinstance(one, Stat):
        key = "stat-sum" if isinstance(one.of, Every | Together) else "stat-of"
        return said(key, stat=said(f"stat-{one.stat}"), cards=subject(one.of))
    if isinstance(one, PlayerStat):
        return said(f"player-stat-{one.stat}", whose=whose(one.whose))
    if isinstance(one, Done):
        return said("done")
    if isinstance(one, Happened):
        return said("happened")
    if isinstance(one, Times):
        return said("times", amount=amount(one.amount), factor=str(one.factor))
    if isinstance(one, Plus):
        return said("plus", one=amount(one.one), other=amount(one.other))
    if isinstance(one, Minus):
        return said("minus", one=amount(one.one), other=amount(one.other))
    if isinstance(one, Half):
        return said("half-down" if one.down else "half", amount=amount(one.amount))
    if isinstance(one, CountersOn):
        counter = word(one.counter) if one.counter else said("any-counter")
        return said("counters-on", counter=counter, cards=subject(one.of))
    if isinstance(one, Greatest):
        return said("least" if one.least else "greatest", stat=said(f"stat-{one.stat}"), cards=subject(one.of))
    if isinstance(one, InEach):
        return said("in-each", amount=amount(one.amount), size=str(one.size))
    if isinstance(one, TimesThisTurn):
        return said("so-often", happening=happening(one.happening)[0])
    if isinstance(one, Depending):
        return said("depending", fact=fact(one.fact)[0], then=amount(one.then), otherwise=amount(one.otherwise))
    assert isinstance(one, Kinds)
    return said(f"kinds-{one.what}", cards=cards(one.of))


# --- facts -----------------------------------------------------------------------------------------------


def fact(one: Fact) -> Said:
    if isinstance(one, IsFalse):
        phrase, clauses = fact(one.fact)
        return said("not-so", fact=phrase), clauses
    if isinstance(one, Exists):
        how = said(f"how-{_HOW[one.how]}", amount=amount(one.amount))
        return said("exists", cards=cards(one.filter), how=how), ()
    if isinstance(one, Matches):
        return said("matches", one=subject(one.subject), cards=cards(one.filter, located=False)), ()
    if isinstance(one, Compares):
        how = said(f"how-{_HOW[one.how]}", amount=amount(one.other))
        era = isinstance(one.one, PlayerStat) and one.one.stat == "era"
        return said("compares", one=amount(one.one), how=how), ("7.6.2",) if era else ()
    if isinstance(one, IsTurnOf):
        return said("turn-of", whose=whose(one.whose)), ("6.1.3",)
    if isinstance(one, IsPhase):
        return said(f"phase-{one.phase}", whose=whose(one.whose)), ("9.1",)
    if isinstance(one, HappenedThisTurn):
        phrase, clauses = happening(one.happening)
        return said("this-turn", happening=phrase, times=one.times), clauses
    assert isinstance(one, PaidExtra)
    return said("paid-extra"), ("11.2.4",)


# --- happenings ------------------------------------------------------------------------------------------

_CLAUSES: Final = {
    "placed": "11.6.17.2.1",
    "left": "11.6.17",
    "moved": "11.6.17",
    "destroyed": "15.1.4",
    "sacrificed": "15.1.13",
    "discarded": "15.1.5",
    "removed": "15.1.6",
    "drawn": "7.11.1",
    "attacked": "10.1.2.7",
    "squad-attacked": "6.7",
    "blocked": "10.1.4.5",
    "was-blocked": "10.1.4.5",
    "unblocked": "10.2.1",
    "damaged": "6.4",
    "player-damaged": "6.4.1.1",
    "spell-used": "11.2.12",
    "ability-used": "11.5.13",
    "burst": "6.9",
    "soul-burst": "6.9",
    "era-advanced": "9.5.7.5",
    "chrono-checked": "15.1.14",
    "wiped": "15.1.3",
    "recovered": "15.1.2",
    "chosen": "11.2.7",
    "counters-put": "6.10",
    "counters-removed": "6.10",
    "triggered": "15.1.17",
    "control-changed": "6.2.4",
    "interrupted": "11.2.2",
    "united": "15.2.15",
    "searched": "15.1.9",
    "shuffled": "15.1.7",
    "exchanged": "15.1.15",
}


def happening(one: Happening) -> Said:
    phrase = said(f"happening-{one.kind}", what=_side(one.what), who=player(one.who or EITHER))
    details: list[Phrase] = []
    if one.who and one.kind in ("attacked", "squad-attacked"):
        details.append(said("happening-of", player=player(one.who)))
    if one.what is not None and one.kind == "spell-used":
        details.append(_side(one.what))
    if one.other is not None:
        details.append(said("happening-other", cards=_side(one.other)))
    if one.source:
        details.append(said("happening-from", zones=listed("zone", one.source)))
    if one.to and one.kind == "moved":
        details.append(said("happening-to", zones=listed("zone", one.to)))
    if one.nature and one.kind == "destroyed":
        details.append(said("happening-in-combat"))
    elif one.nature and one.kind in ("placed", "triggered"):
        details.append(said("happening-by-keyword", keyword=said(f"keyword-{one.nature}")))
    elif one.nature in ("combat", "effect"):
        details.append(said(f"damage-{one.nature}"))
    elif one.nature:
        details.append(word(one.nature))
    if one.by:
        details.append(said("by-player", player=player(one.by)))
    if one.together:
        details.append(said("happening-together"))
    clauses = (_CLAUSES[one.kind],) if one.kind in _CLAUSES else ()
    return (said("with", what=phrase, details=details) if details else phrase), clauses


def _side(side: Subject | Filter | None) -> Phrase:
    if side is None:
        return said("any-card")
    return cards(side, located=False) if isinstance(side, Filter) else subject(side)
