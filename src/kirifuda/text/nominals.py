"""Phrases for cards, players, places and numbers: what those of every game have."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Self

from ..effects.tree import EITHER, YOU, Amount, Filter, Not, Number, Subject, Test, TopCards
from .clauses import Quantity
from .parsing import Leaf
from .trouble import Misread

COMPARISONS: Final = {
    "以上": ">=",
    "以下": "<=",
    "未満": "<",
    "より大きい": ">",
    "より高い": ">",
    "より多い": ">",
    "より多く": ">",
    "を超える": ">",
    "より小さい": "<",
    "より低い": "<",
    "より少ない": "<",
    "より少なく": "<",
    "ちょうど": "=",
    "": "=",
}


@dataclass(frozen=True, slots=True)
class Nominal:
    """A phrase: `kind` is the kind of its noun, TOGETHER of several, AMOUNT of a number."""

    kind: str
    text: str
    start: int
    end: int
    whose: str = ""
    zones: tuple[str, ...] = ()
    on_field: bool = False
    """The field is named."""
    categories: tuple[str, ...] = ()
    tests: tuple[Test, ...] = ()
    quantity: Quantity | None = None
    amount: Amount | None = None
    subject: Subject | None = None
    parts: tuple[Self, ...] = ()

    def filter(self) -> Filter:
        """Which cards are meant."""
        return Filter(self.whose or EITHER, self.zones, self.categories, self.tests)

    def is_cards(self) -> bool:
        return self.kind in ("CARDS", "BARENAME") or (self.kind == "ZONENOUN" and self.zones == ("hand",))


def in_order(tests: Iterable[Test], order: Sequence[type[Test]]) -> tuple[Test, ...]:
    """Each test once, in the order in which the tests of a phrase are kept, whatever the order they were written in."""

    def place(test: Test) -> tuple[int, ...]:
        index = next(index for index, kind in enumerate(order) if isinstance(test, kind))
        return (index, *place(test.test)) if isinstance(test, Not) else (index,)

    return tuple(sorted(dict.fromkeys(tests), key=place))


def top_cards(nominal: Nominal, count: Quantity | None) -> TopCards:
    count = count or nominal.quantity
    if count is not None and (count.amount is None or count.up_to):
        raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
    amount = count.amount if count is not None and count.amount is not None else Number(1)
    return TopCards(nominal.whose or YOU, amount, bottom="下" in nominal.text)


def quantity(leaf: Leaf, counted: str, number: Callable[[str], Amount]) -> Quantity:
    """2枚まで, 全て, 好きな数. `counted`: a pattern for a figure, which `number` reads, and a counter."""
    text = leaf.text.rstrip("、").removesuffix("の").removesuffix("を")
    if leaf.kind in ("ALL", "ALLFRONT"):
        return Quantity(every=True)
    if leaf.kind in ("ANYQ", "ANYFRONT"):
        return Quantity(any_number=True)
    match = re.match(counted, text)
    assert match is not None
    up_to, at_least = text.endswith("まで"), text.endswith("以上")
    return Quantity(number(match.group(1)), match.group(2), up_to=up_to, at_least=at_least, each="ずつ" in text)
