"""Effects that last as long as something is so (36-11): looked at between sequences."""

from ..effects.parts import parts_of
from ..effects.statements import While
from ..effects.tree import This
from .book import clause
from .matching import is_true
from .memory import SOURCE, run_of
from .table import END_OF_BATTLE, WHATEVER_STIRS, Given, Table
from .units import take_away


@clause("36-11", "36-13")
def end_what_is_so_no_longer(g: Table) -> None:
    """What was to last as long as something is so is gone, and does not come back when that is so again (L65)."""
    over = [given.ends for given in g.lasting if given.ends < END_OF_BATTLE and _is_over(g, given)]
    if not over:
        return
    g.lasting = tuple([given for given in g.lasting if given.ends not in over])
    g.stirred |= WHATEVER_STIRS
    for id in g.field(0) + g.field(1):
        take_away(g, id, [given for given in g.cards[id].given if given.ends in over])


def _is_over(g: Table, given: Given) -> bool:
    """A card that has left its zone since is another one, the card that said so too."""
    if not isinstance(given.node, While):
        return False
    run = run_of(g, given)
    fact = given.node.fact
    speaks_of_itself = any(isinstance(one, This) for one in parts_of(fact))
    return (speaks_of_itself and not run.slots[SOURCE]) or not is_true(g, run, fact)
