"""Restrictions: the other side that a clause names, and how many copies a deck may have."""

from typing import Any

from ..effects.statements import CopiesInDeck, Forbid, Permit
from ..effects.tree import Filter, IsIt, Number, Statement, This
from .clauses import Clause
from .nominals import Nominal
from .trouble import Misread
from .verbs import CAN, MAY, PASSIVE


def as_filter(nominal: Nominal) -> Filter:
    if nominal.subject is not None:
        return Filter(tests=(IsIt(nominal.subject),))
    if nominal.is_cards() and (nominal.quantity is None or nominal.quantity.every):
        return nominal.filter()
    raise Misread(nominal.start, nominal.end, "which-cards")


def against(clause: Clause[Any], *particles: str) -> Filter | None:
    """The other side, if the clause names one."""
    nominal = clause.take(*particles)
    return None if nominal is None else as_filter(nominal)


def forbid(
    clause: Clause[Any], act: str, *particles: str, other: Filter | None = None, whose: str = ""
) -> list[Statement]:
    subject = clause.about(*(particles or ("は", "が")), general=True)
    return [Forbid(act, subject, whose, other, clause.duration())]


def permit(clause: Clause[Any], act: str, *particles: str) -> list[Statement]:
    subject = clause.about(*(particles or ("は", "が")), general=True)
    return [Permit(act, subject, lasts=clause.duration())]


def copies_in_deck(clause: Clause[Any]) -> list[Statement]:
    """このカードは、デッキに何枚でも（～枚まで）入れる事が出来る."""
    may = clause.form.form in (CAN, MAY) or clause.form.voice == PASSIVE
    deck = clause.take("に", kind="ZONENOUN")
    if deck is None or deck.zones != ("deck",) or not may or clause.about("は", "を") != This():
        raise clause.misread("verb-not-here", word=clause.ending.text.rstrip("、"))
    count = clause.quantity()
    if count is not None and count.any_number:
        return [CopiesInDeck()]
    if count is None or not count.up_to or not isinstance(count.amount, Number):
        raise clause.misread("how-much", word="デッキ")
    return [CopiesInDeck(count.amount.value)]
