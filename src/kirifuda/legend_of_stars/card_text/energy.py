"""ゲイン, リゲイン: energy and supports."""

from dataclasses import replace

from ...effects.statements import LoseLife, Orient
from ...effects.tree import YOU, Number, Statement, This
from ...text.doers import how_many
from ...text.trouble import Misread
from ..tree import GainEnergy, Pay, RegainEnergy
from .clauses import Clause
from .damage import life


def tap(clause: Clause) -> list[Statement]:
    return tap_cards(clause, "gained")


def untap(clause: Clause) -> list[Statement]:
    return tap_cards(clause, "regained")


def pay(clause: Clause) -> list[Statement]:
    """What is paid in a text is paid as a cost is (S42)."""
    if clause.has("を", kind="LIFE"):
        return [Pay(one) for one in life(clause, LoseLife)]
    nominal = clause.take("を", kind="ENERGY")
    if nominal is None:
        raise clause.misread("pay-what")
    return [Pay(GainEnergy(YOU, how_many(clause, nominal)))]


def tap_cards(clause: Clause, how: str) -> list[Statement]:
    """Energy cards need not be told apart; supports are chosen."""
    nominal = clause.take_if(lambda one: one.kind == "ENERGY" and not one.tests, "を", "は")
    if nominal is None:
        subject = clause.about("を", "は", "が")
        if isinstance(subject, This) and clause.reader.scope.bearer is not None:
            raise clause.misread("gained-what")
        return [Orient(subject, how)]
    count = nominal.quantity or clause.quantity()
    if how == "regained" and count is not None and count.up_to:
        count = replace(count, up_to=False)
    if count is None or count.up_to or count.at_least or count.any_number:
        raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
    amount = None if count.every else clause.times(count.amount or Number(0))
    record = GainEnergy if how == "gained" else RegainEnergy
    return [record(nominal.whose or YOU, amount)]
