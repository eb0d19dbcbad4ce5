"""そのダメージを半分にする, そのダメージはこのカードが受ける: what is done instead of damage that would be dealt."""

import re

from ...effects.tree import Amount, Half, Happened, Mentioned, Minus, Plus, Statement, Subject, Times
from ...text.doers import how_many
from ...text.trouble import Misread
from ..tree import DealInstead
from . import lexicon
from .clauses import Clause
from .nominals import number


def speaks_of_it(clause: Clause) -> bool:
    """Is it about the damage that something is done instead of?"""
    happening = clause.reader.scope.happening
    if not clause.reader.scope.replacing or happening is None or happening.kind != "damaged":
        return False
    return any(one.phrase.amount == Happened() and one.particle in ("を", "は", "が") for one in clause.arguments)


def _taken(clause: Clause) -> None:
    for one in clause.arguments:
        if one.phrase.amount == Happened():
            clause.arguments.remove(one)
            return


def _who_would_take_it(clause: Clause) -> Subject:
    happening = clause.reader.scope.happening
    assert happening is not None
    return happening.what if isinstance(happening.what, Subject) else Mentioned()


def taken_by(clause: Clause, *particles: str) -> list[Statement]:
    """～がそのダメージを受ける, そのダメージを～に与える."""
    _taken(clause)
    return [DealInstead(clause.about(*particles), Happened())]


def becomes(clause: Clause) -> list[Statement]:
    """そのダメージを1点にする, そのダメージは半分になる."""
    _taken(clause)
    text = clause.ending.text
    figure = re.match(lexicon.NUMBER, text)
    if "倍" in text:
        if figure is None or not figure.group().isdecimal() or int(figure.group()) < 2:
            raise Misread(clause.ending.start, clause.ending.end, "times-what")
        return [DealInstead(_who_would_take_it(clause), Times(Happened(), int(figure.group())))]
    points: Amount = Half(Happened()) if figure is None else number(figure.group())
    return [DealInstead(_who_would_take_it(clause), points)]


def changed_by(clause: Clause, down: bool) -> list[Statement]:
    """そのダメージは1点減少する."""
    _taken(clause)
    many = how_many(clause, None)
    return [DealInstead(_who_would_take_it(clause), Minus(Happened(), many) if down else Plus(Happened(), many))]
