"""Costs (6.8): what is to be paid for a use, whether it can be, and paying it."""

from typing import Final

from ..effects.interpreter import Doing
from ..effects.parts import parts_of
from ..effects.tree import Ability, Cost, DoAsCost, Every, Node, Statement, This, Variable
from ..kernel.choosing import at_most
from .asking import choose_several
from .book import clause
from .carrying_out import carry_out
from .characteristics import added_costs, alternative_costs, cost_changes
from .choosing import bounds_of
from .in_full import (
    GONE,
    TURNED,
    Part,
    asks_for_none,
    can_be_paid_in_full,
    is_hidden,
    sort_of,
    subject_of,
    to_pay_with,
    what_follows,
)
from .keyword_actions import sacrifice, wipe
from .matching import amount, follow, seat_of_word, subject_ids
from .price import FOR_NOTHING, NOTHING_TO_PAY, Price, Tariff, less, less_a_card, plus, price_of, with_x
from .references import NOTHING
from .rows import Row
from .runs import ChronicleRun, run_of_card
from .sight import row
from .souls import enough, pay_souls
from .statements import AddCost, AlternativeCost, ChangePrice, Designate, Sacrifice
from .table import Table
from .tree import PaySouls, WipeThis
from .zones import DISCARD

COST_RULES: Final[frozenset[type[Node]]] = frozenset([ChangePrice, AddCost, AlternativeCost])
Bill = tuple[Price, tuple[Cost, ...]]
"""Souls, and everything else that is to be paid."""
Offering = tuple[ChronicleRun, tuple[int, ...], int | None]
"""Cards that are sacrificed for a part of a cost."""
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
def tariff_of_card(g: Table, seat: int, id: int, what: str, without: int = NOTHING) -> Tariff:
    """All that using or placing a card may cost from where it lies now; or would, `without` what a card says of it."""
    seen = row(g, id)
    if costs_as_printed(g, seen):
        return Tariff(seen.price)
    increase, reduction = cost_changes(g, seat, id, what, without)
    alternatives = alternative_costs(g, seat, id, what, without)
    return Tariff(seen.price, (), alternatives, added_costs(g, seat, id, without), increase, reduction)


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
    return tuple([way for way in ways if can_pay_with(g, run.seat, run, tariff, way, ())])


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
def greatest_x(g: Table, payer: int, run: ChronicleRun, tariff: Tariff, way: int, extra: tuple[int, ...]) -> int:
    """The largest X that this player can pay; at least 0."""
    x = 0
    while x < MOST_X and can_pay_with(g, payer, run, tariff, way, extra, x + 1):
        x += 1
    return x


def can_pay_with(
    g: Table, payer: int, run: ChronicleRun, tariff: Tariff, way: int, extra: tuple[int, ...], x: int = 0
) -> bool:
    """Whether it can be paid this way, with these additional costs, where X is that number."""
    price, costs = bill_of(tariff, way, extra, x)
    if not costs:
        return enough(g, payer, price)
    before = run.numbers.get("X", 0)
    run.numbers["X"] = x
    found = can_pay(g, payer, run, (price, costs))
    run.numbers["X"] = before
    return found


# --- whether it can be paid -----------------------------------------------------------------------


@clause("6.8.2", "11.2.11")
def can_pay(g: Table, payer: int, run: ChronicleRun, bill: Bill) -> bool:
    """Whether a player can pay all of it; never only a part. The words of the cost are those of the `run`."""
    price, costs = bill
    return can_pay_beside_souls(g, payer, run, costs, price.total) and enough(g, payer, price)


def can_pay_beside_souls(g: Table, payer: int, run: ChronicleRun, costs: tuple[Cost, ...], souls: int) -> bool:
    """Whether all else of a cost can be paid beside so many souls."""
    return not costs or can_be_paid_in_full(g, payer, souls, [(run, cost) for cost in costs])


# --- paying ---------------------------------------------------------------------------------------


@clause("6.8.1", "6.8.2", "11.2.11", "11.3.9", "11.5.12", "11.6.13")
def pay(g: Table, payer: int, run: ChronicleRun, bill: Bill, by: str, bound: bool = False) -> Doing:
    """Pay everything at once; whether it was all paid. `bound`: who has decided to pay pays."""
    price, costs = bill
    yield from pay_souls(g, payer, price, by, run.source)
    return (yield from pay_parts(g, tuple([(run, cost) for cost in costs]), by, bound))


@clause("6.8.2", "11.5.2", "15.1.4.2")
def pay_parts(g: Table, parts: tuple[Part, ...], by: str, bound: bool) -> Doing:
    """Pay what is no souls; what is done for a cost is done by no effect."""
    g.paying = True
    paid = yield from _pay_parts(g, parts, by, bound)
    g.paying = False
    return paid


@clause("6.8.2", "14.4")
def _pay_parts(g: Table, parts: tuple[Part, ...], by: str, bound: bool) -> Doing:
    """What the player may fail to pay comes first; what is sacrificed goes together, at last."""
    left = sorted(parts, key=lambda part: can_be_left_unpaid(part[1]), reverse=True)
    at_once = sacrifices_in(parts) > 1
    offerings: tuple[Offering, ...] = ()
    while left:
        run, cost = left[0]
        left = left[1:]
        if isinstance(cost, WipeThis):
            wipe(g, (run.source,), run.seat)
        elif isinstance(cost, DoAsCost):
            for statement in cost.statements:
                if isinstance(statement, Designate):
                    others = (*named(((run, cost), *left)), *[(GONE, id) for _, ids, _ in offerings for id in ids])
                    yield from pick_to_pay(g, run, statement, cost.statements, others, by, bound)
                    if not run.did and (statement.up_to or statement.any_number or asks_for_none(g, run, statement)):
                        break
                elif asks_for_none(g, run, statement):
                    continue
                elif at_once and isinstance(statement, Sacrifice):
                    offerings += ((run, subject_ids(g, run, statement.subject), statement.slot),)
                    continue
                else:
                    yield from carry_out(g, run, (statement,))
                if not run.did and not isinstance(subject_of(statement), Every):
                    return False
    if offerings:
        yield from sacrifice_together(g, offerings)
    return True


def sacrifices_in(parts: tuple[Part, ...]) -> int:
    """How many parts of costs are sacrifices."""
    costs = [cost for _, cost in parts if isinstance(cost, DoAsCost)]
    return sum([isinstance(one, Sacrifice) for cost in costs for one in cost.statements])


@clause("11.2.11", "11.3.9", "11.5.12", "11.6.13", "15.1.13.1")
def sacrifice_together(g: Table, offerings: tuple[Offering, ...]) -> Doing:
    """Everything that is sacrificed for one cost leaves at the same time."""
    ids = tuple([id for _, offered, _ in offerings for id in offered])
    gone = yield from sacrifice(g, ids, offerings[0][0].seat)
    for run, offered, slot in offerings:
        mine = tuple([id for id in offered if id in gone])
        follow(g, run, mine, DISCARD)
        run.did_so(len(mine), slot)
    return True


def named(parts: tuple[Part, ...]) -> tuple[tuple[str, int], ...]:
    """The cards that costs name themselves, each behind what becomes of it: they cannot be picked for the same."""
    found: list[tuple[str, int]] = []
    for run, cost in parts:
        if isinstance(cost, WipeThis):
            found.append((TURNED, run.source))
        elif isinstance(cost, DoAsCost):
            found += [(sort_of(one), run.source) for one in cost.statements if isinstance(subject_of(one), This)]
    return tuple(found)


@clause("6.8.2", "15.1.8.2")
def pick_to_pay(
    g: Table,
    run: ChronicleRun,
    one: Designate,
    among: tuple[Statement, ...],
    named: tuple[tuple[str, int], ...],
    by: str,
    bound: bool,
) -> Doing:
    """Pick cards to pay with; of what nobody else can check a player may yet find that there is none."""
    sort = sort_of(what_follows(one, among))
    ids = tuple([id for id in to_pay_with(g, run, one, among) if (sort, id) not in named])
    bounds = bounds_of(g, run, one.filter, ids)
    most = len(ids) if one.any_number else min(amount(g, run, one.count), at_most(ids, bounds))
    least = 0 if one.up_to or one.any_number or (is_hidden(one) and not bound) else most
    seat = seat_of_word(g, run, one.by)
    about = (least, most, run.source, one.deed)
    picked = yield from choose_several(g, seat, by, "pick", ids, least, most, about, bounds)
    run.keep(one.slot, tuple([g.reference(id) for id in picked]))
    return run.did_so(len(picked))


@clause("14.4")
def can_be_left_unpaid(cost: Cost) -> bool:
    """A part for which the player picks cards; nothing may have moved a deck by then."""
    return isinstance(cost, DoAsCost) and any([isinstance(one, Designate) for one in cost.statements])
