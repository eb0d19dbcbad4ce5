"""Using effects of cards on the field (8.4)."""

from typing import Final

from ...effects.tree import YOU
from ...kernel.ask import Proc
from ...kernel.course import Course
from ...kernel.outcome import Refusal
from ..book import clause
from ..cards.fronts import Usable
from ..ch02_kinds_of_cards.ch02_5_costs import available, can_pay, pay
from ..ch09_other_rules.ch09_2_forbidding import FORBIDDEN, forbidden
from ..ch09_other_rules.ch09_3_settling import settle_use
from ..ch09_other_rules.ch09_3_triggers import happen
from ..ch09_other_rules.ch09_6_choosing import first_choices_exist
from ..options.actions import ACTIVATE, code
from ..state.worked_out import activated
from ..table import Table
from ..texts.runs import StarsRun, run_for
from .ch08_01_effects import resolve_effect

MAIN: Final = "main"
ATTACK: Final = "attack"
NOT_THE_TIME: Final = Refusal("8.4", "not-the-time")
ONCE_A_TURN: Final = Refusal("8.4", "once-a-turn")
GAINED: Final = Refusal("6.6", "gained")
CANNOT_PAY: Final = Refusal("8.1", "cannot-pay")
NOTHING_TO_CHOOSE: Final = Refusal("9.6", "nothing-to-choose")


def effects_offered(g: Table, seat: int) -> list[int]:
    """The effects of a player's cards on the field that can be used now."""
    found: list[int] = []
    for id in g.usable(seat):
        for which, known in enumerate(activated(g, id)):
            if why_not_activate(g, seat, id, known) is None:
                found.append(code(ACTIVATE, id, which))
    return found


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


ACTIVATING: Final = Course("stars/activating", "8.4", activate, settle_use)
