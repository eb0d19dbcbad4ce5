"""Resolving what has triggered (38-5, 36-4), and what was promised, once everything else has settled."""

from typing import Final

from ..effects.run import Run
from ..kernel.ask import Proc
from ..kernel.course import Course
from .asking import agrees, is_open
from .book import clause
from .costs import can_pay, pay
from .fronts import is_once_a_turn
from .memory import run_of
from .promises import keep_promise
from .reading import traits
from .sequences import first_effect_possible, resolve_sequence
from .settling import PROMISED, RESOLVING
from .table import Table, Trigger
from .triggers import next_trigger


@clause("38-5", "38-6")
def take_next_trigger(g: Table) -> Proc:
    number = yield from next_trigger(g)
    g.begin(SEQUENCE, number)


@clause("36-4", "36-16", "37-2k", "38-5", "36-1", "01-4", "01-5")
def resolve_trigger(g: Table, number: int) -> Proc:
    """Resolve a triggered ability: its cost, its first effect, the rest.

    Of one whose card not everybody sees, nothing is told before it does something.
    """
    trigger = _taken(g, number)
    ability = trigger.ability
    assert ability is not None
    g.sequence += 1
    run = _run_of(g, trigger)
    open_to_all = is_open(g, (trigger.source,))
    if open_to_all:
        g.tell("triggered", "38-1", trigger.seat, (trigger.source,), what=ability.name)
    if not first_effect_possible(g, run, traits(ability).first_choices):
        if open_to_all:
            g.tell("fizzled", "36-8", trigger.seat, (trigger.source,), what=ability.name)
        return
    if ability.costs:
        if not can_pay(g, run, ability.costs):
            return
        if not (yield from agrees(g, trigger.seat, "37-2k", "pay-cost", (trigger.source,))):
            return
        if not open_to_all:
            g.tell("triggered", "38-1", trigger.seat, (trigger.source,), what=ability.name)
            open_to_all = True
        if not (yield from pay(g, run, ability.costs, "37-2k")):
            g.tell("fizzled", "31-5", trigger.seat, (trigger.source,), what=ability.name)
            return
    if not open_to_all:
        g.tell("triggered", "38-1", trigger.seat, (trigger.source,), what=ability.name)
    if is_once_a_turn(ability):
        g.edit(trigger.source).used += (ability,)
    yield from resolve_sequence(g, run, ability.sentences)


def _run_of(g: Table, trigger: Trigger) -> Run:
    if trigger.given is not None:
        return run_of(g, trigger.given, trigger.occurrence)
    return Run(trigger.source, trigger.seat, trigger.occurrence)


def _taken(g: Table, number: int) -> Trigger:
    taken = next(trigger for trigger in g.triggers if trigger.number == number)
    g.triggers = tuple([trigger for trigger in g.triggers if trigger.number != number])
    return taken


PROMISE: Final = Course(PROMISED, "39-17", keep_promise)
NEXT_TRIGGER: Final = Course(RESOLVING, "38-5", take_next_trigger)
SEQUENCE: Final = Course("legions/sequence", "36-4", resolve_trigger)
