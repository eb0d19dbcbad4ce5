"""Keyword abilities that are numbers on a card (15.2): counters it comes with, and dynamo."""

from ..effects.tree import Keyword, This
from .book import clause
from .characteristics import decrees, is_among, keyword_number
from .fronts import FRONTS
from .left_effects import Lasting
from .matching import amount
from .runs import run_of_rule
from .sight import row
from .statements import Enters
from .table import Table
from .vocabulary import DYNAMO_COUNTER, READY_COUNTER

Counters = tuple[tuple[str, int], ...]


Rules = tuple[Lasting, ...]


def rules_of_entering(g: Table) -> Rules:
    """What effects say now about how cards come onto the battlefield."""
    return tuple(decrees(g, Enters)) if g.ears.enters else ()


@clause("11.9.5.3")
def rules_for(g: Table, id: int, before: Rules) -> Rules:
    """Those that were there before the card came, and what it says about itself."""
    own = [one for one in rules_of_entering(g) if one.source == id and isinstance(_enters(one).subject, This)]
    return (*before, *own)


def _enters(one: Lasting) -> Enters:
    assert isinstance(one.node, Enters)
    return one.node


@clause("15.2.11.1.1", "15.2.14.8", "15.2.14.9", "11.7.2")
def arrival_counters(g: Table, id: int, rules: Rules) -> Counters:
    """The counters with which a card comes onto the battlefield."""
    found: dict[str, int] = {}
    if FRONTS[g.cards[id].face].arrives or g.ears.enters:
        held = row(g, id).keywords
        for keyword in held.get("ready", ()):
            found[READY_COUNTER] = found.get(READY_COUNTER, 0) + keyword_number(g, id, keyword)
        for keyword in held.get("dynamo", ()):
            found[DYNAMO_COUNTER] = found.get(DYNAMO_COUNTER, 0) + keyword_number(g, id, keyword)
    for one in rules:
        node = _enters(one)
        run = run_of_rule(one)
        if node.counter and node.amount is not None and is_among(g, run, one, node.subject, id):
            found[node.counter] = found.get(node.counter, 0) + amount(g, run, node.amount)
    return tuple([(name, many) for name, many in found.items() if many > 0])


@clause("11.7.2")
def arrives_wiped(g: Table, id: int, rules: Rules) -> bool:
    """Whether an effect says that the card comes onto the battlefield wiped."""
    for one in rules:
        node = _enters(one)
        if node.wiped and is_among(g, run_of_rule(one), one, node.subject, id):
            return True
    return False


@clause("15.2.14.9", "15.2.14.11", "9.2.1.2")
def dynamo(g: Table, id: int) -> int:
    """Up to how many counters its dynamo is filled, as it is now."""
    held: tuple[Keyword, ...] = row(g, id).keywords.get("dynamo", ())
    return max([keyword_number(g, id, keyword) for keyword in held], default=0)
