"""Replacement (36-18, 39-16): what would happen does not, and something else is done instead."""

from collections.abc import Generator

from ..effects.interpreter import carry_out
from ..effects.statements import Instead, May
from ..kernel.ask import Question
from .asking import choose
from .book import clause
from .conditions import matches
from .memory import run_of
from .table import NOTHING, Given, Occurrence, Table
from .words import VERBS


@clause("36-18", "36-18a", "39-16", "39-21")
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
    """Whether something else was done; each replacement acts once on a change, so a loop stops by itself."""
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
        at = yield choose(g, g.player, "39-16", "which-replacement", places, "replacement", sources)
    given = found[at]
    node = given.node
    assert isinstance(node, Instead)
    run = run_of(g, given, change)
    optional = isinstance(node.statements[0], May)
    g.replacing += (given,)
    if not optional:
        g.tell("replaced", "36-18", given.seat, (given.source,))
    yield from carry_out(g, run, node.statements, VERBS)
    g.replacing = tuple([one for one in g.replacing if one is not given])
    if optional and not run.did:
        return False
    if optional:
        g.tell("replaced", "36-18", given.seat, (given.source,))
    if node.once:
        _use_up(g, given)
    return True


def _applicable(g: Table, change: Occurrence) -> list[Given]:
    own = g.cards[change.id].given if change.id != NOTHING else ()
    found: list[Given] = []
    for given in (*g.decrees, *g.lasting, *own):
        node = given.node
        if not isinstance(node, Instead) or given in g.replacing or node.happening.kind != change.kind:
            continue
        if matches(g, run_of(g, given, change), node.happening, change):
            found.append(given)
    return found


def _use_up(g: Table, given: Given) -> None:
    g.lasting = tuple([one for one in g.lasting if one is not given])
