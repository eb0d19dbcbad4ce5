"""What may be done all the same (9.1)."""

from ...effects.statements import Permit
from ..book import clause
from ..state.lasting_effects import NO_GIVENS, Given
from ..state.worked_out import up_to_date
from ..table import NOTHING, Table
from ..texts.matching import is_described, passes, seats
from ..texts.runs import run_of
from .ch09_2_forbidding import in_force


@clause("9.1", "9.2")
def permitted(g: Table, act: str, id: int, other: int = NOTHING) -> bool:
    if g.stale & g.reads:
        up_to_date(g)
    if act in g.in_force.permits:
        for given in g.in_force.permits[act]:
            if id in given.ids and _against(g, given, other):
                return True
    own = g.cards[id].given
    if own:
        for given in own:
            if isinstance(given.node, Permit) and given.node.act == act and _against(g, given, other):
                return True
    return False


def _against(g: Table, given: Given, other: int) -> bool:
    node = given.node
    if not isinstance(node, Permit) or node.against is None:
        return True
    return other != NOTHING and is_described(g, run_of(g, given), node.against, other)


@clause("9.1")
def times_permitted(g: Table, act: str, seat: int) -> int:
    """How many effects let a player do something."""
    found = 0
    for given in in_force(g).permits.get(act, NO_GIVENS):
        node = given.node
        if isinstance(node, Permit) and node.subject is None:
            found += seat in seats(g, run_of(g, given), node.whose)
    return found


@clause("9.1")
def player_permitted(g: Table, act: str, seat: int, id: int) -> bool:
    """Whether an effect lets a player do something with a card."""
    for given in in_force(g).permits.get(act, NO_GIVENS):
        node = given.node
        if isinstance(node, Permit) and node.subject is None:
            run = run_of(g, given)
            if seat in seats(g, run, node.whose) and (node.against is None or passes(g, run, node.against, id)):
                return True
    return False
