"""Who faces whom across a lane (5.5)."""

from .book import clause
from .squares import facing_lane, lane_of
from .table import BACK, FRONT, NOTHING, Table


@clause("5.5", "5.5.1Ⅳ", "3.3.4")
def opponent_in_lane(g: Table, attacker: int) -> int:
    """Whom an attacker fights: who is in the front row of the lane it is in now, else in the back row (S9)."""
    card = g.cards[attacker]
    lane = facing_lane(lane_of(card.zone >> 1))
    seat = 1 - (card.zone & 1)
    front = g.at(FRONT + lane, seat)
    return front if front != NOTHING else g.at(BACK + lane, seat)


@clause("8.13.1", "3.3.4")
def opponents_in_lane(g: Table, attacker: int) -> tuple[int, ...]:
    """All characters of the opponent's lane."""
    card = g.cards[attacker]
    lane = facing_lane(lane_of(card.zone >> 1))
    seat = 1 - (card.zone & 1)
    return g.zones[(FRONT + lane) * 2 + seat] + g.zones[(BACK + lane) * 2 + seat]
