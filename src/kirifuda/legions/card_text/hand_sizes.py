"""How many cards too many a hand has: a number that is the hand less what may stay."""

from ...effects.tree import OPPONENT, YOU, Amount, Count, Filter, Minus, Number
from ...text.parsing import Leaf


def too_many(whose: str, left: Amount) -> Amount:
    return Minus(Count(Filter(whose, ("hand",))), left)


def of_each(count: Amount, whose: str) -> Amount:
    """The same of one of two players, each of whom has so many too many."""
    left = kept(count)
    return count if left is None else too_many(whose, left)


def kept(count: Amount) -> Number | None:
    """How many cards stay in the hand, where a number is what is too many there."""
    if isinstance(count, Minus) and isinstance(count.one, Count) and isinstance(count.other, Number):
        filter = count.one.of
        return count.other if filter == Filter(filter.whose, ("hand",)) else None
    return None


def hand_of(goal: Leaf) -> str:
    """あなたの手札が5枚になるまで: whose, where that is said."""
    return YOU if goal.text.startswith("あなた") else OPPONENT if goal.text.startswith("相手") else ""
