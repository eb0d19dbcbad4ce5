"""Soul burst (15.2.10): a card that comes into a soul yard may declare its text."""

from ..effects.tree import Ability
from ..kernel.ask import NO, Proc, may
from .book import clause
from .bursting import can_burst, declare
from .characteristics import keywords
from .table import Table
from .tree import ChronicleKeyword, PaySouls

BURST_NAME = "soul-burst"


@clause("15.2.10", "15.2.10.1", "15.2.10.2", "15.2.10.3", "15.2.10.3.4", "15.2.10.3.5", "15.2.10.3.6", "6.9.1", "6.1.4")
def offer_soul_bursts(g: Table, ids: tuple[int, ...]) -> Proc:
    """Each of these that has soul burst and could do what it says may be declared, the turn player's first."""
    for id in sorted(ids, key=lambda id: g.seat_of(id) != g.player):
        for keyword in keywords(g, id).get(BURST_NAME, ()):
            assert isinstance(keyword, ChronicleKeyword)
            ability = burst_ability(keyword)
            seat = g.seat_of(id)
            possible = can_burst(g, id, seat, ability.sentences)
            if possible and (yield may(seat, "15.2.10.3.4", "soul-burst", (id,))) != NO:
                declare(g, id, seat, ability, BURST_NAME, "15.2.10.3.6")


@clause("15.2.10.1", "15.2.10.4")
def burst_ability(keyword: ChronicleKeyword) -> Ability:
    """The trigger ability that soul burst is: its cost, and its text."""
    costs = tuple([PaySouls(price) for price in keyword.prices])
    return Ability(BURST_NAME, (), costs, keyword.sentences)
