"""What a text looks at: what must change for it to say, or do, something else than before."""

from collections.abc import Iterable
from typing import Final

from ..effects.parts import parts_of
from ..effects.statements import LoseLife
from ..effects.tree import (
    TURN_PLAYER,
    Compare,
    DidThisTurn,
    Filter,
    InAttack,
    IsPhase,
    IsTurnOf,
    Node,
    Oriented,
    PlayerStat,
    Stat,
    TimesThisTurn,
)
from .changes import (
    OF_COMBAT,
    OF_COUNTERS,
    OF_DAMAGE,
    OF_ERA,
    OF_HISTORY,
    OF_KINDS,
    OF_LASTING,
    OF_LIFE,
    OF_NUMBERS,
    OF_POINTS,
    OF_STONES,
    OF_THE_PHASE,
    OF_THE_TURN,
    OF_WIPING,
    ON_BATTLEFIELD,
    STIRRED_BY,
)
from .tree import CountersOn, Greatest, HappenedThisTurn, HasCounters, Lit, SameSquad, TotalWithin
from .zones import BATTLEFIELD, CA, DECK, DISCARD, ERA, HAND, REMOVED, SOUL, STACK

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
    found = 0
    for node in nodes:
        if isinstance(node, Filter):
            found |= OF_KINDS | _where(node)
        elif isinstance(node, Oriented):
            found |= OF_WIPING
        elif isinstance(node, Lit):
            found |= OF_ERA | OF_LASTING
        elif isinstance(node, (HasCounters, CountersOn)):
            found |= OF_COUNTERS
        elif isinstance(node, (InAttack, SameSquad)):
            found |= OF_COMBAT
        elif isinstance(node, IsTurnOf):
            found |= OF_THE_TURN
        elif isinstance(node, IsPhase):
            found |= OF_THE_TURN | OF_THE_PHASE
        elif isinstance(node, DidThisTurn):
            found |= OF_THE_TURN | OF_COMBAT | OF_DAMAGE | ON_BATTLEFIELD | OF_HISTORY
        elif isinstance(node, (HappenedThisTurn, TimesThisTurn)):
            found |= OF_THE_TURN | OF_HISTORY
        elif isinstance(node, PlayerStat):
            found |= {"life": OF_LIFE, "advance-points": OF_POINTS}.get(node.stat, OF_ERA)
        elif isinstance(node, LoseLife):
            found |= OF_LIFE
        elif isinstance(node, (Compare, Stat, Greatest, TotalWithin)):
            found |= OF_DAMAGE if node.stat == "damage" else OF_NUMBERS
        if getattr(node, "whose", "") == TURN_PLAYER:
            found |= OF_THE_TURN
    return found


def _where(filter: Filter) -> int:
    """The zones that a phrase speaks of, and of soul stones whether they are wiped."""
    found = 0 if filter.zones else ON_BATTLEFIELD
    for word in filter.zones:
        found |= STIRRED_BY[ZONE_KINDS[word]]
    return found | OF_STONES if looks_at_stones(filter) else found


def looks_at_stones(filter: Filter) -> bool:
    """Whether it asks which soul stones are wiped."""
    return "soul-yard" in filter.zones and any([isinstance(one, Oriented) for one in parts_of(filter)])
