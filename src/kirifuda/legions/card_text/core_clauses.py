"""Cores that go from one place to another (39-20)."""

from typing import Final

from ...effects.tree import YOU, Amount, Number, Statement
from ...text.trouble import Misread
from ..tree import MoveCores
from . import lexicon
from .clauses import Clause
from .doers import whose_master


def move_cores(clause: Clause) -> list[Statement]:
    scope = clause.reader.scope
    taken, scope.cores_taken = scope.cores_taken, None
    if taken is None:
        taken = _cores(clause)
    whose, count, source = taken
    goal, scope.cores_goal = scope.cores_goal, None
    to, owner = goal or _core_place(clause, *_ONTO)
    if to == "core-zone" and clause.adverb("疲労状態で"):
        to = "core-exhausted"
    elif not (to in ("core-zone", "core-active") and clause.adverb("活性状態で")):
        _have_no_state(clause)
    return [MoveCores(owner or whose or YOU, count, source, to)]


def gain_cores(clause: Clause) -> list[Statement]:
    """コアを1個得る: from outside onto the master, as cores come into the game (L75)."""
    nominal = clause.take("を", kind="CORES")
    assert nominal is not None
    count = nominal.quantity or clause.quantity("個", "つ")
    if count is None or count.amount is None:
        raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
    if nominal.whose or nominal.core_place or nominal.zones:
        raise Misread(nominal.start, nominal.end, "gain-what")
    return [MoveCores(whose_master(clause), clause.times(count.amount), "outside", "master")]


def _have_no_state(clause: Clause) -> None:
    """Only cores of the core zone are active or exhausted (07-2)."""
    for leaf in clause.adverbs:
        if leaf.text.endswith(("状態で", "状態で、")):
            raise Misread(leaf.start, leaf.end, "core-states")


def _cores(clause: Clause) -> tuple[str, Amount | None, str]:
    """Whose cores, how many, from where."""
    nominal = clause.take("を", kind="CORES")
    assert nominal is not None
    count = nominal.quantity or clause.quantity()
    if count is None:
        raise Misread(nominal.start, nominal.end, "how-many", word=nominal.text)
    source, owner = nominal.core_place, nominal.whose
    if nominal.on_field and not owner:
        raise Misread(nominal.start, nominal.end, "which-player")
    if not source and nominal.zones:
        source = nominal.zones[0]
        if not source.startswith("wait-"):
            raise Misread(nominal.start, nominal.end, "no-cores-there")
    if not source:
        source, from_owner = _core_place(clause, "から", "の上から")
        owner = owner or from_owner
    return owner, None if count.every else clause.times(count.amount or Number(0)), source


def _core_place(clause: Clause, *particles: str) -> tuple[str, str]:
    """A place of cores, and whose it is."""
    for one in clause.arguments:
        if one.particle in particles:
            clause.arguments.remove(one)
            phrase = one.phrase
            if one.particle.startswith("の上"):
                return clause.reader.core_bearer(phrase), phrase.whose
            if phrase.kind == "CARDS" and phrase.categories in (("master",), ("lord",)):
                return clause.reader.core_bearer(phrase), phrase.whose
            if phrase.kind == "COREPLACE":
                return lexicon.core_place_of(phrase.text), phrase.whose
            if phrase.kind == "ZONENOUN" and len(phrase.zones) == 1 and phrase.zones[0].startswith("wait-"):
                return phrase.zones[0], phrase.whose
            raise Misread(phrase.start, phrase.end, "no-cores-there")
    raise Misread(clause.ending.start, clause.ending.end, "cores-where")


def take(clause: Clause) -> list[Statement]:
    """コアを1個取り: what the next clause puts somewhere, which may be said already."""
    if not clause.has("を", kind="CORES"):
        raise Misread(clause.ending.start, clause.ending.end, "about-what")
    scope = clause.reader.scope
    scope.cores_taken = _cores(clause)
    if clause.has(*_ONTO):
        scope.cores_goal = _core_place(clause, *_ONTO)
    return []


_ONTO: Final = ("に", "へ", "の上に", "の上へ")
