"""Costs (2.5): what playing a card and using an effect costs, and how it is paid."""

from ...effects.interpreter import Doing, carry_out
from ...effects.statements import ChangeCost, Choose, Destroy, Forbid, LoseLife
from ...effects.tree import EITHER, Cost, DoAsCost, Statement
from ...kernel.outcome import Refusal
from ..book import clause
from ..cards.fronts import FRONTS
from ..ch06_positions.ch06_positions import gain
from ..ch09_other_rules.ch09_2_forbidding import FORBIDDEN, in_force, player_forbidden
from ..ch09_other_rules.ch09_6_choosing import choosable
from ..state.lasting_effects import Given
from ..table import Table
from ..texts.matching import amount, candidates, passes, seat_of_word, seats, subject_ids
from ..texts.runs import StarsRun, run_of
from ..texts.said_in_hand import says_in_hand
from ..texts.verbs import VERBS
from ..tree import GainEnergy, GainThis, PayEnergy


@clause("2.5.1", "6.5")
def available(g: Table, seat: int) -> int:
    """How many energy cards are upright."""
    ready = g.ready
    return (g.count_energy() if ready is None else ready)[seat]


@clause("2.5.1", "6.6")
def pay_energy(g: Table, seat: int, many: int, by: str = "2.5.1") -> int:
    """Turn so many sideways, those that were put there first before the others (S18). How many there were to turn."""
    paid = 0
    for id in g.energy(seat) if many else ():
        if paid == many:
            break
        if not g.cards[id].gained:
            paid += gain(g, id, by)
    return paid


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


def is_plain_to_play(g: Table) -> bool:
    """Whether nothing on the field has a say in what playing a card costs, or whether it may be played."""
    force = in_force(g)
    return not force.costs and "play" not in force.forbids


@clause("2.5", "2.5.1", "8.3", "9.2")
def why_not_play(g: Table, seat: int, id: int) -> Refusal | None:
    """What stands against playing any card: an effect, its cost."""
    front = FRONTS[g.cards[id].face]
    force = in_force(g)
    if front.in_hand:
        for _, node in says_in_hand(g, id):
            if isinstance(node, Forbid) and node.act == "play-this":
                return FORBIDDEN
    if "play" in force.forbids and player_forbidden(g, "play", seat, id):
        return FORBIDDEN
    cost = play_cost(g, seat, id) if front.in_hand or force.costs else front.cost
    have = available(g, seat)
    return Refusal("2.5.1", "too-little-energy", (cost, have)) if cost > have else None


@clause("2.5.1", "8.1")
def can_pay(g: Table, run: StarsRun, costs: tuple[Cost, ...]) -> bool:
    """Whether all of a cost can be paid."""
    energy = sum([amount(g, run, cost.amount) for cost in costs if isinstance(cost, PayEnergy)])
    return energy <= available(g, run.seat) and all([_can_pay_one(g, run, cost) for cost in costs])


@clause("6.6", "8.1")
def _can_pay_one(g: Table, run: StarsRun, cost: Cost) -> bool:
    if isinstance(cost, GainThis):
        return g.on_field(run.source) and not g.cards[run.source].gained
    if isinstance(cost, DoAsCost):
        return all([can_be_done(g, run, statement) for statement in cost.statements])
    return True


def can_be_done(g: Table, run: StarsRun, statement: Statement) -> bool:
    if isinstance(statement, Choose) and not statement.up_to:
        return len(choosable(g, run, candidates(g, run, statement.filter))) >= amount(g, run, statement.count)
    if isinstance(statement, GainEnergy) and statement.count is not None:
        return available(g, seat_of_word(g, run, statement.whose)) >= amount(g, run, statement.count)
    if isinstance(statement, LoseLife):
        points = amount(g, run, statement.amount)
        return all([g.life[seat] >= points for seat in seats(g, run, statement.whose)])
    if isinstance(statement, Destroy):
        return all([g.on_field(id) for id in subject_ids(g, run, statement.subject)])
    return True


@clause("2.5.1", "8.1")
def pay(g: Table, run: StarsRun, costs: tuple[Cost, ...]) -> Doing:
    """Pay all of a cost; a process that is not carried out pays nothing."""
    for cost in costs:
        if isinstance(cost, PayEnergy):
            pay_energy(g, run.seat, amount(g, run, cost.amount))
        elif isinstance(cost, GainThis):
            gain(g, run.source, "6.6")
        elif isinstance(cost, DoAsCost) and not (yield from _done(g, run, cost.statements)):
            return False
    return True


def _done(g: Table, run: StarsRun, statements: tuple[Statement, ...]) -> Doing:
    """Whether every statement of it has done something."""
    for statement in statements:
        if not (yield from carry_out(g, run, (statement,), VERBS)) or not run.did:
            return False
    return True
