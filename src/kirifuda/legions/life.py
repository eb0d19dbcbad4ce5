"""Life (chapter 08)."""

from typing import Final

from ..kernel.pairs import with_seat
from .book import clause
from .forbidding import player_forbidden
from .table import OF_LIFE, Table
from .the_end import check_the_end
from .triggers import happen

STARTING_LIFE: Final = 20
MOST_LIFE: Final = 20


@clause("08-4", "39-2")
def gain_life(g: Table, seat: int, points: int, by: int) -> int:
    """Never above 20. How many points were really gained: what goes beyond 20 was not (L79)."""
    if points <= 0 or player_forbidden(g, "gain-life", seat):
        return 0
    gained = min(points, MOST_LIFE - g.life[seat])
    if gained == 0:
        g.tell("life-full", "08-4", seat, numbers=(g.life[seat],))
        return 0
    g.life = with_seat(g.life, seat, g.life[seat] + gained)
    g.tell("life-gained", "39-2", seat, numbers=(gained, g.life[seat]))
    g.stirred |= OF_LIFE
    happen(g, "gained-life", seat, amount=gained, by=by)
    return gained


@clause("08-5", "11-2")
def lower_life(g: Table, seat: int, points: int) -> None:
    """Never below 0. The end is looked at by whoever lowers it, when all of the change is done."""
    g.life = with_seat(g.life, seat, max(0, g.life[seat] - points))
    g.stirred |= OF_LIFE


@clause("08-5")
def lose_life(g: Table, seat: int, points: int, by: int) -> int:
    if points <= 0:
        return 0
    lower_life(g, seat, points)
    g.tell("life-lost", "08-1", seat, numbers=(points, g.life[seat]))
    check_the_end(g)
    happen(g, "lost-life", seat, amount=points, by=by)
    return points
