"""Energy (2.4) and what is paid with it (2.5.1)."""

from .book import clause
from .positions import gain
from .table import ENERGY, HAND, Table
from .triggers import happen


@clause("2.5.1", "6.5")
def available(g: Table, seat: int) -> int:
    """How many energy cards are upright."""
    ready = g.ready
    return (g.count_energy() if ready is None else ready)[seat]


@clause("2.5.1", "6.6")
def pay_energy(g: Table, seat: int, many: int, by: str = "2.5.1") -> int:
    """Turn so many sideways, those that were put there first before the others (S18). How many there were to turn."""
    paid = 0
    for id in g.energy(seat) if many else ():
        if paid == many:
            break
        if not g.cards[id].gained:
            paid += gain(g, id, by)
    return paid


@clause("2.4", "3.4", "5.3")
def place_energy(g: Table, id: int, by: str = "2.4") -> None:
    """Any card of the hand, upright and face-up (S17)."""
    seat = g.cards[id].owner
    happen(g, "moved", seat, id, source=HAND, to=ENERGY)
    g.move(id, ENERGY, seat)
    g.energy_placed += 1
    g.tell("energy-placed", by, seat, (id,))
