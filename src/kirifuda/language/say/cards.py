"""Cards in the usual words: filters, tests, pronouns."""

from collections.abc import Callable
from dataclasses import replace
from itertools import takewhile
from typing import Any, Final

from ...effects.tree import (
    EITHER,
    OPPONENT,
    YOU,
    AllOf,
    AnyOf,
    AsDeclared,
    Coloured,
    Compare,
    Counterpart,
    DidThisTurn,
    Every,
    Extreme,
    Filter,
    HasKeyword,
    InAttack,
    InChosenLane,
    InLanes,
    IsIt,
    IsOf,
    Keyword,
    Marked,
    Mentioned,
    Named,
    NameHas,
    Not,
    Number,
    Oriented,
    Own,
    PlayerOf,
    Subject,
    Test,
    This,
    Those,
    Together,
    TopCards,
    Typed,
    Variable,
)
from ..meanings import is_another
from .speaker import Speaker
from .tape import Unsayable
from .words import doing, listed, usual, written

COMPARED: Final = {">=": "以上", "<=": "以下", "<": "未満", "=": ""}


def cards(s: Speaker, filter: Filter, located: bool = False) -> str:
    """A phrase for the cards of a filter. `located`: where nothing else says where they lie, the field is named."""
    filter = s.manner.seen(filter)
    among = _among(s, filter)
    tests = filter.tests
    if among:
        filter = Filter(EITHER, (), filter.categories, filter.tests)
        tests = tuple(test for test in tests if test != IsIt(Those(s.said.looked or 0)))
    others = tuple(takewhile(is_another, tests))
    tests = tests[len(others) :]
    related = tuple(takewhile(lambda test: _relation(s, test), tests))
    words = among + "".join(_test(s, test) for test in related)
    if not _may_leave_owner(s, filter):
        words += s.of(filter.whose)
    noun, zones, said = _noun(s, filter)
    tests = tuple(test for test in tests if test not in said)
    if zones:
        words += f"{listed(s.vocabulary.zones, zones)}にある"
    elif located and not among and not filter.zones and not any(_places(s, one) for one in tests):
        words += s.manner.located(filter)
    before = [_test(s, test) for test in tests[len(related) :]]
    place = next((place for place in range(len(before), 0, -1) if not before[place - 1].endswith("の")), 0)
    before[place:place] = [_test(s, test) for test in others]  # 他のタイプ「獣」を持つ: another type?
    return words + "".join(before) + noun


def _places(s: Speaker, test: Test) -> bool:
    """It says by itself that the card lies on the field."""
    if isinstance(test, InAttack | InChosenLane | InLanes) or test in s.vocabulary.spots.values():
        return True
    return bool(_relation(s, test))


def _among(s: Speaker, filter: Filter) -> str:
    among = [test.subject for test in filter.tests if isinstance(test, IsIt) and isinstance(test.subject, Those)]
    if s.said.looked is None and len(among) == 1 and are_several(s, among[0]):
        s.said.looked, s.said.taken = among[0].slot, ()  # 2体を選ぶ。その中の1体を
    return "その中の" if s.said.looked is not None and Those(s.said.looked) in among else ""


def _may_leave_owner(s: Speaker, filter: Filter) -> bool:
    """相手は手札を1枚捨てる: what is the doer's where no owner is named."""
    own = bool(set(filter.zones) & s.vocabulary.own_zones)
    if s.each:
        return own and filter.whose == YOU
    return own and filter.whose == s.doer and s.doer != YOU


def _noun(s: Speaker, filter: Filter) -> tuple[str, tuple[str, ...], tuple[Test, ...]]:
    """The noun, the zones that it does not say, the tests that it does."""
    if filter.zones:
        for word, meant in s.vocabulary.nouns.items():
            if meant == Filter(zones=filter.zones, categories=filter.categories):
                return word, (), ()
        if filter == Filter(filter.whose, ("hand",)):
            return listed(s.vocabulary.zones, filter.zones), (), ()
    usual_noun = noun_for(s, filter.categories) if filter.categories else ""
    for word, meant in s.vocabulary.nouns.items():
        same = meant.categories == filter.categories and not meant.zones and usual_noun in word
        if meant.tests and same and set(meant.tests) <= set(filter.tests):
            return word, filter.zones, meant.tests
    names = next((test for test in filter.tests if isinstance(test, Named) and len(test.names) > 1), None)
    if names is not None and not filter.categories and Named not in s.manner.tests:
        return "か".join(map(s.manner.name_form.format, names.names)), filter.zones, (names,)
    return noun_for(s, filter.categories), filter.zones, ()


def noun_for(s: Speaker, categories: tuple[str, ...]) -> str:
    if not categories:
        return usual(s.vocabulary.nouns, Filter())
    for word, meant in s.vocabulary.nouns.items():
        if meant == Filter(categories=categories):
            return word
    return "か".join(usual(s.vocabulary.nouns, Filter(categories=(one,))) for one in categories)


# --- tests ---------------------------------------------------------------------------------------------------------


def _relation(s: Speaker, test: Test) -> str:
    """と同じレーンにいる."""
    of = getattr(test, "subject", None)
    if of is None or isinstance(test, IsIt):
        return ""
    words = [word for word, made in s.vocabulary.relations.items() if made(of) == test]
    return min([word for word in words if word.endswith("にいる")] or words[:1] or [""], key=len)


def _test(s: Speaker, test: Test) -> str:
    """What stands before the noun."""
    word = _relation(s, test)
    if word:
        return subject(s, test.subject) + word  # type: ignore[attr-defined]
    said = s.is_test(test) or TESTS.get(type(test))
    if said is not None:
        return said(s, test)
    if test in s.vocabulary.spots.values():
        return usual(s.vocabulary.spots, test) + "の"
    raise Unsayable(test)


def quality(s: Speaker, test: Test) -> str:
    """What something is said to be: 火属性, ＜竜＞, コスト3以下."""
    said = s.manner.qualities.get(type(test)) or QUALITIES.get(type(test))
    if said is None:
        raise Unsayable(test)
    return said(s, test)


def _coloured(s: Speaker, one: Coloured) -> str:
    return listed(s.vocabulary.colours, one.colours)


def _both(s: Speaker, one: Test) -> str:
    """白の【竜】."""
    if not isinstance(one, AllOf) or [type(each) for each in one.tests] != [Coloured, Typed]:
        raise Unsayable(one)
    colour, kind = one.tests
    assert isinstance(colour, Coloured) and isinstance(kind, Typed)
    return f"{_coloured(s, colour)}の{_typed(s, kind)}"


def _typed(s: Speaker, one: Typed) -> str:
    return "か".join(s.manner.type_form.format(word) for word in one.types)


def _named(s: Speaker, one: Named) -> str:
    if len(one.names) != 1:
        raise Unsayable(one)
    return "カード名" + s.manner.name_form.format(one.names[0])


def _compared(s: Speaker, one: Compare) -> str:
    if one.how not in COMPARED or one.original or not isinstance(one.amount, Number | Variable):
        raise Unsayable(one)
    figure = one.amount.value if isinstance(one.amount, Number) else one.amount.name
    return f"{usual(s.vocabulary.stats, one.stat)}{figure}{COMPARED[one.how]}"


QUALITIES: Final[dict[type, Callable[[Speaker, Any], str]]] = {
    Coloured: _coloured,
    Typed: _typed,
    Named: _named,
    Compare: _compared,
}


def _compares(s: Speaker, one: Compare) -> str:
    from .amounts import amount

    stat = usual(s.vocabulary.stats, one.stat)
    if isinstance(one.amount, Number | Variable):
        if one.original:
            return f"元々の{_compared(s, replace(one, original=False))}の"
        return _compared(s, one) + "の"
    if one.original:
        raise Unsayable(one)
    if isinstance(one.amount, Own):
        if one.how not in (">", "<"):
            raise Unsayable(one)
        return f"{stat}が{usual(s.vocabulary.stats, one.amount.stat)}より{'大きい' if one.how == '>' else '小さい'}"
    if one.how == "=":
        return f"{stat}が{amount(s, one.amount)}に等しい"
    if one.how == ">":
        return f"{stat}が{amount(s, one.amount)}より大きい"
    return f"{stat}が{amount(s, one.amount)}{COMPARED[one.how]}の"


def _not(s: Speaker, one: Not) -> str:
    test = one.test
    if isinstance(test, IsIt):
        if isinstance(test.subject, This):
            return s.pick(("他の", f"{s.this}以外の"))
        return f"{subject(s, test.subject)}以外の"
    if isinstance(test, IsOf):
        return f"{noun_for(s, test.categories)}以外の"
    if isinstance(test, HasKeyword):
        return f"{s.manner.keyword(Keyword(test.keyword))}を持たない"
    if isinstance(test, DidThisTurn):
        lemma, voice = _verb_that(s.vocabulary.did, test)
        return f"このターンに{doing(s.vocabulary, lemma, voice).removesuffix('る')}ない"
    return f"{quality(s, test)}以外の"


def _verb_that(table: Any, test: Test) -> tuple[str, str]:
    found = next((key for key, one in table.items() if one == test), None)
    if found is None:
        raise Unsayable(test)
    return found  # type: ignore[no-any-return]


def _did(s: Speaker, one: DidThisTurn) -> str:
    lemma, voice = _verb_that(s.vocabulary.did, one)
    zone, into, verb = lemma.rpartition("に")
    where = usual(s.vocabulary.zones, zone) + into if into else ""
    return f"このターンに{where}{written(s.vocabulary, verb, 'past', voice)}"


def _in_attack(s: Speaker, one: InAttack) -> str:
    return doing(s.vocabulary, *_verb_that(s.vocabulary.doing, one))


def _extreme(s: Speaker, one: Extreme) -> str:
    return f"{usual(s.vocabulary.stats, one.stat)}が最も{'高い' if one.most else '低い'}"


def _name_has(s: Speaker, one: NameHas) -> str:
    if len(one.words) != 1:
        raise Unsayable(one)
    return f"カード名に{s.manner.name_form.format(one.words[0])}を含む"


TESTS: Final[dict[type, Callable[[Speaker, Any], str]]] = {
    Not: _not,
    AnyOf: lambda s, one: "か".join(_both(s, each) for each in one.tests) + "の",
    Coloured: lambda s, one: _coloured(s, one) + "の",
    Typed: lambda s, one: _typed(s, one) + "の",
    Named: lambda s, one: _named(s, one) + "の",
    NameHas: _name_has,
    Compare: _compares,
    Extreme: _extreme,
    Oriented: lambda s, one: usual(s.vocabulary.states, one.how) + "の",
    HasKeyword: lambda s, one: f"{s.manner.keyword(Keyword(one.keyword))}を持つ",
    Marked: lambda s, one: f"{usual(s.vocabulary.marks, one.mark)}を持つ",
    InAttack: _in_attack,
    DidThisTurn: _did,
    AsDeclared: lambda s, one: usual(s.vocabulary.extra.get("Declared", {}), one.of),
    InChosenLane: lambda s, one: next(iter(s.vocabulary.extra.get("ChosenLane", {}))),
}


# --- subjects ------------------------------------------------------------------------------------------------------


def subject(s: Speaker, one: Subject, zero: bool = False) -> str:
    """A phrase for the cards of a subject; "" where it may be left out (`zero`) and is known."""
    known = s.topic or s.last
    if zero and known == one and not s.explicit:
        named = _named_so(s, one)
        return s.pick((*named, "") if usually_named(s, one) else ("", *named))
    return s.pick(_named_so(s, one))


def usually_named(s: Speaker, one: Subject) -> bool:
    """Though it could be left out."""
    return isinstance(one, Mentioned | Counterpart | Together) or (s.manner.names_this and isinstance(one, This))


def _named_so(s: Speaker, one: Subject) -> tuple[str, ...]:
    if isinstance(one, This):
        return (s.this,)
    if isinstance(one, Those):
        return _pronouns(s, one)
    if isinstance(one, Mentioned | Counterpart):
        return _of_happening(s, one)
    if isinstance(one, Every):
        if _is_rest(s, one.filter):
            return ("残り",)
        return (cards(s, one.filter, located=True) + ("全て" if s.whole else ""),)
    if isinstance(one, PlayerOf):
        return (s.player(one.whose),)
    own = s.manner.subjects.get(type(one))
    if own is not None:
        return (own(s, one),)
    if isinstance(one, TopCards):
        return (_top(s, one),)
    if isinstance(one, Together):
        joined = "と".join(subject(s, part) for part in one.subjects)
        return ("それら", joined) if all(isinstance(part, Those) for part in one.subjects) else (joined,)
    raise Unsayable(one)


def are_several(s: Speaker, one: Subject | None) -> bool:
    """More than one card, as far as was said."""
    if isinstance(one, TopCards):
        return one.count != Number(1)
    kept = s.said.kept.get(one.slot) if isinstance(one, Those) else None
    return isinstance(one, Every | Together) or (kept is not None and kept.several)


def _is_rest(s: Speaker, filter: Filter) -> bool:
    if s.said.looked is None or filter.categories:
        return False
    taken = tuple(Not(IsIt(Those(slot))) for slot in s.said.taken)
    return filter.tests == (*taken, IsIt(Those(s.said.looked)))


def _pronouns(s: Speaker, one: Those) -> tuple[str, ...]:
    if s.explicit:
        return (s.letter(one.slot),)
    kept = s.said.kept.get(one.slot)
    if kept is None:
        raise Unsayable(one)
    nouns = [noun_for(s, kept.filter.categories)] if len(kept.filter.categories) == 1 else []
    nouns.append(usual(s.vocabulary.nouns, Filter()))
    if kept.several:
        those = [f"選んだ{noun}" for noun in nouns] if kept.how == "chosen" else []
        return ("それら", *(f"それらの{noun}" for noun in nouns), "それ", *those)
    whose = s.of(kept.filter.whose) if kept.filter.whose in (YOU, OPPONENT) else ""
    chosen = (*(f"選んだ{noun}" for noun in nouns), *(f"選んだ{whose}{noun}" for noun in nouns if whose))
    return ("それ", *(f"その{noun}" for noun in nouns), *chosen)


def _of_happening(s: Speaker, one: Subject) -> tuple[str, ...]:
    happening = s.said.happening
    if happening is None:
        raise Unsayable(one)
    words = [word for verb, voice, word in s.manner.acted if s.vocabulary.acted(happening, verb, voice) == one]
    what = happening.what if isinstance(one, Mentioned) else happening.other
    noun = (f"その{noun_for(s, what.categories)}",) if isinstance(what, Filter) and len(what.categories) == 1 else ()
    last = tuple(word for word in words if word in s.manner.clumsy)
    return (*(word for word in words if word not in last), *noun, "それ", *last)


def _top(s: Speaker, one: TopCards) -> str:
    from .amounts import figure

    end = usual(s.vocabulary.tops, one.bottom)
    return f"{s.of(one.whose)}{end}から{usual(s.vocabulary.nouns, Filter())}{figure(one.count)}枚"
