"""～を疲労させる, ～の疲労を回復する, ～をリバース状態にする (39-8, 39-12, 39-13)."""

from ...effects.statements import GainLife, Orient, RemoveDamage
from ...effects.tree import YOU, Number, Statement
from ...text.doers import how_many
from ...text.trouble import Misread
from ..tree import Cores, ExhaustCores, RecoverCores
from .clauses import Clause
from .gifts import life
from .nominals import Nominal


def recover(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="LIFE"):
        return life(clause, GainLife)
    if clause.has("を", kind="CORES") or clause.has("の疲労を", kind="CORES"):
        nominal = clause.take("を", "の疲労を", kind="CORES")
        assert nominal is not None
        count = nominal.quantity or clause.quantity()
        amount = None if count is None or count.every else clause.times(count.amount or Number(0))
        if count is None or count.up_to:
            raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
        _in_core_zone(nominal, "core-exhausted")
        return [RecoverCores(nominal.whose or YOU, amount)]
    clause.take("を", kind="TIRED")
    return [Orient(clause.about("の疲労を", "を", "は"), "active")]


def exhaust(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="CORES"):
        nominal = clause.take("を", kind="CORES")
        assert nominal is not None
        _in_core_zone(nominal, "core-active")
        count = nominal.quantity or (clause.quantities[0][1] if clause.quantities else None)
        if count is not None and count.every:
            if nominal.quantity is None:
                clause.quantity()
            whose = nominal.whose or YOU
            return [ExhaustCores(whose, Cores(whose, "core-active"))]
        return [ExhaustCores(nominal.whose or YOU, how_many(clause, nominal))]
    return [Orient(clause.about("を", "は"), "exhausted")]


def _in_core_zone(cores: Nominal, area: str) -> None:
    """Only cores of the core zone are active or exhausted (07-2)."""
    if cores.zones or cores.core_place not in ("", "core-zone", area):
        raise Misread(cores.start, cores.end, "no-cores-there")


def reverse(clause: Clause) -> list[Statement]:
    if clause.has("を", kind="CORES"):
        raise clause.misread("core-states")
    return [Orient(clause.about("を", "は"), "reversed")]


def heal(clause: Clause) -> list[Statement]:
    """～のダメージを全て取り除く, ～のダメージを2点取り除く."""
    some = clause.quantities[0][1] if clause.quantities else None
    if some is not None and some.every:
        clause.quantity()
        return [RemoveDamage(clause.about("のダメージを"))]
    return [RemoveDamage(clause.about("のダメージを"), how_many(clause, None))]


def incapacitate(clause: Clause) -> list[Statement]:
    return [Orient(clause.about("を", "は"), "incapacitated")]


def open_up(clause: Clause) -> list[Statement]:
    return [Orient(clause.about("を", "は"), "open")]
