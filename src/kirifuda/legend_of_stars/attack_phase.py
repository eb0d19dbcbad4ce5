"""The attack phase (5.5)."""

from typing import Final

from ..kernel.ask import Proc
from ..kernel.course import Course
from ..kernel.outcome import Refusal
from .actions import ATTACK, END, ID, STRIKE, code, parts
from .asking import act
from .battle import BATTLE, may_pass_over
from .book import clause
from .facing import opponent_in_lane
from .forbidding import FORBIDDEN, forbidden, in_force, permitted
from .squares import is_front
from .table import NOTHING, UPRIGHT, Table
from .values import has, up_to_date

ATTACKS_A_TURN: Final = 1
HOLD_BACK: Final = "hold-back"
TO_END: Final = code(END)
TO_ATTACK: Final = code(ATTACK)
TO_STRIKE: Final = code(STRIKE)
FACE_DOWN: Final = Refusal("5.5.1Ⅰ", "face-down")
IN_DEFENSE: Final = Refusal("5.5", "in-defense")
IN_THE_BACK: Final = Refusal("3.3.3", "in-the-back")
ATTACKED_ALREADY: Final = Refusal("5.5.1", "attacked-already")
NOBODY_THERE: Final = Refusal("5.5", "nobody-there")
NOT_AIRBORNE: Final = Refusal("8.13.1", "not-airborne")


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


@clause("8.13.4", "5.5.1")
def attacks_of(g: Table, id: int) -> int:
    """How many attacks a character may declare in an attack phase."""
    return ATTACKS_A_TURN + has(g, id, "double-attack") + permitted(g, "attack-again", id)


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


@clause("8.13.1", "9.2")
def why_not_past_them(g: Table, id: int) -> Refusal | None:
    """Past the characters of the lane: airborne, and no airborne character there (S25)."""
    if opponent_in_lane(g, id) == NOTHING:
        return NOBODY_THERE
    if not may_pass_over(g, id):
        return NOT_AIRBORNE
    return FORBIDDEN if forbidden(g, "attack-directly", id) else None


ATTACKS: Final = Course("stars/attacks", "5.5", attacks)
