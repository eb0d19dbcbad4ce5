"""Where an ability works (36-14): the places that its text names, in broad regions."""

from ...effects.parts import parts_of
from ...effects.statements import ChangeCost, If
from ...effects.tree import AllTrue, Condition, Fact, Filter, IsIt, Matches, OneTrue, Sentence, This, When

THIS_CARD = Filter(tests=(IsIt(This()),))


def works_in_by_text(
    sentences: tuple[Sentence, ...], unit: bool, conditions: tuple[Condition, ...] = ()
) -> tuple[str, ...]:
    """Where the effect says that this card has to be, or its condition that it goes.

    A skill's ability works in the standby zone otherwise (36-3a).
    """
    if any(isinstance(one, ChangeCost) and one.filter == THIS_CARD for one in parts_of(sentences)):
        return ("hand",)
    zones: list[str] = [zone for condition in conditions for zone in _where_it_goes(condition)]
    for sentence in sentences:
        for statement in sentence:
            if isinstance(statement, If):
                zones.extend(_places_of_this(statement.fact))
    regions: list[str] = []
    for zone in zones:
        if zone == "timeline" or zone.startswith("wait-"):
            regions += ["timeline", "standby"]
        elif zone in ("standby", "hand", "exile", "deck"):
            regions.append(zone)
    return tuple(dict.fromkeys(regions)) or (() if unit else ("standby",))


def _where_it_goes(condition: Condition) -> tuple[str, ...]:
    """《このカードがスタンバイゾーンに置かれた時》: it is there when that has happened."""
    if not isinstance(condition, When) or condition.happening.what != This():
        return ()
    if condition.happening.kind == "wait-changed":
        return ("timeline",)
    if condition.happening.kind == "exiled" and condition.happening.source:
        return ("exile",)
    return condition.happening.to


def _places_of_this(fact: Fact) -> tuple[str, ...]:
    if isinstance(fact, Matches) and fact.subject == This():
        return fact.filter.zones
    if isinstance(fact, AllTrue | OneTrue):
        return tuple(zone for one in fact.facts for zone in _places_of_this(one))
    return ()
