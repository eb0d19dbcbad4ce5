"""Tokens (chapters 42 and 43)."""

from ..effects.interpreter import Doing
from ..effects.run import Run
from ..kernel.endless import make_room
from .book import clause
from .fronts import FRONTS
from .matching import LANE_KINDS, amount, seats
from .placing import arrive
from .playing import where
from .table import LANES, LEFT, OUT, LegionsCard, Table
from .tree import PutTokens


@clause("39-18", "41-22", "42-1", "42-2", "42-4", "43-1", "43-2", "43-3", "43-4", "43-5")
def put_tokens(g: Table, run: Run, node: PutTokens) -> Doing:
    """As many tokens as there is room for (L46) come from outside the game onto a field."""
    face = g.ears.tokens[node.token]
    lanes = tuple([LANE_KINDS[lane] for lane in node.lanes]) or LANES
    if "left-only" in FRONTS[face].keywords:
        lanes = (LEFT,)
    made: tuple[int, ...] = ()
    for seat in seats(run, g, node.whose):
        for _ in range(amount(g, run, node.count)):
            free = tuple([lane for lane in g.free_lanes(seat) if lane in lanes])
            if not free:
                break
            lane = yield where(g, "39-18", free, g.master(seat))
            make_room(g, 1)
            token = LegionsCard(0, seat, face, lane * 2 + seat)
            g.add(token)
            token.exhausted = node.exhausted
            made += (token.id,)
            arrive(g, token.id, OUT, "39-18", run.seat)
    if node.slot is not None:
        run.slots[node.slot] = made
    return run.did_so(len(made))
