"""Effects that move cards from one zone to another (3.1 to 3.6)."""

from dataclasses import replace

from ...effects.interpreter import Doing
from ...effects.statements import Move
from ...kernel.ask import NO_OR_YES, arrange
from ..book import clause
from ..cards.fronts import FRONTS
from ..ch02_kinds_of_cards.ch02_3_in_the_support_zone import arrive_as_support
from ..ch06_positions.ch06_positions import gain
from ..ch08_terms.ch08_13_2_resistance import is_touched
from ..ch09_other_rules.ch09_1_replacing import instead
from ..options.asking import END_OF_DECK, choose
from ..table import DECK, ENERGY, HAND, SUPPORT, TRASH, Table
from ..texts.matching import subject_ids
from ..texts.runs import StarsRun
from .ch03_zones import put

MOVES_TO = {"hand": HAND, "deck": DECK, "trash": TRASH, "energy-zone": ENERGY, "support-zone": SUPPORT}
CLAUSE_OF_ZONE = {HAND: "3.6", DECK: "3.1", TRASH: "3.2", ENERGY: "3.4"}


@clause("3.1", "3.2", "3.4", "3.5", "3.6", "9.6")
def move(g: Table, run: StarsRun, node: Move) -> Doing:
    """Cards go to a zone of their owner."""
    ids = tuple([id for id in subject_ids(g, run, node.subject) if not g.on_field(id) or is_touched(g, run, id)])
    if node.in_any_order and len(ids) > 1:
        ids = yield from arrange(run.seat, "3.1", "order", ids)
    if node.either_end and ids:
        at_bottom = (yield choose(run.seat, "3.1", "which-end", NO_OR_YES, END_OF_DECK)) == 1
        node = replace(node, bottom=at_bottom)
    if not node.in_any_order:
        ids = as_they_lie(g, ids, node.to == "deck" and not node.bottom)
    moved: list[int] = []
    kind = MOVES_TO[node.to]
    for id in ids:
        seat = g.seat_of(id)
        if (yield from move_one(g, run, id, kind, node)):
            moved.append(seat)
    return run.did_to(moved, node.slot)


@clause("S59")
def as_they_lie(g: Table, ids: tuple[int, ...], upwards: bool) -> tuple[int, ...]:
    """Cards of a deck keep their order: the topmost goes first, or last where each comes to lie on the one before."""
    decks = g.deck(0) + g.deck(1)
    of_decks = tuple([id for id in (decks if upwards else decks[::-1]) if id in ids])
    return of_decks + tuple([id for id in ids if id not in of_decks])


def move_one(g: Table, run: StarsRun, id: int, kind: int, node: Move) -> Doing:
    zone = g.cards[id].zone
    if "moved" in g.ears.replaced and (
        yield from instead(g, "moved", zone & 1, id, run.source, zone >> 1, kind, by=run.seat)
    ):
        return False
    if kind == SUPPORT:
        if FRONTS[g.cards[id].face].kind != "support":
            return False
        arrive_as_support(g, id, g.cards[id].owner, "2.3", run.seat)
        return True
    put(g, id, kind, CLAUSE_OF_ZONE[kind], run.seat, node.bottom)
    if kind == ENERGY and node.exhausted:
        gain(g, id, "6.6", run.seat)
    return True
