"""A support card comes to the support zone (2.3), where it takes the place of another field (2.3.1)."""

from ..book import clause
from ..cards.fronts import FRONTS
from ..ch03_the_field.ch03_zones import put
from ..ch09_other_rules.ch09_3_triggers import happen
from ..table import NOTHING, SUPPORT, TRASH, Table


@clause("2.3", "2.3.1", "3.5")
def arrive_as_support(g: Table, id: int, seat: int, by: str, effect_of: int = NOTHING) -> None:
    """A support comes to the support zone; a second one with 'field' sends the first to the trash (S20)."""
    zone = g.cards[id].zone
    left = zone >> 1
    happen(g, "moved", zone & 1, id, source=left, to=SUPPORT, by=effect_of)
    g.move(id, SUPPORT, seat)
    g.edit(id).arrived = g.turn
    g.tell("support-placed", by, seat, (id,))
    if FRONTS[g.cards[id].face].field:
        for other in g.supports(seat):
            if other != id and FRONTS[g.cards[other].face].field:
                put(g, other, TRASH, "2.3.1")
    happen(g, "placed", seat, id, source=left, to=SUPPORT, by=effect_of)
