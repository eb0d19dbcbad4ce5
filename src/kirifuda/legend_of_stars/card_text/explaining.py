"""A text in short plain lines, each with the clauses of the book that it uses."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from ...effects.statements import (
    ChangeCost,
    ChangeDamage,
    ChangeStats,
    Choose,
    ChooseAtRandom,
    ChooseLane,
    ChooseWord,
    CopiesInDeck,
    Damage,
    Destroy,
    Draw,
    DrawUpTo,
    EndAttack,
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
    Repeat,
    SetLife,
    SetNumbers,
    Shuffle,
    TurnOver,
    WinGame,
)
from ...effects.tree import (
    BOTH,
    STAYS,
    Ability,
    Activated,
    Amount,
    AtPhase,
    CardText,
    Coloured,
    Condition,
    Cost,
    DidThisTurn,
    DoAsCost,
    Extreme,
    Fact,
    Happening,
    InAttack,
    IsOf,
    IsPhase,
    Keyword,
    Marked,
    Node,
    Oriented,
    PlayerOf,
    Share,
    Standing,
    Statement,
    Subject,
    Test,
    Typed,
    When,
)
from ...kernel.phrase import Argument, Phrase
from ...text.meaning import Line
from ...text.meant import Meant, slot
from ..tree import (
    AdjacentSquare,
    AllDiffer,
    BattlesWith,
    Beside,
    ChooseSquare,
    Down,
    GainEnergy,
    GainThis,
    InRows,
    MoveTo,
    Pay,
    PayEnergy,
    PointedAt,
    PutOnSquare,
    RegainEnergy,
    Reposition,
    SameRow,
    Shares,
    Squares,
    SwapSquares,
)
from ..vocabulary import KEYWORDS, ROWS

Said = tuple[Phrase, tuple[str, ...]]


def meaning(text: CardText) -> list[Line]:
    """What a text is taken to mean."""
    lines = [Line(0, said("keyword", keyword=MEANT.keyword(one)), (KEYWORDS[one.name][1],)) for one in text.keywords]
    if text.play:
        lines.append(Line(0, said("play-effect"), ("2.2", "8.3")))
        for sentence in text.play:
            lines.extend(_statements(sentence, 1))
    for ability in text.abilities:
        lines.extend(_ability(ability, 0))
    return lines


def said(key: str, **args: Argument) -> Phrase:
    return Phrase(f"stars-meaning-{key}", **args)


# --- abilities -----------------------------------------------------------------------------------------


def _ability(ability: Ability, depth: int) -> Iterator[Line]:
    yield Line(depth, said("ability"), ("8.1",))
    for condition in ability.conditions:
        phrase, clauses = _condition(condition)
        yield Line(depth + 1, phrase, clauses)
    if ability.works_in:
        yield Line(depth + 1, said("works-in", zones=listed("zone", ability.works_in)), ("9.1",))
    for cost in ability.costs:
        yield from _cost(cost, depth + 1)
    for sentence in ability.sentences:
        yield from _statements(sentence, depth + 1)


_HAPPENING_CLAUSES: Final = {
    "placed": "5.3",
    "turned-up": "6.4",
    "turned-down": "6.4",
    "repositioned": "6",
    "square-moved": "8.2",
    "attacked": "5.5.1",
    "battling": "8.8",
    "battled": "8.8",
    "won": "8.8",
    "downed": "8.12",
    "destroyed": "8.10",
    "damaged": "8.11",
    "gained-life": "8.6",
    "drawn": "8.5",
    "played": "8.3",
    "activated": "8.4",
    "moved": "3",
    "gained": "6.6",
    "regained": "6.5",
    "chosen": "9.6",
}


def _condition(condition: Condition) -> Said:
    if isinstance(condition, Activated):
        limits = [said("once-a-turn")] if condition.once else []
        if condition.during:
            limits.append(said(f"phase-{condition.during}", whose=whose(condition.turn_of or BOTH)))
        elif condition.turn_of:
            limits.append(said("turn-of", whose=whose(condition.turn_of)))
        phrase = said("activated")
        return (said("limited", what=phrase, limits=limits) if limits else phrase), ("8.4", "7.2")
    if isinstance(condition, Standing):
        return said(f"standing-{condition.turn_of or 'always'}"), ("8.1",)
    if isinstance(condition, AtPhase):
        if condition.phase == "battle":
            return said("at-battle-end"), ("5.5.1",)
        phase = said(f"phase-{condition.phase}", whose=whose(condition.whose))
        return said("at-phase-end" if condition.end else "at-phase-start", phase=phase), ("9.3",)
    assert isinstance(condition, When)
    phrase = said("when", happening=happening(condition.happening))
    if condition.once:
        phrase = said("limited", what=phrase, limits=[said("once-a-turn")])
    return phrase, ("9.3", _HAPPENING_CLAUSES[condition.happening.kind])


def _cost(cost: Cost, depth: int) -> Iterator[Line]:
    if isinstance(cost, DoAsCost):
        yield Line(depth, said("cost-process"), ("8.4",))
        yield from _statements(cost.statements, depth + 1)
    elif isinstance(cost, GainThis):
        yield Line(depth, said("cost-gain"), ("6.6",))
    else:
        assert isinstance(cost, PayEnergy)
        yield Line(depth, said("cost-energy", amount=amount(cost.amount)), ("2.5.1",))


# --- happenings ----------------------------------------------------------------------------------------


def happening(one: Happening) -> Phrase:
    event = said(f"happening-{one.kind}", what=thing(one.what), who=said(f"player-{one.who or BOTH}"))
    details = list(_details(one))
    return said("happening-with", event=event, details=details) if details else event


def _details(one: Happening) -> Iterator[Phrase]:
    if one.who and one.kind in ("placed", "square-moved", "moved", "gained", "regained"):
        yield said("detail-who", who=said(f"player-{one.who}"))
    source = "row" if one.kind == "square-moved" else "zone"
    yield from MEANT.details(one, source, {"repositioned": "lying"}.get(one.kind, source))


# --- cards, numbers, facts -------------------------------------------------------------------------------

_RELATIONS: Final[dict[type[Test], str]] = {
    SameRow: "same-row",
    AdjacentSquare: "adjacent",
    BattlesWith: "battles-with",
    PointedAt: "pointed-at",
}


class _Meant(Meant):
    def test(self, one: Test) -> Phrase:
        if isinstance(one, SameRow | AdjacentSquare | BattlesWith | PointedAt):
            return said(f"test-{_RELATIONS[type(one)]}", subject=self.subject(one.subject))
        if isinstance(one, Shares):
            return said(f"test-shares-{one.of}", subject=self.subject(one.subject))
        if isinstance(one, Beside):
            return said(f"test-beside-{one.side}", subject=self.subject(one.subject))
        if isinstance(one, Coloured):
            return said("test-attribute", attributes=self.listed("attribute", one.colours))
        if isinstance(one, Typed):
            return said("test-race", races=[self.plain(word) for word in one.types])
        if isinstance(one, Oriented):
            return said(f"lying-{one.how}")
        if isinstance(one, InRows):
            return said("test-rows", rows=self.listed("row", one.rows))
        if isinstance(one, InAttack):
            return said(f"test-attack-{one.part}")
        if isinstance(one, DidThisTurn):
            return said(f"test-did-{one.what}")
        if isinstance(one, Extreme):
            key = "test-most" if one.most else "test-least"
            return said(key, stat=self.stat(one.stat), cards=self.cards(one.among))
        if isinstance(one, Marked):
            return said(f"test-mark-{one.mark}")
        if isinstance(one, IsOf):
            return said("test-kind", kinds=self.listed("kind", one.categories))
        return super().test(one)

    def amount(self, one: Amount) -> Phrase:
        if isinstance(one, Share):
            return said("share-down" if one.down else "share-up", amount=self.amount(one.amount), parts=one.parts)
        return super().amount(one)

    def subject(self, one: Subject) -> Phrase:
        return said(f"player-{one.whose}") if isinstance(one, PlayerOf) else super().subject(one)

    def happening(self, one: Happening) -> Phrase:
        return happening(one)

    def fact(self, one: Fact) -> Phrase:
        if isinstance(one, AllDiffer):
            return said(f"all-differ-{one.of}", cards=self.cards(one.filter))
        if isinstance(one, IsPhase):
            return said(f"phase-{one.phase}", whose=self.whose(one.whose))
        return super().fact(one)


MEANT: Final = _Meant(said, "kind")
listed, whose, thing, stat = MEANT.listed, MEANT.whose, MEANT.thing, MEANT.stat
cards, subject, amount, fact = MEANT.cards, MEANT.subject, MEANT.amount, MEANT.fact


def squares(one: Squares) -> Phrase:
    """Where a character goes."""
    if one.slot is not None:
        return said("square-slot", slot=slot(one.slot))
    parts: list[Phrase] = []
    if one.near:
        key = f"near-{one.near}"
        parts.append(said(f"{key}-of", subject=subject(one.of)) if one.of is not None else said(key))
    parts += listed("lane", one.lanes) + (listed("row", one.rows) if len(one.rows) < len(ROWS) else [])
    return said("squares", parts=parts) if parts else said("any-square")


# --- statements ---------------------------------------------------------------------------------------------


def _statements(statements: tuple[Statement, ...], depth: int) -> Iterator[Line]:
    for one in statements:
        yield from _statement(one, depth)


def _block(head: Phrase, clauses: tuple[str, ...], inner: tuple[Statement, ...], depth: int) -> Iterator[Line]:
    if inner:
        yield Line(depth, head, clauses)
        yield from _statements(inner, depth + 1)


def _statement(one: Statement, depth: int) -> Iterator[Line]:
    if isinstance(one, May):
        may = said("by-player", who=said(f"player-{one.by}"), what=said("may")) if one.by else said("may")
        yield from _block(may, ("8.1",), one.statements, depth)
    elif isinstance(one, IfDid):
        yield from _block(said("if-did"), ("8.1",), one.then, depth)
        yield from _block(said("if-did-not"), ("8.1",), one.otherwise, depth)
    elif isinstance(one, If):
        yield from _block(said("if", fact=fact(one.fact)), ("8.1",), one.then, depth)
        yield from _block(said("otherwise"), ("8.1",), one.otherwise, depth)
    elif isinstance(one, Modes):
        key = "modes-up-to" if one.up_to else "modes"
        yield Line(depth, said(key, count=amount(one.count)), ("8.1",))
        for option in one.options:
            yield from _block(said("option"), (), option, depth + 1)
    elif isinstance(one, Repeat):
        yield from _block(said("repeat", count=amount(one.count)), ("8.1",), one.statements, depth)
    elif isinstance(one, NextTurn):
        yield from _block(said(f"next-turn-{one.whose}"), ("9.1", "5.6"), one.statements, depth)
    elif isinstance(one, Later):
        phrase, clauses = _condition(one.condition)
        key = "later-again" if one.again else "later"
        yield from _block(said(key, condition=phrase, **_lasting(one.lasts)), clauses, one.statements, depth)
    elif isinstance(one, Instead):
        key = "instead" if one.statements else "instead-nothing"
        head = said(key, happening=happening(one.happening), **_lasting(one.lasts))
        yield Line(depth, said("limited", what=head, limits=[said("next-only")]) if one.once else head, ("9.1",))
        yield from _statements(one.statements, depth + 1)
    else:
        phrase, clauses = _SAID[type(one)](one)
        yield Line(depth, phrase, clauses)
        for ability in getattr(one, "abilities", ()):
            yield from _ability(ability, depth + 1)


def _lasting(lasts: str) -> dict[str, Argument]:
    return {"lasts": said(f"lasts-{lasts}" if lasts != STAYS else "lasts-stays")}


def _choose(one: Choose) -> Said:
    key = "choose-any-number" if one.any_number else "choose-up-to" if one.up_to else "choose"
    args: dict[str, Argument] = {"cards": cards(one.filter), "slot": slot(one.slot)}
    if not one.any_number:
        args["count"] = amount(one.count)
    phrase = said(key, **args)
    return (said("by-player", who=said(f"player-{one.by}"), what=phrase) if one.by else phrase), ("9.6", "9.6.1")


def _change_stats(one: ChangeStats) -> Said:
    changes = [
        said("lowered" if change.down else "raised", stat=stat(change.stat), amount=amount(change.amount))
        for change in one.changes
    ]
    return said("change-stats", subject=subject(one.subject), changes=changes, **_lasting(one.lasts)), ("8.9",)


def _set_numbers(one: SetNumbers) -> Said:
    values = [
        said("stat-becomes", stat=stat(value.stat, one.original), amount=amount(value.amount)) for value in one.values
    ]
    clauses = ("9.5", "8.7") if one.original else ("9.5",)
    return said("change-stats", subject=subject(one.subject), changes=values, **_lasting(one.lasts)), clauses


def _move(one: Move) -> Said:
    end = "-either-end" if one.either_end else "-bottom" if one.bottom else ""
    goal = said(f"goal-{one.to}{end if one.to == 'deck' else ''}")
    how = [said("how-gained")] if one.exhausted else []
    how += [said("how-in-any-order")] if one.in_any_order else []
    phrase = said("move", subject=subject(one.subject), goal=goal)
    clause = {"trash": "3.2", "hand": "3.6", "deck": "3.1", "energy-zone": "3.4", "support-zone": "3.5"}[one.to]
    return (said("done-so", what=phrase, how=how) if how else phrase), (clause,)


def _put_on_square(one: PutOnSquare) -> Said:
    goal = said("back-row") if one.squares == Squares() else squares(one.squares)
    phrase = said("put-on-square", subject=subject(one.subject), goal=goal)
    how = listed("lying", tuple(word for word in (one.face, one.position) if word))
    if one.whose:
        how.append(said("on-side-of", whose=whose(one.whose)))
    return (said("done-so", what=phrase, how=how) if how else phrase), ("3.3", "3.3.3")


def _lay(one: Reposition | TurnOver) -> Said:
    if isinstance(one, Reposition):
        if not one.to:
            return said("reposition", subject=subject(one.subject)), ("6",)
        return said("lay", subject=subject(one.subject), how=listed("lying", (one.to,))), (
            "6.1" if one.to == "attack" else "6.2",
        )
    how = listed("lying", tuple(word for word in (one.face, one.position) if word))
    return said("lay", subject=subject(one.subject), how=how), ("6.3" if one.face == "face-up" else "6.4",)


def _paid(one: Pay) -> Said:
    what = one.what
    if isinstance(what, LoseLife):
        return said("pay-life", whose=whose(what.whose), amount=amount(what.amount)), ("8.1", "3.7")
    assert isinstance(what, GainEnergy) and what.count is not None
    return said("pay-energy", whose=whose(what.whose), count=amount(what.count)), ("8.1", "2.5.1")


def _energy(one: GainEnergy | RegainEnergy) -> Said:
    key, clause = ("gain-energy", "6.6") if isinstance(one, GainEnergy) else ("regain-energy", "6.5")
    if one.count is None:
        return said(f"{key}-all", whose=whose(one.whose)), (clause, "2.4")
    return said(key, whose=whose(one.whose), count=amount(one.count)), (clause, "2.4")


def _gifts(keywords: tuple[Keyword, ...], abilities: tuple[Ability, ...]) -> list[Phrase]:
    return [*(MEANT.keyword(one) for one in keywords), *(said("this-ability") for _ in abilities)]


def _grant(one: Grant) -> Said:
    clauses = tuple(KEYWORDS[keyword.name][1] for keyword in one.keywords) or ("8.1",)
    gifts = _gifts(one.keywords, one.abilities)
    return said("grant", subject=subject(one.subject), gifts=gifts, **_lasting(one.lasts)), clauses


def _lose_effects(one: LoseEffects) -> Said:
    if one.keywords:
        words = listed("keyword", one.keywords)
        return said("lose-keywords", subject=subject(one.subject), keywords=words, **_lasting(one.lasts)), ("8.13",)
    return said("lose-effects", subject=subject(one.subject), **_lasting(one.lasts)), ("8.1",)


def _draw(one: Draw) -> Said:
    phrase = said("draw", who=said(f"player-{one.whose}"), count=amount(one.count))
    return (phrase if one.slot is None else said("kept", what=phrase, slot=slot(one.slot))), ("8.5",)


def _draw_up_to(one: DrawUpTo) -> Said:
    phrase = said("draw-up-to", who=said(f"player-{one.whose}"), hand=amount(one.hand))
    return (phrase if one.slot is None else said("kept", what=phrase, slot=slot(one.slot))), ("8.5", "3.6")


def _look(one: LookAt) -> Said:
    key = "reveal" if one.shown else "look"
    return said(key, subject=subject(one.subject), slot=slot(one.slot)), ("3.6",)


def _forbid(one: Forbid) -> Said:
    about = subject(one.subject) if one.subject is not None else said(f"player-{one.whose}")
    phrase = said(f"forbid-{one.act}", subject=about, **_lasting(one.lasts))
    limits = [] if one.against is None else [said("limit-cards", cards=cards(one.against, anywhere=True))]
    if one.subject is not None and one.whose:
        limits.append(said("limit-effects", whose=whose(one.whose)))
    return (said("limited", what=phrase, limits=limits) if limits else phrase), ("9.2",)


def _permit(one: Permit) -> Said:
    about = subject(one.subject) if one.subject is not None else said(f"player-{one.whose}")
    phrase = said(f"permit-{one.act}", subject=about, **_lasting(one.lasts))
    limits = [] if one.against is None else [said("limit-cards", cards=cards(one.against, anywhere=True))]
    return (said("limited", what=phrase, limits=limits) if limits else phrase), ("9.1", "9.2")


def _change_damage(one: ChangeDamage) -> Said:
    key = f"damage-{'taken' if one.taken else 'dealt'}-{'down' if one.down else 'up'}"
    nature = said("detail-down" if one.nature == "down" else "damage-any")
    args = {"subject": subject(one.subject), "amount": amount(one.amount), "nature": nature}
    return said(key, **args, **_lasting(one.lasts)), ("8.11",)


def _change_cost(one: ChangeCost) -> Said:
    args = {"who": said(f"player-{one.whose}"), "cards": cards(one.filter), "amount": amount(one.amount)}
    how = "becomes" if one.becomes else "down" if one.down else "up"
    phrase = said(f"cost-{how}", **args, **_lasting(one.lasts))
    limits = [said("next-only")] if one.once else []
    limits += [said("cost-least", least=one.least)] if one.least else []
    return (said("limited", what=phrase, limits=limits) if limits else phrase), ("2.5.1", "9.1")


_SAID: Final[dict[type[Node], Callable[[Any], Said]]] = {
    Choose: _choose,
    ChooseAtRandom: lambda one: (
        said("choose-at-random", cards=cards(one.filter), count=amount(one.count), slot=slot(one.slot)),
        ("9.6",),
    ),
    ChooseLane: lambda one: (said("choose-lane", slot=slot(one.slot)), ("3.3.4",)),
    ChooseWord: lambda one: (said(f"declare-{one.of}", slot=slot(one.slot)), ("2.1.5" if one.of == "race" else "2.6",)),
    ChooseSquare: lambda one: (
        said("choose-square", whose=whose(one.whose), goal=squares(one.squares), slot=slot(one.slot)),
        ("3.3.1",),
    ),
    Let: lambda one: (said("let", name=one.name, amount=amount(one.amount)), ("8.1",)),
    Damage: lambda one: (
        said("damage", to=subject(one.to), amount=amount(one.amount), source=subject(one.source)),
        ("8.11",),
    ),
    GainLife: lambda one: (said("gain-life", whose=whose(one.whose), amount=amount(one.amount)), ("8.6",)),
    SetLife: lambda one: (said("set-life", whose=whose(one.whose), amount=amount(one.amount)), ("3.7",)),
    Pay: _paid,
    LoseLife: lambda one: (said("lose-life", whose=whose(one.whose), amount=amount(one.amount)), ("3.7",)),
    ChangeStats: _change_stats,
    SetNumbers: _set_numbers,
    Destroy: lambda one: (said("destroy", subject=subject(one.subject)), ("8.10",)),
    Down: lambda one: (said("down", subject=subject(one.subject)), ("8.12",)),
    Move: _move,
    MoveTo: lambda one: (said("move-to", subject=subject(one.subject), goal=squares(one.squares)), ("8.2",)),
    SwapSquares: lambda one: (said("swap-squares", one=subject(one.one), other=subject(one.other)), ("8.2",)),
    PutOnSquare: _put_on_square,
    Reposition: _lay,
    TurnOver: _lay,
    Orient: lambda one: (
        said(f"orient-{one.how}", subject=subject(one.subject)),
        ("6.6" if one.how == "gained" else "6.5",),
    ),
    GainEnergy: _energy,
    RegainEnergy: _energy,
    EndAttack: lambda one: (said("end-attack"), ("5.5.1",)),
    Grant: _grant,
    LoseEffects: _lose_effects,
    Draw: _draw,
    DrawUpTo: _draw_up_to,
    Shuffle: lambda one: (said("shuffle", whose=whose(one.whose)), ("3.1",)),
    LookAt: _look,
    Play: lambda one: (said("play", subject=subject(one.subject)), ("8.3",)),
    Forbid: _forbid,
    Permit: _permit,
    ChangeDamage: _change_damage,
    ChangeCost: _change_cost,
    WinGame: lambda one: (said("win", who=said(f"player-{one.whose}")), ("4",)),
    LoseGame: lambda one: (said("lose", who=said(f"player-{one.whose}")), ("4",)),
    CopiesInDeck: lambda one: (
        said("copies-in-deck", most=one.most) if one.most is not None else said("any-copies-in-deck"),
        ("3.1", "9.1"),
    ),
}
