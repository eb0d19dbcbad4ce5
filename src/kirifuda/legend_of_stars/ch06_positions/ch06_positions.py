"""Positions (chapter 6): upright and sideways, face-up and face-down, gained and regained."""

from typing import Final

from ..book import clause
from ..ch09_other_rules.ch09_2_forbidding import forbidden
from ..ch09_other_rules.ch09_3_triggers import happen
from ..table import ARRANGED, LEFT, NOTHING, OF_A_SIDE, POSITIONS, RIGHT, UPRIGHT, Table

TURNED: Final = {"attack": UPRIGHT, "defense-right": RIGHT, "defense-left": LEFT}
ANY_POSITION: Final[tuple[int, ...]] = (UPRIGHT, LEFT, RIGHT)
FACE_DOWN: Final = 3
"""Added to a position: face-down in it."""


@clause("6.1", "6.2", "5.3")
def positions_to(turned: int) -> tuple[int, ...]:
    """What a position can be changed into: right and left not into each other."""
    return (LEFT, RIGHT) if turned == UPRIGHT else (UPRIGHT,)


@clause("6", "6.1", "6.2")
def reposition(g: Table, id: int, turned: int, by: str, effect_of: int = NOTHING, source: int = NOTHING) -> bool:
    """Whether it was turned now."""
    if g.cards[id].turned == turned:
        return False
    if effect_of != NOTHING and forbidden(g, "be-repositioned", id, source, effect_of):
        return False
    card = g.edit(id)
    card.turned = turned
    seat = card.zone & 1
    g.stale |= ARRANGED << OF_A_SIDE * seat
    g.tell("repositioned", by, seat, (id,), what=POSITIONS[turned])
    happen(g, "repositioned", seat, id, by=effect_of)
    return True


@clause("6.3", "6.4", "5.4")
def turn_up(g: Table, id: int, by: str, effect_of: int = NOTHING, heard: bool = True) -> bool:
    """Turn a character face-up; its position stays. `heard`: what waits for that hears of it."""
    if g.cards[id].up:
        return False
    g.turn_over(id, True)
    g.edit(id).unveiled = g.turn
    g.tell("turned-up", by, g.seat_of(id), (id,))
    if heard:
        happen(g, "turned-up", g.seat_of(id), id, by=effect_of)
    return True


@clause("6.4")
def turn_down(g: Table, id: int, by: str, effect_of: int) -> bool:
    """Only an effect does this (5.3); who has seen the card remembers it."""
    if not g.cards[id].up or not g.on_square(id) or forbidden(g, "be-turned-down", id, NOTHING, effect_of):
        return False
    happen(g, "turned-down", g.seat_of(id), id, by=effect_of)
    g.tell("turned-down", by, g.seat_of(id), (id,))
    g.turn_over(id, False)
    return True


@clause("6.6", "2.5.1")
def gain(g: Table, id: int, by: str, effect_of: int = NOTHING) -> bool:
    """Turn a support or an energy card sideways."""
    card = g.cards[id]
    if card.gained:
        return False
    g.turn_sideways(id, True)
    seat = card.zone & 1
    g.tell("gained", by, seat, (id,))
    if "gained" in g.ears.kinds:
        happen(g, "gained", seat, id, by=effect_of)
    return True


@clause("6.5", "5.2")
def regain(g: Table, id: int, by: str, effect_of: int = NOTHING) -> bool:
    """Turn a support or an energy card upright."""
    card = g.cards[id]
    if not card.gained or forbidden(g, "regain", id):
        return False
    g.turn_sideways(id, False)
    seat = card.zone & 1
    g.tell("regained", by, seat, (id,))
    if "regained" in g.ears.kinds:
        happen(g, "regained", seat, id, by=effect_of)
    return True
