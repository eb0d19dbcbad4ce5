"""Effects made of effects, and those that ask for a payment (11.8.5, 15.1.16.2)."""

from ..effects.interpreter import Doing
from ..effects.parts import parts_of
from ..effects.statements import If, IfDid, LoseLife, May, Modes, Repeat
from ..effects.tree import BOTH, OPPONENT, YOU, Cost, DoAsCost, Filter, Statement, This
from ..kernel.ask import MODE, NO, STOP, choose, may, pick
from ..kernel.endless import toil
from .asking import number
from .book import clause
from .carrying_out import carry_out
from .costs import asks_for_x, bill_of, can_pay, greatest_x, pay, tariff_of_trigger
from .loops import figures, is_suspicious, note, of_an_effect, settled_answer
from .matching import amount, is_true, seat_of_word, subject_ids
from .references import NOTHING
from .runs import ChronicleRun
from .statements import GainAdvancePoints, Pay, Put
from .table import Table
from .uniqueness import why_not_enter


@clause("11.6.15", "11.8.5.1")
def may_do(g: Table, run: ChronicleRun, node: May) -> Doing:
    """Whether to do it is decided now; what cannot be paid for, as all can see, is not offered."""
    seat = seat_of_word(g, run, node.by)
    if not offered(g, run, node.statements, seat):
        return run.did_so(0)
    answer = settled_answer(g, run.source, node, seat)
    if answer is None:
        answer = yield may(seat, "11.6.15", "may", (run.source,))
    if is_suspicious(g):
        note(g, of_an_effect(run.source, node), figures(g), seat, answer, True)
    if answer == NO:
        return run.did_so(0)
    run.did = True
    yield from carry_out(g, run, paid_by(node.statements, node.by))
    return True


def paid_by(statements: tuple[Statement, ...], by: str) -> tuple[Statement, ...]:
    """The same, where who may do it is who pays for it."""
    return tuple([Pay(one.costs, by) if isinstance(one, Pay) and not one.by else one for one in statements])


def offered(g: Table, run: ChronicleRun, statements: tuple[Statement, ...], seat: int) -> bool:
    """Whether a choice to do this is worth asking for: what it costs can be paid, or is hidden from somebody."""
    for one in statements:
        if isinstance(one, IfDid) and not offered(g, run, one.then, seat):
            return False
        if isinstance(one, Put) and one.to == "battlefield" and isinstance(one.subject, This):
            return any([not why_not_enter(g, id, seat) for id in subject_ids(g, run, one.subject)])
        if isinstance(one, GainAdvancePoints) and one.down:
            if g.advance_points[seat_of_word(g, run, one.whose)] < amount(g, run, one.amount):
                return False
        elif isinstance(one, Pay) and not any([_looks_into_a_hand(part) for part in parts_of(one)]):
            if not payable(g, run, one, seat):
                return False
        elif isinstance(one, Modes) and not any([offered(g, run, option, seat) for option in one.options]):
            return False
    return True


def _looks_into_a_hand(part: object) -> bool:
    return isinstance(part, Filter) and "hand" in part.zones and bool(part.tests or part.categories)


@clause("11.8.5")
def if_did(g: Table, run: ChronicleRun, node: IfDid) -> Doing:
    yield from carry_out(g, run, node.then if run.did else node.otherwise)
    return True


@clause("11.8.5", "11.9.5.6")
def if_(g: Table, run: ChronicleRun, node: If) -> Doing:
    yield from carry_out(g, run, node.then if is_true(g, run, node.fact) else node.otherwise)
    return True


@clause("11.8.5.1")
def modes(g: Table, run: ChronicleRun, node: Modes) -> Doing:
    """Effects that somebody picks from a list while it is resolved."""
    seat = seat_of_word(g, run, node.by)
    left = tuple([at for at, option in enumerate(node.options) if offered(g, run, option, seat)])
    many = amount(g, run, node.count)
    done = 0
    while left and done < many:
        if node.up_to:
            at = yield pick(seat, "11.8.5.1", "which-effect", left, MODE, (run.source,))
        else:
            at = yield choose(seat, "11.8.5.1", "which-effect", left, MODE, (run.source,), True)
        if at == STOP:
            break
        left = tuple([one for one in left if one != at])
        yield from carry_out(g, run, node.options[at])
        done += 1
    return True


def repeat(g: Table, run: ChronicleRun, node: Repeat) -> Doing:
    for _ in range(amount(g, run, node.count)):
        toil(g, 1)
        yield from carry_out(g, run, node.statements)
    return True


def payable(g: Table, run: ChronicleRun, node: Pay, seat: int) -> bool:
    """Whether it can be paid; where X has not been settled, for X = 0."""
    return can_pay(g, seat, run, bill_of(tariff_of_trigger(node.costs), NOTHING, (), run.numbers.get("X", 0)))


@clause("15.1.16.2", "6.8.2", "6.8.3", "C126", "11.8.5", "4.5", "11.8.5.1")
def pay_now(g: Table, run: ChronicleRun, node: Pay) -> Doing:
    """Pay in the middle of a resolution, with soul actions where needed; all of it or nothing. An X that is not settled
    yet is for the player who pays to say."""
    if node.by == BOTH:
        return (yield from each_pays(g, run, node))
    seat = seat_of_word(g, run, node.by)
    if not payable(g, run, node, seat):
        return run.did_so(0)
    tariff = tariff_of_trigger(node.costs)
    if "X" not in run.numbers and asks_for_x(bill_of(tariff, NOTHING, ())):
        most = greatest_x(g, seat, run, tariff, NOTHING, ())
        run.numbers["X"] = yield number(seat, "4.5", "x", 0, most, (run.source,))
    bill = bill_of(tariff, NOTHING, (), run.numbers.get("X", 0))
    paid = yield from pay(g, seat, run, bill, "15.1.16.2", bound=True)
    return run.did_so(1 if paid else 0)


@clause("6.1.4", "C126")
def each_pays(g: Table, run: ChronicleRun, node: Pay) -> Doing:
    """Both players are to pay, the turn player first; each pays for oneself, whole or not at all."""
    done = 0
    for word in (YOU, OPPONENT) if run.seat == g.player else (OPPONENT, YOU):
        yield from pay_now(g, run, Pay(tuple([as_paid_by(cost, word) for cost in node.costs]), word))
        done += run.did
    return run.did_so(done)


def as_paid_by(cost: Cost, word: str) -> Cost:
    """What both are to pay, as one of them pays it."""
    if not isinstance(cost, DoAsCost):
        return cost
    return DoAsCost(tuple([of_one_player(one, word) for one in cost.statements]))


def of_one_player(one: Statement, word: str) -> Statement:
    if isinstance(one, LoseLife):
        return LoseLife(word, one.amount)
    return GainAdvancePoints(word, one.amount, one.down) if isinstance(one, GainAdvancePoints) else one
