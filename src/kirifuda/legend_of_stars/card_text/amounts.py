"""Players and numbers that a clause names."""

import re

from ...effects.tree import (
    OPPONENT,
    YOU,
    Amount,
    Count,
    Let,
    Statement,
    TimesThisTurn,
)
from ...text.trouble import Misread
from . import lexicon
from .clauses import Clause
from .nominals import Nominal, number


def who(clause: Clause, *particles: str) -> str:
    """The player who does it; nobody named: you."""
    nominal = clause.take(*(particles or ("は", "が")), kind="PLAYER")
    return nominal.whose if nominal is not None else ""


def points(clause: Clause, nominal: Nominal) -> Amount:
    """The number of 300ダメージ, ライフを200: in the word itself, before it or after."""
    for_each(clause, re.search(lexicon.NUMBER, nominal.text) is not None)
    found = re.search(lexicon.NUMBER, nominal.text)
    if found is not None:
        return clause.times(number(found.group()))
    if nominal.amount is not None:
        return clause.times(nominal.amount)
    count = nominal.quantity or clause.quantity()
    if count is None or count.amount is None or count.up_to:
        raise Misread(nominal.start, nominal.end, "how-much", word=nominal.text)
    return clause.times(count.amount)


def for_each(clause: Clause, has_number: bool) -> None:
    """～の数だけ、ライフを100回復する: so much for each of them, where the number itself is said as well."""
    for place, (_, count) in enumerate(clause.quantities):
        if isinstance(count.amount, Count | TimesThisTurn) and (has_number or len(clause.quantities) > 1):
            del clause.quantities[place]
            clause.per = count.amount
            return


def hand_named(word: str, whose: str) -> tuple[str, Amount]:
    """自分の手札が5枚になるように: whose hand, and how many cards."""
    whose = OPPONENT if word.startswith("相手") else YOU if word.startswith("自分") else whose
    return whose, number(re.findall(lexicon.NUMBER, word)[0])


def how_many(clause: Clause, nominal: Nominal | None) -> Amount:
    count = nominal.quantity if nominal is not None and nominal.quantity is not None else clause.quantity()
    if count is None or count.amount is None or count.up_to or count.at_least:
        raise clause.misread("how-many", word=clause.ending.text.rstrip("、"))
    return clause.times(count.amount)


def let(clause: Clause) -> list[Statement]:
    nominal = clause.take("を")
    if nominal is None:
        raise clause.misread("about-what")
    return [Let(clause.ending.text[0], clause.reader.amount_of(nominal))]


def wrong_object(clause: Clause, reason: str) -> Misread:
    """What cannot be given, gained or lost: the phrase with を, if there is one."""
    wrong = clause.take("を")
    return clause.misread(reason) if wrong is None else Misread(wrong.start, wrong.end, reason)
