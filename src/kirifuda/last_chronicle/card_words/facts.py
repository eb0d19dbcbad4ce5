"""What is so, in this book: counters on cards, how a card came, what was paid."""

from typing import Final

from ...effects.tree import Compares, Exists, Fact, Filter, Matches, Number, Subject
from ...language.frame import Frame, frame
from ...language.frames.facts import none_exists
from ...language.meanings import Measure
from .. import vocabulary as book
from ..tree import CameBy, CountersOn, PaidExtra


def bears(subject: Subject, counter: str, measure: Measure | None = None) -> Compares:
    """それの上に成長カウンターが2個以上置かれている."""
    if measure is None:
        return Compares(CountersOn(counter, subject), ">=", Number(1))
    return Compares(CountersOn(counter, subject), measure.how, measure.amount)


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
    frame(Compares, "{subject:on}に {counter:counters}が {measure:at-least}? いる", pack=bears),
    frame(Compares, "{subject:on}に? {counter:counters}が {measure:at-least}? 乗る", forms="doing", pack=bears),
    frame(Compares, "{subject:on}に {counter:counters}が いる", forms="not", pack=bears_none),
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
    frame(PaidExtra, "追加コストを 支払う", forms="past doing"),
    *(
        frame(
            Matches, f"{{subject:one}}が ~{way} 配置する", forms="past doing", voices="passive", way=way, pack=came_by
        )
        for way in book.WAYS
    ),
)
