"""What a field ability can say, and where abilities work (11.4.3)."""

from dataclasses import replace
from typing import Final

from ...effects.statements import (
    ChangeDamage,
    ChangeStats,
    CopiesInDeck,
    Forbid,
    Grant,
    If,
    Instead,
    Let,
    LoseEffects,
    Permit,
    SetNumbers,
    While,
)
from ...effects.tree import (
    STAYS,
    Ability,
    AllTrue,
    Condition,
    Every,
    Fact,
    Filter,
    IsIt,
    Matches,
    OneTrue,
    Sentence,
    Standing,
    Statement,
    This,
    When,
)
from ..statements import (
    AddCost,
    AlternativeCost,
    AttackLimit,
    Become,
    ChangePrice,
    CostToAct,
    Enters,
    GainControl,
    GainLamps,
    HandLimit,
    MakeMore,
    OnlyIf,
    Prevent,
    Require,
    SkipPhase,
    Unaffected,
)
from ..tree import Provided, StateTrigger

_STANDING: Final = (
    ChangeStats,
    SetNumbers,
    Grant,
    LoseEffects,
    Become,
    GainControl,
    GainLamps,
    ChangePrice,
    AddCost,
    AlternativeCost,
    CostToAct,
    OnlyIf,
    Require,
    Enters,
    HandLimit,
    Forbid,
    Permit,
    Prevent,
    ChangeDamage,
    Instead,
    CopiesInDeck,
    Let,
    SkipPhase,
    Unaffected,
    AttackLimit,
    MakeMore,
)


def can_stand(statement: Statement) -> bool:
    """Can a field ability say so?"""
    if isinstance(statement, If):
        return all(can_stand(one) for one in (*statement.then, *statement.otherwise))
    if isinstance(statement, While):
        return all(can_stand(one) for one in statement.statements)
    return isinstance(statement, _STANDING)


def works_in(conditions: tuple[Condition, ...], sentences: tuple[Sentence, ...]) -> tuple[str, ...]:
    """Where an ability works, if that is not the battlefield (11.4.3): where its text says that this card is.

    A move that does not begin on the battlefield is heard where it ends (11.6.17.1).
    """
    for condition in conditions:
        if isinstance(condition, When) and condition.happening.what == This():
            source, to = condition.happening.source, condition.happening.to
            if condition.happening.kind == "discarded":
                return ("discard-pile",)
            if condition.happening.kind == "chrono-checked":
                return ("ca-yard",)
            if condition.happening.kind == "placed":
                return ()
            if source and "battlefield" not in source:
                return to or source
            if to and not source and to[0] in ("soul-yard", "ca-yard", "era-yard", "hand"):
                return to
        if isinstance(condition, Provided | StateTrigger):
            zones = _places_of_this(condition.fact)
            if zones:
                return zones
    for sentence in sentences:
        for statement in sentence:
            if isinstance(statement, If | While):
                zones = _places_of_this(statement.fact)
                if zones:
                    return zones
            inner = statement.then[0] if isinstance(statement, If) and statement.then else statement
            if is_about_this(inner):
                return ("hand",)
            if isinstance(inner, Instead) and inner.happening.what == This():
                source = ("hand",) if inner.happening.kind == "discarded" else inner.happening.source
                if source and "battlefield" not in source:
                    return source
            if inner == Forbid("be-interrupted", This(), lasts=STAYS):
                return ("stack",)
            played = inner.subject if isinstance(inner, Permit) else None
            if isinstance(played, Every) and IsIt(This()) in played.filter.tests:
                return played.filter.zones
    return ()


def apart_by_place(ability: Ability) -> list[Ability]:
    """このカードのコストは2減り、このカードは打ち消されない: what works in different zones is several abilities."""
    said = ability.sentences[0] if len(ability.sentences) == 1 else ()
    if not isinstance(ability.conditions[0], Standing) or not said:
        return [ability]
    parts: list[Statement] = []
    for one in said:
        whole = isinstance(one, If) and not one.otherwise
        parts += [If(one.fact, (each,)) for each in one.then] if isinstance(one, If) and whole else [one]
    places = [works_in(ability.conditions, ((one,),)) for one in parts]
    if len(set(places)) == 1 or any(isinstance(one, Let) for one in parts):
        return [ability]
    return [replace(ability, sentences=((one,),), works_in=place) for one, place in zip(parts, places, strict=True)]


def is_about_this(statement: Statement) -> bool:
    """It is about using or placing this card, and so works where that is done from."""
    if isinstance(statement, OnlyIf):
        return True
    if isinstance(statement, If):
        return any(is_about_this(one) for one in statement.then)
    if isinstance(statement, Permit):
        return statement.act == "place-any-time" and statement.subject == This()
    own = Filter(tests=(IsIt(This()),))
    if isinstance(statement, ChangePrice) and statement.of != "cards":
        return False
    return isinstance(statement, AddCost | AlternativeCost | ChangePrice) and statement.filter == own


def _places_of_this(fact: Fact) -> tuple[str, ...]:
    if isinstance(fact, Matches) and fact.subject == This():
        return tuple(zone for zone in fact.filter.zones if zone != "battlefield")
    if isinstance(fact, AllTrue | OneTrue):
        return tuple(zone for one in fact.facts for zone in _places_of_this(one))
    return ()
