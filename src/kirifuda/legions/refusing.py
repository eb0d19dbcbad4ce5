"""Why not: what stands against each of the actions of the main phase (28-2 to 28-8) with each card."""

from typing import Final

from ..kernel.offer import NO_CARD
from ..kernel.outcome import Refusal
from .actions import (
    ACTIVATE,
    ATTACK_,
    END,
    EXILE_FIELD,
    EXILE_STANDBY,
    MOVE,
    PLAY,
    UNLOCK,
    code,
    parts,
)
from .battle import all_attack_freely, can_attack
from .book import clause
from .forbidding import forbidden
from .fronts import FRONTS, HOLD_BACK
from .incapacity import may_tire
from .main_phase import (
    activated,
    can_move,
    offered,
    why_not_activate,
)
from .matching import standing_by
from .playing import why_not_play
from .table import HAND, LANES, MASTER_AREA, Table
from .unlocking import Means, why_not_unlock

WITH_A_CARD: Final = (UNLOCK, PLAY, ATTACK_, MOVE, ACTIVATE, EXILE_FIELD, EXILE_STANDBY)
MAIN: Final = "main"


def parts_of(value: int) -> tuple[int, int]:
    """The action of an option, and its card."""
    kind, id, _ = parts(value)
    return kind, NO_CARD if kind == END else id


def requests(g: Table, seat: int) -> tuple[int, ...]:
    """Every action with every card of a player's hand, standby zone, timeline and field; first, to end the phase."""
    found: list[int] = [code(END, 0)]
    for id in (*g.hand(seat), *g.standby(seat), *g.timeline(seat), *g.field(seat)):
        for kind in WITH_A_CARD:
            many = len(activated(g, id)) if kind == ACTIVATE and g.on_field(id) and not g.cards[id].reversed else 1
            found += [code(kind, id, which) for which in range(max(many, 1))]
    return tuple(found)


@clause("28-1")
def why_not(g: Table, seat: int, value: int) -> Refusal | None:
    """Why a player may not take an action now; None if it may."""
    if seat != g.player:
        return Refusal(g.cite("28-1"), "not-your-turn")
    if g.phase != MAIN:
        return Refusal(g.cite("28-1"), "not-main-phase")
    kind, id, which = parts(value)
    if kind == END:
        held = HOLD_BACK in g.ears.acts and END not in offered(g, seat)
        return Refusal(g.cite("01-3"), "must-attack") if held else None
    if kind == UNLOCK:
        in_hand = g.cards[id].zone // 2 == HAND
        return why_not_unlock(g, id, Means(g, seat)) if in_hand else Refusal(g.cite("28-2"), "not-in-hand")
    if kind == PLAY:
        return why_not_play(g, id) if stands_by(g, id) else Refusal(g.cite("28-3"), "not-in-standby")
    if kind == EXILE_STANDBY:
        return None if stands_by(g, id) else Refusal(g.cite("28-8"), "not-in-standby")
    if kind == ATTACK_:
        return _why_not_attack(g, id)
    if kind == MOVE:
        return _why_not_move(g, id)
    if kind == ACTIVATE:
        return _why_not_activate(g, id, which)
    return _why_not_exile(g, id)


def stands_by(g: Table, id: int) -> bool:
    return id in standing_by(g, g.cards[id].owner)


@clause("28-4", "30-1", "30-3", "35-3", "35-5", "35-6")
def _why_not_attack(g: Table, id: int) -> Refusal | None:
    card = g.cards[id]
    if not g.on_field(id):
        return Refusal(g.cite("28-4"), "not-on-field")
    if card.reversed:
        return Refusal(g.cite("16-3c"), "reversed")
    if FRONTS[card.face].category == "master":
        return Refusal(g.cite("28-4"), "masters-do-not-attack")
    if can_attack(g, id, may_tire(g, id), all_attack_freely(g, card.owner)):
        return None
    if forbidden(g, "attack", id):
        return Refusal(g.cite("01-3"), "forbidden")
    return _cannot_tire(g, id, "28-4") or Refusal(g.cite("35-5"), "no-attack-target")


@clause("28-5", "30-1", "16-2")
def _why_not_move(g: Table, id: int) -> Refusal | None:
    if g.cards[id].zone // 2 not in LANES:
        return Refusal(g.cite("28-5"), "not-in-lane")
    if g.cards[id].reversed:
        return Refusal(g.cite("16-3c"), "reversed")
    if forbidden(g, "move-lane", id):
        return Refusal(g.cite("01-3"), "forbidden")
    tired = _cannot_tire(g, id, "28-5")
    if tired is not None or can_move(g, id):
        return tired
    return Refusal(g.cite("28-5"), "no-free-lane")


@clause("30-1", "16-2")
def _cannot_tire(g: Table, id: int, by: str) -> Refusal | None:
    """Exhausted or incapacitated units do nothing that exhausts them."""
    if may_tire(g, id):
        return None
    if g.cards[id].exhausted:
        return Refusal(g.cite(by), "exhausted")
    return Refusal(g.cite("30-1"), "incapacitated")


@clause("28-6")
def _why_not_activate(g: Table, id: int, which: int) -> Refusal | None:
    if not g.on_field(id):
        return Refusal(g.cite("28-6"), "not-on-field")
    if g.cards[id].reversed:
        return Refusal(g.cite("16-3c"), "reversed")
    abilities = activated(g, id)
    if which >= len(abilities):
        return Refusal(g.cite("28-6"), "no-activated-ability")
    return why_not_activate(g, id, abilities[which])


@clause("28-7")
def _why_not_exile(g: Table, id: int) -> Refusal | None:
    if not g.on_field(id):
        return Refusal(g.cite("28-7"), "not-on-field")
    if g.cards[id].zone // 2 == MASTER_AREA:
        return Refusal(g.cite("28-7"), "masters-stay")
    return Refusal(g.cite("28-7"), "exhausted") if g.cards[id].exhausted else None
