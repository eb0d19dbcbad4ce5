"""Lanes (chapter 19): three columns, shared with the lanes that face them."""

from typing import Final

from .book import clause
from .table import CENTER, LANES, LEFT, LORD_AREA, MASTER_AREA, RIGHT, ZONES, Table


@clause("19-1", "19-2", "19-3", "19-4")
def column(lane: int, seat: int) -> int:
    """0, 1 or 2: one player's left is the other's right; the leader zone belongs to the center."""
    if lane in (MASTER_AREA, LORD_AREA):
        return 1
    return lane - LEFT if seat == 0 else RIGHT - lane


COLUMNS: Final = tuple([column(zone // 2, zone % 2) for zone in range(len(ZONES) * 2)])
"""The column of each zone of each seat."""


def column_of(g: Table, id: int) -> int:
    return COLUMNS[g.cards[id].zone]


@clause("19-5")
def adjacent_lanes(lane: int) -> tuple[int, ...]:
    """The lanes next to a lane of the same player."""
    return (CENTER,) if lane != CENTER else (LEFT, RIGHT)


BESIDE: Final = tuple(
    [
        tuple([lane * 2 + zone % 2 for lane in adjacent_lanes(zone // 2)]) if zone // 2 in LANES else ()
        for zone in range(len(ZONES) * 2)
    ]
)
"""For each zone of each seat that is a lane, the lanes next to it, as zones of that seat."""

IN_REACH: Final = tuple(
    [
        tuple(
            [
                tuple([lane * 2 + 1 - zone % 2 for lane in LANES if abs(column(lane, 1 - zone % 2) - here) <= reach])
                for zone, here in enumerate(COLUMNS)
            ]
        )
        for reach in range(3)
    ]
)
"""For each reach in columns, and each zone of each seat: the opponent's lanes so far away or nearer."""


def lane_of(g: Table, id: int) -> int:
    """Which lane of its own player a card lies in; the leader zone counts as the center."""
    kind = g.cards[id].zone // 2
    return kind if kind in LANES else CENTER
