"""Who does what a clause says, and how much of it."""

import re

from ...effects.tree import EITHER, Amount
from ...text.trouble import Misread
from . import lexicon
from .clauses import Clause
from .lexicon import number
from .nominals import Nominal


def who(clause: Clause, *particles: str) -> str:
    """The player who does it; nobody named: ""."""
    nominal = clause.take(*(particles or ("は", "が")), kind="PLAYER")
    if nominal is None:
        return ""
    if nominal.whose == EITHER:
        raise Misread(nominal.start, nominal.end, "which-player")
    return nominal.whose


def doer(clause: Clause) -> str:
    """The player who does it: as said here, or in a clause before; else you."""
    return who(clause) or str(clause.reader.oneself)


def points(clause: Clause, nominal: Nominal) -> Amount:
    """The number of 3ダメージ, ライフを2点: in the word itself, before it or after."""
    found = re.search(lexicon.NUMBER, nominal.text)
    if found is not None:
        return clause.times(number(found.group()))
    if nominal.amount is not None:
        return clause.times(nominal.amount)
    count = nominal.quantity or clause.quantity()
    if count is None or count.amount is None or count.up_to:
        raise Misread(nominal.start, nominal.end, "how-much", word=nominal.text)
    return clause.times(count.amount)


def how_many(clause: Clause, nominal: Nominal | None) -> Amount:
    if nominal is not None and nominal.amount is not None:
        return clause.times(nominal.amount)
    count = nominal.quantity if nominal is not None and nominal.quantity is not None else clause.quantity()
    if count is None or count.amount is None or count.up_to or count.at_least or count.any_number:
        raise clause.misread("how-many", word=clause.ending.text.rstrip("、"))
    return clause.times(count.amount)


def wrong_object(clause: Clause, reason: str) -> Misread:
    """What cannot be given, gained or lost: the phrase with を, if there is one."""
    wrong = clause.take("を")
    if wrong is None:
        return clause.misread(reason)
    return Misread(wrong.start, wrong.end, reason)
