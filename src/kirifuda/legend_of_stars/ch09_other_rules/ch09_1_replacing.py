"""What would happen does not, and something else is done instead (9.1)."""

from collections.abc import Generator

from ...effects.interpreter import carry_out
from ...effects.statements import Instead, May
from ...kernel.ask import Question
from ..book import clause
from ..options.asking import choose
from ..state.lasting_effects import NO_GIVENS, Given
from ..table import NOTHING, Occurrence, Table
from ..texts.runs import run_of
from ..texts.verbs import VERBS
from .ch09_2_forbidding import in_force
from .ch09_3_conditions import matches


@clause("9.1")
def instead(
    g: Table,
    kind: str,
    seat: int,
    id: int = NOTHING,
    other: int = NOTHING,
    source: int = NOTHING,
    to: int = NOTHING,
    amount: int = 0,
    nature: str = "",
    by: int = NOTHING,
) -> Generator[Question, int, bool]:
    """Whether something else was done; each replacement acts once on a change, so a loop stops by itself.

    What its player may do instead, and does not, leaves the change as it was.
    """
    if kind not in g.ears.replaced:
        return False
    change = Occurrence(kind, seat, id, other, source, to, amount, nature, by)
    found = _applicable(g, change)
    if not found:
        return False
    at = 0
    if len(found) > 1:
        places = tuple(range(len(found)))
        sources = tuple([given.source for given in found])
        at = yield choose(seat, "9.1", "which-replacement", places, "replacement", sources)
    given = found[at]
    node = given.node
    assert isinstance(node, Instead)
    optional = len(node.statements) == 1 and isinstance(node.statements[0], May)
    run = run_of(g, given, change)
    g.replacing += (given,)
    if not optional:
        g.tell("replaced", "9.1", given.seat, (given.source,))
    yield from carry_out(g, run, node.statements, VERBS)
    g.replacing = tuple([one for one in g.replacing if one is not given])
    if optional and not run.did:
        return False
    if node.once:
        _is_used(g, given, node)
    return True


def _is_used(g: Table, given: Given, node: Instead) -> None:
    """What an effect left behind is over; what stands on the field has been used for this turn."""
    if given in g.lasting:
        g.is_over(given)
    else:
        this = (given.source, g.cards[given.source].handle)
        g.so_far += ((node.happening, NOTHING, this, this),)


def _was_used(g: Table, given: Given, node: Instead) -> bool:
    this = (given.source, g.cards[given.source].handle)
    return any([seat == NOTHING and one == this and known == node.happening for known, seat, one, _ in g.so_far])


def _applicable(g: Table, change: Occurrence) -> list[Given]:
    own = g.cards[change.id].given if change.id != NOTHING else NO_GIVENS
    found: list[Given] = []
    for given in in_force(g).replacing + own:
        node = given.node
        if not isinstance(node, Instead) or node.happening.kind != change.kind or _acts_now(g, given):
            continue
        if node.once and _was_used(g, given, node):
            continue
        if matches(g, run_of(g, given, change), node.happening, change):
            found.append(given)
    return found


def _acts_now(g: Table, given: Given) -> bool:
    """A standing replacement is worked out anew again and again: it is the same by its card and its words."""
    return any([one.node == given.node and one.source == given.source for one in g.replacing])
