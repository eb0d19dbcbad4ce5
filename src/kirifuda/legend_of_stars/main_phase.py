"""The main phase (5.3)."""

from typing import Final

from ..kernel.ask import Proc
from ..kernel.course import Course
from ..kernel.outcome import Refusal
from .actions import ACTIVATE, CHANGE, END, ENERGY, ID, PLACE, SUPPORT, TURN_UP, USE, code, parts
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
    is_plain_to_play,
    why_no_energy,
    why_not_place,
    why_not_support,
    why_not_use,
)
from .positions import ANY_POSITION, positions_to, reposition, turn_up
from .squares import has_room
from .table import BACK_ROW, LEFT, RIGHT, UPRIGHT, Table
from .triggers import settle_next
from .values import activated, up_to_date

CHANGES_A_TURN: Final = 1
TO_END: Final = code(END)
TO_PLACE: Final = code(PLACE)
TO_SUPPORT: Final = code(SUPPORT)
TO_ENERGY: Final = code(ENERGY)
TO_USE: Final = code(USE)
CHANGES_FROM: Final = tuple(
    [tuple([code(CHANGE, 0, turned) for turned in positions_to(now)]) for now in (UPRIGHT, RIGHT, LEFT)]
)
"""The changes of position, by the position before."""
TURNINGS_UP: Final = tuple([code(TURN_UP, 0, turned) for turned in ANY_POSITION])
CAME_THIS_TURN: Final = Refusal("5.3", "came-this-turn")
CHANGED_ALREADY: Final = Refusal("5.3", "changed-already")
FACE_UP_ALREADY: Final = Refusal("5.3", "face-up-already")


@clause("5.3", "2.1", "2.2", "2.3")
def take_actions(g: Table) -> Proc:
    """Anything of it, as often and in any order as the turn player likes, until the phase is ended."""
    up_to_date(g)
    return take_action(g)


@clause("5.3")
def take_action(g: Table) -> Proc:
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
    found: list[int] = [TO_END]
    energy = why_no_energy(g, seat) is None
    cards = g.cards
    have = available(g, seat)
    room = has_room(g, BACK_ROW, seat)
    plain = is_plain_to_play(g)
    for id in g.hand(seat):
        front = FRONTS[cards[id].face]
        sure = plain and not front.in_hand
        if energy:
            found.append(TO_ENERGY | id << ID)
        if sure and front.cost > have:
            continue
        if front.kind == CHARACTER:
            if (sure and room) or why_not_place(g, seat, id) is None:
                found.append(TO_PLACE | id << ID)
        elif front.kind == EFFECT:
            if (sure and not front.choices) or why_not_use(g, seat, id) is None:
                found.append(TO_USE | id << ID)
        elif sure or why_not_support(g, seat, id) is None:
            found.append(TO_SUPPORT | id << ID)
    for id in g.characters(seat):
        card = cards[id]
        if card.turns < CHANGES_A_TURN and why_not_change(g, id) is None:
            for coded in CHANGES_FROM[card.turned]:
                found.append(coded | id << ID)
            if not card.up and why_not_turn_up_too(g, id) is None:
                for coded in TURNINGS_UP:
                    found.append(coded | id << ID)
    if g.usables[seat] or g.rewords():
        found += effects_offered(g, seat)
    return tuple(found)


def effects_offered(g: Table, seat: int) -> list[int]:
    """The effects of a player's cards on the field that can be used now."""
    found: list[int] = []
    for id in g.usable(seat):
        for which, known in enumerate(activated(g, id)):
            if why_not_activate(g, seat, id, known) is None:
                found.append(code(ACTIVATE, id, which))
    return found


# --- positions --------------------------------------------------------------------------------------


@clause("5.3", "6")
def why_not_change(g: Table, id: int) -> Refusal | None:
    """Once a turn, and not in the turn it came; face-down characters too (S16)."""
    card = g.cards[id]
    if card.arrived == g.turn and not permitted(g, "reposition-at-once", id):
        return CAME_THIS_TURN
    if card.turns >= CHANGES_A_TURN:
        return CHANGED_ALREADY
    if not card.given and "reposition" not in in_force(g).forbids:
        return None
    return FORBIDDEN if forbidden(g, "reposition", id) else None


@clause("5.3", "6.4")
def why_not_turn_up(g: Table, id: int) -> Refusal | None:
    if g.cards[id].up:
        return FACE_UP_ALREADY
    return why_not_change(g, id) or why_not_turn_up_too(g, id)


@clause("5.3", "6.4")
def why_not_turn_up_too(g: Table, id: int) -> Refusal | None:
    """A character that may be changed may be turned up as well, unless that is forbidden."""
    return FORBIDDEN if forbidden(g, "turn-up", id) else None


@clause("5.3", "6", "6.1", "6.2")
def change_position(g: Table, id: int, turned: int) -> None:
    g.edit(id).turns += 1
    reposition(g, id, turned, "5.3")
    settle_next(g)


@clause("5.3", "6.4")
def turn_up_by_choice(g: Table, id: int, turned: int) -> None:
    """It is turned up into any position, and that is its one change (S4)."""
    card = g.edit(id)
    card.turns += 1
    card.turned = turned
    turn_up(g, id, "5.3")
    settle_next(g)


MAIN_ACTIONS: Final = Course("stars/main-actions", "5.3", take_actions)
CHANGING: Final = Course("stars/changing", "5.3", change_position)
TURNING_UP: Final = Course("stars/turning-up", "5.3", turn_up_by_choice)
