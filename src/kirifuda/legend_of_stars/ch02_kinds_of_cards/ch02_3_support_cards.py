"""Support cards (2.3), put into the support zone."""

from typing import Final

from ...kernel.course import Course
from ...kernel.outcome import Refusal
from ..book import clause
from ..cards.fronts import FRONTS, SUPPORT
from ..ch09_other_rules.ch09_3_triggers import happen, settle_next
from ..table import HAND, Table
from .ch02_3_in_the_support_zone import arrive_as_support
from .ch02_5_costs import charge, pay_energy, why_not_play

NOT_A_SUPPORT: Final = Refusal("2.3", "not-a-support")


@clause("2.3", "5.3")
def why_not_support(g: Table, seat: int, id: int) -> Refusal | None:
    if FRONTS[g.cards[id].face].kind != SUPPORT:
        return NOT_A_SUPPORT
    return why_not_play(g, seat, id)


@clause("2.3", "5.3", "3.5")
def place_support(g: Table, id: int) -> None:
    seat = g.cards[id].owner
    pay_energy(g, seat, charge(g, seat, id))
    arrive_as_support(g, id, seat, "2.3")
    happen(g, "played", seat, id, source=HAND)
    settle_next(g)


SUPPORTING: Final = Course("stars/supporting", "2.3", place_support)
