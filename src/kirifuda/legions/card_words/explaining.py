"""A text of this game explained, in English sentences and in Japanese lines."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    YOU,
    AllOf,
    Amount,
    AnyOf,
    CardText,
    Count,
    Counterpart,
    DealtWith,
    DidThisTurn,
    Every,
    Filter,
    Happened,
    InLanes,
    IsToken,
    Keyword,
    Mentioned,
    Minus,
    Not,
    Number,
)
from ...kernel.phrase import Phrase
from ...language.explain import ENGLISH, japanese, texts
from ...language.explain.english import (
    AMOUNTS,
    OWNERS,
    Block,
    English,
    Teller,
    Told,
    amount,
    equal,
    several,
    single_of,
    subject,
)
from ...language.explain.english import TESTS as SHARED_TESTS
from ...language.explain.grammar import SEVERAL, Noun, listed
from ...language.explain.grammar import a as an
from ...language.explain.telling import KINDS
from ...language.explain.texts import Line
from ...language.meanings import DOER, Gifts, Place, Spot
from ..tree import (
    Broken,
    Cores,
    EachPlayer,
    ExhaustCores,
    HasAbility,
    Incapacitated,
    LordOf,
    MasterOf,
    MoveCores,
    Symbols,
    WithCost,
)
from ..vocabulary import KEYWORDS
from .frames import Paid
from .places import AttackWith, CorePhrase, CorePlace, LanePhrase, Tokens
from .speaker import THIS_CARD, manner

Say = Callable[[Phrase, str], str]
THIS: Final = "this card"
TABLES: Final = {"kind": "category", "attribute": "colour", "lying": "orientation"}
"""The messages of a table, where they are called otherwise."""
MODES: Final = {"normal": "normal mode", "awakened": "awakened mode"}
CORE_PLACES: Final = {
    "outside": "outside the game",
    "core-zone": "in {} core zone",
    "core-active": "in the active area of {} core zone",
    "core-exhausted": "in the exhausted area of {} core zone",
    "master": "on {} master",
    "lord": "on {} lord",
    "this": "on this card",
    **{f"wait-{number}": f"in {{}} wait zone {roman}" for number, roman in enumerate("ⅠⅡⅢⅣ", 1)},
}


def explained(text: CardText, language: str, say: Say) -> list[Line]:
    """What a text is taken to mean. `say`: a message in a language."""
    if language == ENGLISH:
        return texts.text(english(say), text, THIS)
    return japanese.text(english(say), text, THIS_CARD)


@cache
def english(say: Say) -> English:
    def word(table: str, name: str) -> str:
        if table == "player-stat":
            return {"life": "life", "master-points": "MP"}[name]
        found = say(Phrase(f"meaning-{TABLES.get(table, table)}-{name}"), ENGLISH)
        return f"the {found}" if table in ("zone", "lane") else found

    def phase(name: str, whose: str) -> str:
        return say(Phrase(f"meaning-phase-{name}", whose=Phrase("meaning-word", word=whose)), ENGLISH)

    return English(
        manner=manner(),
        say=lambda phrase: say(phrase, ENGLISH),
        word=word,
        phase=phase,
        adjectives=frozenset({"active", "exhausted", "reversed", "open"}),
        tests={
            HasAbility: lambda t, one: Told(after="with an ability"),
            Symbols: lambda t, one: Told(before="single-symbol" if one.count == 1 else "double-symbol"),
            Incapacitated: lambda t, one: Told(before="incapacitated"),
            IsToken: lambda t, one: Told(before="token"),
            Not: _not,
            AnyOf: _any_of,
            DidThisTurn: lambda t, one: Told(after=t.word("test", f"did-{one.what}")),
        },
        kinds=_kinds(),
        happened={
            ("attacked", Mentioned): "the attacking unit",
            ("attacked", Counterpart): "the target of the attack",
            ("blocked", Mentioned): "the blocking minion",
            ("blocked", Counterpart): "the blocked unit",
        },
        type_form="「{}」",
        cost=Paid,
        head_clauses={"when": ("37-2",), "at": ("37-2",), "used": ("37-4",)},
        keyword_clauses=_keyword_clauses,
        blocks={
            EachPlayer: lambda one: (
                Block("each player, the turn player first, does this:", "各プレイヤーは順に次を行う：", one.statements),
            ),
            WithCost: _with_cost,
        },
        subjects={
            MasterOf: lambda t, one: Noun(f"{OWNERS[one.whose]} master"),
            LordOf: lambda t, one: Noun(f"{OWNERS[one.whose]} lord"),
        },
        deals_in={ExhaustCores: "cores", MoveCores: "cores"},
        amounts={
            Broken: lambda t, one: f"the number of {several(t, one.of)} that broke by this effect",
            Cores: lambda t, one: f"the number of {_cores_where(one.whose, one.where)}",
            Minus: _minus,
        },
        per={
            Broken: lambda t, one: f"{single_of(t, one.of)} that broke by this effect",
            Cores: lambda t, one: _cores_where(one.whose, one.where).replace("cores", "core", 1),
            DealtWith: lambda t, one: f"one of the {t.dealt_with(one)}",
            Happened: lambda t, one: "point of that number",
            Minus: _one_of_what_is_left,
        },
    )


def _keyword_clauses(one: Keyword) -> tuple[str, ...]:
    return (KEYWORDS[one.name][1],)


def _with_cost(one: WithCost) -> tuple[Block, ...]:
    """40-2 to 40-5: it may be paid."""
    paid = (Paid(one.cost),)
    done = Block("you may {}; if you do,", "コスト（{}）を支払ってもよい。支払ったなら：", one.then, paid, ("40-1",))
    if not one.otherwise:
        return (done,)
    return done, Block("if you do not,", "支払わなかったなら：", one.otherwise)


def _not(t: Teller, one: Not) -> Told:
    if isinstance(one.test, HasAbility):
        return Told(after="without an ability")
    return SHARED_TESTS[Not](t, one)


def _any_of(t: Teller, one: AnyOf) -> Told:
    """In the lane of a card, or next to it."""
    if any(isinstance(test, AllOf) for test in one.tests):
        return SHARED_TESTS[AnyOf](t, one)
    return Told(after=" or ".join(SHARED_TESTS[type(test)](t, test).after for test in one.tests))


def _one_of_what_is_left(t: Teller, one: Minus) -> str:
    """Of three lanes those without a minion are free; else points of the one number less the other."""
    if not isinstance(one.one, Number) or not isinstance(one.other, Count):
        return f"point of {_minus(t, one)}"
    whose = one.other.of.whose
    return "free lane of yours" if whose == YOU else f"free lane of {OWNERS[whose].removesuffix(chr(39) + 's')}"


def _minus(t: Teller, one: Minus) -> str:
    return AMOUNTS[Minus](t, one)


# --- kinds ---------------------------------------------------------------------------------------------------------


def _kinds() -> dict[str, Callable[[Teller, Any], Noun]]:
    def of(words: Callable[[Teller, Any], Noun], before: str) -> Callable[[Teller, Any], Noun]:
        return lambda t, one: Noun(f"{before} {words(t, one)}")

    what, filter_ = KINDS["what"], KINDS["filter"]
    return {
        "from": lambda t, place: Noun("from " + listed([t.word("zone", zone) for zone in place.zones], "or")),
        "into-lane": lambda t, one: Noun(_into(t, one)),
        "goal": lambda t, one: Noun(_into(t, one)),
        "their-field": lambda t, one: Noun("the field" if one is None else f"{OWNERS[one.whose]} field"),
        "by-effects": lambda t, one: Noun(f"by an effect of {'yours' if one.whose == YOU else 'your opponent'}"),
        "by": of(lambda t, one: filter_(t, one) if isinstance(one, Filter) else what(t, one), "by"),
        "with": of(what, "with"),
        "to": of(what, "to"),
        "to-cards": of(filter_, "to"),
        "from-cards": of(filter_, "from"),
        "several": filter_,
        "master": lambda t, whose: Noun(f"{OWNERS[whose]} master"),
        "holder": lambda t, whose: Noun(f"{OWNERS[whose]} master"),
        "some-kind": filter_,
        "tired": subject,
        "lanes-of": subject,
        "damage-on": subject,
        "wait-of": what,
        "tokens": lambda t, one: _tokens(t, one),
        "attack-with": lambda t, one: Noun(_attack(t, one)),
        "cores": lambda t, one: Noun(_cores(t, one), SEVERAL),
        "bare-cores": lambda t, _: Noun("cores", SEVERAL),
        "taken-cores": lambda t, one: Noun(_cores(t, one), SEVERAL),
        "core-source": lambda t, one: Noun(_core_place(one)),
        "core-goal": lambda t, one: Noun(_core_place(one)),
        "so-much": lambda t, one: Noun(equal(t, one.amount, t.word("player-stat", one.stat))),
        "state": lambda t, how: Noun(t.word("lying", how)),
        "mode": lambda t, mode: Noun(MODES[mode]),
        "this-damage": lambda t, _: Noun("this damage"),
        "battle-damage": lambda t, _: Noun("battle damage"),
        "declaring": lambda t, numbers: Noun(_numbers_from(t, *numbers)),
        "declared-word": lambda t, of_: Noun(an(_declared(of_))),
        "any-effects": KINDS["effects-of"],
        "of-whom": lambda t, one: subject(t, one.of),
        "of-cards": lambda t, one: Noun(f"of {several(t, one.of.filter)}" if isinstance(one.of, Every) else ""),
        "cards-of-deck": lambda t, _: Noun("cards"),
        "down-to": lambda t, one: Noun(f"until {amount(t, one.amount)} are left in {OWNERS[one.place.whose]} hand"),
        "target-of": filter_,
    }


def _into(t: Teller, one: Place | Spot | LanePhrase) -> str:
    if isinstance(one, LanePhrase):
        return {"adjacent": "to an adjacent lane", "any": "to another lane", "chosen": "in the chosen lane"}[one.which]
    if isinstance(one, Place):
        return f"onto {OWNERS[one.whose]} field" if one.whose in (YOU, OPPONENT, BOTH) else "onto the field"
    assert isinstance(one.test, InLanes)
    lanes = listed([t.word("lane", lane) for lane in one.test.lanes], "or")
    return f"in {lanes}" if one.whose in ("", EITHER, DOER) else f"in {lanes} of {OWNERS[one.whose]} field"


def _tokens(t: Teller, one: Tokens) -> Noun:
    assert one.quantity is not None and one.quantity.count is not None
    if one.quantity.count == Number(1):
        return Noun(f"a 「{one.name}」")
    return Noun(equal(t, one.quantity.count, f"「{one.name}」"), SEVERAL)


def _attack(t: Teller, one: AttackWith) -> str:
    gifts = KINDS["gifts"](t, one.gifts).words if one.gifts != Gifts() else ""
    return listed([f"ATK {amount(t, one.atk)}", *([gifts] if gifts else [])])


def _cores_where(whose: str, where: str) -> str:
    owner = OWNERS[whose]
    return f"cores {_of(where, owner)}" if where else f"{owner} cores"


def _of(where: str, owner: str) -> str:
    return CORE_PLACES[where].format(owner)


def _cores(t: Teller, one: CorePhrase) -> str:
    quantity = one.quantity
    owner = "" if one.whose == DOER else OWNERS[one.whose]
    if quantity is None or quantity.count is None:
        return f"all {owner} cores"
    single = quantity.count == Number(1)
    if not owner:
        return "1 core" if single else equal(t, quantity.count, "cores")
    return f"{amount(t, quantity.count)} of {owner} cores"


def _core_place(one: CorePlace) -> str:
    return _of(one.where, "the" if one.whose in ("", DOER) else OWNERS[one.whose])


def _declared(of: tuple[tuple[str, ...], str]) -> str:
    words, kind = of
    return kind or ("colour" if "red" in words else "category")


def _numbers_from(t: Teller, least: Amount, most: Amount | None) -> str:
    if most is None:
        return f"a number of {amount(t, least)} or more"
    return f"a number from {amount(t, least)} to {amount(t, most)}"
