"""Effects that last as long as something is so (9.1)."""

from ...effects.interpreter import Doing, carry_out
from ...effects.parts import parts_of
from ...effects.statements import While
from ...effects.tree import Fact, This
from ..book import clause
from ..ch05_how_a_game_goes.ch05_6_2_when_effects_end import end_effects
from ..state.lasting_effects import END_OF_PHASE, Given
from ..table import Table
from ..texts.matching import is_true
from ..texts.runs import SOURCE, StarsRun, chosen_so_far, counted_so_far, run_of
from ..texts.verbs import VERBS


def next_bound(g: Table) -> int:
    """In place of a turn: what the effects of one `While` have in common."""
    return min([END_OF_PHASE, *[given.ends for given in g.lasting]]) - 1


@clause("9.1")
def as_long_as(g: Table, run: StarsRun, node: While) -> Doing:
    """Nothing, if it is not so to begin with; else it lasts until it is so no longer."""
    if not is_true(g, run, node.fact):
        return run.did_so(0)
    run.bound = next_bound(g)
    source = (SOURCE, ((run.source, g.cards[run.source].handle),))
    slots, numbers = (*chosen_so_far(g, run), source), counted_so_far(run)
    g.leave_behind(Given(node, run.source, run.face, run.seat, ends=run.bound, slots=slots, numbers=numbers))
    yield from carry_out(g, run, node.statements, VERBS)
    run.bound = 0
    return run.did_so(1)


@clause("9.1", "9.4")
def what_is_so_no_longer_ends(g: Table) -> None:
    """What was to last as long as something is so is gone, and does not come back when that is so again."""
    over = [given.ends for given in g.lasting if isinstance(given.node, While) and _is_over(g, given, given.node.fact)]
    if over:
        end_effects(g, over, 0)


def _is_over(g: Table, given: Given, fact: Fact) -> bool:
    """A card that has left its zone since is another one, the card that said so too."""
    run = run_of(g, given)
    gone = not run.slots[SOURCE] and any([isinstance(one, This) for one in parts_of(fact)])
    return gone or not is_true(g, run, fact)
