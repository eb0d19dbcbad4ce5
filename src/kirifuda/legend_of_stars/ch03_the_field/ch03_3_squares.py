"""Squares, rows and lanes (3.3): where they lie to each other, for one player and for both."""

from collections.abc import Iterable
from typing import Final

from ..book import clause
from ..table import BACK, BACK_ROW, FRONT, FRONT_ROW, LANES, LAST_SQUARE, NOTHING, SQUARES, ZONES, Table

UP: Final = 0
RIGHTWARD: Final = 1
DOWN: Final = 2
LEFTWARD: Final = 3
DIRECTIONS: Final = ("up", "right", "down", "left")
"""As the player of a side sees them: up is toward the opponent."""
ONE_STEP: Final = {"ahead": UP, "right": RIGHTWARD, "behind": DOWN, "left": LEFTWARD}


def lane_of(square: int) -> int:
    """0 to 3, from the left as the square's own player sees it."""
    return (square - FRONT) & 3


def is_front(square: int) -> bool:
    return square < BACK


@clause("3.3", "3.3.4", "5.5")
def facing_lane(lane: int) -> int:
    """The opponent's lane on the other side of a lane (S1)."""
    return LANES - 1 - lane


@clause("3.3.4")
def column(square: int, seat: int) -> int:
    """The lane as the first seat counts it: the same number for both sides of it."""
    lane = lane_of(square)
    return lane if seat == 0 else facing_lane(lane)


@clause("3.3", "3.3.1", "8.2")
def step(square: int, direction: int) -> int:
    """The next square in a direction, or NOTHING at the edge of a player's zone."""
    return STEPS[square - FRONT][direction]


def _step(square: int, direction: int) -> int:
    if direction == UP:
        return square - LANES if square >= BACK else NOTHING
    if direction == DOWN:
        return square + LANES if square < BACK else NOTHING
    lane = lane_of(square) + (1 if direction == RIGHTWARD else -1)
    if not 0 <= lane < LANES:
        return NOTHING
    return square + (1 if direction == RIGHTWARD else -1)


STEPS: Final = tuple([tuple([_step(square, direction) for direction in range(4)]) for square in SQUARES])


def next_to(square: int) -> tuple[int, ...]:
    """The squares ahead, to the right, behind and to the left."""
    return tuple([there for there in STEPS[square - FRONT] if there != NOTHING])


# Squares of both players as sets of bits: a square of a seat is the bit of its zone.


def bits(squares: Iterable[int], seats: tuple[int, ...] = (0, 1)) -> int:
    found = 0
    for square in squares:
        for seat in seats:
            found |= 1 << square * 2 + seat
    return found


def bits_of(zones: Iterable[int]) -> int:
    found = 0
    for zone in zones:
        found |= 1 << zone
    return found


FRONT_ROWS: Final = bits(FRONT_ROW)
BACK_ROWS: Final = bits(BACK_ROW)
ALL_ZONES: Final = tuple(range(len(ZONES) * 2))
ON_SQUARES: Final = tuple([zone for zone in ALL_ZONES if zone >> 1 in SQUARES])
COLUMNS: Final = tuple(
    [bits_of([zone for zone in ON_SQUARES if column(zone >> 1, zone & 1) == at]) for at in range(LANES)]
)
"""The squares of each lane, as the first seat counts them."""
BY_LANE: Final = tuple([bits([square for square in SQUARES if lane_of(square) == at]) for at in range(LANES)])
"""The squares of each lane, as each player counts its own."""
AHEAD: Final = tuple(
    [
        tuple([bits([there], (zone & 1,)) if there != NOTHING else 0 for there in STEPS[(zone >> 1) - FRONT]])
        if zone in ON_SQUARES
        else (0, 0, 0, 0)
        for zone in ALL_ZONES
    ]
)
"""The square in each direction from a square; none from anywhere else."""


def free_squares(g: Table, squares: tuple[int, ...], seat: int) -> tuple[int, ...]:
    zones = g.zones
    return tuple([square for square in squares if not zones[square * 2 + seat]])


def has_room(g: Table, squares: tuple[int, ...], seat: int) -> bool:
    for square in squares:
        if not g.zones[square * 2 + seat]:
            return True
    return False


def square_of(g: Table, id: int) -> int:
    """The square that a card lies on, or NOTHING."""
    kind = g.cards[id].zone >> 1
    return kind if FRONT <= kind <= LAST_SQUARE else NOTHING
