"""Energy (2.4): a card of the hand is put into the energy zone once a turn."""

from typing import Final

from ...kernel.course import Course
from ...kernel.outcome import Refusal
from ..book import clause
from ..ch09_other_rules.ch09_1_permitting import times_permitted
from ..ch09_other_rules.ch09_2_forbidding import FORBIDDEN, player_forbidden
from ..ch09_other_rules.ch09_3_triggers import happen, settle_next
from ..table import ENERGY, HAND, Table

ENERGY_A_TURN: Final = 1
ENERGY_ONCE: Final = Refusal("2.4", "energy-once")


@clause("2.4", "5.3")
def why_no_energy(g: Table, seat: int) -> Refusal | None:
    """One card a turn, unless an effect allows more."""
    if g.energy_placed and g.energy_placed >= ENERGY_A_TURN + times_permitted(g, "place-energy-again", seat):
        return ENERGY_ONCE
    return FORBIDDEN if player_forbidden(g, "place-energy", seat) else None


@clause("2.4", "3.4", "5.3")
def place_energy(g: Table, id: int, by: str = "2.4") -> None:
    """Any card of the hand, upright and face-up (S17)."""
    seat = g.cards[id].owner
    happen(g, "moved", seat, id, source=HAND, to=ENERGY)
    g.move(id, ENERGY, seat)
    g.energy_placed += 1
    g.tell("energy-placed", by, seat, (id,))


@clause("2.4", "5.3")
def put_energy(g: Table, id: int) -> None:
    place_energy(g, id)
    settle_next(g)


PUTTING_ENERGY: Final = Course("stars/putting-energy", "2.4", put_energy)
