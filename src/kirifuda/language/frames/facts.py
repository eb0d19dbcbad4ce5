"""What is so: before なら, 限り, 間."""

from dataclasses import replace
from typing import Final

from ...effects.tree import (
    EITHER,
    AllTrue,
    Amount,
    Compares,
    Count,
    Exists,
    Extreme,
    Fact,
    Filter,
    HasKeyword,
    InChosenLane,
    IsPhase,
    IsTurnOf,
    Marked,
    Matches,
    Minus,
    Number,
    PlayerStat,
    Plus,
    Subject,
    Variable,
)
from ..frame import Found, Frame, frame
from ..meanings import DOER, Gifts, Measure, Period, Place, Spot, is_another


def exists(filter: Filter, measure: Measure | None = None, place: Place | Spot | None = None) -> Fact | None:
    found = located(filter, place)
    if found is None:
        return None
    return Exists(found, measure.how, measure.amount) if measure else Exists(found, ">=", Number(1))


def where_and_which(one: Exists) -> Found | None:
    """The place, and the cards there; None: it is not a number of cards that lie somewhere."""
    filter = one.filter
    spot = next((test for test in filter.tests if not is_another(test)), None)
    if any(hasattr(test, "subject") or isinstance(test, Extreme | InChosenLane) for test in filter.tests):
        return {"filter": filter}
    if spot is not None and (hasattr(spot, "rows") or hasattr(spot, "lanes")) and not filter.zones:
        place: Place | Spot = Spot(spot, "" if filter.whose == EITHER else filter.whose)
        tests = tuple(test for test in filter.tests if test != spot)
        return {"place": place, "filter": replace(filter, whose=EITHER, tests=tests)}
    place = Place(filter.zones, filter.whose)
    return {"place": place, "filter": replace(filter, whose=EITHER, zones=())}


def some_there(one: Exists) -> Found | None:
    found = where_and_which(one)
    if found is None or (one.how, one.amount) == ("=", Number(0)):
        return None
    if (one.how, one.amount) == (">=", Number(1)):
        return found
    return found | {"measure": Measure(one.how, one.amount), "counted": one.filter}


def none_there(one: Exists) -> Found | None:
    return where_and_which(one) if (one.how, one.amount) == ("=", Number(0)) else None


PILES: Final = (("trash",), ("deck",))
"""Of cards in these one says that they lie there."""


def how_many(one: Exists) -> Found | None:
    """手札が5枚以上: of a place as a whole."""
    whole = one.filter == Filter(one.filter.whose, one.filter.zones) and one.filter.zones not in ((), *PILES)
    if not (whole or one.how == ">") or (one.how, one.amount) in ((">=", Number(1)), ("=", Number(0))):
        return None
    return {"filter": one.filter, "measure": Measure(one.how, one.amount), "counted": one.filter}


def located(filter: Filter, place: Place | Spot | None) -> Filter | None:
    """相手の前衛にキャラクターがいる: the place and its owner are the cards'."""
    if place is None:
        return filter
    if isinstance(place, Spot) and not place.whose:
        return replace(filter, tests=(place.test, *filter.tests))
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


def where_it_is(one: Matches) -> Found | None:
    found = where_and_which(Exists(one.filter, ">=", Number(1)))
    if found is None or found.get("filter") != Filter() or one.filter == Filter():
        return None
    if not one.filter.zones and isinstance(found["place"], Place):
        return None
    return {"subject": one.subject, "place": found["place"]}


def what_it_is(one: Matches) -> Found | None:
    return {"subject": one.subject, "filter": one.filter} if not one.filter.zones else None


def has_so_many(filter: Filter, measure: Measure) -> Fact:
    return Exists(filter, measure.how, measure.amount)


def amounts_to(one: object, measure: Measure) -> Fact:
    return Compares(one, measure.how, measure.amount)  # type: ignore[arg-type]


def what_it_amounts_to(one: Compares) -> Found | None:
    if one.how in (">", "<") and not isinstance(one.other, Number | Variable):
        return None
    return {"one": one.one, "measure": Measure(one.how, one.other)}


def phase_is(period: Period) -> Fact | None:
    return IsPhase(period.phase, period.whose) if period.phase else None


def turn_is(period: Period) -> Fact | None:
    return IsTurnOf(period.whose) if not period.phase else None


def which_phase(one: IsPhase) -> Found:
    return {"period": Period(one.phase, one.whose)}


def whose_turn(one: IsTurnOf) -> Found:
    return {"period": Period("", one.whose)}


def than_theirs(one: Amount, whose: str, how: str, measure: Measure | None = None) -> Fact | None:
    """自分の手札が相手より少ない: than the same of the other player."""
    if isinstance(one, PlayerStat):
        other: Amount = replace(one, whose=whose)
    elif isinstance(one, Count) and one.of == Filter(EITHER, ("hand",)):  # one's own, where nobody's is said
        one, other = Count(replace(one.of, whose=DOER)), Count(replace(one.of, whose=whose))
    elif isinstance(one, Count) and one.of.whose not in (EITHER, whose):
        other = Count(replace(one.of, whose=whose))
    else:
        return None
    return than(one, other, how, measure)


def than(one: Amount, other: Amount, how: str, measure: Measure | None = None) -> Fact | None:
    """～より多い, ～より2枚以上多い."""
    if measure is None:
        return Compares(one, how, other)
    if measure.how != ">=":
        return None
    if how == ">":
        return Compares(one, ">=", Plus(other, measure.amount))
    return Compares(one, "<=", Minus(other, measure.amount))


def both_exist(filters: tuple[Filter, ...], place: Place | Spot | None = None) -> Fact | None:
    """＜竜＞と＜騎士＞がいる: of each at least one."""
    found = [exists(one, None, place) for one in filters]
    return None if None in found else AllTrue(tuple([one for one in found if one is not None]))


def is_marked(subject: Subject, mark: str) -> Fact:
    return Matches(subject, Filter(tests=(Marked(mark),)))


def has_keyword(subject: Subject, gifts: Gifts) -> Fact | None:
    if len(gifts.keywords) != 1 or gifts.keywords[0].amount is not None or gifts.abilities or gifts.changes:
        return None
    return Matches(subject, Filter(tests=(HasKeyword(gifts.keywords[0].name),)))


FRAMES: Final[tuple[Frame, ...]] = (
    frame(Exists, "{filter:filter}が {measure:measure}だ である", pack=has_so_many, unpack=how_many),
    frame(Exists, "{place:place}に? {filter:filter}が {measure:at-least}? いる", pack=exists, unpack=some_there),
    frame(Exists, "{place:place}に? {filter:filter}が いる", forms="not", pack=none_exists, unpack=none_there),
    frame(Matches, "{subject:one}が {place:place}に いる", pack=is_at, unpack=where_it_is),
    frame(Matches, "{subject:group}が|は {filter:test}だ である", unpack=what_it_is),
    frame(IsPhase, "{period:period}だ である", pack=phase_is, unpack=which_phase),
    frame(IsTurnOf, "{period:period}だ である", pack=turn_is, unpack=whose_turn),
    frame(Matches, "{subject:group}が|は {mark:mark}を 持つ", pack=is_marked),
    frame(Matches, "{subject:group}が|は {gifts:gifts}を 持つ", pack=has_keyword),
    frame(Compares, "{one:number-of}が {measure:measure}だ である", pack=amounts_to, unpack=what_it_amounts_to),
    frame(Exists, "{place:place}に? {filters:filters}が いる", pack=both_exist),
    *(
        each
        for how in ("<", ">")
        for each in (
            frame(Compares, f"{{one:amount}}が {{other:amount}}より {how}", how=how),
            frame(
                Compares,
                f"{{one:countable}}が {{other:countable}}より {how}",
                pack=than,
                how=how,
            ),
            frame(Compares, f"{{one:countable}}が {{whose:someone}}より {how}", pack=than_theirs, how=how),
            frame(
                Compares, f"{{one:countable}}が {{other:countable}}より {{measure:at-least}} {how}", pack=than, how=how
            ),
            frame(
                Compares,
                f"{{one:countable}}が {{whose:someone}}より {{measure:at-least}} {how}",
                pack=than_theirs,
                how=how,
            ),
        )
    ),
)
