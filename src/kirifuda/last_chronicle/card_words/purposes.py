"""What the rest of a sentence is done for: additional and other costs, costs to attack, what is asked to pay."""

from collections.abc import Callable
from typing import Any, Final

from ...effects.statements import CardsPicked, Choose, ChooseAtRandom, Forbid, If, IfDid, Later, May, Orient
from ...effects.tree import (
    STAYS,
    YOU,
    Cost,
    DoAsCost,
    Every,
    Filter,
    Happening,
    IsIt,
    Matches,
    Statement,
    Subject,
    This,
    Those,
    When,
)
from ...text.slots import unnamed
from ..statements import AddCost, AlternativeCost, CostToAct, Designate, Pay, Put
from ..tree import OWNER, PaySouls, Price, WipeThis
from .wording import CONTROLLER, MustPay


def costs_of(statements: tuple[Statement, ...]) -> tuple[Cost, ...] | None:
    """Statements as costs (11.5.2.1): souls and wiping have signs of their own, the rest is done."""
    found: list[Cost] = []
    for one in statements:
        if isinstance(one, Choose):  # nothing is chosen on use for a cost, and it is paid with one's own cards
            if one.filter.whose != YOU:
                return None
            one = Designate(one.slot, one.filter, one.count, one.up_to, one.by, one.any_number)
        if unnamed(one) == Orient(This(), "wiped"):
            found.append(WipeThis())
        elif isinstance(one, Pay):
            found += one.costs
        elif isinstance(one, May | IfDid):
            return None
        elif found and isinstance(found[-1], DoAsCost) and _goes_on(found[-1].statements[-1]):
            found[-1] = DoAsCost((*found[-1].statements, one))
        else:
            found.append(DoAsCost((one,)))
    return tuple(found)


def _goes_on(one: Statement) -> bool:
    """What is picked is picked for what follows."""
    return isinstance(one, CardsPicked | ChooseAtRandom)


def _cards(of: Subject | Filter) -> Filter:
    return of if isinstance(of, Filter) else Filter(tests=(IsIt(of),))


def added_cost(of: tuple[str, Subject | Filter], body: tuple[Statement, ...]) -> tuple[Statement, ...] | None:
    whose, what = of
    may = len(body) == 1 and isinstance(body[0], May)
    costs = costs_of(body[0].statements if isinstance(body[0], May) else body)
    return (AddCost(whose, _cards(what), costs, may),) if costs else None


def other_cost(of: tuple[str, Subject | Filter], body: tuple[Statement, ...]) -> tuple[Statement, ...] | None:
    whose, what = of
    if len(body) != 1 or not isinstance(body[0], May) or body[0].by:
        return None
    costs = costs_of(body[0].statements)
    return (AlternativeCost(whose, _cards(what), costs),) if costs else None


def unless_paid(of: tuple[str, Price], body: tuple[Statement, ...]) -> tuple[Statement, ...] | None:
    """What attacks must pay for it (10.1.2.5)."""
    whose, price = of
    one = body[0]
    if len(body) != 1 or not isinstance(one, Forbid) or one.act not in ("attack", "block") or one.against:
        return None
    if one.subject is None or not _pays_for(whose, one.subject):
        return None
    return (CostToAct(one.act, one.subject, (PaySouls(price),), one.lasts),)


def _pays_for(whose: str, subject: Subject) -> bool:
    """Whoever has it pays, and nobody else."""
    return whose in ("", CONTROLLER) or (isinstance(subject, Every) and subject.filter.whose == whose)


def to_act(of: tuple[str, Subject], body: tuple[Statement, ...]) -> tuple[Statement, ...] | None:
    """攻撃するには、《1》を支払わなければならない; ～するには、手札を1枚捨てなければならない, of one's own cards."""
    act, subject = of
    if len(body) == 1 and isinstance(body[0], MustPay):
        return (CostToAct(act, subject, body[0].costs),) if _pays_for(body[0].by, subject) else None
    yours = isinstance(subject, This) or (isinstance(subject, Every) and subject.filter.whose == YOU)
    costs = costs_of(body) if yours else None
    return (CostToAct(act, subject, costs),) if costs else None


def until_it_leaves(of: Subject, body: tuple[Statement, ...]) -> tuple[Statement, ...] | None:
    """このユニットが戦場を離れるまで、それを除外する: not at all where it is gone by then."""
    one = body[0]
    if of != This() or len(body) != 1 or not isinstance(one, Put) or unnamed(one) != Put(one.subject, "removed-yard"):
        return None
    if not isinstance(one.subject, Those):
        return None
    back = Later(When(Happening("left", This())), (Put(one.subject, "battlefield", OWNER),), STAYS)
    return (If(Matches(This(), Filter(zones=("battlefield",))), (one, back)),)


PURPOSES: Final[dict[str, Callable[[Any, tuple[Statement, ...]], tuple[Statement, ...] | None]]] = {
    "added cost": added_cost,
    "other cost": other_cost,
    "unless paid": unless_paid,
    "to act": to_act,
    "until it leaves": until_it_leaves,
}
