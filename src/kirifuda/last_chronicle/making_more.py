"""Effects by which more tokens or counters are made than a text says (11.9.5)."""

from .book import clause
from .characteristics import decrees, is_among
from .matching import seats
from .references import NOTHING
from .runs import run_of_rule
from .statements import MakeMore
from .table import Table


def tokens_made(g: Table, seat: int, many: int) -> int:
    """How many tokens come where an effect would place so many."""
    return _made(g, "tokens", many, seat, NOTHING, "") if decrees(g, MakeMore) else many


def counters_made(g: Table, id: int, name: str, many: int) -> int:
    """How many counters of a name come onto a card where an effect would put so many there."""
    return _made(g, "counters", many, NOTHING, id, name) if decrees(g, MakeMore) else many


@clause("11.9.5", "11.9.6")
def _made(g: Table, made: str, many: int, seat: int, id: int, name: str) -> int:
    """What is added comes before what is multiplied; nothing stays nothing."""
    factor, more = 1, 0
    for one in decrees(g, MakeMore):
        node = one.node
        assert isinstance(node, MakeMore)
        if node.made != made or node.counter not in ("", name):
            continue
        run = run_of_rule(one)
        if seat in seats(g, run, node.whose) if node.subject is None else is_among(g, run, one, node.subject, id):
            factor *= node.factor
            more += node.more
    return (many + more) * factor if many > 0 else many
