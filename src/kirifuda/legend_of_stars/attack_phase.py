"""The attack phase (5.5)."""

from typing import Final

from ..kernel.ask import Proc
from ..kernel.course import Course
from ..kernel.outcome import Refusal
from .actions import ATTACK, END, STRIKE, code, parts
from .asking import act
from .battle import BATTLE
from .book import clause
from .facing import opponent_in_lane, opponents_in_lane
from .forbidding import forbidden, permitted
from .squares import is_front
from .table import NOTHING, UPRIGHT, Table
from .values import has, up_to_date

ATTACKS_A_TURN: Final = 1


@clause("5.5", "5.5.1", "5.5.1Ⅰ")
def choose_attack(g: Table) -> Proc:
    """One attack after the other, until the phase is ended."""
    seat = g.player
    value = yield act(seat, "5.5", "attack", lambda: offered(g, seat), public=True)
    kind, id, _ = parts(value)
    if kind == END:
        return
    g.begin(ATTACKS)
    g.begin(BATTLE, id, g.cards[id].handle, int(kind == STRIKE))


def offered(g: Table, seat: int) -> tuple[int, ...]:
    found: list[int] = [code(END)]
    for id in g.characters(seat):
        card = g.cards[id]
        if not card.up:
            continue
        if why_not_attack(g, id) is None:
            found.append(code(ATTACK, id))
        if why_not_strike(g, id) is None:
            found.append(code(STRIKE, id))
    return tuple(found)


@clause("5.5", "5.5.1", "3.3.2", "3.3.3", "8.13.4")
def why_no_attack_at_all(g: Table, id: int) -> Refusal | None:
    """Face-up, upright, in the front row, and once; twice with double attack (S28)."""
    card = g.cards[id]
    if not card.up:
        return Refusal("5.5.1Ⅰ", "face-down")
    if card.turned != UPRIGHT and not permitted(g, "attack-in-defense", id):
        return Refusal("5.5", "in-defense")
    if not is_front(card.zone >> 1) and not permitted(g, "attack-from-back", id):
        return Refusal("3.3.3", "in-the-back")
    if card.attacks >= attacks_of(g, id):
        return Refusal("5.5.1", "attacked-already")
    return Refusal("9.2", "forbidden") if forbidden(g, "attack", id, opponent_in_lane(g, id)) else None


@clause("8.13.4", "5.5.1")
def attacks_of(g: Table, id: int) -> int:
    """How many attacks a character may declare in an attack phase."""
    return ATTACKS_A_TURN + has(g, id, "double-attack") + permitted(g, "attack-again", id)


@clause("5.5", "9.2")
def why_not_attack(g: Table, id: int) -> Refusal | None:
    """What it may not attack it does not attack; without an opponent in its lane it strikes the player."""
    refusal = why_no_attack_at_all(g, id)
    if refusal is not None:
        return refusal
    target = opponent_in_lane(g, id)
    if target == NOTHING:
        return Refusal("9.2", "forbidden") if forbidden(g, "attack-directly", id) else None
    return Refusal("9.2", "forbidden") if forbidden(g, "be-attacked", target, id) else None


@clause("8.13.1", "9.2")
def why_not_strike(g: Table, id: int) -> Refusal | None:
    """Past the characters of the lane: airborne, and no airborne character there (S25)."""
    refusal = why_no_attack_at_all(g, id)
    if refusal is not None:
        return refusal
    if opponent_in_lane(g, id) == NOTHING:
        return Refusal("5.5", "nobody-there")
    if not may_pass_over(g, id):
        return Refusal("8.13.1", "not-airborne")
    return Refusal("9.2", "forbidden") if forbidden(g, "attack-directly", id) else None


@clause("8.13.1", "9.1")
def may_pass_over(g: Table, id: int) -> bool:
    if permitted(g, "attack-directly", id):
        return True
    return has(g, id, "airborne") and not any([has(g, other, "airborne") for other in opponents_in_lane(g, id)])


ATTACKS: Final = Course("stars/attacks", "5.5", up_to_date, choose_attack)
