"""Effect cards (2.2), used from the hand."""

from typing import Final

from ...kernel.ask import Proc
from ...kernel.course import Course
from ...kernel.outcome import Refusal
from ..book import clause
from ..cards.fronts import EFFECT, FRONTS
from ..ch03_the_field.ch03_zones import put
from ..ch08_terms.ch08_01_effects import resolve_effect
from ..ch09_other_rules.ch09_3_settling import settle_play
from ..ch09_other_rules.ch09_3_triggers import happen
from ..ch09_other_rules.ch09_6_choosing import first_choices_exist
from ..table import IN_USE, TRASH, Table
from ..texts.runs import run_for
from .ch02_5_costs import charge, pay_energy, why_not_play

NOT_AN_EFFECT: Final = Refusal("2.2", "not-an-effect")
NOTHING_TO_CHOOSE: Final = Refusal("9.6", "nothing-to-choose")


@clause("2.2", "9.6")
def why_not_use(g: Table, seat: int, id: int) -> Refusal | None:
    front = FRONTS[g.cards[id].face]
    if front.kind != EFFECT:
        return NOT_AN_EFFECT
    refusal = why_not_play(g, seat, id)
    if refusal is None and front.choices and not first_choices_exist(g, run_for(g, id, seat), front.choices, id):
        return NOTHING_TO_CHOOSE
    return refusal


@clause("2.2", "2.2.1", "8.3")
def use_effect(g: Table, id: int) -> Proc:
    """For its cost it is shown and resolved."""
    seat = g.cards[id].owner
    pay_energy(g, seat, charge(g, seat, id))
    yield from resolve_used(g, id)


@clause("2.2", "3.2")
def resolve_used(g: Table, id: int) -> Proc:
    """An effect card is shown and resolved; then it goes to the trash (S32)."""
    seat = g.cards[id].owner
    zone = g.cards[id].zone
    face = g.cards[id].face
    g.move(id, IN_USE, seat)
    handle = g.cards[id].handle
    g.tell("used", "2.2", seat, (id,))
    happen(g, "played", seat, id, source=zone >> 1)
    yield from resolve_effect(g, run_for(g, id, seat), FRONTS[face].play)
    if g.cards[id].handle == handle:
        put(g, id, TRASH, "2.2")


USING: Final = Course("stars/using", "2.2", use_effect, settle_play)
