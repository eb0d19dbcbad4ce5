"""What using an effect costs (2.5, 8.1)."""

from ..effects.interpreter import Doing, carry_out
from ..effects.statements import Choose, Destroy, LoseLife
from ..effects.tree import Cost, DoAsCost, Sentence, Statement
from .book import clause
from .choosing import choosable
from .energy import available, pay_energy
from .matching import amount, candidates, seat_of_word, seats, subject_ids
from .positions import gain
from .runs import StarsRun
from .table import Table
from .tree import GainEnergy, GainThis, Pay, PayEnergy
from .words import VERBS


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
        return all([_possible(g, run, statement) for statement in cost.statements])
    return True


def _possible(g: Table, run: StarsRun, statement: Statement) -> bool:
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


@clause("8.1", "2.5.1", "3.7")
def can_pay_all(g: Table, run: StarsRun, statements: Sentence) -> bool:
    """Whether all that is paid in these statements of an effect is there, whole (S42)."""
    return all([_possible(g, run, one.what) for one in statements if isinstance(one, Pay)])


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
