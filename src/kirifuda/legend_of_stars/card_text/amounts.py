"""Players and numbers that a clause names."""

import re

from ...effects.statements import Let
from ...effects.tree import OPPONENT, YOU, Amount, Count, Statement, TimesThisTurn
from ...text import doers
from . import lexicon
from .clauses import Clause
from .nominals import Nominal, number


def who(clause: Clause, *particles: str) -> str:
    """The player who does it; nobody named: you."""
    nominal = clause.take(*(particles or ("は", "が")), kind="PLAYER")
    return nominal.whose if nominal is not None else ""


def points(clause: Clause, nominal: Nominal) -> Amount:
    """The number of 300ダメージ, ライフを200: in the word itself, before it or after."""
    found = re.search(lexicon.NUMBER, nominal.text)
    for_each(clause, found is not None)
    return doers.points(clause, nominal, None if found is None else number(found.group()))


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


def let(clause: Clause) -> list[Statement]:
    nominal = clause.take("を")
    if nominal is None:
        raise clause.misread("about-what")
    return [Let(clause.ending.text[0], clause.reader.amount_of(nominal))]
