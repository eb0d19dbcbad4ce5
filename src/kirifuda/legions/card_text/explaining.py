"""A text in short plain lines, each with the clauses of the book (2019) that it uses."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from ...effects.statements import (
    Battle,
    ChangeCost,
    ChangeDamage,
    Choose,
    ChooseAtRandom,
    ChooseLane,
    ChooseNumber,
    ChooseWord,
    Connective,
    CopiesInDeck,
    Damage,
    Draw,
    DrawUpTo,
    EndAttack,
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
    Move,
    NextTurn,
    Orient,
    Permit,
    Play,
    RemoveDamage,
    Repeat,
    SetLife,
    Shuffle,
    While,
    WinGame,
)
from ...effects.tree import (
    STAYS,
    Ability,
    Activated,
    Amount,
    AnyOf,
    AtPhase,
    CardText,
    Coloured,
    Condition,
    Cost,
    DidThisTurn,
    DoAsCost,
    Extreme,
    Fact,
    Filter,
    Happening,
    IsOf,
    IsToken,
    Keyword,
    Node,
    Oriented,
    SameLane,
    SameName,
    Share,
    Standing,
    Statement,
    Subject,
    Test,
    This,
    Typed,
    When,
)
from ...kernel.phrase import Argument, Phrase
from ...text.meaning import Line
from ...text.meant import Meant, slot
from ..card_words.waiting import THIS_CARD
from ..tree import (
    Break,
    Broke,
    ChangeTarget,
    ChangeWait,
    Cores,
    DealEachOther,
    DealInstead,
    DivideDamage,
    EachPlayer,
    ExhaustCores,
    ExhaustThis,
    GainPoints,
    HasAbility,
    Incapacitated,
    LordOf,
    ManaBoost,
    MasterAttack,
    MasterOf,
    Mode,
    Modify,
    MoveCores,
    MoveLane,
    PayPoints,
    PutTokens,
    RecoverCores,
    ReverseThis,
    SetStats,
    SoulCharge,
    Spend,
    SwapLanes,
    Symbols,
    TreatAs,
    Unlock,
    UnlockCards,
    WithCost,
)
from ..vocabulary import COLOURS, KEYWORDS, LANES, TOKENS
from .conditions import SHORT


def meaning(text: CardText) -> list[Line]:
    """What a text is taken to mean."""
    lines = [Line(0, said("keyword", keyword=MEANT.keyword(one)), (KEYWORDS[one.name][1],)) for one in text.keywords]
    if text.play:
        lines.append(Line(0, said("play-effect"), ("36-15",)))
        for sentence in text.play:
            lines.extend(_statements(sentence, 1))
    for ability in text.abilities:
        lines.extend(_ability(ability, 0))
    return lines


def said(key: str, **args: Argument) -> Phrase:
    return Phrase(f"meaning-{key}", **args)


# --- abilities -----------------------------------------------------------------------------------------


def _ability(ability: Ability, depth: int) -> Iterator[Line]:
    yield Line(depth, said("ability", name=ability.name) if ability.name else said("ability-without-name"), ("36-2",))
    for condition in ability.conditions:
        phrase, clauses = _condition(condition)
        yield Line(depth + 1, phrase, clauses)
    if ability.works_in:
        yield Line(depth + 1, said("works-in", zones=listed("zone", ability.works_in)), ("36-14",))
    for cost in ability.costs:
        yield from _cost(cost, depth + 1)
    for sentence in ability.sentences:
        yield from _statements(sentence, depth + 1)


_SHORT_CLAUSES: Final = {
    "配置時": "37-2a",
    "レーン移動時": "37-2b",
    "アタック時": "37-2c",
    "ブレイク時": "37-2j",
    "アンロック時": "37-2f",
}


def _condition(condition: Condition) -> tuple[Phrase, tuple[str, ...]]:
    if isinstance(condition, Activated):
        return (said("activated-once"), ("37-4b",)) if condition.once else (said("activated"), ("37-4a",))
    if isinstance(condition, Standing):
        clause = {"": "37-3a", "you": "37-3b", "opponent": "37-3c"}[condition.turn_of]
        return said(f"standing-{condition.turn_of or 'always'}"), (clause,)
    if isinstance(condition, AtPhase):
        phase = said(f"phase-{condition.phase}", whose=whose(condition.whose))
        key = "at-phase-end" if condition.end else "at-phase-start"
        return said(key, phase=phase), ("37-2e" if condition.end else "37-2d",)
    assert isinstance(condition, When)
    if condition.once:
        phrase, clauses = _condition(replace(condition, once=False))
        return said("once-a-turn", condition=phrase), clauses
    named = next((word for word, short in SHORT.items() if short == condition and word in _SHORT_CLAUSES), "")
    clause = _SHORT_CLAUSES.get(named) or ("37-2g" if condition.happening.who else _of_cards(condition.happening))
    return said("when", happening=happening(condition.happening)), (clause,)


def _of_cards(one: Happening) -> str:
    return "37-2h" if isinstance(one.what, This) or isinstance(one.other, This) else "37-2i"


def _cost(cost: Cost, depth: int) -> Iterator[Line]:
    if isinstance(cost, DoAsCost):
        yield Line(depth, said("cost-process"), ("31-1",))
        yield from _statements(cost.statements, depth + 1)
        return
    phrase, clause = _keyword_cost(cost)
    yield Line(depth, said("cost", cost=phrase), (clause,))


def _keyword_cost(cost: Cost) -> tuple[Phrase, str]:
    if isinstance(cost, ExhaustThis):
        return said("cost-exhaust"), "40-2"
    if isinstance(cost, ReverseThis):
        return said("cost-reverse"), "40-3"
    if isinstance(cost, ManaBoost):
        return said("cost-mana-boost", amount=amount(cost.amount)), "40-4"
    if isinstance(cost, SoulCharge):
        return said("cost-soul-charge", amount=amount(cost.amount)), "40-5"
    assert isinstance(cost, PayPoints)
    return said("cost-points", amount=amount(cost.amount)), "07-7"


# --- happenings ----------------------------------------------------------------------------------------


def happening(one: Happening) -> Phrase:
    args: dict[str, Argument] = {"what": thing(one.what)}
    if one.who and one.kind in _BY_PLAYERS:
        event = said(f"happening-{one.kind}-by", who=said(f"player-{one.who}"), what=thing(one.what))
    else:
        event = said(f"happening-{one.kind}", **args)
    to = "lane" if one.to and one.to[0] in LANES else "zone"
    details = list(MEANT.details(one, to=to))
    return said("happening-with", event=event, details=details) if details else event


_BY_PLAYERS: Final = frozenset(
    [
        "unlocked",
        "played",
        "drawn",
        "card-changed",
        "gained-life",
        "lost-life",
        "awakened",
        "cores-moved",
        "placed",
        "exiled",
        "moved",
    ]
)


# --- cards, numbers, facts -------------------------------------------------------------------------------


class _Meant(Meant):
    def test(self, one: Test) -> Phrase:
        if isinstance(one, Coloured):
            return said("test-colour", colours=self.listed("colour", one.colours))
        if isinstance(one, Typed):
            return said("test-type", types=[self.plain(word) for word in one.types])
        if isinstance(one, SameName):
            return said("test-same-name", subject=self.subject(one.subject))
        if isinstance(one, Extreme):
            return said("test-most" if one.most else "test-least", stat=self.stat(one.stat))
        if isinstance(one, AnyOf):
            beside = one.tests[0]
            assert isinstance(beside, SameLane)
            return said("test-near-lane", subject=self.subject(beside.subject))
        if isinstance(one, DidThisTurn):
            return said(f"test-did-{one.what}")
        if isinstance(one, Oriented):
            return said(f"orientation-{one.how}")
        if isinstance(one, HasAbility):
            return said("test-ability")
        if isinstance(one, Symbols):
            return said("test-single" if one.count == 1 else "test-double")
        if isinstance(one, IsToken):
            return said("test-token")
        if isinstance(one, IsOf):
            return said("test-category", categories=self.listed("category", one.categories))
        if isinstance(one, Incapacitated):
            return said("test-incapacitated")
        return super().test(one)

    def subject(self, one: Subject) -> Phrase:
        if isinstance(one, MasterOf):
            return said("master-of", whose=self.whose(one.whose))
        if isinstance(one, LordOf):
            return said("lord-of", whose=self.whose(one.whose))
        return super().subject(one)

    def amount(self, one: Amount) -> Phrase:
        if isinstance(one, Cores):
            return said(f"cores-at-{one.where}" if one.where else "cores", whose=self.whose(one.whose))
        if isinstance(one, Share):
            return said("share-down" if one.down else "share-up", amount=self.amount(one.amount), parts=one.parts)
        return super().amount(one)

    def happening(self, one: Happening) -> Phrase:
        return happening(one)

    def fact(self, one: Fact) -> Phrase:
        if isinstance(one, Broke):
            if isinstance(one.subject, Filter):
                return said("broke-one", cards=self.cards(one.subject))
            return said("broke", subject=self.subject(one.subject))
        if isinstance(one, Mode):
            return said(f"mode-{one.mode}", whose=self.whose(one.whose))
        return super().fact(one)


MEANT: Final = _Meant(said, "category")
listed, whose, thing = MEANT.listed, MEANT.whose, MEANT.thing
cards, subject, amount, fact = MEANT.cards, MEANT.subject, MEANT.amount, MEANT.fact


# --- statements ---------------------------------------------------------------------------------------------


def _statements(statements: tuple[Statement, ...], depth: int) -> Iterator[Line]:
    for one in statements:
        yield from _statement(one, depth)


def _block(head: Phrase, clauses: tuple[str, ...], inner: tuple[Statement, ...], depth: int) -> Iterator[Line]:
    if inner:
        yield Line(depth, head, clauses)
        yield from _statements(inner, depth + 1)


def _statement(one: Statement, depth: int) -> Iterator[Line]:
    if isinstance(one, Connective):
        return
    if isinstance(one, May):
        if one.by:
            whom = said("may-by", who=said(f"player-{one.by}"))
            yield from _block(whom, ("36-1", "01-2"), one.statements, depth)
        else:
            yield from _block(said("may"), ("36-1",), one.statements, depth)
    elif isinstance(one, EachPlayer):
        yield from _block(said("each-player"), ("36-1", "01-2"), one.statements, depth)
    elif isinstance(one, NextTurn):
        lasting = tuple(replace(each, lasts="that-turn") for each in one.statements)  # type: ignore[call-arg]
        yield from _block(said(f"next-turn-{one.whose}"), ("36-11",), lasting, depth)
    elif isinstance(one, IfDid):
        yield from _block(said("if-did"), ("01-5",), one.then, depth)
        yield from _block(said("if-did-not"), ("01-5",), one.otherwise, depth)
    elif isinstance(one, If):
        yield from _block(said("if", fact=fact(one.fact)), ("38-5a",), one.then, depth)
        yield from _block(said("otherwise"), ("38-5a",), one.otherwise, depth)
    elif isinstance(one, WithCost):
        phrase, clause = _keyword_cost(one.cost)
        key = "with-cost-instead" if one.otherwise else "with-cost"
        yield from _block(said(key, cost=phrase), (clause, "39-16") if one.otherwise else (clause,), one.then, depth)
        yield from _block(said("without-cost"), (), one.otherwise, depth)
    elif isinstance(one, While):
        yield from _block(said("as-long-as", fact=fact(one.fact)), ("36-11",), one.statements, depth)
    elif isinstance(one, Modes):
        key = "modes-up-to" if one.up_to else "modes"
        head = said(key, count=amount(one.count))
        yield Line(depth, said("by-player", who=said(f"player-{one.by}"), what=head) if one.by else head, ("39-15",))
        for option in one.options:
            yield from _block(said("option"), (), option, depth + 1)
    elif isinstance(one, Repeat):
        yield from _block(said("repeat", count=amount(one.count)), ("39-14",), one.statements, depth)
    elif isinstance(one, Later):
        phrase, _ = _condition(one.condition)
        key = "later-every" if one.again else "later"
        yield from _block(said(key, condition=phrase), ("38-1",), one.statements, depth)
    elif isinstance(one, Instead):
        head = said("instead", happening=happening(one.happening), **_lasting(one.lasts))
        yield Line(depth, head, ("39-16", "36-18"))
        yield from _statements(one.statements, depth + 1)
    else:
        phrase, clauses = _SAID[type(one)](one)
        yield Line(depth, phrase, clauses)
        for ability in getattr(one, "abilities", ()):
            yield from _ability(ability, depth + 1)


def _lasting(lasts: str) -> dict[str, Argument]:
    return {"lasts": said(f"lasts-{lasts}" if lasts != STAYS else "lasts-stays")}


Said = tuple[Phrase, tuple[str, ...]]


def _choose(one: Choose) -> Said:
    key = "choose-any-number" if one.any_number else "choose-up-to" if one.up_to else "choose"
    args: dict[str, Argument] = {"cards": cards(one.filter), "slot": slot(one.slot)}
    if not one.any_number:
        args["count"] = amount(one.count)
    phrase = said(key, **args)
    return (said("by-player", who=said(f"player-{one.by}"), what=phrase) if one.by else phrase), ("36-7",)


def _choose_number(one: ChooseNumber) -> Said:
    least = amount(one.least)
    if one.most is None:
        return said("declare-number", name=one.name, least=least), ("02-36", "05-3")
    return said("declare-number-up-to", name=one.name, least=least, most=amount(one.most)), ("02-36", "05-3")


def _damage(one: Damage) -> Said:
    phrase = said("damage", to=subject(one.to), amount=amount(one.amount), source=subject(one.source))
    if one.as_battle:
        return said("as-battle-damage", damage=phrase), ("39-1", "39-27")
    return phrase, ("39-1",)


def _modify(one: Modify) -> Said:
    signs = ("－" if one.atk_down else "＋", "－" if one.hp_down else "＋")
    args = {"atk": amount(one.atk), "hp": amount(one.hp), "subject": subject(one.subject)}
    return said("modify", atksign=signs[0], hpsign=signs[1], **args, **_lasting(one.lasts)), ("39-5",)


def _set_stats(one: SetStats) -> Said:
    numbers = [
        said("stat-becomes", stat=said(f"stat-{stat}"), amount=amount(value))
        for stat, value in (("atk", one.atk), ("hp", one.hp))
        if value is not None
    ]
    return said("set-stats", subject=subject(one.subject), numbers=numbers, **_lasting(one.lasts)), ("39-10",)


def _move(one: Move) -> Said:
    if one.lanes:
        goal = said("goal-lanes", lanes=listed("lane", one.lanes))
    elif one.lane_of is not None:
        goal = said("goal-lane-of", slot=slot(one.lane_of))
    else:
        end = "-either-end" if one.either_end else "-bottom" if one.bottom else ""
        goal = said(f"goal-{one.to}{end if one.to == 'deck' else ''}")
    flags = ("face_down", "exhausted", "reversed", "in_any_order")
    how = [said(f"how-{flag.replace('_', '-')}") for flag in flags if getattr(one, flag)]
    phrase = said("move", subject=subject(one.subject), goal=goal)
    clause = "39-7" if one.to == "exile" else "34-1" if one.to == "field" else "39-6"
    return (said("done-so", what=phrase, how=how) if how else phrase), (clause,)


def _move_lane(one: MoveLane) -> Said:
    goal = said("goal-adjacent" if one.adjacent else "goal-other-lane")
    if one.lanes:
        goal = said("goal-lanes", lanes=listed("lane", one.lanes))
    return said("move", subject=subject(one.subject), goal=goal), ("19-5",)


def _orient(one: Orient) -> Said:
    clause = {"active": "39-13", "exhausted": "39-12", "incapacitated": "30-1"}.get(one.how, "39-8")
    return said(f"orient-{one.how}", subject=subject(one.subject)), (clause,)


def _gifts(keywords: tuple[Keyword, ...], abilities: tuple[Ability, ...]) -> list[Phrase]:
    return [*(MEANT.keyword(one) for one in keywords), *(said("this-ability") for _ in abilities)]


def _grant(one: Grant) -> Said:
    clauses = ("39-10", *(KEYWORDS[keyword.name][1] for keyword in one.keywords))
    gifts = _gifts(one.keywords, one.abilities)
    return said("grant", subject=subject(one.subject), gifts=gifts, **_lasting(one.lasts)), clauses


def _master_attack(one: MasterAttack) -> Said:
    clauses = ("39-9", *(KEYWORDS[keyword.name][1] for keyword in one.keywords))
    gifts = _gifts(one.keywords, one.abilities)
    phrase = said("master-attack", whose=whose(one.whose), atk=amount(one.atk))
    return (said("with-gifts", what=phrase, gifts=gifts) if gifts else phrase), clauses


def _lose_effects(one: LoseEffects) -> Said:
    if one.keywords:
        words = listed("keyword", one.keywords)
        return said("lose-keywords", subject=subject(one.subject), keywords=words, **_lasting(one.lasts)), ("39-10",)
    return said("lose-effects", subject=subject(one.subject), **_lasting(one.lasts)), ("39-25",)


def _draw(one: Draw) -> Said:
    phrase = said("draw", who=said(f"player-{one.whose}"), count=amount(one.count))
    return (phrase if one.slot is None else said("kept", what=phrase, slot=slot(one.slot))), ("39-11",)


def _draw_up_to(one: DrawUpTo) -> Said:
    phrase = said("draw-up-to", who=said(f"player-{one.whose}"), hand=amount(one.hand))
    return (phrase if one.slot is None else said("kept", what=phrase, slot=slot(one.slot))), ("39-11",)


def _look(one: LookAt) -> Said:
    key = "reveal" if one.shown else "look"
    clause = "02-46" if one.shown else "02-33"
    return said(key, subject=subject(one.subject), slot=slot(one.slot)), (clause,)


def _recover_cores(one: RecoverCores) -> Said:
    if one.count is None:
        return said("recover-all-cores", whose=whose(one.whose)), ("39-13",)
    return said("recover-cores", whose=whose(one.whose), count=amount(one.count)), ("39-13",)


def _move_cores(one: MoveCores) -> Said:
    count = said("all") if one.count is None else amount(one.count)
    places = {"source": said(f"core-{one.source}"), "to": said(f"core-{one.to}")}
    return said("move-cores", whose=whose(one.whose), count=count, **places), ("39-20",)


def _put_tokens(one: PutTokens) -> Said:
    goal = said("goal-lanes", lanes=listed("lane", one.lanes)) if one.lanes else said("goal-field")
    args: dict[str, Argument] = {
        "token": one.token,
        "count": amount(one.count),
        "whose": whose(one.whose),
        "goal": goal,
    }
    phrase = said("put-tokens", **args)
    if one.exhausted:
        phrase = said("done-so", what=phrase, how=[said("how-exhausted")])
    if one.slot is not None:
        phrase = said("kept", what=phrase, slot=slot(one.slot))
    return phrase, ("39-18", TOKENS.get(one.token, "43-1"))


def _forbid(one: Forbid) -> Said:
    about = subject(one.subject) if one.subject is not None else said(f"player-{one.whose}")
    phrase = said(f"forbid-{one.act}", subject=about, **_lasting(one.lasts))
    limits = [] if one.against is None else [said("limit-cards", cards=cards(one.against, anywhere=True))]
    if one.subject is not None and one.whose:
        limits.append(said("limit-effects", whose=whose(one.whose)))
    clause = "39-24" if one.act == "break" else "01-3" if one.act in _MAY_NOT else "39-21"
    return (said("limited", what=phrase, limits=limits) if limits else phrase), (clause,)


_MAY_NOT: Final = ("hold-back", "attack", "block", "move-lane", "unlock", "play", "activate")


def _permit(one: Permit) -> Said:
    assert one.subject is not None
    clause = "39-26" if one.act == "attack-lords" else "01-2"
    return said(f"permit-{one.act}", subject=subject(one.subject), **_lasting(one.lasts)), (clause,)


def _change_damage(one: ChangeDamage) -> Said:
    key = f"damage-{'taken' if one.taken else 'dealt'}-{'down' if one.down else 'up'}"
    nature = said(f"damage-{one.nature or 'any'}")
    args = {"subject": subject(one.subject), "amount": amount(one.amount), "nature": nature}
    phrase = said(key, **args, **_lasting(one.lasts))
    if one.against is None:
        return phrase, ("11-1",)
    return said("limited", what=phrase, limits=[said("limit-cards", cards=cards(one.against, anywhere=True))]), (
        "11-1",
    )


def _change_cost(one: ChangeCost) -> Said:
    how = "becomes" if one.becomes else "down" if one.down else "up"
    if one.filter == THIS_CARD:
        own = said(f"own-cost-{how}", amount=amount(one.amount))
        return _not_below(one, own), ("31-1", "36-14")
    args = {"who": said(f"player-{one.whose}"), "cards": cards(one.filter, True), "amount": amount(one.amount)}
    phrase = _not_below(one, said(f"cost-{how}", **args, **_lasting(one.lasts)))
    return (said("only-the-next", what=phrase) if one.once else phrase), ("31-1",)


def _not_below(one: ChangeCost, phrase: Phrase) -> Phrase:
    return said("cost-least", what=phrase, least=one.least) if one.least else phrase


_SAID: Final[dict[type[Node], Callable[[Any], Said]]] = {
    Choose: _choose,
    ChooseAtRandom: lambda one: (
        said("choose-at-random", cards=cards(one.filter), count=amount(one.count), slot=slot(one.slot)),
        ("36-7",),
    ),
    ChooseLane: lambda one: (said("choose-lane", slot=slot(one.slot)), ("36-7", "19-1")),
    ChooseWord: lambda one: (
        said(f"declare-{one.of or ('colour' if one.words == tuple(COLOURS) else 'category')}", slot=slot(one.slot)),
        ("02-36",),
    ),
    ChooseNumber: _choose_number,
    Let: lambda one: (said("let", name=one.name, amount=amount(one.amount)), ("05-3",)),
    DivideDamage: lambda one: (
        said("divide-damage", cards=cards(one.among), amount=amount(one.amount)),
        ("39-1", "01-8"),
    ),
    DealInstead: lambda one: (said("deal-instead", to=subject(one.to), amount=amount(one.amount)), ("36-18", "11-1")),
    Damage: _damage,
    GainLife: lambda one: (said("gain-life", whose=whose(one.whose), amount=amount(one.amount)), ("39-2",)),
    LoseLife: lambda one: (said("lose-life", whose=whose(one.whose), amount=amount(one.amount)), ("08-1",)),
    GainPoints: lambda one: (
        said("gain-points", who=said(f"player-{one.whose}"), amount=amount(one.amount)),
        ("07-6",),
    ),
    SetLife: lambda one: (said("set-life", whose=whose(one.whose), amount=amount(one.amount)), ("39-2", "08-1")),
    Spend: lambda one: (
        said("spend", who=said(f"player-{one.whose}"), amount=amount(one.amount)),
        ("07-7", "31-2"),
    ),
    ChangeWait: lambda one: (
        said("wait-down" if one.down else "wait-up", subject=subject(one.subject), amount=amount(one.amount)),
        ("39-3",),
    ),
    Break: lambda one: (said("break", subject=subject(one.subject)), ("39-4",)),
    Modify: _modify,
    SetStats: _set_stats,
    Move: _move,
    MoveLane: _move_lane,
    SwapLanes: lambda one: (said("swap-lanes", one=subject(one.one), other=subject(one.other)), ("19-1",)),
    Orient: _orient,
    MasterAttack: _master_attack,
    Grant: _grant,
    LoseEffects: _lose_effects,
    Draw: _draw,
    DrawUpTo: _draw_up_to,
    Shuffle: lambda one: (said("shuffle", whose=whose(one.whose)), ("02-13",)),
    LookAt: _look,
    ExhaustCores: lambda one: (said("exhaust-cores", whose=whose(one.whose), count=amount(one.count)), ("39-12",)),
    RecoverCores: _recover_cores,
    MoveCores: _move_cores,
    Battle: lambda one: (said("battle", one=subject(one.one), other=subject(one.other)), ("39-19",)),
    DealEachOther: lambda one: (
        said("deal-each-other", one=subject(one.one), other=subject(one.other)),
        ("39-1", "11-3"),
    ),
    Unlock: lambda one: (said("unlock", subject=subject(one.subject)), ("39-17",)),
    Play: lambda one: (said("play", subject=subject(one.subject)), ("39-22",)),
    PutTokens: _put_tokens,
    Forbid: _forbid,
    Permit: _permit,
    ChangeDamage: _change_damage,
    ChangeCost: _change_cost,
    TreatAs: lambda one: (
        said("treat-as", subject=subject(one.subject), zone=said(f"zone-{one.zone}"), **_lasting(one.lasts)),
        ("39-23",),
    ),
    ExtraTurn: lambda one: (said("extra-turn", who=said(f"player-{one.whose}")), ("27-1",)),
    RemoveDamage: lambda one: (
        said("remove-damage", subject=subject(one.subject))
        if one.amount is None
        else said("remove-so-much-damage", subject=subject(one.subject), amount=amount(one.amount)),
        ("11-4",),
    ),
    EndAttack: lambda one: (said("end-attack"), ("35-2",)),
    ChangeTarget: lambda one: (said("change-target", to=subject(one.to)), ("35-4",)),
    WinGame: lambda one: (said("win", who=said(f"player-{one.whose}")), ("25-2",)),
    LoseGame: lambda one: (said("lose", who=said(f"player-{one.whose}")), ("25-3",)),
    CopiesInDeck: lambda one: (
        said("copies-in-deck", most=one.most) if one.most is not None else said("any-copies-in-deck"),
        ("24-2c", "01-2"),
    ),
    UnlockCards: lambda one: (
        said("unlock-cards", categories=listed("category", one.categories)),
        ("21-3a" if "arts" in one.categories else "21-2a",),
    ),
}
