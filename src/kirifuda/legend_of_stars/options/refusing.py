"""Why not: what stands against each action with each card, by its clause."""

from typing import Final

from ...kernel.offer import NO_CARD
from ...kernel.outcome import Refusal
from ..book import clause
from ..ch02_kinds_of_cards.ch02_1_1_where_icons_point import points_at
from ..ch02_kinds_of_cards.ch02_2_effect_cards import why_not_use
from ..ch02_kinds_of_cards.ch02_3_support_cards import why_not_support
from ..ch02_kinds_of_cards.ch02_4_energy import why_no_energy
from ..ch03_the_field.ch03_3_squares import next_to
from ..ch05_how_a_game_goes.ch05_3_main_phase import why_not_change, why_not_place, why_not_turn_up
from ..ch05_how_a_game_goes.ch05_4_lead_phase import may_lead_to, squares_to, why_not_lead
from ..ch05_how_a_game_goes.ch05_5_1_responding import why_not_respond
from ..ch05_how_a_game_goes.ch05_5_attack_phase import TO_END, offered, why_not_attack, why_not_strike
from ..ch06_positions.ch06_positions import ANY_POSITION, positions_to
from ..ch07_flash_and_priority import why_not_flash
from ..ch08_terms.ch08_04_activating import why_not_activate
from ..ch09_other_rules.ch09_2_forbidding import FORBIDDEN
from ..state.worked_out import activated
from ..table import HAND, NOTHING, Table
from .actions import (
    ACTIVATE,
    ATTACK,
    CHANGE,
    END,
    ENERGY,
    LEAD,
    PASS,
    PLACE,
    RESPOND,
    STRIKE,
    SUPPORT,
    TURN_UP,
    USE,
    WITHOUT_A_CARD,
    code,
    parts,
)

FROM_HAND: Final = (PLACE, SUPPORT, ENERGY, USE)
OF_CHARACTERS: Final = (CHANGE, TURN_UP, LEAD, ATTACK, STRIKE)
PHASE_OF: Final = {
    PLACE: ("main", "5.3"),
    SUPPORT: ("main", "5.3"),
    ENERGY: ("main", "5.3"),
    CHANGE: ("main", "5.3"),
    TURN_UP: ("main", "5.3"),
    LEAD: ("lead", "5.4"),
    ATTACK: ("attack", "5.5"),
    STRIKE: ("attack", "5.5"),
}
"""The phase of an action, and what says so."""


def parts_of(value: int) -> tuple[int, int]:
    """The action of an option, and its card."""
    kind, id, _ = parts(value)
    return kind, NO_CARD if kind in WITHOUT_A_CARD else id


def requests(g: Table, seat: int) -> tuple[int, ...]:
    """Every action with every card of a player's hand and field; first, to end the phase and to pass."""
    found: list[int] = [code(END), code(PASS)]
    for id in g.hand(seat):
        found += [code(kind, id) for kind in FROM_HAND]
    for id in g.characters(seat):
        card = g.cards[id]
        found += [code(CHANGE, id, turned) for turned in ANY_POSITION if turned != card.turned]
        found += [code(TURN_UP, id, turned) for turned in ANY_POSITION]
        found += [code(LEAD, id, square) for square in next_to(card.zone >> 1)]
        found += [code(ATTACK, id), code(STRIKE, id)]
    for id in g.field(seat):
        found += [code(ACTIVATE, id, which) for which in range(max(len(activated(g, id)), 1))]
    found += [code(RESPOND, due.source, due.number) for due in g.chances if due.seat == seat]
    return tuple(found)


@clause("5.3", "5.4", "5.5", "7.2")
def why_not(g: Table, seat: int, value: int) -> Refusal | None:
    """Why a player may not take an action now; None if it may."""
    kind, id, which = parts(value)
    if kind == PASS:
        return None if g.window == seat else Refusal("7.2", "no-priority")
    if kind == END:
        if g.player == seat and g.window == NOTHING:
            held = g.phase == "attack" and TO_END not in offered(g, seat)
            return Refusal("9.1", "must-attack") if held else None
        return Refusal("5.3", "not-your-turn" if g.player != seat else "priority-first")
    if kind == RESPOND:
        return why_not_respond(g, seat, which) if g.window == seat else Refusal("7.2", "no-priority")
    if kind == USE:
        return _why_not_use(g, seat, id)
    if kind == ACTIVATE:
        return _why_not_activate(g, seat, id, which)
    phase, by = PHASE_OF[kind]
    if g.player != seat:
        return Refusal(by, "not-your-turn")
    if g.phase != phase:
        return Refusal(by, f"not-{phase}-phase")
    if kind in FROM_HAND:
        return _why_not_from_hand(g, seat, kind, id)
    if g.window != NOTHING:
        return Refusal("7.2", "priority-first")
    return _why_not_with(g, kind, id, which)


def _why_not_from_hand(g: Table, seat: int, kind: int, id: int) -> Refusal | None:
    if g.cards[id].zone != HAND * 2 + seat:
        return Refusal("8.3", "not-in-hand")
    if kind == PLACE:
        return why_not_place(g, seat, id)
    return why_not_support(g, seat, id) if kind == SUPPORT else why_no_energy(g, seat)


@clause("2.2", "2.2.1", "5.3", "7.1")
def _why_not_use(g: Table, seat: int, id: int) -> Refusal | None:
    """In one's own main phase, or a flash with priority in an attack phase."""
    if g.cards[id].zone != HAND * 2 + seat:
        return Refusal("8.3", "not-in-hand")
    if g.phase == "attack":
        return why_not_flash(g, seat, id) if g.window == seat else Refusal("7.2", "no-priority")
    if g.player != seat:
        return Refusal("5.3", "not-your-turn")
    return why_not_use(g, seat, id) if g.phase == "main" else Refusal("5.3", "not-main-phase")


@clause("8.4")
def _why_not_activate(g: Table, seat: int, id: int, which: int) -> Refusal | None:
    if not g.cards[id].up:
        return Refusal("6.4", "face-down")
    known = activated(g, id)
    if which >= len(known):
        return Refusal("8.4", "no-effect-to-use")
    return why_not_activate(g, seat, id, known[which])


def _why_not_with(g: Table, kind: int, id: int, which: int) -> Refusal | None:
    if kind == ATTACK:
        return why_not_attack(g, id)
    if kind == STRIKE:
        return why_not_strike(g, id)
    if kind == LEAD:
        return why_not_lead(g, id) or _why_not_there(g, id, which)
    if kind == TURN_UP:
        return why_not_turn_up(g, id)
    refusal = why_not_change(g, id)
    if refusal is None and which not in positions_to(g.cards[id].turned):
        return Refusal("5.3", "left-and-right")
    return refusal


@clause("2.1.1", "5.4")
def _why_not_there(g: Table, id: int, square: int) -> Refusal | None:
    if square in squares_to(g, id):
        return None
    if square in points_at(g, id) and square not in may_lead_to(g, id):
        return FORBIDDEN
    return Refusal("5.4", "squares-taken") if square in points_at(g, id) else Refusal("2.1.1", "no-icon")
