"""Costs (chapter 31) and keyword costs (chapter 40)."""

from dataclasses import replace
from typing import Final

from ..effects.interpreter import Doing, carry_out
from ..effects.run import Run
from ..effects.statements import Choose, LoseLife, Move, Orient
from ..effects.tree import Cost, DoAsCost, Filter, Statement, TopCards, Variable
from .asking import agrees, choose_several, number
from .book import clause
from .choosing import choosable
from .cores import OUTSIDE, available_points, cores_in, pay_points
from .incapacity import may_tire
from .matching import amount, candidates, seat_of_word, subject_ids
from .moving import put
from .orienting import exhaust, reverse
from .reading import Traits
from .table import EXILE, Table
from .tree import (
    Break,
    ChangeWait,
    ExhaustCores,
    ExhaustThis,
    ManaBoost,
    MoveCores,
    MoveLane,
    PayPoints,
    ReverseThis,
    SoulCharge,
    WithCost,
)
from .trying_costs import can_be_tried, is_payable, pay_in_full
from .words import VERBS

YOUR_WAITING_CARDS = Filter("you", ("timeline", "standby"))


@clause("31-1", "31-1a", "31-5")
def can_pay(g: Table, run: Run, costs: tuple[Cost, ...]) -> bool:
    """Whether all of a cost can be paid; never only a part of it."""
    points = sum([_points(g, run, cost) for cost in costs])
    if points > available_points(g, run.seat) or not all([_can_pay_one(g, run, cost) for cost in costs]):
        return False
    return not can_be_tried(costs) or is_payable(g, run, costs, (), pay_each)


def can_pay_for(g: Table, id: int, known: Traits) -> bool:
    """The same for an ability of a unit that has not been begun; most cost points, or its exhaustion, or both."""
    seat = g.cards[id].owner
    plain = known.plain_cost
    if plain is None:
        return can_pay(g, Run(id, seat), known.ability.costs)
    points, exhausts = plain
    return points <= g.points[seat] + g.active_cores[seat] and (not exhausts or may_tire(g, id))


@clause("31-2", "31-2a", "40-4")
def _points(g: Table, run: Run, cost: Cost) -> int:
    if isinstance(cost, (PayPoints, ManaBoost)):
        return 0 if isinstance(cost.amount, Variable) else amount(g, run, cost.amount)
    return 0


@clause("31-3", "31-4", "31-5", "40-2", "40-3", "40-5", "30-1")
def _can_pay_one(g: Table, run: Run, cost: Cost) -> bool:
    card = g.cards[run.source]
    if isinstance(cost, ExhaustThis):
        return g.on_field(run.source) and may_tire(g, run.source)
    if isinstance(cost, ReverseThis):
        return g.on_field(run.source) and not card.reversed
    if isinstance(cost, SoulCharge):
        return len(_charged(g, run)) >= amount(g, run, cost.amount)
    if isinstance(cost, DoAsCost):
        return all([_possible(g, run, statement) for statement in cost.statements])
    return True


def _charged(g: Table, run: Run) -> tuple[int, ...]:
    """Cards that can be exiled for a soul charge: not the card whose effect it is."""
    return tuple([id for id in candidates(g, run, YOUR_WAITING_CARDS) if id != run.source])


@clause("31-5")
def _possible(g: Table, run: Run, statement: object) -> bool:
    if isinstance(statement, Choose) and not statement.up_to:
        return len(choosable(g, run, candidates(g, run, statement.filter))) >= amount(g, run, statement.count)
    if isinstance(statement, MoveCores) and statement.count is not None and statement.source != OUTSIDE:
        seat = seat_of_word(g, run, statement.whose)
        return cores_in(g, seat, statement.source) >= amount(g, run, statement.count)
    if isinstance(statement, ExhaustCores):
        return g.active_cores[seat_of_word(g, run, statement.whose)] >= amount(g, run, statement.count)
    if isinstance(statement, Move) and isinstance(statement.subject, TopCards):
        deck = g.deck(seat_of_word(g, run, statement.subject.whose))
        return len(deck) >= amount(g, run, statement.subject.count)
    if isinstance(statement, LoseLife):
        return g.life[seat_of_word(g, run, statement.whose)] >= amount(g, run, statement.amount)
    return True


@clause("31-1", "31-1a", "31-5")
def pay(g: Table, run: Run, costs: tuple[Cost, ...], by: str) -> Doing:
    """Pay all of a cost. Of a process only that is offered which leaves the whole of it possible (L80)."""
    if can_be_tried(costs):
        return pay_in_full(g, run, costs, by, pay_each)
    return pay_each(g, run, costs, by)


@clause("31-1", "31-2", "31-2a", "31-3", "31-4", "31-5", "07-7", "40-4", "40-5")
def pay_each(g: Table, run: Run, costs: tuple[Cost, ...], by: str) -> Doing:
    """One cost after the other; a process that is not carried out pays nothing. An X is any number one can pay."""
    for cost in costs:
        if isinstance(cost, (PayPoints, ManaBoost)):
            if isinstance(cost.amount, Variable) and cost.amount.name not in run.numbers:
                most = available_points(g, run.seat)
                run.numbers[cost.amount.name] = yield number(g, g.player, "31-2a", "pay-x", 0, most)
            pay_points(g, run.seat, amount(g, run, cost.amount), by)
        elif isinstance(cost, ExhaustThis):
            exhaust(g, run.source, "31-3")
        elif isinstance(cost, ReverseThis):
            reverse(g, run.source, "31-4")
        elif isinstance(cost, SoulCharge):
            many = amount(g, run, cost.amount)
            ids = yield from choose_several(
                g, g.player, "40-5", "soul-charge", _charged(g, run), many, many, (run.source,)
            )
            for id in ids:
                put(g, id, EXILE, "40-5", run.seat)
        elif isinstance(cost, DoAsCost) and not (yield from _process_done(g, run, cost.statements)):
            return False
    return True


PAID: Final = -1
"""The slot of what is done to pay, where the text does not speak of it."""


@clause("31-5")
def _process_done(g: Table, run: Run, statements: tuple[Statement, ...]) -> Doing:
    """Whether every statement of it was done, to every card that it is about."""
    for statement in statements:
        about, slot = 0, PAID
        if isinstance(statement, (Break, ChangeWait, Move, MoveLane, Orient)):
            about = len(subject_ids(g, run, statement.subject))
            slot = PAID if statement.slot is None else statement.slot
            statement = replace(statement, slot=slot)
        if not (yield from carry_out(g, run, (statement,), VERBS)) or not run.did:
            return False
        if run.dealt_with(slot) < about:
            return False
    return True


@clause("40-1", "40-2", "40-3", "40-4", "40-5")
def with_keyword_cost(g: Table, run: Run, node: WithCost) -> Doing:
    """An additional cost that may be paid while the effect resolves; who does gets what stands right of it."""
    by = KEYWORD_COSTS[type(node.cost)]
    if can_pay(g, run, (node.cost,)) and (yield from agrees(g, run.seat, by, "pay-extra", (run.source,))):
        paid = yield from pay(g, run, (node.cost,), by)
        if paid:
            return (yield from carry_out(g, run, node.then, VERBS))
    if node.otherwise:
        return (yield from carry_out(g, run, node.otherwise, VERBS))
    return run.did_so(0)


KEYWORD_COSTS: dict[type[Cost], str] = {
    ExhaustThis: "40-2",
    ReverseThis: "40-3",
    ManaBoost: "40-4",
    SoulCharge: "40-5",
    PayPoints: "31-2",
    DoAsCost: "31-5",
}
