"""Cores and master points (chapter 07). No core differs from another, so they are numbers."""

from typing import Final

from ..effects.run import Run
from ..kernel.pairs import with_seat
from .book import clause
from .table import OF_CORES, Table
from .the_end import check_the_end

OUTSIDE: Final = "outside"
CORE_ZONE: Final = "core-zone"
CORE_ACTIVE: Final = "core-active"
CORE_EXHAUSTED: Final = "core-exhausted"
ON_MASTER: Final = "master"
ON_LORD: Final = "lord"
WAIT_PLACES: Final[tuple[str, ...]] = ("wait-1", "wait-2", "wait-3", "wait-4")


def cores_in(g: Table, seat: int, place: str) -> int:
    """How many cores of a player lie in a place; outside the game there is always one more."""
    if place == CORE_ZONE:
        return g.active_cores[seat] + g.exhausted_cores[seat]
    if place == CORE_ACTIVE:
        return g.active_cores[seat]
    if place == CORE_EXHAUSTED:
        return g.exhausted_cores[seat]
    if place == ON_MASTER:
        return g.master_cores[seat]
    if place == ON_LORD:
        return g.lord_cores[seat]
    return g.waiting_cores[seat][WAIT_PLACES.index(place)]


def place_of_this(g: Table, run: Run) -> str:
    """Where cores lie that lie on the card whose effect it is."""
    return ON_MASTER if run.source == g.master(run.seat) else ON_LORD


@clause("07-2", "07-3", "39-20")
def move_cores(g: Table, seat: int, count: int, source: str, to: str, by: str) -> None:
    """Move a player's cores, and look whether that is the end."""
    shift_cores(g, seat, count, source, to, by)
    check_the_end(g)


@clause("07-2", "07-3", "39-20")
def shift_cores(g: Table, seat: int, count: int, source: str, to: str, by: str) -> None:
    """What enters the core zone is active there."""
    if count <= 0:
        return
    if source == CORE_ZONE:
        _leave_the_core_zone(g, seat, count)
    elif source != OUTSIDE:
        _add(g, seat, -count, source)
    if to != OUTSIDE:
        _add(g, seat, count, CORE_ACTIVE if to == CORE_ZONE else to)
    if g.sink is not None:
        g.tell("cores-moved", by, seat, what=to, numbers=(count,))
    g.stirred |= OF_CORES


@clause("07-3")
def _leave_the_core_zone(g: Table, seat: int, count: int) -> None:
    """Exhausted ones first."""
    tired = min(count, g.exhausted_cores[seat])
    g.exhausted_cores = with_seat(g.exhausted_cores, seat, g.exhausted_cores[seat] - tired)
    g.active_cores = with_seat(g.active_cores, seat, g.active_cores[seat] - count + tired)


def _add(g: Table, seat: int, count: int, place: str) -> None:
    if place == CORE_ACTIVE:
        one, other = g.active_cores
        g.active_cores = (one + count, other) if seat == 0 else (one, other + count)
    elif place == CORE_EXHAUSTED:
        one, other = g.exhausted_cores
        g.exhausted_cores = (one + count, other) if seat == 0 else (one, other + count)
    elif place == ON_MASTER:
        g.master_cores = with_seat(g.master_cores, seat, g.master_cores[seat] + count)
    elif place == ON_LORD:
        g.lord_cores = with_seat(g.lord_cores, seat, g.lord_cores[seat] + count)
    else:
        at = WAIT_PLACES.index(place)
        mine = list(g.waiting_cores[seat])
        mine[at] += count
        four = tuple(mine)
        g.waiting_cores = (four, g.waiting_cores[1]) if seat == 0 else (g.waiting_cores[0], four)


def available_points(g: Table, seat: int) -> int:
    """What a player could pay with: points it has, and one for each active core."""
    return g.points[seat] + g.active_cores[seat]


@clause("07-4", "39-12")
def exhaust_cores(g: Table, seat: int, count: int, by: str) -> None:
    """Each core that is exhausted gives its player a master point (L42)."""
    one, other = g.active_cores
    tired, others_tired = g.exhausted_cores
    if seat == 0:
        g.active_cores = (one - count, other)
        g.exhausted_cores = (tired + count, others_tired)
        g.points = (g.points[0] + count, g.points[1])
    else:
        g.active_cores = (one, other - count)
        g.exhausted_cores = (tired, others_tired + count)
        g.points = (g.points[0], g.points[1] + count)
    g.stirred |= OF_CORES
    if g.sink is not None:
        g.tell("cores-exhausted", by, seat, numbers=(count,))


@clause("07-6")
def gain_points(g: Table, seat: int, count: int, by: str) -> None:
    g.points = with_seat(g.points, seat, g.points[seat] + count)
    if g.sink is not None:
        g.tell("points-gained", by, seat, numbers=(count,))


@clause("07-4a", "07-5", "07-7", "31-2")
def pay_points(g: Table, seat: int, count: int, by: str) -> None:
    """Points that are there go first; cores are exhausted for what is missing."""
    missing = count - g.points[seat]
    if missing > 0:
        exhaust_cores(g, seat, missing, "07-7")
    g.points = with_seat(g.points, seat, g.points[seat] - count)
    if count and g.sink is not None:
        g.tell("points-paid", by, seat, numbers=(count,))


@clause("39-6a", "12-3")
def lord_leaves(g: Table, seat: int) -> None:
    """The cores on a lord that leaves the field go onto its master."""
    if g.lord_cores[seat]:
        move_cores(g, seat, g.lord_cores[seat], ON_LORD, ON_MASTER, "39-6a")
