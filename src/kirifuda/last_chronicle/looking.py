"""What a text looks at: what must change for it to say, or do, something else than before."""

from collections.abc import Iterable
from typing import Final

from ..effects.parts import parts_of
from ..effects.tree import (
    Compare,
    DidThisTurn,
    Filter,
    InAttack,
    IsPhase,
    IsTurnOf,
    LoseLife,
    Node,
    Oriented,
    PlayerStat,
    Stat,
)
from .table import (
    BATTLEFIELD,
    CA,
    DECK,
    DISCARD,
    ERA,
    HAND,
    OF_COMBAT,
    OF_COUNTERS,
    OF_DAMAGE,
    OF_ERA,
    OF_LASTING,
    OF_LIFE,
    OF_POINTS,
    OF_THE_TURN,
    OF_WIPING,
    ON_BATTLEFIELD,
    REMOVED,
    SOUL,
    STACK,
    STIRRED_BY,
)
from .tree import CountersOn, Greatest, HappenedThisTurn, HasCounters, SameSquad

ZONE_KINDS: Final = {
    "deck": DECK,
    "hand": HAND,
    "battlefield": BATTLEFIELD,
    "era-yard": ERA,
    "soul-yard": SOUL,
    "ca-yard": CA,
    "discard-pile": DISCARD,
    "removed-yard": REMOVED,
    "stack": STACK,
}
ALWAYS_READ: Final = ON_BATTLEFIELD | OF_LASTING | OF_ERA


def bits_of(given: object) -> int:
    """The changes, as bits, after which a part of a text is looked at anew."""
    return bits_of_all(parts_of(given))


def bits_of_all(nodes: Iterable[Node]) -> int:
    found = ALWAYS_READ
    for node in nodes:
        if isinstance(node, Filter):
            for word in node.zones:
                found |= STIRRED_BY[ZONE_KINDS[word]]
        elif isinstance(node, Oriented):
            found |= OF_WIPING
        elif isinstance(node, (HasCounters, CountersOn)):
            found |= OF_COUNTERS
        elif isinstance(node, (InAttack, SameSquad)):
            found |= OF_COMBAT
        elif isinstance(node, (IsTurnOf, IsPhase, DidThisTurn, HappenedThisTurn)):
            found |= OF_THE_TURN
        elif isinstance(node, PlayerStat):
            found |= {"life": OF_LIFE, "advance-points": OF_POINTS}.get(node.stat, OF_ERA)
        elif isinstance(node, LoseLife):
            found |= OF_LIFE
        elif isinstance(node, (Compare, Stat, Greatest)) and node.stat == "damage":
            found |= OF_DAMAGE
    return found


def everywhere() -> int:
    bits = 0
    for one in STIRRED_BY:
        bits |= one
    return bits
