"""What abilities are like, found once for each, so that standing effects are worked out only when they may change."""

from collections.abc import Iterator
from typing import Final

from ..effects.tree import (
    Ability,
    Activated,
    Compare,
    Cores,
    Cost,
    ExhaustThis,
    Filter,
    If,
    Let,
    Modify,
    Node,
    Number,
    Oriented,
    PayPoints,
    PlayerStat,
    SetStats,
    Standing,
    Stat,
    Statement,
    TopCards,
)
from .matching import ZONE_KINDS
from .table import ELSEWHERE, OF_CORES, OF_DAMAGE, OF_LIFE, OF_ORIENTATION, ON_THE_FIELD, STIRRED_BY


class Traits:
    """What is asked of an ability again and again. Never written to.

    `reads`: the changes (as bits) after which a standing ability may say something else. `turn_of`: in whose
    turns it stands. `numbers`, `others`: whether it changes ATK or HP, and whether it says anything else.
    `plain_cost`: points and exhaustion, where it costs no more than that.
    """

    __slots__ = ("ability", "exhausts", "numbers", "once", "others", "plain_cost", "reads", "turn_of")

    def __init__(self, ability: Ability) -> None:
        nodes = list(parts_of(ability))
        self.ability = ability
        self.reads = 0
        for node in nodes:
            self.reads |= _reads(node)
        self.numbers = any(isinstance(node, NUMBERS) for node in nodes)
        self.others = any(isinstance(node, Statement) and not isinstance(node, (*NUMBERS, If, Let)) for node in nodes)
        self.turn_of = ""
        self.once = False
        for condition in ability.conditions:
            if isinstance(condition, Standing):
                self.turn_of = condition.turn_of
            elif isinstance(condition, Activated):
                self.once = condition.once
        self.exhausts = any(isinstance(cost, ExhaustThis) for cost in ability.costs)
        self.plain_cost = _plain_cost(ability.costs)


NUMBERS: Final = (Modify, SetStats)
_KNOWN: Final[dict[Ability, Traits]] = {}


def traits(ability: Ability) -> Traits:
    known = _KNOWN.get(ability)
    if known is None:
        known = Traits(ability)
        _KNOWN[ability] = known
    return known


def _plain_cost(costs: tuple[Cost, ...]) -> tuple[int, bool] | None:
    """Points to be paid and whether to exhaust the card, where a cost is no more than that."""
    numbers = [one.amount.value for one in costs if isinstance(one, PayPoints) and isinstance(one.amount, Number)]
    tiring = [one for one in costs if isinstance(one, ExhaustThis)]
    return (sum(numbers), bool(tiring)) if len(numbers) + len(tiring) == len(costs) else None


def parts_of(node: object) -> Iterator[Node]:
    """The node and everything in it."""
    if isinstance(node, tuple):
        for one in node:
            yield from parts_of(one)
    elif isinstance(node, Node):
        yield node
        for name in _fields(type(node)):
            yield from parts_of(getattr(node, name))


def _fields(kind: type) -> tuple[str, ...]:
    return tuple(name for base in kind.__mro__ for name in getattr(base, "__slots__", ()))


def _reads(node: Node) -> int:
    if isinstance(node, Filter):
        bits = ON_THE_FIELD
        for word in node.zones:
            for kind in ZONE_KINDS[word]:
                bits |= STIRRED_BY[kind]
        return bits
    if isinstance(node, Oriented):
        return OF_ORIENTATION
    if isinstance(node, (Compare, Stat)):
        return OF_DAMAGE | OF_LIFE if node.stat in ("hp", "damage") else 0
    if isinstance(node, PlayerStat):
        return OF_LIFE | OF_CORES
    if isinstance(node, Cores):
        return OF_CORES
    return ELSEWHERE if isinstance(node, TopCards) else 0
