"""Who faces whom across a lane (5.5)."""

from typing import Final

from ..book import clause
from ..ch03_the_field.ch03_3_squares import facing_lane, lane_of
from ..table import BACK, FRONT, NOTHING, ZONES, Table


def _across(zone: int) -> tuple[int, int]:
    lane = facing_lane(lane_of(zone >> 1))
    seat = 1 - (zone & 1)
    return (FRONT + lane) * 2 + seat, (BACK + lane) * 2 + seat


ACROSS: Final = tuple([_across(zone) for zone in range(len(ZONES) * 2)])
"""The two squares on the other side of the lane that each square is in."""


@clause("5.5", "5.5.1Ⅳ", "3.3.4")
def opponent_in_lane(g: Table, attacker: int) -> int:
    """Whom an attacker fights: who is in the front row of the lane it is in now, else in the back row (S9)."""
    front, back = ACROSS[g.cards[attacker].zone]
    there = g.zones[front] or g.zones[back]
    return there[0] if there else NOTHING
