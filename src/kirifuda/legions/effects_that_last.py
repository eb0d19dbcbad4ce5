"""What is given, forbidden, permitted and replaced for a time, and what waits (39-10, 39-16, 39-21 to 39-26)."""

from dataclasses import replace
from typing import Any, Final

from ..effects.interpreter import Doing, carry_out
from ..effects.run import Run
from ..effects.statements import ChangeCost, ChangeDamage, Grant, Instead, Later, LoseEffects, NextTurn, While
from ..effects.tree import (
    AS_LONG_AS,
    EITHER,
    OPPONENT,
    OPPONENTS_NEXT_TURN_END,
    THIS_BATTLE,
    THIS_TURN,
    YOUR_NEXT_TURN_END,
    YOUR_NEXT_TURN_START,
    Subject,
    Those,
)
from .book import clause
from .breaking import break_worn_out
from .forbidding import speaks_of_played
from .matching import amount, is_true, subject_ids
from .memory import chosen_so_far, counted_so_far, with_its_source
from .table import END_OF_BATTLE, NO_TURN, WHATEVER_STIRS, Given, Table
from .tree import TreatAs
from .turn_order import next_turn_of
from .units import give, is_unit
from .words import VERBS

OF_NEXT_TURN: Final = -1
"""In place of a slot: whom an effect of the next turn is about."""


def here(g: Table, run: Run, ids: tuple[int, ...]) -> tuple[int, ...]:
    """Those that are units now."""
    return tuple([id for id in ids if is_unit(g, id)])


def two_units(g: Table, run: Run, first: Subject, second: Subject) -> tuple[int, ...]:
    """The two units, where both are still there: of one choice its first and its second."""
    one, other = here(g, run, subject_ids(g, run, first)), here(g, run, subject_ids(g, run, second))
    if first == second:
        other = one[1:]
    return (one[0], other[0]) if one and other and one[0] != other[0] else ()


def given(
    g: Table, run: Run, node: Any, atk: int = 0, hp: int = 0, number: int = 0, ids: tuple[int, ...] = ()
) -> Given:
    """The effect with its numbers fixed (36-12) and its end."""
    ends, starts = limit(g, run, node.lasts)
    slots = chosen_so_far(g, run) if run.slots else ()
    return Given(node, run.source, run.seat, ends, starts, atk, hp, number, ids, slots, counted_so_far(run))


@clause("36-11", "27-7③")
def limit(g: Table, run: Run, lasts: str) -> tuple[int, int]:
    """The turn in whose end phase an effect goes, or the end of a battle; the turn at whose start."""
    if lasts == AS_LONG_AS:
        return _last_bound(g), NO_TURN
    if lasts == THIS_TURN:
        return g.turn, NO_TURN
    if lasts == THIS_BATTLE:
        return END_OF_BATTLE, NO_TURN
    if lasts == YOUR_NEXT_TURN_END:
        return next_turn_of(g, run.seat), NO_TURN
    if lasts == YOUR_NEXT_TURN_START:
        return NO_TURN, next_turn_of(g, run.seat)
    if lasts == OPPONENTS_NEXT_TURN_END:
        return next_turn_of(g, 1 - run.seat), NO_TURN
    return NO_TURN, NO_TURN


@clause("39-10", "36-11", "21-3c")
def grant(g: Table, run: Run, node: Grant) -> bool:
    ids = here(g, run, subject_ids(g, run, node.subject))
    for id in ids:
        give(g, id, given(g, run, node))
    if g.sink is not None:
        g.tell("granted", "39-10", run.seat, ids)
    return run.did_so(len(ids))


@clause("39-25")
def lose_effects(g: Table, run: Run, node: LoseEffects) -> Doing:
    """Printed abilities and keywords, and all that it was given so far."""
    ids = here(g, run, subject_ids(g, run, node.subject))
    for id in ids:
        if not node.keywords:
            g.edit(id).given = ()
            g.edition.lose_incapacity(g, id)
        give(g, id, given(g, run, node))
    g.tell("lost-effects", "39-25", run.seat, ids)
    yield from break_worn_out(g, run.source, effect_of=run.seat)
    return run.did_so(len(ids))


@clause("39-16", "36-18")
def set_up_replacement(g: Table, run: Run, node: Instead) -> bool:
    g.lasting += (given(g, run, node),)
    return run.did_so(1)


@clause("39-21", "39-24", "39-26", "36-11")
def forbid_or_permit(g: Table, run: Run, node: Any) -> bool:
    """On cards it is an effect they have been given, on a player it lasts beside the table."""
    if node.subject is None:
        g.lasting += (given(g, run, node),)
        return run.did_so(1)
    ids = subject_ids(g, run, node.subject)
    units = here(g, run, ids)
    number = amount(g, run, node.amount) if isinstance(node, ChangeDamage) else 0
    for id in units:
        give(g, id, given(g, run, node, number=number))
    others = tuple([id for id in ids if id not in units])
    if others or speaks_of_played(node.subject):
        g.lasting += (given(g, run, node, number=number, ids=others),)
    g.tell("granted", "39-21", run.seat, units)
    return run.did_so(len(ids))


def change_cost(g: Table, run: Run, node: ChangeCost) -> bool:
    g.lasting += (given(g, run, node, number=amount(g, run, node.amount)),)
    return run.did_so(1)


@clause("39-23", "36-13")
def treat_as(g: Table, run: Run, node: TreatAs) -> bool:
    g.lasting += (given(g, run, node, ids=subject_ids(g, run, node.subject)),)
    g.stirred |= WHATEVER_STIRS
    return run.did_so(1)


@clause("38-1")
def later(g: Table, run: Run, node: Later) -> bool:
    """The trigger waits by itself, from now on."""
    g.lasting += (given(g, run, node, number=g.number()),)
    return run.did_so(1)


@clause("36-11", "36-12")
def in_the_next_turn(g: Table, run: Run, node: NextTurn) -> bool:
    """Whom it is about is settled now; it begins with that turn, before anything else of it."""
    (statement,) = node.statements
    subject = getattr(statement, "subject", None)
    if subject is not None:
        run.slots[OF_NEXT_TURN] = subject_ids(g, run, subject)
        statement = replace(statement, subject=Those(OF_NEXT_TURN))  # type: ignore[call-arg]
    begins = g.turn + 1
    if node.whose != EITHER:
        begins = next_turn_of(g, 1 - run.seat if node.whose == OPPONENT else run.seat)
    waiting = NextTurn(node.whose, (statement,))
    slots, numbers = chosen_so_far(g, run), counted_so_far(run)
    g.lasting += (Given(waiting, run.source, run.seat, starts=begins, slots=slots, numbers=numbers),)
    return run.did_so(1)


@clause("36-11")
def as_long_as(g: Table, run: Run, node: While) -> Doing:
    """Nothing, if it is not so to begin with; else it lasts until it is seen between sequences not to be so (L65)."""
    if not is_true(g, run, node.fact):
        return run.did_so(0)
    slots = with_its_source(g, run, chosen_so_far(g, run))
    bound = _last_bound(g) - 1
    g.lasting += (Given(node, run.source, run.seat, bound, slots=slots, numbers=counted_so_far(run)),)
    return (yield from carry_out(g, run, node.statements, VERBS))


def _last_bound(g: Table) -> int:
    """In place of a turn: what the effects of the last `While` have in common."""
    return min([END_OF_BATTLE, *[given.ends for given in g.lasting]])
