"""A text in short plain lines, each with the clauses of the book that it uses."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from ...effects.statements import (
    Battle,
    ChangeDamage,
    ChangeStats,
    Choose,
    ChooseAtRandom,
    ChooseNumber,
    ChooseWord,
    CopiesInDeck,
    Damage,
    Destroy,
    Draw,
    DrawUpTo,
    ExtraTurn,
    Forbid,
    GainLife,
    Grant,
    If,
    IfDid,
    Instead,
    Later,
    Let,
    LookAt,
    LoseEffects,
    LoseGame,
    LoseLife,
    May,
    Modes,
    Orient,
    Permit,
    RemoveDamage,
    Repeat,
    SetLife,
    SetNumbers,
    Shuffle,
    StatChange,
    StatValue,
    TurnOver,
    While,
    WinGame,
)
from ...effects.tree import (
    AS_LONG_AS,
    STAYS,
    Ability,
    Activated,
    AllTrue,
    AtPhase,
    CardText,
    Condition,
    Cost,
    DoAsCost,
    Fact,
    Keyword,
    Number,
    OneTrue,
    Standing,
    Statement,
    This,
    When,
)
from ...kernel.phrase import Phrase
from ...text.meaning import Line
from ..keyword_texts import abilities_of
from ..statements import (
    AddCost,
    AdvanceEra,
    AlternativeCost,
    AttackAgain,
    AttackLimit,
    Become,
    CallPlayer,
    ChangePrice,
    ChooseAbility,
    ChooseCardOrPlayer,
    ChoosePlayer,
    ChronoCheck,
    CostToAct,
    Designate,
    Discard,
    DivideDamage,
    Enters,
    ExchangeMarkers,
    ExtraPhases,
    GainAdvancePoints,
    GainControl,
    GainLamps,
    HandLimit,
    InterruptAbility,
    MakeMore,
    MakeSouls,
    OnlyIf,
    Pay,
    PlaceTokens,
    Prevent,
    Put,
    PutCounters,
    RemoveCounters,
    RemoveFromCombat,
    Require,
    RevealUntil,
    Sacrifice,
    Search,
    SkipPhase,
    SwapLife,
    SwapNumbers,
    TokenCard,
    Unaffected,
    UseSpell,
)
from ..tree import ChronicleKeyword, NthThisTurn, PaySouls, Price, Provided, StateTrigger, TimesATurn, WipeThis
from ..vocabulary import FACTIONS, KEYWORDS, READY_COUNTER
from .meant import amount, cards, fact, happening, listed, player, price, said, subject, whose, word

Said = tuple[Phrase, tuple[str, ...]]


def meaning(text: CardText) -> list[Line]:
    """What a text is taken to mean."""
    lines: list[Line] = []
    for keyword in text.keywords:
        lines.extend(_keyword(keyword, 0))
    if text.play:
        lines.append(Line(0, said("resolves"), ("11.8.5",)))
        for sentence in text.play:
            lines.extend(_statements(sentence, 1))
    for ability in text.abilities:
        lines.extend(_ability(ability, 0))
    return lines


# --- abilities -----------------------------------------------------------------------------------------


def _keyword(keyword: Keyword, depth: int) -> Iterator[Line]:
    clause = KEYWORDS[keyword.name][1]
    name = said(f"keyword-{keyword.name}")
    if not isinstance(keyword, ChronicleKeyword):
        yield Line(depth, said("keyword", keyword=name), (clause,))
        return
    details: list[Phrase] = []
    if keyword.counter:
        details.append(word(keyword.counter))
    if keyword.number is not None:
        details.append(amount(keyword.number))
    if keyword.filter is not None:
        details.append(cards(keyword.filter))
    details += [price(one) for one in keyword.prices]
    if keyword.card:
        details.append(word(keyword.card))
    phrase = said("keyword-with", keyword=name, details=details) if details else said("keyword", keyword=name)
    yield Line(depth, phrase, (clause,))
    if keyword.name == "ready":
        entering = Enters(This(), counter=READY_COUNTER, amount=keyword.number)
        yield Line(depth + 1, said("ability-field"), ("11.7", "15.2.11.1.1"))
        yield from _statements((entering,), depth + 2)
    for ability in abilities_of(keyword):
        yield from _ability(ability, depth + 1)
    for sentence in keyword.sentences:
        yield from _statements(sentence, depth + 1)


def _ability(ability: Ability, depth: int) -> Iterator[Line]:
    first = ability.conditions[0] if ability.conditions else Standing()
    kind, clause = (
        ("field", "11.7")
        if isinstance(first, Standing)
        else ("action", "11.5")
        if isinstance(first, Activated)
        else ("trigger", "11.6")
    )
    yield Line(depth, said(f"ability-{kind}"), (clause,))
    if ability.works_in:
        yield Line(depth + 1, said("works-in", zones=listed("zone", ability.works_in)), ("11.4.3",))
    for place, condition in enumerate(ability.conditions):
        yield from _condition(condition, depth + 1, again=place > 0)
    for cost in ability.costs:
        yield from _cost(cost, depth + 1)
    for sentence in ability.sentences:
        yield from _statements(sentence, depth + 1)


def _condition(condition: Condition, depth: int, again: bool = False) -> Iterator[Line]:
    """`again`: the ability waits for something else as well."""
    if isinstance(condition, When):
        phrase, clauses = happening(condition.happening)
        yield Line(depth, said("or-when" if again else "when", happening=phrase), (*clauses, "11.6.3"))
        if condition.once and not again:
            yield Line(depth, said("triggers-once-a-turn"), ("11.6.3",))
    elif isinstance(condition, AtPhase):
        yield Line(depth, _at_phase(condition), ("11.6.3",))
    elif isinstance(condition, StateTrigger):
        yield from _facts("becomes" if condition.becomes else "state", condition.fact, depth, ("11.6.19",))
    elif isinstance(condition, Provided):
        yield from _facts("provided", condition.fact, depth, ("11.6.14",))
    elif isinstance(condition, TimesATurn):
        yield Line(depth, said("times-a-turn", times=str(condition.times)), ("2.1",))
    elif isinstance(condition, NthThisTurn):
        key = "nth-onward" if condition.onward else "nth"
        yield Line(depth, said(key, nth=str(condition.nth)), ("11.6.3",))
    elif isinstance(condition, Activated):
        if condition.during:
            phrase = said(f"phase-{condition.during}", whose=whose(condition.turn_of))
            yield Line(depth, said("only-in", when=phrase), ("11.5",))
        elif condition.turn_of:
            yield Line(depth, said("only-in", when=said("turn-of", whose=whose(condition.turn_of))), ("11.5",))
        if condition.once:
            yield Line(depth, said("once-a-turn"), ("11.5",))


def _at_phase(condition: AtPhase) -> Phrase:
    phase = said(f"phase-{condition.phase}", whose=whose(condition.whose))
    return said("at-phase-end" if condition.end else "at-phase-start", phase=phase)


def _cost(cost: Cost, depth: int) -> Iterator[Line]:
    if isinstance(cost, PaySouls):
        yield Line(depth, said("cost-souls", price=price(cost.price)), ("11.5.2.1", "5.2.2"))
    elif isinstance(cost, WipeThis):
        yield Line(depth, said("cost-wipe"), ("11.5.2.1.1",))
    elif isinstance(cost, DoAsCost):
        whole = "6.8.3" if any(isinstance(one, LoseLife) for one in cost.statements) else "6.8.2"
        yield Line(depth, said("cost-process"), ("11.5.2.1", whole))
        yield from _statements(cost.statements, depth + 1)


# --- facts -----------------------------------------------------------------------------------------------


def _facts(key: str, true: Fact, depth: int, clauses: tuple[str, ...]) -> Iterator[Line]:
    """A fact; several of which all, or one, must be true stand below each other."""
    if isinstance(true, AllTrue | OneTrue):
        how = "all-true" if isinstance(true, AllTrue) else "one-true"
        yield Line(depth, said(key, fact=said(how)), clauses)
        for one in true.facts:
            phrase, own = fact(one)
            yield Line(depth + 1, phrase, own)
        return
    phrase, own = fact(true)
    yield Line(depth, said(key, fact=phrase), (*own, *clauses))


# --- statements --------------------------------------------------------------------------------------------


def _statements(statements: tuple[Statement, ...], depth: int) -> Iterator[Line]:
    for one in statements:
        nested = _NESTED.get(type(one))
        if nested is not None:
            yield from nested(one, depth)
            continue
        phrase, clauses = _SPOKEN[type(one)](one)
        lasts = getattr(one, "lasts", STAYS)
        if lasts not in (STAYS, AS_LONG_AS):
            phrase = said("lasting", what=phrase, lasts=said(f"lasts-{lasts}"))
        yield Line(depth, phrase, clauses)
        if isinstance(one, Grant):
            for keyword in one.keywords:
                yield from _keyword(keyword, depth + 1)
            for ability in one.abilities:
                yield from _ability(ability, depth + 1)
        elif isinstance(one, PlaceTokens):
            for line in meaning(one.token.text):
                yield Line(depth + 1 + line.depth, line.phrase, line.clauses)
        elif isinstance(one, AddCost | AlternativeCost | CostToAct):
            for cost in one.costs:
                yield from _cost(cost, depth + 1)
        elif isinstance(one, Search):
            yield from _statements(one.then, depth + 1)


def _if(one: If, depth: int) -> Iterator[Line]:
    yield from _facts("if", one.fact, depth, ())
    yield from _statements(one.then, depth + 1)
    if one.otherwise:
        yield Line(depth, said("otherwise"), ())
        yield from _statements(one.otherwise, depth + 1)


def _as_long(one: While, depth: int) -> Iterator[Line]:
    yield from _facts("as-long", one.fact, depth, ("11.9.4.1",))
    yield from _statements(one.statements, depth + 1)


def _did(one: IfDid, depth: int) -> Iterator[Line]:
    if one.then:
        yield Line(depth, said("if-did"), ())
        yield from _statements(one.then, depth + 1)
    if one.otherwise:
        yield Line(depth, said("if-did-not"), ())
        yield from _statements(one.otherwise, depth + 1)


def _may(one: May, depth: int) -> Iterator[Line]:
    yield Line(depth, said("may", player=player(one.by)), ("11.6.15",))
    yield from _statements(one.statements, depth + 1)


def _modes(one: Modes, depth: int) -> Iterator[Line]:
    key = "modes-up-to" if one.up_to else "modes"
    yield Line(depth, said(key, count=amount(one.count), player=player(one.by)), ("11.2.3",))
    for number, option in enumerate(one.options, start=1):
        yield Line(depth + 1, said("mode", number=str(number)), ())
        yield from _statements(option, depth + 2)


def _repeat(one: Repeat, depth: int) -> Iterator[Line]:
    yield Line(depth, said("repeat", count=amount(one.count)), ())
    yield from _statements(one.statements, depth + 1)


def _later(one: Later, depth: int) -> Iterator[Line]:
    if isinstance(one.condition, When):
        phrase, clauses = happening(one.condition.happening)
        head = said("when", happening=phrase)
    else:
        assert isinstance(one.condition, AtPhase)
        head, clauses = _at_phase(one.condition), ()
    if one.lasts != STAYS:
        head = said("lasting", what=head, lasts=said(f"lasts-{one.lasts}"))
    yield Line(depth, said("later", when=head), (*clauses, "11.6.18"))
    yield from _statements(one.statements, depth + 1)


def _instead(one: Instead, depth: int) -> Iterator[Line]:
    phrase, clauses = happening(one.happening)
    head = said("instead-once" if one.once else "instead", happening=phrase)
    if one.lasts != STAYS:
        head = said("lasting", what=head, lasts=said(f"lasts-{one.lasts}"))
    yield Line(depth, head, (*clauses, "11.9.5"))
    yield from _statements(one.statements, depth + 1)


def _only_if(one: OnlyIf, depth: int) -> Iterator[Line]:
    yield from _facts("only-if", one.fact, depth, ("2.1",))


_NESTED: Final[dict[type[Statement], Callable[[Any, int], Iterator[Line]]]] = {
    If: _if,
    While: _as_long,
    IfDid: _did,
    May: _may,
    Modes: _modes,
    Repeat: _repeat,
    Later: _later,
    Instead: _instead,
    OnlyIf: _only_if,
}


def _choose(one: Choose) -> Said:
    if one.any_number:
        return said("choose-any", cards=cards(one.filter)), ("11.2.7",)
    key = "choose-up-to" if one.up_to else "choose"
    return said(key, cards=cards(one.filter), count=amount(one.count)), ("11.2.7",)


def _designate(one: Designate) -> Said:
    if one.any_number:
        return said("designate-any", cards=cards(one.filter), player=player(one.by)), ("11.8.5.1",)
    key = "designate-up-to" if one.up_to else "designate"
    phrase = said(key, cards=cards(one.filter), count=amount(one.count), player=player(one.by))
    return phrase, ("11.8.6",) if one.by == "both" else ("11.8.5.1",)


def _put(one: Put) -> Said:
    details = [said("put-bottom")] if one.bottom else []
    details += [said("put-wiped")] if one.wiped else []
    details += [said("put-face-down")] if one.face_down else []
    details += [said("put-in-any-order")] if one.in_any_order else []
    details += [said("put-under", whose=whose(one.under))] if one.under else []
    phrase = said("put", cards=subject(one.subject), zone=said(f"zone-{one.to}"))
    clause = {"removed-yard": "15.1.6", "battlefield": "6.2.3"}.get(one.to, "7.2")
    return (said("with", what=phrase, details=details) if details else phrase), (clause,)


def _prevent(one: Prevent) -> Said:
    to = subject(one.to)
    nature = said(f"damage-{one.nature or 'any'}")
    if one.amount is None:
        return said(f"prevent-all-{one.how}", to=to, damage=nature), ("11.9.7",)
    return said(f"prevent-{one.how}", to=to, damage=nature, amount=amount(one.amount)), ("11.9.7", "11.9.8")


def _change(one: StatChange) -> Phrase:
    return said("stat-down" if one.down else "stat-up", stat=said(f"stat-{one.stat}"), amount=amount(one.amount))


def _value(one: StatValue) -> Phrase:
    return said("stat-is", stat=said(f"stat-{one.stat}"), amount=amount(one.amount))


def _become(one: Become) -> Said:
    what = [*listed("type", one.types), *(said("category", word=name) for name in one.categories)]
    what += listed("faction", one.factions)
    key = "become-too" if one.added else "become"
    return said(key, cards=subject(one.subject), what=what), ("11.9.4.7",)


def _token(one: TokenCard) -> Phrase:
    details = [*listed("faction", one.factions), *(said("category", word=name) for name in one.categories)]
    if "unit" in one.types:
        numbers = {"level": str(one.level), "power": str(one.power), "atk": str(one.atk)}
        details.append(said("token-numbers", **numbers))
    details += [said("token-name", name=one.name)] if one.name else []
    return said("token", types=listed("type", one.types), details=details)


def _forbid(one: Forbid) -> Said:
    clause = _FORBIDDEN.get(one.act, "2.2")
    who = subject(one.subject) if one.subject is not None else player(one.whose)
    phrase = said(f"forbid-{one.act}", who=who)
    details: list[Phrase] = []
    if one.against is not None:
        details.append(said("against", cards=cards(one.against)))
    if one.subject is not None and one.whose:
        details.append(said("by-player", player=player(one.whose)))
    return (said("with", what=phrase, details=details) if details else phrase), (clause,)


_FORBIDDEN: Final = {
    "attack": "10.1.2.3.4",
    "attack-in-squad": "6.7",
    "attack-alone": "6.7",
    "block": "10.1.4.2.3",
    "be-blocked": "10.1.4.2.3",
    "be-chosen": "15.3.1",
    "be-destroyed": "15.1.4",
    "be-destroyed-in-combat": "12.4.4",
    "be-sacrificed": "15.1.13",
    "be-removed": "15.1.6",
    "recover": "15.1.2",
    "recover-in-phase": "9.2.1.1",
    "be-wiped": "15.1.3",
    "take-damage": "6.4",
    "take-combat-damage": "6.4",
    "take-effect-damage": "6.4",
    "deal-damage": "6.4",
    "deal-combat-damage": "6.4",
    "be-prevented": "11.9.7",
    "use-spell": "11.2",
    "place": "11.3",
    "use-ability": "11.5",
    "trigger": "15.1.17.2",
    "burst": "15.3.2",
    "chrono-check": "15.1.14",
    "advance-era": "9.5.7",
    "place-soul": "9.5.6",
}
_PERMITTED: Final = {
    "play": "2.1",
    "place-any-time": "11.3.1",
    "attack-above-era": "10.1.2.3.2",
    "block-above-era": "10.1.4.2.2",
    "attack-when-new": "10.1.2.3.1",
    "attack-when-wiped": "10.1.2.3.1",
    "block-when-wiped": "10.1.4.2.1",
    "block-aura": "15.2.3.2",
    "place-more-souls": "9.5.6",
}


def _permit(one: Permit) -> Said:
    who = subject(one.subject) if one.subject is not None else player(one.whose)
    return said(f"permit-{one.act}", who=who), (_PERMITTED[one.act],)


def _require(one: Require) -> Said:
    clause = "10.1.2.3.5" if one.act == "attack" else "10.1.4.2.4"
    phrase = said(f"require-{one.act}", cards=subject(one.subject))
    if one.against is not None:
        phrase = said("with", what=phrase, details=[said("against", cards=cards(one.against))])
    return phrase, (clause,)


def _price(one: ChangePrice) -> Said:
    key = "price-down" if one.down else "price-up"
    named = cards(one.filter, located=bool(one.filter.zones) or one.of == "abilities")
    what = said("abilities-of", cards=named) if one.of == "abilities" else named
    what = said("the-next", cards=what) if one.next else what
    much = amount(one.amount)
    if one.faction and isinstance(one.amount, Number):
        much = price(replace(Price(), **{one.faction: one.amount.value}))
    return said(key, player=player(one.whose), cards=what, amount=much), ("11.2.9",)


def _skip_phase(one: SkipPhase) -> Said:
    key = "skip-next-phase" if one.next else "skip-phase"
    return said(key, phase=said(f"phase-{one.phase}", whose=whose(one.whose))), ("9.1",)


def _unaffected(one: Unaffected) -> Said:
    if one.by is None:
        return said("unaffected", cards=subject(one.subject), player=player(one.whose)), ("2.2", "11.9.1")
    by = cards(one.by if not one.whose else replace(one.by, whose=one.whose), located=False)
    return said("unaffected-by", cards=subject(one.subject), by=by), ("2.2", "11.9.1")


def _hand_limit(one: HandLimit) -> Said:
    if one.amount is None:
        return said("hand-limit-none", player=player(one.whose)), ("9.7.3.1",)
    return said(f"hand-limit-{one.how}", player=player(one.whose), amount=amount(one.amount)), ("9.7.3.1",)


def _make_more(one: MakeMore) -> Said:
    much = said("made-more", count=str(one.more)) if one.more else said("made-times", factor=str(one.factor))
    if one.subject is None:
        return said("more-tokens", player=player(one.whose), much=much), ("11.9.5",)
    counter = word(one.counter) if one.counter else said("any-counter")
    return said("more-counters", cards=subject(one.subject), counter=counter, much=much), ("11.9.5",)


def _enters(one: Enters) -> Said:
    if one.amount is not None:
        args = {"counter": word(one.counter), "amount": amount(one.amount)}
        return said("enters-with", cards=subject(one.subject), **args), ("11.7.2",)
    return said("enters-wiped", cards=subject(one.subject)), ("11.7.2",)


def _remove_counters(one: RemoveCounters) -> Said:
    counter = word(one.counter) if one.counter else said("any-counter")
    if one.amount is None:
        return said("remove-all-counters", cards=subject(one.subject), counter=counter), ("6.10",)
    phrase = said("remove-counters", cards=subject(one.subject), counter=counter, amount=amount(one.amount))
    return phrase, ("6.10",)


def _lose_effects(one: LoseEffects) -> Said:
    if not one.keywords:
        return said("lose-abilities", cards=subject(one.subject)), ("11.9.4.7",)
    names = listed("keyword", one.keywords)
    return said("lose-keywords", cards=subject(one.subject), keywords=names), ("11.9.4.7",)


def _damage_changed(one: ChangeDamage) -> Said:
    key = f"damage-{'taken' if one.taken else 'dealt'}-{'down' if one.down else 'up'}"
    nature = said(f"damage-{one.nature or 'any'}")
    phrase = said(key, cards=subject(one.subject), damage=nature, amount=amount(one.amount))
    if one.against is not None:
        other = said("damage-from" if one.taken else "damage-to", cards=cards(one.against))
        phrase = said("with", what=phrase, details=[other])
    return phrase, ("11.9.5",)


def _kind_of_word(one: ChooseWord) -> str:
    return one.of or ("faction" if one.words[0] in FACTIONS else "type")


def _paid(cost: Cost) -> Phrase:
    """What is paid in a resolution: souls, life or advance points."""
    if isinstance(cost, PaySouls):
        return price(cost.price)
    assert isinstance(cost, DoAsCost)
    what = cost.statements[0]
    assert isinstance(what, LoseLife | GainAdvancePoints)
    return said("paid-life" if isinstance(what, LoseLife) else "paid-points", amount=amount(what.amount))


def _by(one: Any, key: str, clause: str, **args: Phrase) -> Said:
    return said(key, player=player(one.whose), **args), (clause,)


_SPOKEN: Final[dict[type[Statement], Callable[[Any], Said]]] = {
    Choose: _choose,
    Designate: _designate,
    ChooseAtRandom: lambda one: (
        said("pick-at-random", cards=cards(one.filter), count=amount(one.count)),
        ("11.8.5.1",),
    ),
    ChooseCardOrPlayer: lambda one: (
        said("choose-card-or-player", cards=cards(one.filter), whose=player(one.player)),
        ("11.2.7",),
    ),
    ChoosePlayer: lambda one: (said("choose-player", whose=player(one.whose)), ("11.2.7",)),
    ChooseAbility: lambda one: (
        said("choose-ability", whose=player(one.whose), kinds=[said(f"kind-{kind}") for kind in one.kinds]),
        ("11.2.7", "7.13.2"),
    ),
    InterruptAbility: lambda one: (said("interrupt-ability"), ("11.5.4", "C129")),
    CallPlayer: lambda one: (
        said("call-owner" if one.owner else "call-controller", cards=subject(one.of)),
        ("11.8.7",),
    ),
    ChooseNumber: lambda one: (said("name-number", name=one.name), ("4.5",)),
    ChooseWord: lambda one: (said(f"name-{_kind_of_word(one)}"), ("11.8.5.1",)),
    Let: lambda one: (said("let", name=one.name, amount=amount(one.amount)), ("11.8.9",)),
    Damage: lambda one: (
        said("damage", source=subject(one.source), to=subject(one.to), amount=amount(one.amount)),
        ("6.4", "6.6.1"),
    ),
    DivideDamage: lambda one: (said("divide", to=subject(one.to), amount=amount(one.amount)), ("11.2.8",)),
    Prevent: _prevent,
    RemoveDamage: lambda one: (
        said("remove-damage", cards=subject(one.subject))
        if one.amount is None
        else said("remove-some-damage", cards=subject(one.subject), amount=amount(one.amount)),
        ("6.4.1.2",),
    ),
    GainLife: lambda one: _by(one, "gain-life", "8.2.1.1", amount=amount(one.amount)),
    LoseLife: lambda one: _by(one, "lose-life", "11.9.3.1", amount=amount(one.amount)),
    SetLife: lambda one: _by(one, "set-life", "8.2.1.1", amount=amount(one.amount)),
    SwapNumbers: lambda one: (
        said("swap-numbers", stat=said(f"stat-{one.stat}"), one=subject(one.one), other=subject(one.other)),
        ("11.9.4.4",),
    ),
    SwapLife: lambda one: (said("swap-life"), ("8.2.1.1",)),
    ExtraTurn: lambda one: _by(one, "extra-turn", "9.7.3.4"),
    ExtraPhases: lambda one: (
        said("extra-phases", phases=[said(f"phase-{phase}", whose=whose(one.whose)) for phase in one.phases]),
        ("9.1",),
    ),
    SkipPhase: _skip_phase,
    Unaffected: _unaffected,
    AttackLimit: lambda one: (
        said("attack-limit", cards=subject(one.subject), count=amount(one.count)),
        ("10.1.2.3.3",),
    ),
    GainAdvancePoints: lambda one: _by(
        one, "lose-points" if one.down else "gain-points", "8.2.1.2", amount=amount(one.amount)
    ),
    Put: _put,
    Sacrifice: lambda one: (said("sacrifice", cards=subject(one.subject)), ("15.1.13",)),
    Discard: lambda one: (said("discard", cards=subject(one.subject)), ("15.1.5",)),
    Destroy: lambda one: (said("destroy", cards=subject(one.subject)), ("15.1.4",)),
    Orient: lambda one: (
        said(f"orient-{one.how}", cards=subject(one.subject)),
        ("15.1.2" if one.how == "active" else "15.1.3",),
    ),
    Search: lambda one: _by(one, "search", "15.1.9", cards=cards(one.filter), count=amount(one.count)),
    Draw: lambda one: _by(one, "draw", "7.11.1", count=amount(one.count)),
    RevealUntil: lambda one: _by(one, "reveal-until", "11.8.5", cards=cards(one.filter, located=False)),
    DrawUpTo: lambda one: _by(one, "draw-up-to", "3.1.2", amount=amount(one.hand)),
    Shuffle: lambda one: _by(one, "shuffle", "15.1.7"),
    LookAt: lambda one: (said("reveal" if one.shown else "look", cards=subject(one.subject)), ("7.4",)),
    ChronoCheck: lambda one: _by(one, "chrono-check", "15.1.14", count=amount(one.count)),
    ExchangeMarkers: lambda one: _by(one, "exchange", "15.1.15", count=amount(one.count)),
    AdvanceEra: lambda one: _by(one, "advance-era", "9.5.7"),
    UseSpell: lambda one: (
        said("use-free" if one.free else "use", cards=subject(one.subject)),
        ("15.1.10",),
    ),
    TurnOver: lambda one: (said(f"turn-{one.face}", cards=subject(one.subject)), ("6.3.1.2",)),
    RemoveFromCombat: lambda one: (said("out-of-combat", cards=subject(one.subject)), ("10.1.4.4",)),
    AttackAgain: lambda one: (
        said("attack-again", cards=subject(one.subject), count=amount(one.count)),
        ("10.1.2.3.3",),
    ),
    Battle: lambda one: (said("trade", one=subject(one.one), other=subject(one.other)), ("6.4",)),
    PutCounters: lambda one: (
        said("put-counters", cards=subject(one.subject), counter=word(one.counter), amount=amount(one.amount)),
        ("6.10",),
    ),
    RemoveCounters: _remove_counters,
    PlaceTokens: lambda one: _by(
        one, "tokens-wiped" if one.wiped else "tokens", "6.11", token=_token(one.token), count=amount(one.count)
    ),
    MakeSouls: lambda one: _by(one, "souls", "15.1.16.3", price=price(one.souls)),
    Pay: lambda one: (
        said("pay", player=player(one.by), prices=[_paid(cost) for cost in one.costs]),
        ("15.1.16.2", "C126"),
    ),
    ChangeStats: lambda one: (
        said("stats", cards=subject(one.subject), stats=[_change(change) for change in one.changes]),
        ("11.9.4.9",),
    ),
    SetNumbers: lambda one: (
        said("stats", cards=subject(one.subject), stats=[_value(value) for value in one.values]),
        ("11.9.4.9",),
    ),
    Become: _become,
    GainControl: lambda one: _by(one, "gain-control", "6.2.4", cards=subject(one.subject)),
    GainLamps: lambda one: (
        said("gain-lamps", cards=subject(one.subject), lamps=listed("lamp", one.lamps)),
        ("5.7.3",),
    ),
    Grant: lambda one: (said("grant", cards=subject(one.subject)), ("11.9.4.11",)),
    LoseEffects: _lose_effects,
    ChangePrice: _price,
    AddCost: lambda one: _by(
        one, "add-cost-optional" if one.optional else "add-cost", "11.2.4", cards=cards(one.filter)
    ),
    AlternativeCost: lambda one: _by(one, "other-cost" if one.costs else "no-cost", "11.2.4", cards=cards(one.filter)),
    CostToAct: lambda one: (
        said(f"cost-to-{one.act}", cards=subject(one.subject)),
        ("10.1.2.5" if one.act == "attack" else "10.1.4.2.5",),
    ),
    ChangeDamage: _damage_changed,
    HandLimit: _hand_limit,
    MakeMore: _make_more,
    Enters: _enters,
    Require: _require,
    Forbid: _forbid,
    Permit: _permit,
    CopiesInDeck: lambda one: (
        said("copies-any") if one.most is None else said("copies", most=str(one.most)),
        ("8.1.2",),
    ),
    WinGame: lambda one: _by(one, "win", "3.1"),
    LoseGame: lambda one: _by(one, "lose", "3.1"),
}
