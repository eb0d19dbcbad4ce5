"""What a standing ability is like, found once for each, so that the table is worked out only when it may change."""

from typing import Final

from ..effects.parts import parts_of
from ..effects.tree import (
    Ability,
    AdjacentLane,
    AdjacentSquare,
    BattlesWith,
    Compare,
    DidThisTurn,
    Filter,
    HasKeyword,
    InAttack,
    InLanes,
    InRows,
    IsPhase,
    IsTurnOf,
    LoseEffects,
    Node,
    Oriented,
    PlayerStat,
    SameLane,
    SameRow,
    Standing,
    Stat,
    TopCards,
)
from .table import ARRANGED, ATTACKING, DECKS, ENERGIES, HANDS, LIVES, OF_PHASE, ON_THE_FIELD, TIME

OF_PLACE: Final = (InRows, InLanes, SameLane, AdjacentLane, SameRow, AdjacentSquare)
BITS_OF_ZONES: Final = {"energy-zone": ENERGIES, "hand": HANDS, "deck": DECKS, "trash": DECKS}


class Known:
    """A standing ability with what is asked of it again and again. Never written to.

    `reads`: the changes, as bits, after which it may say something else. `reads_values`: it looks at numbers or
    keywords, which other effects may change. `takes_all`: it takes all effects from cards.
    """

    __slots__ = ("ability", "reads", "reads_values", "takes_all", "turn_of")

    def __init__(self, ability: Ability) -> None:
        nodes = list(parts_of(ability))
        self.ability = ability
        self.turn_of = ""
        for condition in ability.conditions:
            if isinstance(condition, Standing):
                self.turn_of = condition.turn_of
        self.reads = TIME if self.turn_of else 0
        for node in nodes:
            self.reads |= _reads(node)
        self.reads_values = any(isinstance(node, (Compare, Stat, HasKeyword)) for node in nodes)
        self.takes_all = any(isinstance(node, LoseEffects) and not node.keywords for node in nodes)


def _reads(node: Node) -> int:
    if isinstance(node, Filter):
        bits = ON_THE_FIELD
        for word in node.zones:
            bits |= BITS_OF_ZONES.get(word, 0)
        return bits
    if isinstance(node, PlayerStat):
        return LIVES
    if isinstance(node, IsTurnOf):
        return TIME
    if isinstance(node, IsPhase):
        return TIME | OF_PHASE
    if isinstance(node, (InAttack, BattlesWith)):
        return ATTACKING | ARRANGED
    if isinstance(node, DidThisTurn):
        return TIME | ATTACKING
    if isinstance(node, Oriented):
        return ENERGIES if node.how in ("gained", "regained") else ARRANGED
    if isinstance(node, OF_PLACE):
        return ARRANGED
    return DECKS if isinstance(node, TopCards) else 0


_KNOWN: Final[list[Known]] = []


def known(ability: Ability) -> Known:
    """Of an ability that an effect gave."""
    for one in _KNOWN:
        if one.ability is ability or one.ability == ability:
            return one
    found = Known(ability)
    _KNOWN.append(found)
    return found
