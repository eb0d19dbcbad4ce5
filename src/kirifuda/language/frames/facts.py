"""What is so: before なら, 限り, 間."""

from dataclasses import replace
from typing import Final

from ...effects.tree import (
    EITHER,
    Compares,
    Exists,
    Fact,
    Filter,
    IsPhase,
    IsTurnOf,
    Marked,
    Matches,
    Number,
    Subject,
)
from ..frame import Frame, frame
from ..meanings import Measure, Period, Place, Spot


def exists(filter: Filter, measure: Measure | None = None, place: Place | Spot | None = None) -> Fact | None:
    found = located(filter, place)
    if found is None:
        return None
    return Exists(found, measure.how, measure.amount) if measure else Exists(found, ">=", Number(1))


def located(filter: Filter, place: Place | Spot | None) -> Filter | None:
    """相手の前衛にキャラクターがいる: the place and its owner are the cards'."""
    if place is None:
        return filter
    if filter.whose != EITHER or filter.zones:
        return None
    if isinstance(place, Spot):
        return replace(filter, whose=place.whose or EITHER, tests=(place.test, *filter.tests))
    return replace(filter, whose=place.whose, zones=place.zones)


def none_exists(filter: Filter, place: Place | Spot | None = None) -> Fact | None:
    found = located(filter, place)
    return Exists(found, "=", Number(0)) if found is not None else None


def is_at(subject: Subject, place: Place | Spot) -> Fact | None:
    where = located(Filter(), place)
    return Matches(subject, where) if where is not None else None


def has_so_many(filter: Filter, measure: Measure) -> Fact:
    return Exists(filter, measure.how, measure.amount)


def amounts_to(one: object, measure: Measure) -> Fact:
    return Compares(one, measure.how, measure.amount)  # type: ignore[arg-type]


def is_during(period: Period) -> Fact:
    return IsPhase(period.phase, period.whose) if period.phase else IsTurnOf(period.whose)


def is_marked(subject: Subject, mark: str) -> Fact:
    return Matches(subject, Filter(tests=(Marked(mark),)))


FRAMES: Final[tuple[Frame, ...]] = (
    frame(Exists, "{place:place}に? {filter:filter}が {measure:at-least}? いる", pack=exists),
    frame(Exists, "{place:place}に? {filter:filter}が いる", forms="not", pack=none_exists),
    frame(Matches, "{subject:one}が {place:place}に いる", pack=is_at),
    frame(Matches, "{subject:group}が|は {filter:test}だ である"),
    frame(Exists, "{filter:filter}が {measure:measure}だ である", pack=has_so_many),
    frame(IsPhase, "{period:period}だ である", pack=is_during),
    frame(Matches, "{subject:group}が|は {mark:mark}を 持つ", pack=is_marked),
    frame(Compares, "{one:number-of}が {measure:measure}だ である", pack=amounts_to),
    frame(Compares, "{one:amount}が {other:amount}より >", how=">"),
    frame(Compares, "{one:amount}が {other:amount}より <", how="<"),
)
