"""The lead phase (5.4)."""

from typing import Final

from ..kernel.ask import Proc
from ..kernel.course import Course
from ..kernel.outcome import Refusal
from .actions import ACTIVATE, END, LEAD, code, parts
from .activating import ACTIVATING
from .asking import act
from .book import clause
from .forbidding import forbidden, permitted
from .fronts import FRONTS
from .main_phase import effects_offered
from .moving import move_to_square
from .squares import free_squares, next_to, step
from .table import NOTHING, Table
from .triggers import settle_next
from .values import activated, up_to_date

LEADS_A_TURN: Final = 1
LEAD_PHASE: Final = "lead"


@clause("5.4", "2.1.1")
def lead(g: Table) -> Proc:
    """Each character once, in any order, until the phase is ended."""
    seat = g.player
    value = yield act(seat, "5.4", "lead", lambda: offered(g, seat), not has_effects_to_use(g, seat))
    kind, id, which = parts(value)
    if kind == END:
        return
    g.begin(LEAD_ACTIONS)
    if kind == ACTIVATE:
        g.begin(ACTIVATING, id, which)
    else:
        g.begin(LEADING, id, which)


def has_effects_to_use(g: Table, seat: int) -> bool:
    """Whether effects of cards on the field might be used in this phase; if so, the hand may have a say in it."""
    return any([known.during == LEAD_PHASE for id in g.field(seat) for known in activated(g, id)])


def offered(g: Table, seat: int) -> tuple[int, ...]:
    found: list[int] = [code(END)]
    for id in g.characters(seat):
        if why_not_lead(g, id) is None:
            found += [code(LEAD, id, square) for square in squares_to(g, id)]
    return tuple(found + effects_offered(g, seat))


@clause("5.4", "2.1.1", "9.2")
def why_not_lead(g: Table, id: int) -> Refusal | None:
    """Not face-down, not in the turn it came or was turned up (S5), once, and onto a free square."""
    card = g.cards[id]
    if not card.up:
        return Refusal("5.4", "face-down")
    if g.turn in (card.arrived, card.unveiled) and not permitted(g, "lead-at-once", id):
        return Refusal("5.4", "came-this-turn" if card.arrived == g.turn else "turned-up-this-turn")
    if card.leads >= LEADS_A_TURN + permitted(g, "lead-twice", id):
        return Refusal("5.4", "led-already")
    if forbidden(g, "move", id):
        return Refusal("9.2", "forbidden")
    if not points_at(g, id):
        return Refusal("2.1.1", "no-icon")
    return None if squares_to(g, id) else Refusal("5.4", "squares-taken")


@clause("2.1.1", "6.2")
def points_at(g: Table, id: int) -> tuple[int, ...]:
    """The squares that a character's lead icons point at, as it lies now."""
    card = g.cards[id]
    square = card.zone >> 1
    if permitted(g, "lead-anywhere", id):
        return next_to(square)
    there = [step(square, direction) for direction in FRONTS[card.face].points[card.turned]]
    return tuple([one for one in there if one != NOTHING])


@clause("5.4")
def squares_to(g: Table, id: int) -> tuple[int, ...]:
    return free_squares(g, points_at(g, id), g.seat_of(id))


@clause("5.4", "8.2")
def lead_character(g: Table, id: int, square: int) -> None:
    g.edit(id).leads += 1
    move_to_square(g, id, square, "5.4")


def settle_lead(g: Table, id: int, square: int) -> None:
    settle_next(g)


LEAD_ACTIONS: Final = Course("stars/lead-actions", "5.4", up_to_date, lead)
LEADING: Final = Course("stars/leading", "5.4", lead_character, settle_lead)
