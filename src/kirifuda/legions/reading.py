"""What a standing ability looks at, so that it is worked out anew only when that has changed."""

from collections.abc import Iterator
from typing import Final

from ..effects.tree import (
    Ability,
    Compare,
    Cores,
    Filter,
    Modify,
    Node,
    Oriented,
    PlayerStat,
    SetStats,
    Stat,
    TopCards,
)
from .matching import ZONE_KINDS
from .table import ELSEWHERE, OF_CORES, OF_DAMAGE, OF_LIFE, OF_ORIENTATION, ON_THE_FIELD, STIRRED_BY

_KNOWN: Final[dict[int, tuple[Ability, int, bool]]] = {}


def reads(ability: Ability) -> int:
    """The changes (as bits) after which this ability may say something else."""
    return _looked_through(ability)[1]


def sets_numbers(ability: Ability) -> bool:
    """Whether it changes ATK or HP."""
    return _looked_through(ability)[2]


def _looked_through(ability: Ability) -> tuple[Ability, int, bool]:
    known = _KNOWN.get(id(ability))
    if known is None or known[0] is not ability:
        nodes = list(parts_of(ability))
        bits = 0
        for node in nodes:
            bits |= _reads(node)
        known = (ability, bits, any(isinstance(node, (Modify, SetStats)) for node in nodes))
        _KNOWN[id(ability)] = known
    return known


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
