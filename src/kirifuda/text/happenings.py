"""～した時: what a clause says of who and what a happening is about."""

from dataclasses import replace
from typing import Any

from ..effects.tree import EITHER, Extreme, Filter, Subject, Test
from .clauses import Clause
from .nominals import Nominal
from .trouble import Misread

Thing = Subject | Filter | None
"""What something happens to."""


def as_thing(nominal: Nominal) -> Thing:
    if nominal.subject is not None:
        return nominal.subject
    if nominal.is_cards():
        return nominal.filter()
    raise Misread(nominal.start, nominal.end, "no-cards", word=nominal.text)


def thing(clause: Clause[Any], *particles: str) -> Thing:
    nominal = clause.take_cards(*particles)
    return None if nominal is None else as_thing(nominal)


def player(clause: Clause[Any]) -> str:
    nominal = clause.take("が", "は", kind="PLAYER")
    return "" if nominal is None else nominal.whose


def zones(nominal: Nominal | None) -> tuple[str, ...]:
    if nominal is None:
        return ()
    if nominal.kind in ("DECKEND", "TOP"):
        return ("deck",)
    if nominal.kind != "ZONENOUN" or nominal.tests:
        raise Misread(nominal.start, nominal.end, "which-zone")
    return nominal.zones


def _of_side(test: Test, whose: str) -> Test:
    """The highest or lowest is so among the cards of that side."""
    return replace(test, among=replace(test.among, whose=whose)) if isinstance(test, Extreme) else test


def of_those_at(found: Thing, *places: Nominal | None) -> Thing:
    """自分の場に～が: whose place it is says whose card."""
    for place in places:
        if place is None or not place.whose or not isinstance(found, Filter) or found.whose == place.whose:
            continue
        if found.whose != EITHER:
            raise Misread(place.start, place.end, "twice-whose")
        found = replace(found, whose=place.whose, tests=tuple(_of_side(test, place.whose) for test in found.tests))
    return found


def together(clause: Clause[Any]) -> bool:
    """1体以上: however many at once count as one."""
    for one in clause.arguments:
        if one.phrase.quantity is not None:
            if not one.phrase.quantity.at_least:
                raise Misread(one.phrase.start, one.phrase.end, "how-many-happen")
            return True
    for leaf in clause.adverbs:
        if leaf.kind == "QTYCMP" and leaf.text.rstrip("、").endswith("以上"):
            clause.adverbs.remove(leaf)
            return True
    return False
