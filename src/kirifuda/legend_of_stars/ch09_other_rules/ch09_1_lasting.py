"""Effects that go before the rules for some time, or that wait (9.1)."""

from dataclasses import replace
from typing import Any

from ...effects.statements import ChangeCost, ChangeDamage, Forbid, Instead, Later, NextTurn
from ...effects.tree import OPPONENT, PlayerOf, Statement, Those
from ..book import clause
from ..ch05_how_a_game_goes.ch05_6_2_when_effects_end import given_now
from ..ch08_terms.ch08_13_2_resistance import is_touched, touched
from ..state.lasting_effects import Given
from ..table import Table
from ..texts.matching import amount, subject_ids
from ..texts.runs import StarsRun, chosen_so_far, counted_so_far, run_of
from ..texts.verbs import VERBS


@clause("9.1", "9.2")
def forbid_or_permit(g: Table, run: StarsRun, node: Any) -> bool:
    """Of cards it is an effect they have been given, of a player it lasts beside the table."""
    values = (amount(g, run, node.amount),) if isinstance(node, ChangeDamage) else ()
    subject = node.subject
    if subject is None or isinstance(subject, PlayerOf):
        g.leave_behind(given_now(g, run, node, values))
        return run.did_so(1)
    ids = subject_ids(g, run, subject)
    here = tuple([id for id in ids if g.on_field(id) and is_touched(g, run, id)])
    for id in here:
        g.give(id, given_now(g, run, node, values))
    others = tuple([id for id in ids if not g.on_field(id)])
    if others:
        g.leave_behind(given_now(g, run, node, values, others))
    g.tell("bound", "9.2" if isinstance(node, Forbid) else "9.1", run.seat, here)
    return run.did_so(len(ids))


@clause("9.1", "2.5.1")
def change_cost(g: Table, run: StarsRun, node: ChangeCost) -> bool:
    g.leave_behind(given_now(g, run, node, (amount(g, run, node.amount),)))
    return run.did_so(1)


@clause("9.1")
def wait(g: Table, run: StarsRun, node: Instead | Later) -> bool:
    """Something will be done later, or instead of something else."""
    g.leave_behind(given_now(g, run, node))
    return run.did_so(1)


@clause("9.1", "5.6②")
def in_the_next_turn(g: Table, run: StarsRun, node: NextTurn) -> bool:
    """Whom it is about is settled now; it begins with that turn, before anything else of it, and ends with it."""
    statements: list[Statement] = []
    for at, statement in enumerate(node.statements):
        subject = getattr(statement, "subject", None)
        if subject is not None and not isinstance(subject, PlayerOf):
            run.slots[-1 - at] = touched(g, run, subject)
            statement = replace(statement, subject=Those(-1 - at))  # type: ignore[call-arg]
        statements.append(statement)
    mine = g.turn + (2 if g.player == run.seat else 1)
    theirs = g.turn + (1 if g.player == run.seat else 2)
    begins = theirs if node.whose == OPPONENT else mine
    waiting = NextTurn(node.whose, tuple(statements))
    slots = chosen_so_far(g, run)
    g.leave_behind(
        Given(waiting, run.source, run.face, run.seat, starts=begins, slots=slots, numbers=counted_so_far(run))
    )
    return run.did_so(1)


@clause("9.1", "5.6②")
def what_waited_for_this_turn(g: Table) -> None:
    """Effects that last through this turn alone begin, in the order in which they were given."""
    for given in g.lasting:
        if isinstance(given.node, NextTurn) and given.starts == g.turn:
            g.is_over(given)
            run = run_of(g, given)
            for statement in given.node.statements:
                VERBS[type(statement)](g, run, statement)
