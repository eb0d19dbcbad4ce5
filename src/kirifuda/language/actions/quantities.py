"""How many."""

from ...effects.tree import (
    Amount,
    Minus,
    Number,
    Plus,
    Times,
)
from ..meanings import (
    ALL,
    ANY,
    Measure,
    Phrase,
    Quantity,
)


def number(amount: Amount) -> Amount:
    return amount


letter = number


def so_many(count: Amount, counter: str) -> Quantity:
    return Quantity(count, counter)


def so_many_each(count: Amount, counter: str, each: str) -> Quantity | None:
    return Quantity(count, counter, each=True) if each else None


def so_many_more(word: str, count: Amount, counter: str) -> Quantity | None:
    """もう1体."""
    return Quantity(count, counter, more=True) if word else None


def up_to(count: Amount, counter: str, word: str) -> Quantity | None:
    return Quantity(count, counter, up_to=True) if word else None


def letter_and(letter_: Amount, by: tuple[Amount, bool]) -> Amount:
    """X＋1."""
    amount, down = by
    return Minus(letter_, amount) if down else Plus(letter_, amount)


def so_many_letters(factor: Amount, letter_: Amount) -> Amount | None:
    """2X."""
    return Times(letter_, factor.value) if isinstance(factor, Number) else None


def all_of_it(word: str) -> Quantity | None:
    return ALL if word else None


def any_number(word: str) -> Quantity | None:
    return ANY if word else None


def measured(amount: Amount, counter: str | None, how: str | None) -> Phrase:
    return Measure(how or "=", amount, counter or "")


def exactly(word: str, amount: Amount, counter: str | None) -> Phrase | None:
    return Measure("=", amount, counter or "") if word else None


def measured_by(amount: Amount, how: str) -> Phrase | None:
    return None if isinstance(amount, Number) else Measure(how, amount)
