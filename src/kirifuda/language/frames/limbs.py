"""What the frames of several games make their records of: whose effects, which zones, what is permitted."""

from collections.abc import Callable

from ...effects.statements import Permit
from ...effects.tree import EITHER, STAYS, Every, Filter, Subject
from ..meanings import Place, Thing


def by_whom(effects: Thing | None) -> str | None:
    """相手の効果によって: whose effect did it. Which card's is not kept: refused."""
    if effects is None:
        return ""
    if isinstance(effects.of, Every) and effects.of.filter == Filter(effects.of.filter.whose):
        return effects.of.filter.whose  # 相手のカードの効果
    return effects.whose if effects.of is None and effects.whose else None


def whose_effect(by: str) -> Thing | None:
    """The other way."""
    return Thing("効果", whose=by) if by else None


def zones_of(place: Place | None) -> tuple[str, ...]:
    return place.zones if place is not None else ()


def where(zones: tuple[str, ...]) -> Place | None:
    """The other way."""
    return Place(zones, EITHER) if zones else None


def permits(act: str) -> Callable[..., Permit]:
    def made(subject: Subject) -> Permit:
        return Permit(act, subject, lasts=STAYS)

    return made
