"""Which effects touch a card (8.13.2, 8.13.3)."""

from ..effects.statements import Forbid
from .book import clause
from .forbidding import in_force
from .fronts import FRONTS
from .given import NO_GIVENS, Givens
from .matching import is_described, seats
from .runs import StarsRun, run_of
from .table import Table
from .values import keywords


@clause("8.13.2", "8.13.3", "9.6.2④")
def is_touched(g: Table, run: StarsRun, id: int) -> bool:
    """Whether an effect does anything to a card: a resistance keeps out slow or cheap cards of the opponent (S26)."""
    card = g.cards[id]
    if not g.on_field(id) or not card.up:
        return True
    if card.zone & 1 != run.seat and (g.ears.resists or card.given):
        held = keywords(g, id)
        front = FRONTS[run.face]
        if "speed-resistance" in held and front.speed <= held["speed-resistance"]:
            return False
        if "energy-resistance" in held and front.cost <= held["energy-resistance"]:
            return False
    shields = in_force(g).forbids.get("be-affected", NO_GIVENS)
    if not shields and not card.given:
        return True
    return not _is_kept_out(g, run, id, shields)


def touched(g: Table, run: StarsRun, ids: tuple[int, ...]) -> tuple[int, ...]:
    """Those of these cards that an effect touches: all, where nothing could keep it out."""
    if not g.ears.resists and not g.gifted and "be-affected" not in in_force(g).forbids:
        return ids
    for id in ids:
        if not is_touched(g, run, id):
            return tuple([id for id in ids if is_touched(g, run, id)])
    return ids


@clause("9.2")
def _is_kept_out(g: Table, run: StarsRun, id: int, shields: Givens) -> bool:
    own = g.cards[id].given
    for given in own + shields:
        node = given.node
        if not isinstance(node, Forbid) or node.act != "be-affected" or not (given in own or id in given.ids):
            continue
        mine = run_of(g, given)
        if node.whose and run.seat not in seats(g, mine, node.whose):
            continue
        if node.against is None or is_described(g, mine, node.against, run.source):
            return True
    return False
