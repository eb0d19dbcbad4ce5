"""Using effects of cards on the field (8.4)."""

from typing import Final

from ..effects.tree import YOU
from ..kernel.ask import Proc
from ..kernel.course import Course
from ..kernel.outcome import Refusal
from .book import clause
from .costs import can_pay, pay
from .energy import available
from .forbidding import FORBIDDEN, forbidden
from .fronts import Usable
from .resolving import first_choices_exist, resolve_effect
from .runs import StarsRun, run_for
from .settling import TRIGGERED
from .table import Table
from .triggers import happen, settle_next
from .values import activated

MAIN: Final = "main"
ATTACK: Final = "attack"
NOT_THE_TIME: Final = Refusal("8.4", "not-the-time")
ONCE_A_TURN: Final = Refusal("8.4", "once-a-turn")
GAINED: Final = Refusal("6.6", "gained")
CANNOT_PAY: Final = Refusal("8.1", "cannot-pay")
NOTHING_TO_CHOOSE: Final = Refusal("9.6", "nothing-to-choose")


@clause("8.4", "5.5.1Ⅱ", "5.5.1Ⅲ")
def is_the_time(g: Table, seat: int, known: Usable) -> bool:
    """In one's own main phase and with priority in an attack phase; where a text names a time, only then (S15)."""
    if known.turn_of and (g.player == seat) != (known.turn_of == YOU):
        return False
    if g.phase == ATTACK:
        return g.window == seat and known.during in ("", ATTACK)
    if g.player != seat:
        return False
    return known.during in ("", MAIN) if g.phase == MAIN else known.during == g.phase


@clause("8.4", "9.2", "9.6", "2.5.1", "6.6")
def why_not_activate(g: Table, seat: int, id: int, known: Usable) -> Refusal | None:
    card = g.cards[id]
    if not is_the_time(g, seat, known):
        return NOT_THE_TIME
    if known.once and known.ability in card.used:
        return ONCE_A_TURN
    if known.gains and card.gained:
        return GAINED
    if known.energy > available(g, seat):
        return Refusal("2.5.1", "too-little-energy", (known.energy, available(g, seat)))
    if forbidden(g, "activate", id):
        return FORBIDDEN
    if not known.plain and not can_pay(g, run_for(g, id, seat), known.ability.costs):
        return CANNOT_PAY
    if known.choices and not first_choices_exist(g, run_for(g, id, seat), known.choices):
        return NOTHING_TO_CHOOSE
    return None


@clause("8.4", "8.1")
def activate(g: Table, id: int, which: int) -> Proc:
    """Pay, then resolve at once."""
    seat = g.seat_of(id)
    known = activated(g, id)[which]
    ability = known.ability
    choices = known.choices
    if known.once:
        g.edit(id).used += (ability,)
    run = StarsRun(id, seat, g.cards[id].face)
    g.tell("activated", "8.4", seat, (id,), numbers=(which,))
    happen(g, "activated", seat, id)
    if ability.costs and not (yield from pay(g, run, ability.costs)):
        g.tell("failed", "8.1", seat, (id,))
        return
    if not first_choices_exist(g, run, choices):
        g.tell("failed", "9.6", seat, (id,))
        return
    yield from resolve_effect(g, run, ability.sentences)


@clause("9.3")
def settle_use(g: Table, id: int, which: int) -> None:
    settle_next(g)


@clause("5.5.1Ⅱ", "5.5.1Ⅲ", "9.6.2")
def use_turned_up_effect(g: Table, number: int) -> None:
    """An effect of a character that was turned up in this battle is used (S8)."""
    g.begin(TRIGGERED, number)


@clause("9.3")
def settle_response(g: Table, number: int) -> None:
    settle_next(g)


ACTIVATING: Final = Course("stars/activating", "8.4", activate, settle_use)
RESPONDING: Final = Course("stars/responding", "5.5.1Ⅱ", use_turned_up_effect, settle_response)
