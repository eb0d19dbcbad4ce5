"""The lead phase (5.4)."""

from typing import Final

from ...kernel.ask import Proc
from ...kernel.course import Course
from ...kernel.outcome import Refusal
from ..book import clause
from ..ch02_kinds_of_cards.ch02_1_1_where_icons_point import points_at
from ..ch03_the_field.ch03_3_squares import free_squares, is_front
from ..ch08_terms.ch08_02_moving import move_to_square
from ..ch08_terms.ch08_04_activating import ACTIVATING, effects_offered
from ..ch09_other_rules.ch09_1_permitting import permitted
from ..ch09_other_rules.ch09_2_forbidding import FORBIDDEN, forbidden, in_force
from ..ch09_other_rules.ch09_3_triggers import settle_next
from ..options.actions import ACTIVATE, END, ID, LEAD, code, parts
from ..options.asking import act
from ..state.worked_out import activated, up_to_date
from ..table import Table
from .ch05_6_2_when_effects_end import phase_effects_end
from .ch05_phases import end_of, start_of

LEADS_A_TURN: Final = 1
TO_END: Final = code(END)
TO_LEAD: Final = code(LEAD)
LEAD_PHASE: Final = "lead"
TO_FRONT: Final = "move-to-front"
TO_BACK: Final = "move-to-back"
FACE_DOWN: Final = Refusal("5.4", "face-down")
CAME_THIS_TURN: Final = Refusal("5.4", "came-this-turn")
TURNED_UP_THIS_TURN: Final = Refusal("5.4", "turned-up-this-turn")
LED_ALREADY: Final = Refusal("5.4", "led-already")
NO_ICON: Final = Refusal("2.1.1", "no-icon")
SQUARES_TAKEN: Final = Refusal("5.4", "squares-taken")


@clause("5.4")
def lead_starts(g: Table) -> None:
    phase_effects_end(g)
    start_of(g, "lead", "5.4")


@clause("5.4")
def lead_phase(g: Table) -> None:
    g.begin(LEAD_ACTIONS)


@clause("5.4", "9.3")
def lead_ends(g: Table) -> None:
    end_of(g, "lead")


@clause("5.4", "2.1.1")
def leads(g: Table) -> Proc:
    """Each character once, in any order, until the phase is ended."""
    up_to_date(g)
    return lead(g)


@clause("5.4")
def lead(g: Table) -> Proc:
    seat = g.player
    value = yield act(g, seat, "5.4", "lead", offered, not has_effects_to_use(g, seat))
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
    if g.usables[seat] or g.rewords():
        for id in g.usable(seat):
            for known in activated(g, id):
                if known.during == LEAD_PHASE:
                    return True
    return False


def offered(g: Table, seat: int) -> tuple[int, ...]:
    found: list[int] = [TO_END]
    zones = g.zones
    for id in g.characters(seat):
        if why_no_lead_at_all(g, id) is None:
            for square in may_lead_to(g, id):
                if not zones[square * 2 + seat]:
                    found.append(TO_LEAD | id << ID | square)
    if g.usables[seat] or g.rewords():
        found += effects_offered(g, seat)
    return tuple(found)


@clause("5.4", "9.2")
def why_no_lead_at_all(g: Table, id: int) -> Refusal | None:
    """Not face-down, not in the turn it came or was turned up (S5), and once."""
    card = g.cards[id]
    if not card.up:
        return FACE_DOWN
    if g.turn in (card.arrived, card.unveiled) and not permitted(g, "lead-at-once", id):
        return CAME_THIS_TURN if card.arrived == g.turn else TURNED_UP_THIS_TURN
    if card.leads >= LEADS_A_TURN and card.leads >= LEADS_A_TURN + permitted(g, "lead-twice", id):
        return LED_ALREADY
    return FORBIDDEN if forbidden(g, "move", id) else None


@clause("5.4", "2.1.1")
def why_not_lead(g: Table, id: int) -> Refusal | None:
    """Nor without an icon that points at a free square."""
    refusal = why_no_lead_at_all(g, id)
    if refusal is None and not points_at(g, id):
        return NO_ICON
    return SQUARES_TAKEN if refusal is None and not squares_to(g, id) else refusal


@clause("5.4", "9.2")
def may_lead_to(g: Table, id: int) -> tuple[int, ...]:
    """Without squares of a row that it may not move to from the other."""
    squares = points_at(g, id)
    forbids = in_force(g).forbids
    if not g.cards[id].given and TO_FRONT not in forbids and TO_BACK not in forbids:
        return squares
    in_front = is_front(g.cards[id].zone >> 1)
    if not forbidden(g, TO_BACK if in_front else TO_FRONT, id):
        return squares
    return tuple([square for square in squares if is_front(square) == in_front])


@clause("5.4")
def squares_to(g: Table, id: int) -> tuple[int, ...]:
    return free_squares(g, may_lead_to(g, id), g.seat_of(id))


@clause("5.4", "8.2")
def lead_character(g: Table, id: int, square: int) -> None:
    g.edit(id).leads += 1
    move_to_square(g, id, square, "5.4")
    settle_next(g)


LEAD_ACTIONS: Final = Course("stars/lead-actions", "5.4", leads)
LEADING: Final = Course("stars/leading", "5.4", lead_character)
