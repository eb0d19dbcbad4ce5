"""What may not be done or does not happen (9.2)."""

from typing import Final

from ...effects.statements import ChangeDamage, Forbid
from ...effects.tree import PlayerOf
from ...kernel.outcome import Refusal
from ..book import clause
from ..ch08_terms.ch08_11_natures_of_damage import DOWN
from ..state.lasting_effects import NO_GIVENS, Given, Givens, InForce
from ..state.worked_out import up_to_date
from ..table import NOTHING, Table
from ..texts.matching import is_described, passes, seats
from ..texts.runs import StarsRun, run_of

FORBIDDEN: Final = Refusal("9.2", "forbidden")


def in_force(g: Table) -> InForce:
    """What effects forbid, permit, change and replace now, beyond what single cards were given."""
    if g.stale & g.reads:
        up_to_date(g)
    return g.in_force


@clause("9.2")
def forbidden(g: Table, act: str, id: int, other: int = NOTHING, by: int = NOTHING) -> bool:
    """Whether a card may not do, or does not suffer, something. What is forbidden, nothing permits.

    `other` is the card on the other side of it, `by` the player whose effect would do it.
    """
    if g.stale & g.reads:
        up_to_date(g)
    if act in g.in_force.forbids:
        for given in g.in_force.forbids[act]:
            node = given.node
            if id in given.ids and isinstance(node, Forbid) and _forbids(g, given, node, other, by):
                return True
    own = g.cards[id].given
    if own:
        for given in own:
            node = given.node
            if isinstance(node, Forbid) and node.act == act and _forbids(g, given, node, other, by):
                return True
    return False


def _forbids(g: Table, given: Given, node: Forbid, other: int, by: int) -> bool:
    if node.whose and by not in seats(g, run_of(g, given), node.whose):
        return False
    return node.against is None or (other != NOTHING and is_described(g, run_of(g, given), node.against, other))


@clause("9.2")
def player_forbidden(g: Table, act: str, seat: int, id: int = NOTHING) -> bool:
    """Whether a player may not do something (with this card)."""
    for given in in_force(g).forbids.get(act, NO_GIVENS):
        node = given.node
        if not isinstance(node, Forbid) or node.subject is not None:
            continue
        run = run_of(g, given)
        if seat in seats(g, run, node.whose) and (
            node.against is None or (id != NOTHING and passes(g, run, node.against, id))
        ):
            return True
    return False


def damage_change(g: Table, seat: int, source: int, nature: str) -> int:
    """By how much effects raise or lower damage that a player is dealt by a card."""
    change = 0
    own = g.cards[source].given if source != NOTHING else NO_GIVENS
    for given in own + in_force(g).damage:
        node = given.node
        if not isinstance(node, ChangeDamage) or node.nature not in ("", nature):
            continue
        if isinstance(node.subject, PlayerOf):
            meant = node.taken and seat in seats(g, run_of(g, given), node.subject.whose)
        else:
            meant = not node.taken and (given in own or source in given.ids)
        if meant:
            change += -given.values[0] if node.down else given.values[0]
    return change


@clause("9.2", "8.11")
def points_dealt(g: Table, seat: int, source: int, points: int, nature: str) -> int:
    """With what effects add or take away; none where a player takes none."""
    if points <= 0:
        return 0
    points += damage_change(g, seat, source, nature)
    if player_forbidden(g, "take-damage", seat):
        return 0
    if nature == DOWN and player_forbidden(g, "take-down-damage", seat, source):
        return 0
    return points


@clause("9.2")
def is_kept_out(g: Table, run: StarsRun, id: int, shields: Givens) -> bool:
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
