"""What is done several times: a list below (以下の効果を2回行う), or the sentence before (これを2回行う)."""

from typing import Final

from ...effects.statements import Repeat
from ...effects.tree import Number
from ..frame import Found, Frame, frame
from ..meanings import TIMES, Again, Quantity


def listed_below(count: Quantity) -> Repeat:
    assert count.count is not None
    return Repeat(count.count, ())


def how_often(one: Repeat) -> Found | None:
    return {"count": Quantity(one.count, TIMES[0])} if not one.statements else None


def the_last(count: Quantity, it: bool = True) -> Again | None:
    """So often in all."""
    assert count.count is not None
    return Again(count.count) if it else None


def once_more(count: Quantity, it: bool = True) -> Again | None:
    """もう2回: those come to the first time."""
    return Again(Number(count.count.value + 1)) if it and isinstance(count.count, Number) else None


def once_more_in_words(it: bool = True) -> Again | None:
    return Again(Number(2)) if it else None


FRAMES: Final[tuple[Frame, ...]] = (
    frame(
        Repeat,
        "以下の効果を {count:times} 行う|繰り返す|解決する|得る",
        pack=listed_below,
        unpack=how_often,
        en="[do] this {count} times",
        clause={"legend-of-stars": "8.1", "legions": "39-14"},
    ),
    frame(Again, "{it:the-deed}を? {count:times} 行う", forms="plain", pack=the_last),
    frame(Again, "{it:the-deed}を? ~もう {count:times} 行う|繰り返す", forms="plain", pack=once_more),
    frame(Again, "{it:the-deed}を? ~もう1度 行う|繰り返す", forms="plain", pack=once_more_in_words),
)
