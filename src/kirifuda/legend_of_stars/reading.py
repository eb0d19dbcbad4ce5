"""What a standing ability is like, found once for each: it is heard anew only when it may say something else."""

from collections.abc import Iterator
from typing import Final

from ..effects.parts import parts_of
from ..effects.tree import (
    Ability,
    AdjacentLane,
    AdjacentSquare,
    BattlesWith,
    Beside,
    ChangeCost,
    ChangeDamage,
    ChangeStats,
    Compare,
    DidThisTurn,
    Extreme,
    Filter,
    Forbid,
    Grant,
    HasKeyword,
    If,
    InAttack,
    InLanes,
    InRows,
    IsPhase,
    IsTurnOf,
    Let,
    LoseEffects,
    Node,
    Oriented,
    Permit,
    PlayerStat,
    SameLane,
    SameRow,
    SetNumbers,
    Standing,
    Stat,
    Statement,
    TopCards,
)
from .given import disturbs
from .table import ARRANGED, ATTACKING, DECKS, ENERGIES, HANDS, LIVES, OF_PHASE, ON_THE_FIELD, TIME

OF_PLACE: Final = (InRows, InLanes, SameLane, AdjacentLane, SameRow, AdjacentSquare, Beside)
OF_VALUES: Final = (Compare, Extreme, Stat, HasKeyword)
BITS_OF_ZONES: Final = {"energy-zone": ENERGIES, "hand": HANDS, "deck": DECKS, "trash": DECKS}


class Known:
    """A standing ability with what is asked of it again and again. Never written to.

    `reads`: the changes, as bits, after which it may say something else. `reads_values`: it looks at numbers or
    keywords, which other effects may change. `disturbs`: either that, or it may change what other effects say.
    """

    __slots__ = ("ability", "disturbs", "reads", "reads_values", "turn_of")

    def __init__(self, ability: Ability) -> None:
        statements = [one for sentence in ability.sentences for one in said_in(sentence)]
        nodes = [part for one in statements for root in looked_at(one) for part in parts_of(root)]
        self.ability = ability
        self.turn_of = ""
        for condition in ability.conditions:
            if isinstance(condition, Standing):
                self.turn_of = condition.turn_of
        self.reads = TIME if self.turn_of else 0
        for node in nodes:
            self.reads |= _reads(node)
        self.reads_values = any(isinstance(node, OF_VALUES) for node in nodes)
        self.disturbs = self.reads_values or any(map(disturbs, statements))


def said_in(statements: tuple[Statement, ...]) -> Iterator[Statement]:
    """Every statement of a standing ability that may hold, conditions included."""
    for one in statements:
        yield one
        if isinstance(one, If):
            yield from said_in(one.then)
            yield from said_in(one.otherwise)


def looked_at(one: Statement) -> list[Node]:
    """The parts of a statement that are looked at while it stands; the rest is for when it applies."""
    if isinstance(one, If):
        return [one.fact]
    if isinstance(one, (Let, ChangeCost)):
        return [one.amount]
    if isinstance(one, ChangeDamage):
        return [one.subject, one.amount]
    if isinstance(one, ChangeStats):
        return [one.subject, *one.changes]
    if isinstance(one, SetNumbers):
        return [one.subject, *one.values]
    if isinstance(one, (Grant, LoseEffects)):
        return [one.subject]
    return [one.subject] if isinstance(one, (Forbid, Permit)) and one.subject is not None else []


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
        return TIME | ATTACKING | ARRANGED
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
