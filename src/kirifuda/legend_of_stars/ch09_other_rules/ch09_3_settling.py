"""Between effects: everything that has come due is resolved before the game goes on (9.3)."""

from typing import Final

from ...kernel.ask import NO, Proc, may
from ...kernel.course import Course
from ..book import clause
from ..cards.fronts import chosen_first
from ..ch02_kinds_of_cards.ch02_5_costs import can_pay, pay
from ..ch08_terms.ch08_01_effects import resolve_effect
from ..table import NOTHING, Table, Trigger
from ..texts.runs import StarsRun, run_of
from .ch09_3_triggers import SETTLING, next_of, settle_next, taken, who_chooses
from .ch09_6_choosing import first_choices_exist

OF_LEAVING: Final[tuple[str, ...]] = ("destroyed", "downed", "moved")
"""What a card can hear of itself although it is not there any more."""


@clause("9.6.2⑤", "9.3")
def still_works(g: Table, due: Trigger) -> bool:
    """An effect of a card that has left before it was resolved fails, unless it waited for that (S34)."""
    return due.occurrence.kind in OF_LEAVING or due.handle in (NOTHING, g.cards[due.source].handle)


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


@clause("9.3")
def settle_use(g: Table, id: int, which: int) -> None:
    settle_next(g)


@clause("9.3")
def settle_response(g: Table, number: int) -> None:
    settle_next(g)


@clause("9.3", "2.2")
def settle_play(g: Table, id: int) -> None:
    """What an effect card triggered is resolved after it (S32)."""
    settle_next(g)
