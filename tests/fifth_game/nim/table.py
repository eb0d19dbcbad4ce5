"""A position: the heap, and what each player has taken."""

from typing import Final

from kirifuda.kernel.state import SEATS, Card, State
from kirifuda.kernel.watch import Endings, Where
from kirifuda.kernel.zones import EVERYBODY, Zone

HEAP: Final = 0
"""The heap lies on the side of the first seat."""
TAKEN: Final = 1
ZONES: Final = (Zone("heap", EVERYBODY), Zone("taken", EVERYBODY))
STONE: Final = 0
"""The only face there is."""
ENDINGS: Final = Endings(forced="3", left="3", growing="3", turns="3")
"""Every answer takes a stone: nothing here goes on for ever."""


class Table(State[Card]):
    __slots__ = ("player", "turn")

    def __init__(self, other: "Table | None" = None) -> None:
        super().__init__(other)
        if other is None:
            self.specs = ZONES
            self.zones = [()] * (len(ZONES) * SEATS)
            self.turn = 1
            self.player = 0
        else:
            self.turn = other.turn
            self.player = other.player

    def copy(self) -> "Table":
        return Table(self)

    def heap(self) -> tuple[int, ...]:
        return self.zone(HEAP, 0)

    def whose_turn(self) -> int:
        return self.player

    def position(self) -> Where:
        return self.player, len(self.heap())

    def endings(self) -> Endings:
        return ENDINGS
