"""Airborne (8.13.1): who may attack past the characters of a lane."""

from typing import Final

from ...kernel.outcome import Refusal
from ..book import clause
from ..ch05_how_a_game_goes.ch05_5_across_the_lane import ACROSS, opponent_in_lane
from ..ch09_other_rules.ch09_1_permitting import permitted
from ..ch09_other_rules.ch09_2_forbidding import FORBIDDEN, forbidden
from ..table import NOTHING, Table
from .ch08_13_keywords import has

NOBODY_THERE: Final = Refusal("5.5", "nobody-there")
NOT_AIRBORNE: Final = Refusal("8.13.1", "not-airborne")


@clause("8.13.1", "3.3.4")
def opponents_in_lane(g: Table, attacker: int) -> tuple[int, ...]:
    """All characters of the opponent's lane."""
    front, back = ACROSS[g.cards[attacker].zone]
    return g.zones[front] + g.zones[back]


@clause("8.13.1", "9.1")
def may_pass_over(g: Table, id: int) -> bool:
    if permitted(g, "attack-directly", id):
        return True
    return has(g, id, "airborne") and not any([has(g, other, "airborne") for other in opponents_in_lane(g, id)])


@clause("8.13.1", "5.5.1Ⅴ")
def strikes(g: Table, id: int) -> bool:
    """Whether it passes over the characters of the lane it is in now (S25)."""
    return g.striking and may_pass_over(g, id)


@clause("8.13.1", "9.2")
def why_not_past_them(g: Table, id: int) -> Refusal | None:
    """Past the characters of the lane: airborne, and no airborne character there (S25)."""
    if opponent_in_lane(g, id) == NOTHING:
        return NOBODY_THERE
    if not may_pass_over(g, id):
        return NOT_AIRBORNE
    return FORBIDDEN if forbidden(g, "attack-directly", id) else None
