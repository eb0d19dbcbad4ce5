"""Life (3.7): what it begins with, and how it is lost and set."""

from typing import Final

from ...effects.statements import LoseLife, SetLife
from ...effects.tree import OfEach
from ...kernel.pairs import with_seat
from ..book import clause
from ..ch04_winning_and_losing import check_the_end
from ..ch08_terms.ch08_06_gaining_life import gain_life
from ..table import LIVES, OF_A_SIDE, Table
from ..texts.matching import amount, own_amount, seats
from ..texts.runs import StarsRun

STARTING_LIFE: Final = 3000


@clause("3.7")
def lower_life(g: Table, seat: int, points: int) -> None:
    """Never below 0. The end is looked at by whoever lowers it, when all of the change is done."""
    g.life = with_seat(g.life, seat, max(0, g.life[seat] - points))
    g.stale |= LIVES << OF_A_SIDE * seat


def lose_life(g: Table, seats: tuple[int, ...], points: int) -> int:
    """Life that is lost without damage, of all these players together."""
    if points <= 0:
        return 0
    for seat in seats:
        lower_life(g, seat, points)
        g.tell("life-lost", "3.7", seat, numbers=(points, g.life[seat]))
    check_the_end(g)
    return points * len(seats)


@clause("3.7", "4")
def lose_some_life(g: Table, run: StarsRun, node: LoseLife) -> bool:
    if isinstance(node.amount, OfEach):
        lost = sum([lose_life(g, (seat,), own_amount(g, run, node.amount, seat)) for seat in seats(g, run, node.whose)])
    else:
        lost = lose_life(g, seats(g, run, node.whose), amount(g, run, node.amount))
    return run.did_so(lost, node.slot)


@clause("3.7", "8.6")
def set_life(g: Table, run: StarsRun, node: SetLife) -> bool:
    """What is missing is gained, what is too much is lost, of all these players together."""
    many = amount(g, run, node.amount)
    changed = 0
    for seat in seats(g, run, node.whose):
        missing = many - g.life[seat]
        changed += gain_life(g, seat, missing, run.seat) if missing > 0 else lose_life(g, (seat,), -missing)
    return run.did_so(changed)
