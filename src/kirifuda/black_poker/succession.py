"""世代交代 (base rules, G)."""

from typing import Final

from ..kernel.state import ALL_SEATS
from .book import clause
from .cards import BIT, COURT
from .table import GEAR, GRAVEYARD, HAND, SOLDIERS, WALLS, Request, Table

SUCCESSION_CODE: Final = 6
"""Its place in the action list."""


@clause("G1", "G2", "アクションリスト/世代交代")
def leaves_a_gap(g: Table, id: int) -> bool:
    """Whether it is a Joker, A, J, Q or K on the field."""
    card = g.cards[id]
    return card.zone // 2 in (SOLDIERS, GEAR, WALLS) and BIT[card.face] & COURT != 0


@clause("G1", "G4")
def trigger_succession(g: Table, seat: int, times: int) -> None:
    """Once for each card."""
    g.triggered += ((SUCCESSION_CODE, seat),) * times


@clause("アクションリスト/世代交代", "G3", "G5", "R34")
def succession(g: Table, request: Request) -> None:
    """Turn up cards of the life into the graveyard until a Joker, A, J, Q or K comes: it goes to the hand."""
    by = "アクションリスト/世代交代"
    seat = request.seat
    for id in reversed(g.life(seat)):
        if BIT[g.cards[id].face] & COURT:
            g.learn(id, ALL_SEATS)
            g.move(id, HAND, seat)
            g.tell("found", by, seat, (id,), seen_by=ALL_SEATS)
            return
        g.move(id, GRAVEYARD, seat)
        g.tell("milled", by, seat, (id,))
