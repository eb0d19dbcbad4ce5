"""Costs (6.8): what is to be paid for a use, whether it can be, and paying it."""

from typing import Final

from ..effects.interpreter import Doing
from ..effects.parts import parts_of
from ..effects.statements import LoseLife, Orient
from ..effects.tree import Ability, Cost, DoAsCost, Node, Statement, This, Variable
from .book import clause
from .carrying_out import carry_out
from .characteristics import added_costs, alternative_costs, cost_changes, forbidden, has, is_unit
from .keyword_actions import wipe
from .matching import amount, candidates, counters, seat_of_word, subject_ids
from .price import FOR_NOTHING, NOTHING_TO_PAY, Price, Tariff, less, less_a_card, plus, price_of, with_x
from .references import NOTHING
from .rows import Row
from .runs import ChronicleRun, run_of_card
from .sight import row
from .souls import enough, pay_souls
from .statements import AddCost, AlternativeCost, ChangePrice, Designate, GainAdvancePoints, RemoveCounters, Sacrifice
from .table import Table
from .tree import PaySouls, WipeThis
from .zones import BATTLEFIELD

COST_RULES: Final[frozenset[type[Node]]] = frozenset([ChangePrice, AddCost, AlternativeCost])
Bill = tuple[Price, tuple[Cost, ...]]
"""Souls, and everything else that is to be paid."""
MOST_X = 99
"""Beyond this no X is looked for."""


def split(costs: tuple[Cost, ...]) -> Bill:
    """The souls of a cost, and the rest of it."""
    price = NOTHING_TO_PAY
    rest: list[Cost] = []
    for cost in costs:
        if isinstance(cost, PaySouls):
            souls = price_of(cost.price)
            price = souls if price is NOTHING_TO_PAY else plus(price, souls)
        else:
            rest.append(cost)
    return price, tuple(rest)


# --- what it comes to -----------------------------------------------------------------------------


@clause("11.2.4", "11.2.5", "11.3.4", "5.2.1")
def tariff_of_card(g: Table, seat: int, id: int, what: str) -> Tariff:
    """All that using or placing a card may cost from where it lies now."""
    seen = row(g, id)
    if costs_as_printed(g, seen):
        return Tariff(seen.price)
    increase, reduction = cost_changes(g, seat, id, what)
    return Tariff(
        seen.price, (), alternative_costs(g, seat, id, what), added_costs(g, seat, id, what), increase, reduction
    )


def costs_as_printed(g: Table, seen: Row) -> bool:
    """Whether no effect, and nothing on the card itself, says that using or placing it may cost anything else."""
    if not COST_RULES.isdisjoint(g.decreed) or "gift" in seen.keywords:
        return False
    return not seen.abilities.rules or COST_RULES.isdisjoint(seen.abilities.rules)


@clause("11.5.2", "11.5.2.1", "11.5.6", "11.4.7")
def tariff_of_ability(g: Table, seat: int, id: int, ability: Ability) -> Tariff:
    """Everything before the colon."""
    price, rest = split(ability.costs)
    increase, reduction = cost_changes(g, seat, id, "ability")
    return Tariff(price, rest, (), (), increase, reduction)


@clause("11.6.8")
def tariff_of_trigger(costs: tuple[Cost, ...]) -> Tariff:
    return Tariff(*split(costs)) if costs else FOR_NOTHING


@clause("11.2.9", "11.2.10", "11.3.7", "11.3.8", "11.5.10", "11.5.11", "11.6.12")
def bill_of(tariff: Tariff, alternative: int, extra: tuple[int, ...], x: int = 0) -> Bill:
    """What it comes to: the cost or the alternative, additional costs, all with X; increases, and then reductions."""
    price, costs = tariff.price, tariff.costs
    if alternative != NOTHING:
        price, costs = split(tariff.alternatives[alternative])
    for at, added in enumerate(tariff.added):
        if not added.optional or at in extra:
            souls, rest = split(added.costs)
            price = plus(price, souls)
            costs += rest
    if x:
        price = with_x(price, x)
    if tariff.increase is not NOTHING_TO_PAY:
        price = plus(price, tariff.increase)
    if tariff.reduction is not NOTHING_TO_PAY:
        price = less(price, tariff.reduction)
    return price if tariff.sacrificed is NOTHING_TO_PAY else less_a_card(price, tariff.sacrificed), costs


@clause("11.2.4", "11.3.4")
def payable_ways(g: Table, run: ChronicleRun, tariff: Tariff) -> tuple[int, ...]:
    """The alternatives that can be paid, NOTHING for the cost itself among them."""
    ways = (NOTHING, *range(len(tariff.alternatives)))
    return tuple([way for way in ways if can_pay_with(g, run, tariff, way, ())])


def can_be_paid(g: Table, seat: int, id: int, tariff: Tariff) -> bool:
    """Whether a player who would use or place a card can pay for it in any way."""
    if not (tariff.costs or tariff.alternatives or tariff.added):
        return enough(g, seat, bill_of(tariff, NOTHING, ())[0])
    return bool(payable_ways(g, run_of_card(g, id, seat), tariff))


@clause("4.5", "11.2.4")
def asks_for_x(bill: Bill) -> bool:
    price, costs = bill
    if price.x > 0 or not costs:
        return price.x > 0
    return any([isinstance(one, Variable) and one.name == "X" for one in parts_of(costs)])


@clause("4.1", "4.5", "6.8.2")
def greatest_x(g: Table, run: ChronicleRun, tariff: Tariff, way: int, extra: tuple[int, ...]) -> int:
    """The largest X that can be paid; at least 0."""
    x = 0
    while x < MOST_X and can_pay_with(g, run, tariff, way, extra, x + 1):
        x += 1
    return x


def can_pay_with(g: Table, run: ChronicleRun, tariff: Tariff, way: int, extra: tuple[int, ...], x: int = 0) -> bool:
    """Whether it can be paid this way, with these additional costs, where X is that number."""
    price, costs = bill_of(tariff, way, extra, x)
    if not costs:
        return enough(g, run.seat, price)
    before = run.numbers.get("X", 0)
    run.numbers["X"] = x
    found = can_pay(g, run, (price, costs))
    run.numbers["X"] = before
    return found


# --- whether it can be paid -----------------------------------------------------------------------


@clause("6.8.2", "11.2.11")
def can_pay(g: Table, run: ChronicleRun, bill: Bill) -> bool:
    """Whether all of it can be paid; never only a part."""
    price, costs = bill
    return can_pay_beside_souls(g, run, costs) and enough(g, run.seat, price)


def can_pay_beside_souls(g: Table, run: ChronicleRun, costs: tuple[Cost, ...]) -> bool:
    return not costs or (all([_can_pay_one(g, run, cost) for cost in costs]) and _cards_enough(g, run, costs))


@clause("6.8.2")
def _cards_enough(g: Table, run: ChronicleRun, costs: tuple[Cost, ...]) -> bool:
    """Whether there is a card for each that several parts of a cost ask for."""
    wanted = 0
    there: set[int] = set()
    for cost in costs:
        for statement in cost.statements if isinstance(cost, DoAsCost) else ():
            if isinstance(statement, Designate) and not (statement.up_to or statement.any_number):
                wanted += amount(g, run, statement.count)
                there.update(means(g, run, statement))
    return len(there) >= wanted


def _can_pay_one(g: Table, run: ChronicleRun, cost: Cost) -> bool:
    if isinstance(cost, WipeThis):
        return can_be_wiped_for_cost(g, run.source)
    if isinstance(cost, DoAsCost):
        return all([_possible(g, run, statement) for statement in cost.statements])
    return True


@clause("11.2.2", "11.3.2")
def means(g: Table, run: ChronicleRun, wanted: Designate) -> tuple[int, ...]:
    """The cards to pay with; never the one that is being used or placed."""
    return tuple([id for id in candidates(g, run, wanted.filter) if id != run.busy])


@clause("11.5.2.1.1", "11.5.2.1.2", "15.2.2.3", "15.1.3.1")
def can_be_wiped_for_cost(g: Table, id: int) -> bool:
    """An active card; a unit only if its controller has had it since before the latest own turn, or it has haste."""
    card = g.cards[id]
    if card.wiped or card.zone // 2 != BATTLEFIELD:
        return False
    return not is_unit(g, id) or has(g, id, "haste") or card.since < latest_turn(g, card.zone % 2)


@clause("15.2.2.3")
def latest_turn(g: Table, seat: int) -> int:
    """The number of the latest turn of a player, the one under way included."""
    return g.turn if g.player == seat else g.turn - 1


@clause("6.8.2", "6.8.3", "11.5.2.1.2", "15.2.14.10")
def _possible(g: Table, run: ChronicleRun, statement: Statement) -> bool:
    """Whether a part of a cost can be done in full."""
    if isinstance(statement, Designate):
        least = 0 if statement.up_to or statement.any_number else amount(g, run, statement.count)
        return len(means(g, run, statement)) >= least
    if isinstance(statement, LoseLife):
        return g.life[seat_of_word(g, run, statement.whose)] >= amount(g, run, statement.amount)
    if isinstance(statement, GainAdvancePoints) and statement.down:
        return g.advance_points[seat_of_word(g, run, statement.whose)] >= amount(g, run, statement.amount)
    if isinstance(statement, RemoveCounters) and isinstance(statement.subject, This) and statement.amount is not None:
        there = counters(g.cards[run.source], statement.counter)
        return there >= amount(g, run, statement.amount)
    if isinstance(statement, Orient) and isinstance(statement.subject, This):
        return g.cards[run.source].wiped != (statement.how == "wiped")
    if isinstance(statement, Sacrifice) and isinstance(statement.subject, This):
        return bool(subject_ids(g, run, statement.subject)) and not forbidden(g, "be-sacrificed", id=run.source)
    return True


# --- paying ---------------------------------------------------------------------------------------


@clause("6.8.1", "6.8.2", "11.2.11", "11.3.9", "11.5.12", "11.6.13")
def pay(g: Table, run: ChronicleRun, bill: Bill, by: str) -> Doing:
    """Pay everything at once; whether it was all paid. What the player may fail to pay comes first."""
    price, costs = bill
    yield from pay_souls(g, run.seat, price, by, run.source)
    for cost in sorted(costs, key=can_be_left_unpaid, reverse=True):
        if isinstance(cost, WipeThis):
            wipe(g, (run.source,), run.seat)
        elif isinstance(cost, DoAsCost):
            for statement in cost.statements:
                yield from carry_out(g, run, (statement,))
                if not run.did:
                    return False
    return True


@clause("14.4")
def can_be_left_unpaid(cost: Cost) -> bool:
    """A part for which the player picks cards; nothing may have moved a deck by then."""
    return isinstance(cost, DoAsCost) and any([isinstance(one, Designate) for one in cost.statements])
