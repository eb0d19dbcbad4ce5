"""The attack phase (5.5)."""

from typing import Final

from ...kernel.ask import Proc
from ...kernel.course import Course
from ...kernel.outcome import Refusal
from ..book import clause
from ..ch03_the_field.ch03_3_squares import is_front
from ..ch07_flash_and_priority import AT_THE_END, open_window
from ..ch08_terms.ch08_13_1_airborne import why_not_past_them
from ..ch08_terms.ch08_13_4_double_attack import attacks_of
from ..ch09_other_rules.ch09_1_permitting import permitted
from ..ch09_other_rules.ch09_2_forbidding import FORBIDDEN, forbidden, in_force
from ..options.actions import ATTACK, END, ID, STRIKE, code, parts
from ..options.asking import act
from ..state.worked_out import up_to_date
from ..table import NOTHING, UPRIGHT, Table
from .ch05_5_1_battle import BATTLE
from .ch05_5_across_the_lane import opponent_in_lane
from .ch05_6_2_when_effects_end import phase_effects_end
from .ch05_phases import end_of, start_of

HOLD_BACK: Final = "hold-back"
TO_END: Final = code(END)
TO_ATTACK: Final = code(ATTACK)
TO_STRIKE: Final = code(STRIKE)
FACE_DOWN: Final = Refusal("5.5.1Ⅰ", "face-down")
IN_DEFENSE: Final = Refusal("5.5", "in-defense")
IN_THE_BACK: Final = Refusal("3.3.3", "in-the-back")
ATTACKED_ALREADY: Final = Refusal("5.5.1", "attacked-already")


@clause("5.5")
def attack_starts(g: Table) -> None:
    phase_effects_end(g)
    start_of(g, "attack", "5.5")


@clause("5.5", "5.5.1")
def attack_phase(g: Table) -> None:
    g.begin(ATTACKS)


@clause("5.5", "5.5.1", "5.5.1Ⅰ")
def attacks(g: Table) -> Proc:
    """One attack after the other, until the phase is ended."""
    up_to_date(g)
    return choose_attack(g)


@clause("5.5", "5.5.1Ⅰ")
def choose_attack(g: Table) -> Proc:
    seat = g.player
    value = yield act(g, seat, "5.5", "attack", offered, public=True)
    kind, id, _ = parts(value)
    if kind == END:
        return
    g.begin(ATTACKS)
    g.begin(BATTLE, id, g.cards[id].handle, int(kind == STRIKE))


def offered(g: Table, seat: int) -> tuple[int, ...]:
    found: list[int] = [TO_END]
    for id in g.characters(seat):
        if why_no_attack_at_all(g, id) is None:
            if why_not_in_its_lane(g, id) is None:
                found.append(TO_ATTACK | id << ID)
            if why_not_past_them(g, id) is None:
                found.append(TO_STRIKE | id << ID)
    if len(found) > 1 and must_go_on(g, found):
        found.remove(TO_END)
    return tuple(found)


@clause("9.1", "5.5")
def must_go_on(g: Table, attacks: list[int]) -> bool:
    """Whether one of these attacks is by a character that may not be held back: once, as long as it can attack."""
    if not g.gifted and HOLD_BACK not in in_force(g).forbids:
        return False
    able = [parts(one)[1] for one in attacks if one != TO_END]
    return any([not g.cards[id].attacks and forbidden(g, HOLD_BACK, id) for id in able])


@clause("5.5", "5.5.1", "3.3.2", "3.3.3", "8.13.4")
def why_no_attack_at_all(g: Table, id: int) -> Refusal | None:
    """Face-up, upright, in the front row, and once; twice with double attack (S28)."""
    card = g.cards[id]
    if not card.up:
        return FACE_DOWN
    if card.turned != UPRIGHT and not permitted(g, "attack-in-defense", id):
        return IN_DEFENSE
    if not is_front(card.zone >> 1) and not permitted(g, "attack-from-back", id):
        return IN_THE_BACK
    if card.attacks and card.attacks >= attacks_of(g, id):
        return ATTACKED_ALREADY
    return FORBIDDEN if forbidden(g, "attack", id, opponent_in_lane(g, id)) else None


def why_not_attack(g: Table, id: int) -> Refusal | None:
    return why_no_attack_at_all(g, id) or why_not_in_its_lane(g, id)


@clause("5.5", "9.2")
def why_not_in_its_lane(g: Table, id: int) -> Refusal | None:
    """What it may not attack it does not attack; without an opponent in its lane it strikes the player."""
    target = opponent_in_lane(g, id)
    if target == NOTHING:
        return FORBIDDEN if forbidden(g, "attack-directly", id) else None
    return FORBIDDEN if forbidden(g, "be-attacked", target, id) else None


def why_not_strike(g: Table, id: int) -> Refusal | None:
    return why_no_attack_at_all(g, id) or why_not_past_them(g, id)


ATTACKS: Final = Course("stars/attacks", "5.5", attacks)


@clause("5.5.3", "7.1")
def flash_before_the_end(g: Table) -> None:
    """Whether or not there was an attack (S10)."""
    open_window(g, AT_THE_END)


@clause("5.5", "9.3")
def attack_ends(g: Table) -> None:
    end_of(g, "attack")
