"""Between effects: everything that has come due is resolved before the game goes on (9.3)."""

from typing import Final

from ..kernel.ask import NO, Proc, may
from ..kernel.course import Course
from .book import clause
from .costs import can_pay, pay
from .fronts import chosen_first
from .resolving import first_choices_exist, resolve_effect
from .runs import StarsRun, run_of
from .table import Table, Trigger
from .triggers import SETTLING, next_of, still_works, taken, who_chooses


@clause("9.3")
def settle(g: Table) -> None:
    if g.triggers:
        g.begin(SETTLE)
        g.begin(NEXT_TRIGGER)


@clause("9.3", "7.2")
def take_next(g: Table) -> Proc:
    """The opponent's first, one by one in turns (S8)."""
    g.settler = who_chooses(g)
    number = yield next_of(g, g.settler)
    g.begin(TRIGGERED, number)


@clause("9.3", "9.6.2", "9.6.2⑤", "9.6")
def resolve_trigger(g: Table, number: int) -> Proc:
    """Resolve an effect that has come due; without anything to choose, or its card, it does nothing (S19)."""
    due = taken(g, number)
    if not still_works(g, due):
        g.tell("failed", "9.6.2⑤", due.seat, (due.source,))
        return
    run = _run_of(g, due)
    g.tell("triggered", "9.3", due.seat, (due.source,))
    if not first_choices_exist(g, run, chosen_first(due.face, due.occurrence.kind, due.ability)):
        g.tell("failed", "9.6", due.seat, (due.source,))
        return
    if due.ability.costs:
        if not can_pay(g, run, due.ability.costs):
            return
        if (yield may(due.seat, "8.1", "pay-cost", (due.source,))) == NO:
            return
        if not (yield from pay(g, run, due.ability.costs)):
            return
    yield from resolve_effect(g, run, due.ability.sentences)


def _run_of(g: Table, due: Trigger) -> StarsRun:
    if due.given is not None:
        return run_of(g, due.given, due.occurrence)
    return StarsRun(due.source, due.seat, due.face, due.occurrence)


SETTLE: Final = Course(SETTLING, "9.3", settle)
NEXT_TRIGGER: Final = Course("stars/next-trigger", "9.3", take_next)
TRIGGERED: Final = Course("stars/triggered", "9.3", resolve_trigger)
