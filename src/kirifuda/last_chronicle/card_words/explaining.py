"""A text of this game explained, in English sentences and in Japanese lines."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, Final

from ...effects.parts import parts_of
from ...effects.statements import Choose, May, Orient
from ...effects.tree import (
    AS_LONG_AS,
    EITHER,
    YOU,
    Ability,
    CardText,
    Cost,
    Count,
    Counterpart,
    DealtWith,
    Every,
    Filter,
    Happened,
    InAttack,
    IsToken,
    Keyword,
    Mentioned,
    Number,
    PlayerStat,
    Sentence,
    Stat,
    Statement,
    This,
    Those,
)
from ...kernel.phrase import Phrase
from ...language.explain import ENGLISH, japanese, texts
from ...language.explain.english import TESTS as SHARED_TESTS
from ...language.explain.english import English, Teller, Told, amount, any_of, equal, several, subject
from ...language.explain.grammar import SEVERAL, Noun, listed
from ...language.explain.grammar import a as an
from ...language.explain.telling import KINDS, condition, fact, happening, phase, statements
from ...language.explain.texts import Line
from ...language.meanings import DOER, OWNER
from .. import tree
from ..statements import (
    AddCost,
    AlternativeCost,
    CallPlayer,
    ChooseAbility,
    ChronoCheck,
    CostToAct,
    Discard,
    OnlyIf,
    Pay,
    PlaceTokens,
    Put,
    RemoveCounters,
    RevealUntil,
    Sacrifice,
    Search,
)
from ..tree import (
    THAT_PLAYER,
    CameBy,
    Chose,
    ChronicleKeyword,
    CountersOn,
    Depending,
    DifferentNames,
    Each,
    HappenedThisTurn,
    HasCounters,
    InEach,
    Kinds,
    Lit,
    NameContains,
    NthThisTurn,
    OfWord,
    OneOf,
    Provided,
    SameKind,
    SameSquad,
    StateTrigger,
    TimesATurn,
    TotalWithin,
    WipeThis,
)
from ..vocabulary import KEYWORDS
from . import phases
from .as_written import unfolded
from .assembling import put_in
from .counters import OfSize
from .manner import paid_for_it
from .phrases import CardOrPlayer, DamageTo
from .speaker import manner_of, price, this_card
from .wording import ANYONE, AsCard, Counter

Say = Callable[[Phrase, str], str]
Clauses = tuple[str, ...]
THIS: Final = "this card"
PLURALS: Final = {
    "card": "cards",
    "unit": "units",
    "history": "histories",
    "spell": "spells",
    "structure": "structures",
}
ABILITIES: Final = {
    "アビリティ": "ability",
    "アクションアビリティ": "action ability",
    "トリガーアビリティ": "trigger ability",
}
PLAYER_STATS: Final = {"life": "life", "era": "era", "advance-points": "advance points"}
TABLES: Final = {"one": "type", "attribute": "faction"}
"""The messages of a table, where they are called otherwise."""
DECLARED: Final = {"勢力": "faction", "カテゴリ": "category", "カードタイプ": "card type", "カード名": "card name"}
PLACES: Final = ("", "1st", "2nd", "3rd")
CLAUSES: Final = {"when": ("11.6.3",), "at": ("11.6.3",), "used": ("11.5",)}


def explained(text: CardText, language: str, say: Say, types: tuple[str, ...] = ()) -> list[Line]:
    """What a text is taken to mean. `say`: a message in a language."""
    text = _as_told(text)
    if language == ENGLISH:
        return texts.text(english(say), text, THIS)
    return japanese.text(english(say), text, this_card(types))


def _as_told(text: CardText) -> CardText:
    """Sentence by sentence as it is written; who may is who pays; what takes a spell off the stack counters it."""
    used = [one.slot for one in parts_of(text) if isinstance(one, Choose) and one.filter.zones == ("stack",)]
    for slot in used:
        text = put_in(text, Put(Those(slot), "discard-pile"), Counter(Those(slot)))
    return replace(text, play=_told(text.play), abilities=tuple(_ability_told(one) for one in text.abilities))


def _ability_told(one: Ability) -> Ability:
    return replace(one, sentences=_told(one.sentences))


def _told(sentences: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    return tuple(tuple(_payer(one) for one in unfolded(sentence)) for sentence in sentences)


def _payer(one: Statement) -> Statement:
    if not isinstance(one, May) or not one.by:
        return one
    by = one.by
    paid = (replace(each, by=by) if isinstance(each, Pay) and not each.by else each for each in one.statements)
    return replace(one, statements=tuple(paid))


@cache
def english(say: Say) -> English:
    def word(table: str, name: str) -> str:
        if name == "card":
            return name if table == "one" else PLURALS[name]
        if table == "kind":
            return PLURALS[name]
        if table == "player-stat":
            return PLAYER_STATS[name]
        if table == "lying":
            return name
        if table == "declared":
            return DECLARED[name]
        if (table, name) == ("lasts", AS_LONG_AS):
            return "as long as that"
        found = say(Phrase(f"chronicle-meaning-{TABLES.get(table, table)}-{name}"), ENGLISH)
        return f"the {found}" if table == "zone" else found

    def phase_of(name: str, whose: str) -> str:
        owner = Phrase("chronicle-meaning-word", word=whose)
        return say(Phrase(f"chronicle-meaning-phase-{name}", whose=owner), ENGLISH)

    return English(
        manner=manner_of(),
        say=lambda phrase: say(phrase, ENGLISH),
        word=word,
        phase=phase_of,
        adjectives=frozenset({"active", "wiped"}),
        tests=_tests(),
        kinds=_kinds(),
        happened={
            ("attacked", Mentioned): "the attacking unit",
            ("blocked", Mentioned): "the blocking unit",
            ("blocked", Counterpart): "the blocked unit",
            ("was-blocked", Mentioned): "the blocked unit",
            ("was-blocked", Counterpart): "the blocking unit",
            ("chrono-checked", Mentioned): "the card that was put there",
        },
        type_form="【{}】",
        cost=_cost,
        head_clauses=CLAUSES,
        keyword_clauses=lambda one: (KEYWORDS[one.name][1],),
        blocks={},
        subjects={Each: lambda t, one: Noun("each of them")},
        amounts={
            CountersOn: lambda t, one: f"the number of {_counters_on(t, one)}",
            tree.Greatest: _greatest,
            InEach: lambda t, one: f"{amount(t, one.amount)} divided by {one.size} (rounded down)",
            Kinds: lambda t, one: f"the number of different {_kind_words(one.what)} among {several(t, one.of)}",
            Depending: lambda t, one: f"{amount(t, one.then)} (if {fact(t, one.fact)}) or {amount(t, one.otherwise)}",
            Stat: _stat,
        },
        per={
            CountersOn: lambda t, one: _counters_on(t, one).replace("counters", "counter", 1),
            InEach: _per_so_many,
            PlayerStat: lambda t, one: f"point of {t.owner(one.whose)} {t.word('player-stat', one.stat)}",
            DealtWith: lambda t, one: f"one of the {t.dealt_with(one)}",
            Happened: lambda t, one: "point of that number",
        },
        deals_in={RemoveCounters: "counters"},
        persons={THAT_PLAYER: _that_player, ANYONE: lambda t: "a player"},
        unsaid={CallPlayer: _called},
        wholes={
            AddCost: _added_cost,
            AlternativeCost: _other_cost,
            CostToAct: _cost_to_act,
            OnlyIf: lambda t, one: (f"{t.this} can be used only if {fact(t, one.fact)}", ("2.1",)),
        },
        conditions={StateTrigger: lambda t, one: (f"when {fact(t, one.fact)}", ("11.6.19",))},
        limits={
            Provided: lambda t, one: (f"if {fact(t, one.fact)}", ("11.6.14",)),
            TimesATurn: lambda t, one: (
                f"at most {one.times} times a turn" if one.times > 1 else "once a turn",
                ("2.1",),
            ),
            NthThisTurn: lambda t, one: (f"for the {_ordinal(one)} time this turn", ("11.6.3",)),
        },
        facts={HappenedThisTurn: _happened},
        keeps={
            Search: lambda t, one: t.keep(one.slot, one.filter, one.count != Number(1)),
            ChronoCheck: lambda t, one: t.keep(one.slot, Filter(), one.count != Number(1)),
            PlaceTokens: lambda t, one: t.keep(one.slot, Filter(), one.count != Number(1)),
            ChooseAbility: lambda t, one: t.keep(one.slot, Filter(), several=False),
            RevealUntil: lambda t, one: t.keep(one.found.slot, Filter(), several=False),
        },
        at_once={Discard: "discard", Sacrifice: "sacrifice"},
        keyword=_keyword,
    )


def _cost(cost: Cost) -> Statement:
    return Orient(This(), "wiped") if isinstance(cost, WipeThis) else Pay((cost,))


def _happened(t: Teller, one: HappenedThisTurn, negated: bool) -> str:
    often = f" {one.times} times or more" if one.times > 1 else ""
    return f"it has {'not ' if negated else ''}happened{often} this turn that {happening(t, one.happening)[0]}"


def _ordinal(one: NthThisTurn) -> str:
    place = PLACES[one.nth] if one.nth < len(PLACES) else f"{one.nth}th"
    return f"{place} or a later" if one.onward else place


def _called(t: Teller, one: CallPlayer) -> None:
    t.called_after = one


POSSESSIVE: Final = {"it": "its", "them": "their"}


def _that_player(t: Teller) -> str:
    one, t.called_after = t.called_after, None
    if one is None:
        return "that player"
    role, of = "owner" if one.owner else "controller", str(subject(t, one.of))
    return f"{POSSESSIVE[of]} {role}" if of in POSSESSIVE else f"the {role} of {of}"


# --- costs, and when a card can be used ----------------------------------------------------------------------------


def _paid(t: Teller, costs: tuple[Cost, ...]) -> tuple[str, Clauses]:
    return statements(t, paid_for_it(costs))


def _used(t: Teller, whose: str, of: Filter) -> str:
    is_this = any(getattr(test, "subject", None) == This() for test in of.tests)
    who = "" if whose == YOU else f" for {t.player(whose)}"
    return f"to use {t.this if is_this else several(t, of)}{who}"


def _added_cost(t: Teller, one: AddCost) -> tuple[str, Clauses]:
    words, clauses = _paid(t, one.costs)
    may = "may be paid" if one.optional else "must be paid"
    return f"as an additional cost {_used(t, one.whose, one.filter)}, this {may}: {words}", ("11.2.4", *clauses)


def _other_cost(t: Teller, one: AlternativeCost) -> tuple[str, Clauses]:
    use = _used(t, one.whose, one.filter)
    if not one.costs:
        return f"you may pay nothing {use}", ("11.2.4",)
    words, clauses = _paid(t, one.costs)
    return f"{use}, this may be paid instead of its cost: {words}", ("11.2.4", *clauses)


def _cost_to_act(t: Teller, one: CostToAct) -> tuple[str, Clauses]:
    words, clauses = _paid(t, one.costs)
    own = ("10.1.2.5",) if one.act == "attack" else ("10.1.4.2.5",)
    return f"for {subject(t, one.subject)} to {one.act}, this must be paid: {words}", own + clauses


# --- tests and amounts ---------------------------------------------------------------------------------------------


def _tests() -> dict[type, Callable[[Teller, Any], Told]]:
    return {
        AsCard: lambda t, one: Told(),
        IsToken: lambda t, one: Told("token"),
        OfSize: lambda t, one: Told(f"{amount(t, one.power)}/{amount(t, one.atk)}"),
        Lit: lambda t, one: Told(after=f"with the {one.lamp} lamp lit"),
        DifferentNames: lambda t, one: Told(after="with different names"),
        TotalWithin: lambda t, one: Told(after=_within(t, one)),
        NameContains: lambda t, one: Told(after=f"with “{one.part}” in the name"),
        HasCounters: _bears,
        SameKind: lambda t, one: Told(after=f"with the same {one.what} as {subject(t, one.subject)}"),
        SameSquad: lambda t, one: Told(after=f"in the same squad as {subject(t, one.subject)}"),
        CameBy: lambda t, one: Told(after=f"placed by {one.way.replace('-', ' ')}"),
        Chose: lambda t, one: Told(after=f"that has chosen {KINDS['what'](t, one.what)}"),
        OfWord: lambda t, one: Told(after=f"of the named {one.of}"),
        OneOf: lambda t, one: Told(after="that is " + listed([any_of(t, kind).words for kind in one.kinds], "or")),
        InAttack: _fighting,
    }


def _fighting(t: Teller, one: InAttack) -> Told:
    if one.part == "squad":
        return Told(after="in a squad")
    return Told(one.part) if one.part in ("attacking", "blocking", "blocked") else SHARED_TESTS[InAttack](t, one)


def _bears(t: Teller, one: HasCounters) -> Told:
    counters = f"{one.counter} counters".strip()
    if (one.how, one.amount) == (">=", Number(1)):
        return Told(after=f"with {counters} on it")
    how = {">=": " or more", "<=": " or less", "=": ""}[one.how]
    return Told(after=f"with {amount(t, one.amount)}{how} {counters} on it")


def _counters_on(t: Teller, one: CountersOn) -> str:
    on = several(t, one.of.filter) if isinstance(one.of, Every) else subject(t, one.of).words
    return f"{one.counter} counters on {on}".strip()


def _greatest(t: Teller, one: tree.Greatest) -> str:
    among = several(t, one.of.filter) if isinstance(one.of, Every) else subject(t, one.of).words
    return f"the {'lowest' if one.least else 'highest'} {t.word('stat', one.stat)} among {among}"


def _stat(t: Teller, one: Stat) -> str:
    """Of several cards it is the sum."""
    total = "total " if isinstance(one.of, Every) else ""
    return f"the {total}{'printed ' if one.original else ''}{t.word('stat', one.stat)} of {subject(t, one.of)}"


def _kind_words(what: str) -> str:
    return {"faction": "factions", "category": "categories", "name": "names", "type": "card types"}[what]


def _per_so_many(t: Teller, one: InEach) -> str:
    of = one.amount
    if isinstance(of, Count):
        return f"{one.size} {several(t, of.of)}"
    if isinstance(of, CountersOn):
        return f"{one.size} {_counters_on(t, of)}"
    return f"{one.size} of {amount(t, of)}"


# --- keywords ------------------------------------------------------------------------------------------------------


def _keyword(t: Teller, one: Keyword) -> str:
    name = t.word("keyword", one.name)
    if not isinstance(one, ChronicleKeyword):
        return name
    details: list[str] = [one.counter] if one.counter else []
    details += [amount(t, one.number)] if one.number is not None else []
    details += [several(t, one.filter)] if one.filter is not None else []
    details += [f"《{price(each)}》" for each in one.prices]
    details += [f"“{one.card}”"] if one.card else []
    details += [condition(t, each)[0] for each in one.conditions]
    whole = f"{name} {', '.join(details)}".strip()
    if not one.sentences:
        return whole
    inner = Teller(t.english, t.this)
    done = [statements(inner, sentence)[0] for sentence in _told(one.sentences)]
    return f"{whole}: {'; then '.join(done)}"


# --- kinds ---------------------------------------------------------------------------------------------------------


def _kinds() -> dict[str, Callable[[Teller, Any], Noun]]:
    what, filter_ = KINDS["what"], KINDS["filter"]
    return {
        "player": lambda t, whose: Noun("") if whose == DOER else t.player(whose),
        "from-zone": lambda t, one: Noun("from " + listed([t.word("zone", zone) for zone in one.zones], "or")),
        "by-effects": _by_effects,
        "by": lambda t, one: Noun(f"by {what(t, one)}"),
        "by-cards": lambda t, one: Noun(f"by {several(t, one)}"),
        "on": subject,
        "control-of": subject,
        "actions-of": lambda t, one: Noun(f"action abilities of {_all(t, one)}", SEVERAL),
        "triggers-of": lambda t, one: Noun(f"trigger abilities of {_all(t, one)}", SEVERAL),
        "counters": lambda t, one: Noun(f"{one.name} counters".strip(), SEVERAL),
        "souls": lambda t, one: Noun(f"《{price(one)}》"),
        "damage-to": _damage_to,
        "damage-dealt-by": subject,
        "total-damage": lambda t, one: Noun(f"{amount(t, one.amount)} damage"),
        "all-damage": lambda t, _: Noun("damage"),
        "life-points": lambda t, one: Noun(amount(t, one)),
        "advance-points": lambda t, one: Noun(amount(t, one)),
        "era": KINDS["life"],
        "hand-limit": KINDS["life"],
        "tokens-placed": KINDS["life"],
        "several": lambda t, of: Noun(f"one or more {several(t, of)}", SEVERAL),
        "counters-put": lambda t, one: Noun(f"{f'{one.name} counters'.strip()} on {_all(t, one.of)}", SEVERAL),
        "ability-price": lambda t, one: Noun(_all(t, one)),
        "markers-for-hand": lambda t, one: Noun(amount(t, one)),
        "in-all": lambda t, one: Noun(_within(t, one)),
        "card-or-player": _card_or_player,
        "all-of": filter_,
        "phase": lambda t, one: Noun(phases.in_english(one)),
        "more-phases": lambda t, one: Noun(listed([f"an additional {phase} phase" for phase in one])),
        "until-found": lambda t, _: Noun("found"),
        "top-of": lambda t, one: Noun(f"the top of {'your' if one.whose == DOER else t.owner(one.whose)} deck"),
        "of-whom": lambda t, one: Noun(f"of {t.player(one.whose)}"),
        "onto": _onto,
        "under": lambda t, whose: Noun(f"under {_its_owner(t, whose)} control"),
        "state": lambda t, how: Noun(how),
        "choosers": KINDS["effects-of"],
        "spells": filter_,
        "blocked": subject,
        "this-ability": lambda t, _: Noun("this ability"),
        "only-during": lambda t, one: Noun(phase(t, one.phase or "turn", one.whose)),
        "ability": lambda t, one: Noun(_ability(t, one)),
        "word": lambda t, one: Noun(an(DECLARED[one.key])),
        "many": _many,
        "checks": lambda t, one: Noun(
            "a chrono check" if one.count == Number(1) else equal(t, one.count, "chrono checks")
        ),
        "amount": lambda t, one: Noun(amount(t, one)),
    }


def _within(t: Teller, one: TotalWithin) -> str:
    return f"with {t.word('stat', one.stat)} {amount(t, one.amount)} or less in all"


def _all(t: Teller, one: Any) -> str:
    return several(t, one.filter) if isinstance(one, Every) else subject(t, one).words


def _many(t: Teller, one: Any) -> Noun:
    if one.count is None:
        return Noun("all")
    return Noun(("up to " if one.up_to else "") + amount(t, one.count))


def _by_effects(t: Teller, one: Any) -> Noun:
    if isinstance(one.of, Every):
        return Noun(f"by effects of {several(t, one.of.filter)}", SEVERAL)
    return Noun("by an effect" + _of_whom(t, one.whose))


def _of_whom(t: Teller, whose: str) -> str:
    return "" if not whose else " of yours" if whose == YOU else f" of {t.player(whose)}"


def _its_owner(t: Teller, whose: str) -> str:
    return "its owner's" if whose in (OWNER, EITHER) else t.owner(whose)


def _damage_to(t: Teller, one: DamageTo) -> Noun:
    damage = t.word("damage", one.nature or "any")
    source = ""
    if one.source is not None:
        source = f" from {several(t, one.source) if isinstance(one.source, Filter) else subject(t, one.source)}"
    how = {"each": "", "next": "the next ", "all": "all "}[one.how]
    return Noun(f"{how}{damage} to {subject(t, one.to)}{source}")


def _card_or_player(t: Teller, one: CardOrPlayer) -> Noun:
    return Noun(f"{any_of(t, one.filter)} or {'a player' if one.player == EITHER else t.player(one.player)}")


def _onto(t: Teller, one: Any) -> Noun:
    """Onto the battlefield, into somebody's yard."""
    zone = t.word("zone", one.zones[0])
    if one.zones == ("battlefield",):
        return Noun(f"onto {zone}" + ("" if one.whose == EITHER else f" under {t.owner(one.whose)} control"))
    return Noun(f"into {_its_owner(t, one.whose)} {zone.removeprefix('the ')}")


def _ability(t: Teller, one: Any) -> str:
    return an(ABILITIES[one.key]) + _of_whom(t, one.whose)
