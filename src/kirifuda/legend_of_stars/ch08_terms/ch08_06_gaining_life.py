"""Gaining life (8.6)."""

from ...effects.interpreter import Doing
from ...effects.statements import GainLife
from ...kernel.pairs import with_seat
from ..book import clause
from ..ch09_other_rules.ch09_1_replacing import instead
from ..ch09_other_rules.ch09_2_forbidding import player_forbidden
from ..ch09_other_rules.ch09_3_triggers import happen
from ..table import LIVES, OF_A_SIDE, Table
from ..texts.matching import own_amount, seats
from ..texts.runs import StarsRun


@clause("8.6")
def gain_life(g: Table, seat: int, points: int, by: int) -> int:
    """Without an upper limit (S12). How many points were gained."""
    if points <= 0 or player_forbidden(g, "gain-life", seat):
        return 0
    g.life = with_seat(g.life, seat, g.life[seat] + points)
    g.stale |= LIVES << OF_A_SIDE * seat
    g.tell("life-gained", "8.6", seat, numbers=(points, g.life[seat]))
    happen(g, "gained-life", seat, amount=points, by=by)
    return points


@clause("8.6")
def gain_some_life(g: Table, run: StarsRun, node: GainLife) -> Doing:
    gained = 0
    for seat in seats(g, run, node.whose):
        points = own_amount(g, run, node.amount, seat)
        if not (yield from instead(g, "gained-life", seat, amount=points, by=run.seat)):
            gained += gain_life(g, seat, points, run.seat)
    return run.did_so(gained, node.slot)
