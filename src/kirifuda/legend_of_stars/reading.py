"""What a standing ability is like, found once for each: it is heard anew only when it may say something else."""

from collections.abc import Iterable, Iterator
from typing import Final

from ..effects.parts import children_of, parts_of
from ..effects.tree import (
    EITHER,
    OPPONENT,
    TURN_PLAYER,
    YOU,
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
    Matches,
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
    This,
    TopCards,
)
from .given import disturbs
from .table import ARRANGED, ATTACKING, DECKS, ENERGIES, HANDS, LIVES, OF_A_SIDE, OF_PHASE, ON_THE_FIELD, TIME

OF_PLACE: Final = (InRows, InLanes, SameLane, AdjacentLane, SameRow, AdjacentSquare, Beside)
OF_VALUES: Final = (Compare, Extreme, Stat, HasKeyword)
BITS_OF_ZONES: Final = {"energy-zone": ENERGIES, "hand": HANDS, "deck": DECKS, "trash": DECKS}


class Known:
    """A standing ability with what is asked of it again and again. Never written to.

    `reads`: the changes, as bits, after which it may say something else, for each seat. `reads_values`: it looks at
    numbers or keywords, which other effects may change. `disturbs`: either that, or it may change what others say.
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
        reads = _of_all([root for one in statements for root in looked_at(one)], YOU) | (TIME if self.turn_of else 0)
        self.reads = (reads, _seen_from_the_second_seat(reads))
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


def reads_of(node: Node, whose: str = YOU) -> int:
    """The changes after which a part of a text may be another, as bits: the first seat is the text's own player.

    `whose` cards are being looked at.
    """
    if isinstance(node, Filter):
        bits = 0 if node.zones and all([word in BITS_OF_ZONES for word in node.zones]) else ON_THE_FIELD
        for word in node.zones:
            bits |= BITS_OF_ZONES.get(word, 0)
        return _of(node.whose, bits) | _of_all(node.tests, node.whose)
    if isinstance(node, Matches) and isinstance(node.subject, This):
        return _of_all(node.filter.tests, YOU)
    return _own_reads(node, whose) | _of_all(children_of(node), whose)


def _of_all(nodes: Iterable[Node], whose: str) -> int:
    found = 0
    for one in nodes:
        found |= reads_of(one, whose)
    return found


def _own_reads(node: Node, whose: str) -> int:
    if isinstance(node, PlayerStat):
        return _of(node.whose, LIVES)
    if isinstance(node, IsTurnOf):
        return TIME
    if isinstance(node, IsPhase):
        return TIME | OF_PHASE
    if isinstance(node, (InAttack, BattlesWith)):
        return ATTACKING | _of(EITHER, ARRANGED)
    if isinstance(node, DidThisTurn):
        return TIME | ATTACKING | _of(EITHER, ARRANGED)
    if isinstance(node, Oriented):
        return _of(whose, ENERGIES if node.how in ("gained", "regained") else ARRANGED)
    if isinstance(node, (InRows, InLanes)):
        return _of(whose, ARRANGED)
    if isinstance(node, OF_PLACE):
        return _of(EITHER, ARRANGED)
    return _of(node.whose, DECKS) if isinstance(node, TopCards) else 0


def _of(whose: str, bits: int) -> int:
    """Bits of one's own side, of the opponent's, or of both."""
    if whose == YOU:
        return bits
    if whose == OPPONENT:
        return bits << OF_A_SIDE
    return bits | bits << OF_A_SIDE | (TIME if whose == TURN_PLAYER else 0)


def _seen_from_the_second_seat(bits: int) -> int:
    side = (1 << OF_A_SIDE) - 1
    return bits & ~(side | side << OF_A_SIDE) | (bits & side) << OF_A_SIDE | bits >> OF_A_SIDE & side


_KNOWN: Final[list[Known]] = []


def known(ability: Ability) -> Known:
    """Of an ability that an effect gave."""
    for one in _KNOWN:
        if one.ability is ability or one.ability == ability:
            return one
    found = Known(ability)
    _KNOWN.append(found)
    return found
