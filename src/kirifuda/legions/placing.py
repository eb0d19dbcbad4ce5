"""Placing (chapter 34)."""

from .book import clause
from .fronts import FRONTS, STANDING
from .moving import tell_move
from .table import FIELD_OF, LANES, LEFT, LORD_AREA, NOTHING, OF_SOURCES, STIRRED_BY, Table
from .triggers import happen


@clause("34-1", "18-11", "18-14")
def place(g: Table, id: int, kind: int, by: str, effect_of: int = NOTHING, turned_over: bool = False) -> None:
    """Put a card onto the field from another zone; turned over, it comes without its abilities (16-3c)."""
    card = g.cards[id]
    left = card.zone // 2
    g.move(id, kind, card.owner)
    if turned_over:
        g.edit(id).reversed = True
    arrive(g, id, left, by, effect_of)


@clause("30-1", "34-1")
def arrive(g: Table, id: int, left: int, by: str, effect_of: int) -> None:
    """A card that is on the field now: a unit is incapacitated, and abilities take note."""
    card = g.cards[id]
    g.stirred |= FIELD_OF[card.owner] | STIRRED_BY[left * 2 + card.owner]
    if STANDING[card.face]:
        g.stirred |= OF_SOURCES
    if not card.reversed:
        g.edition.incapacitate(g, id)
    if effect_of != NOTHING:
        g.arrived += (id,)
        g.pending = True
    if g.sink is not None:
        tell_move(g, id, card.zone // 2, by)
    if "placed" in g.ears.kinds:
        happen(g, "placed", card.owner, id, source=left, to=card.zone // 2, by=effect_of)
    if "moved" in g.ears.kinds:
        happen(g, "moved", card.owner, id, source=left, to=card.zone // 2, by=effect_of)


@clause("41-22", "18-11", "18-14", "18-21")
def places_for(g: Table, id: int, lanes: tuple[int, ...] = LANES) -> tuple[int, ...]:
    """Where on its player's field a card could be placed: a free lane, for a lord the free lord area."""
    card = g.cards[id]
    front = FRONTS[card.face]
    seat = card.owner
    if front.category == "lord":
        return () if g.lord_area(seat) else (LORD_AREA,)
    free = g.free_lanes(seat)
    if lanes is not LANES:
        free = tuple([lane for lane in free if lane in lanes])
    if "left-only" in front.keywords:
        return (LEFT,) if LEFT in free else ()
    return free
