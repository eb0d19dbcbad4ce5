"""What kind an ability is, and what it waits for."""

from functools import cache

from .parts import parts_of
from .tree import Ability, Activated, AtPhase, CardText, Happening, Keyword, Standing, When


def is_standing(ability: Ability) -> bool:
    return any(isinstance(one, Standing) for one in ability.conditions)


def is_activated(ability: Ability) -> bool:
    return any(isinstance(one, Activated) for one in ability.conditions)


def waits_for(ability: Ability) -> tuple[str, ...]:
    """The kinds of happenings that it triggers by."""
    kinds: list[str] = []
    for condition in ability.conditions:
        if isinstance(condition, When):
            kinds.append(condition.happening.kind)
        elif isinstance(condition, AtPhase):
            kinds.append(phase_kind(condition.phase, condition.end))
    return tuple(dict.fromkeys(kinds))


@cache
def phase_kind(phase: str, end: bool) -> str:
    """The kind of happening that the start or the end of a phase, a step or a turn is."""
    return f"{phase}-{'end' if end else 'start'}"


def spoken_of(text: CardText) -> set[str]:
    """Every kind of happening that this text, or anything it may give, waits for."""
    found: set[str] = set()
    for one in parts_of(text):
        if isinstance(one, Happening):
            found.add(one.kind)
        elif isinstance(one, AtPhase):
            found.add(phase_kind(one.phase, one.end))
    return found


def strongest(keywords: tuple[Keyword, ...]) -> dict[str, int]:
    """Keywords with their numbers; of the same one only the largest number counts."""
    found: dict[str, int] = {}
    for keyword in keywords:
        found[keyword.name] = max(found.get(keyword.name, 0), keyword.amount or 0)
    return found
