"""Chrono burst (15.3.2): a card with the icon that a chrono check turned up may declare its burst text."""

from typing import Final

from ..effects.tree import Ability
from ..kernel.ask import NO, Proc, may
from .book import clause
from .bursting import can_burst, declare
from .characteristics import burst_text
from .fronts import FRONTS
from .table import Table

CHRONO_BURST: Final = "chrono-burst"


@clause("15.3.2.1", "15.3.2.2", "15.3.2.2.4", "15.3.2.2.5", "15.3.2.2.6", "5.4.1", "5.4.2", "11.4.5", "6.9.1")
def offer_chrono_burst(g: Table, id: int) -> Proc:
    """The chance to declare it, if what it must choose can be chosen; it triggers then."""
    seat = g.seat_of(id)
    if not FRONTS[g.cards[id].face].card.burst:
        return
    sentences = burst_text(g, id).play
    if can_burst(g, id, seat, sentences) and (yield may(seat, "15.3.2.2.4", CHRONO_BURST, (id,))) != NO:
        declare(g, id, seat, Ability(CHRONO_BURST, (), (), sentences), "burst", "15.3.2.2.6")
