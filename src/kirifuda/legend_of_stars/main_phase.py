"""The main phase (5.3)."""

from typing import Final

from ..kernel.ask import Proc
from ..kernel.course import Course
from ..kernel.outcome import Refusal
from .actions import ACTIVATE, CHANGE, END, ENERGY, PLACE, SUPPORT, TURN_UP, USE, code, parts
from .activating import ACTIVATING, why_not_activate
from .asking import act
from .book import clause
from .energy import available
from .forbidding import FORBIDDEN, forbidden, in_force, permitted
from .fronts import CHARACTER, EFFECT, FRONTS
from .playing import (
    PLACING,
    PUTTING_ENERGY,
    SUPPORTING,
    USING,
    why_no_energy,
    why_not_place,
    why_not_support,
    why_not_use,
)
from .positions import ANY_POSITION, positions_to, reposition, turn_up
from .table import Table
from .triggers import settle_next
from .values import activated, up_to_date

CHANGES_A_TURN: Final = 1
CAME_THIS_TURN: Final = Refusal("5.3", "came-this-turn")
CHANGED_ALREADY: Final = Refusal("5.3", "changed-already")
FACE_UP_ALREADY: Final = Refusal("5.3", "face-up-already")


@clause("5.3", "2.1", "2.2", "2.3")
def take_action(g: Table) -> Proc:
    """Anything of it, as often and in any order as the turn player likes, until the phase is ended."""
    seat = g.player
    value = yield act(g, seat, "5.3", "main", offered)
    kind, id, which = parts(value)
    if kind == END:
        return
    g.begin(MAIN_ACTIONS)
    if kind == PLACE:
        g.begin(PLACING, id)
    elif kind == SUPPORT:
        g.begin(SUPPORTING, id)
    elif kind == ENERGY:
        g.begin(PUTTING_ENERGY, id)
    elif kind == USE:
        g.begin(USING, id)
    elif kind == ACTIVATE:
        g.begin(ACTIVATING, id, which)
    elif kind == CHANGE:
        g.begin(CHANGING, id, which)
    else:
        g.begin(TURNING_UP, id, which)


@clause("5.3")
def offered(g: Table, seat: int) -> tuple[int, ...]:
    """Everything that nothing refuses; first of all to end the phase."""
    found: list[int] = [code(END)]
    energy = why_no_energy(g, seat) is None
    cards = g.cards
    have = available(g, seat)
    plain = not in_force(g).costs
    for id in g.hand(seat):
        front = FRONTS[cards[id].face]
        if energy:
            found.append(code(ENERGY, id))
        if plain and front.cost > have and not front.in_hand:
            continue
        if front.kind == CHARACTER:
            if why_not_place(g, seat, id) is None:
                found.append(code(PLACE, id))
        elif front.kind == EFFECT:
            if why_not_use(g, seat, id) is None:
                found.append(code(USE, id))
        elif why_not_support(g, seat, id) is None:
            found.append(code(SUPPORT, id))
    for id in g.characters(seat):
        if why_not_change(g, id) is None:
            found += positions_offered(g, id)
    return tuple(found + effects_offered(g, seat))


def effects_offered(g: Table, seat: int) -> list[int]:
    """The effects of a player's cards on the field that can be used now."""
    found: list[int] = []
    cards = g.cards
    rewords = g.ears.rewords
    for id in g.field(seat):
        if FRONTS[cards[id].face].activated or rewords:
            for which, known in enumerate(activated(g, id)):
                if why_not_activate(g, seat, id, known) is None:
                    found.append(code(ACTIVATE, id, which))
    return found


# --- positions --------------------------------------------------------------------------------------


def positions_offered(g: Table, id: int) -> list[int]:
    """The positions that a character, if it may change, can be changed to and turned up in."""
    card = g.cards[id]
    found = [code(CHANGE, id, turned) for turned in positions_to(card.turned)]
    if not card.up and why_not_turn_up(g, id) is None:
        found += [code(TURN_UP, id, turned) for turned in ANY_POSITION]
    return found


@clause("5.3", "6")
def why_not_change(g: Table, id: int) -> Refusal | None:
    """Once a turn, and not in the turn it came; face-down characters too (S16)."""
    card = g.cards[id]
    if card.arrived == g.turn and not permitted(g, "reposition-at-once", id):
        return CAME_THIS_TURN
    if card.turns >= CHANGES_A_TURN:
        return CHANGED_ALREADY
    return FORBIDDEN if forbidden(g, "reposition", id) else None


@clause("5.3", "6.4")
def why_not_turn_up(g: Table, id: int) -> Refusal | None:
    if g.cards[id].up:
        return FACE_UP_ALREADY
    refusal = why_not_change(g, id)
    if refusal is None and forbidden(g, "turn-up", id):
        return FORBIDDEN
    return refusal


@clause("5.3", "6", "6.1", "6.2")
def change_position(g: Table, id: int, turned: int) -> None:
    g.edit(id).turns += 1
    reposition(g, id, turned, "5.3")


@clause("5.3", "6.4")
def turn_up_by_choice(g: Table, id: int, turned: int) -> None:
    """It is turned up into any position, and that is its one change (S4)."""
    card = g.edit(id)
    card.turns += 1
    card.turned = turned
    turn_up(g, id, "5.3")


def settle_change(g: Table, id: int, turned: int) -> None:
    settle_next(g)


MAIN_ACTIONS: Final = Course("stars/main-actions", "5.3", up_to_date, take_action)
CHANGING: Final = Course("stars/changing", "5.3", change_position, settle_change)
TURNING_UP: Final = Course("stars/turning-up", "5.3", turn_up_by_choice, settle_change)
