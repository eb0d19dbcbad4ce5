"""How much of it a clause says is done, and to what: the same words in every game."""

from typing import TypeVar

from ..effects.tree import Amount
from .clauses import Clause
from .nominals import Nominal
from .trouble import Misread

ANominal = TypeVar("ANominal", bound=Nominal)


def points(clause: Clause[ANominal], nominal: ANominal, within: Amount | None) -> Amount:
    """The number of 3ダメージ, ライフを2点: in the word itself, as `within` has it, before it or after."""
    amount = nominal.amount if within is None else within
    if amount is None:
        count = nominal.quantity or clause.quantity()
        if count is None or count.amount is None or count.up_to:
            raise Misread(nominal.start, nominal.end, "how-much", word=nominal.text)
        amount = count.amount
    return clause.times(amount)


def how_many(clause: Clause[ANominal], nominal: ANominal | None) -> Amount:
    """The number of 3枚, before the noun, in it, or by itself."""
    if nominal is not None and nominal.amount is not None:
        return clause.times(nominal.amount)
    count = nominal.quantity if nominal is not None and nominal.quantity is not None else clause.quantity()
    if count is None or count.amount is None or count.up_to or count.at_least:
        raise clause.misread("how-many", word=clause.ending.text.rstrip("、"))
    return clause.times(count.amount)


def wrong_object(clause: Clause[ANominal], reason: str) -> Misread:
    """What cannot be given, gained or lost: the phrase with を, if there is one."""
    wrong = clause.take("を")
    return clause.misread(reason) if wrong is None else Misread(wrong.start, wrong.end, reason)
