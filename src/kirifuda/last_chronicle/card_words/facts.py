"""What is so, in this book: counters on cards, how a card came, what was paid."""

from collections.abc import Callable
from typing import Final

from ...effects.tree import Compares, Exists, Fact, Filter, Matches, Number, Subject
from ...language.frame import Found, Frame, frame
from ...language.frames.facts import none_exists
from ...language.meanings import Measure
from .. import vocabulary as book
from ..tree import CameBy, CountersOn, PaidExtra
from .counters import Counters


def bears(subject: Subject, counter: str, measure: Measure | None = None) -> Compares:
    """それの上に成長カウンターが2個以上置かれている."""
    if measure is None:
        return Compares(CountersOn(counter, subject), ">=", Number(1))
    return Compares(CountersOn(counter, subject), measure.how, measure.amount)


def what_it_bears(one: Compares) -> Found | None:
    """So many counters on it; none at all is said otherwise."""
    on = one.one
    if not isinstance(on, CountersOn) or (one.how, one.other) == ("=", Number(0)):
        return None
    found: Found = {"subject": on.of, "counter": Counters(on.counter)}
    return (
        found if (one.how, one.other) == (">=", Number(1)) else found | {"measure": Measure(one.how, one.other, "個")}
    )


def that_it_bears_none(one: Compares) -> Found | None:
    if not isinstance(one.one, CountersOn) or (one.how, one.other) != ("=", Number(0)):
        return None
    return {"subject": one.one.of, "counter": Counters(one.one.counter)}


def by_which_way(way: str) -> Callable[[Matches], Found | None]:
    def found(one: Matches) -> Found | None:
        return {"subject": one.subject, "way": way} if one == came_by(one.subject, way) else None

    return found


def bears_none(subject: Subject, counter: str) -> Compares:
    return Compares(CountersOn(counter, subject), "=", Number(0))


def controls(who: str, filter: Filter, measure: Measure | None = None) -> Fact | None:
    """あなたがストラクチャを2枚以上コントロールしている."""
    if filter.whose != "either" or filter.zones:
        return None
    owned = Filter(who, (), filter.categories, filter.tests)
    return Exists(owned, measure.how, measure.amount) if measure is not None else Exists(owned, ">=", Number(1))


def held(who: str, filter: Filter) -> Fact | None:
    """あなたが手札を1枚も持たない."""
    if filter != Filter(zones=("hand",)):
        return None
    return Exists(Filter(who, ("hand",)), "=", Number(0))


def came_by(subject: Subject, way: str) -> Matches:
    return Matches(subject, Filter(tests=(CameBy(way),)))


FACTS: Final[tuple[Frame, ...]] = (
    frame(
        Compares,
        "{subject:on}に {counter:counters}が {measure:at-least}? いる",
        pack=bears,
        unpack=what_it_bears,
    ),
    frame(Compares, "{subject:on}に? {counter:counters}が {measure:at-least}? 乗る", forms="doing", pack=bears),
    frame(
        Compares,
        "{subject:on}に {counter:counters}が いる",
        forms="not",
        pack=bears_none,
        unpack=that_it_bears_none,
    ),
    frame(
        Compares,
        "{subject:on}に? {counter:counters}が {measure:at-least}? 置く",
        forms="doing",
        voices="passive",
        pack=bears,
    ),
    frame(
        Exists,
        "{who:someone}が {filter:filter}を {measure:at-least}? コントロールする",
        forms="plain doing",
        pack=controls,
    ),
    frame(
        Exists,
        "{place:place}に? {filter:filter}が {none:not-even-one} いる",
        forms="not",
        pack=lambda filter, none, place=None: none_exists(filter, place) if none else None,
    ),
    frame(
        Exists,
        "{who:someone}が {filter:filter}を {none:not-even-one} 持つ",
        forms="not",
        pack=lambda who, filter, none: held(who, filter) if none else None,
    ),
    frame(PaidExtra, "追加コストを 支払う", forms="past doing", en="the additional cost [be] paid", clause="11.2.4"),
    *(
        frame(
            Matches,
            f"{{subject:one}}が ~{way} 配置する",
            forms="past doing",
            voices="passive",
            way=way,
            pack=came_by,
            unpack=by_which_way(way),
        )
        for way in book.WAYS
    ),
)
