"""What may not be done or does not happen, and what may be done all the same (9.1, 9.2)."""

from collections.abc import Iterator
from typing import Final

from ..effects.statements import ChangeCost, ChangeDamage, Forbid, If, Let, Permit
from ..effects.tree import EITHER, PlayerOf, Statement
from ..kernel.outcome import Refusal
from .book import clause
from .fronts import FRONTS
from .given import NO_GIVENS, Given, InForce
from .matching import amount, is_described, is_true, passes, seats
from .runs import StarsRun, run_for, run_of
from .table import NOTHING, Table
from .values import up_to_date

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


# --- what a card in the hand says of itself -------------------------------------------------------------


def says_in_hand(g: Table, id: int) -> Iterator[tuple[StarsRun, Statement]]:
    """What the text of a card in the hand says now of its being played."""
    abilities = FRONTS[g.cards[id].face].in_hand
    if not abilities:
        return
    run = run_for(g, id, g.cards[id].owner)
    for ability in abilities:
        for sentence in ability.sentences:
            yield from _said(g, run, sentence)


def _said(g: Table, run: StarsRun, statements: tuple[Statement, ...]) -> Iterator[tuple[StarsRun, Statement]]:
    for node in statements:
        if isinstance(node, If):
            yield from _said(g, run, node.then if is_true(g, run, node.fact) else node.otherwise)
        elif isinstance(node, Let):
            run.numbers[node.name] = amount(g, run, node.amount)
        else:
            yield run, node


@clause("2.5.1", "9.1")
def play_cost(g: Table, seat: int, id: int) -> int:
    """The energy that playing a card of the hand costs, with what effects add or take away; never below 0."""
    front = FRONTS[g.cards[id].face]
    changes: list[tuple[ChangeCost, int]] = []
    if front.in_hand:
        for run, said in says_in_hand(g, id):
            if isinstance(said, ChangeCost):
                changes.append((said, amount(g, run, said.amount)))
    for given, node in costs_changed(g, seat, id):
        changes.append((node, given.values[0]))
    cost = front.cost
    for node, many in changes:
        if node.becomes:
            cost = many
    for node, many in changes:
        if not node.becomes and not node.down:
            cost += many
    for node, many in changes:
        if not node.becomes and node.down:
            cost = max(cost - many, min(cost, node.least))
    return cost


def costs_changed(g: Table, seat: int, id: int) -> list[tuple[Given, ChangeCost]]:
    """The effects that change what playing a card costs its player, in the order in which they began."""
    found: list[tuple[Given, ChangeCost]] = []
    for given in in_force(g).costs:
        node = given.node
        if isinstance(node, ChangeCost):
            run = run_of(g, given)
            if (node.whose == EITHER or seat in seats(g, run, node.whose)) and passes(g, run, node.filter, id):
                found.append((given, node))
    return found


@clause("2.5.1", "9.1")
def charge(g: Table, seat: int, id: int) -> int:
    """What playing this card costs; effects on the cost of the next such card are over then."""
    cost = play_cost(g, seat, id)
    if g.in_force.costs:
        for given, node in costs_changed(g, seat, id):
            if node.once:
                g.is_over(given)
    return cost
