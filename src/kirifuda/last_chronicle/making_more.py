"""Effects by which more tokens or counters are made than a text says (11.9.5)."""

from collections.abc import Generator

from ..kernel.ask import Question, choose
from .book import clause
from .characteristics import decrees, is_among
from .left_effects import Lasting
from .matching import seats
from .references import NOTHING
from .replacement_effects import REPLACEMENT
from .runs import run_of_rule
from .statements import MakeMore
from .table import Table

Counting = Generator[Question, int, int]


def tokens_made(g: Table, seat: int, many: int) -> Counting:
    """How many tokens come where an effect would place so many."""
    return _made(g, raising(g, "tokens", seat, NOTHING, ""), many, seat)


def counters_made(g: Table, id: int, name: str, many: int) -> Counting:
    """How many counters of a name come onto a card where an effect would put so many there."""
    return _made(g, raising(g, "counters", NOTHING, id, name), many, g.seat_of(id))


def raising(g: Table, made: str, seat: int, id: int, name: str) -> tuple[Lasting, ...]:
    """The effects that raise what is made for this player, or put on this card."""
    found: list[Lasting] = []
    for one in decrees(g, MakeMore):
        node = made_more(one)
        if node.made != made or node.counter not in ("", name):
            continue
        run = run_of_rule(one)
        if seat in seats(g, run, node.whose) if node.subject is None else is_among(g, run, one, node.subject, id):
            found.append(one)
    return tuple(found)


@clause("11.9.5", "11.9.6")
def _made(g: Table, ways: tuple[Lasting, ...], many: int, affected: int) -> Counting:
    """Each acts once, in the order that the player concerned picks where it matters; nothing stays nothing."""
    while ways and many > 0:
        at = 0
        if matters(ways):
            about = tuple([one.source for one in ways])
            at = yield choose(
                affected, "11.9.6", "which-replacement", tuple(range(len(ways))), REPLACEMENT, about, True
            )
        one = ways[at]
        node = made_more(one)
        many = (many + node.more) * node.factor
        g.tell("replaced", "11.9.5.4", one.seat, (one.source,) if one.source != NOTHING else ())
        ways = ways[:at] + ways[at + 1 :]
    return many


def matters(ways: tuple[Lasting, ...]) -> bool:
    """Whether it makes a difference which acts first: some add and some multiply."""
    return any([made_more(one).more > 0 for one in ways]) and any([made_more(one).factor != 1 for one in ways])


def made_more(one: Lasting) -> MakeMore:
    assert isinstance(one.node, MakeMore)
    return one.node
