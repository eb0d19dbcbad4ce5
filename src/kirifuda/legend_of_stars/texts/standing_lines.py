"""What a standing ability is like, found once for each: it is heard anew only when it may say something else."""

from collections.abc import Iterable
from typing import Final

from ...effects.parts import children_of, parts_of
from ...effects.statements import (
    ChangeCost,
    ChangeDamage,
    ChangeStats,
    Forbid,
    Grant,
    If,
    Instead,
    Let,
    LoseEffects,
    Permit,
    SetNumbers,
)
from ...effects.tree import (
    EITHER,
    OPPONENT,
    TURN_PLAYER,
    YOU,
    Ability,
    AdjacentLane,
    Amount,
    CardsThisTurn,
    Compare,
    DidThisTurn,
    Every,
    Extreme,
    Fact,
    Filter,
    Greatest,
    HasKeyword,
    InAttack,
    InLanes,
    IsPhase,
    IsTurnOf,
    Matches,
    Node,
    Number,
    Oriented,
    PlayerOf,
    PlayerStat,
    SameLane,
    Standing,
    Stat,
    Statement,
    Subject,
    This,
    TimesThisTurn,
    TopCards,
)
from ...kernel.pairs import Pair
from ..state.lasting_effects import READS_KEYWORDS, READS_NUMBERS, nature
from ..table import ARRANGED, ATTACKING, COUNTED, DECKS, ENERGIES, HANDS, LIVES, OF_A_SIDE, OF_PHASE, ON_THE_FIELD, TIME
from ..tree import AdjacentSquare, BattlesWith, Beside, InRows, PointedAt, SameRow
from .phrases_of_cards import Sought

OF_PLACE: Final = (InRows, InLanes, SameLane, AdjacentLane, SameRow, AdjacentSquare, Beside, PointedAt)
OF_NUMBERS: Final = (Compare, Extreme, Greatest, Stat)
BITS_OF_ZONES: Final = {"energy-zone": ENERGIES, "hand": HANDS, "deck": DECKS, "trash": DECKS}


Makes = ChangeStats | SetNumbers | Grant | LoseEffects
"""Statements that make something of a card."""
Decrees = Forbid | Permit | ChangeDamage | ChangeCost | Instead
"""Statements that forbid, permit, change or replace something."""
MAKES: Final = (ChangeStats, SetNumbers, Grant, LoseEffects)
DECREES: Final = (Forbid, Permit, ChangeDamage, ChangeCost, Instead)
Needs = tuple[tuple[Fact | Statement, bool], ...]
"""What comes before a line: amounts that have names, and facts that must be so, or must not."""


class Line:
    """One statement of a standing ability, with what is asked of it again and again. Never written to.

    `needs`: what comes before it. `subject`: the cards it is about, if it is about any, `phrase`: where these are all
    that it describes; `amounts`: its numbers, and
    `fixed`: these, where they are printed. `reads`: the changes, as bits, after which it may say something else, for
    each seat. `nature`: what it changes and looks at. `makes`: it makes something of cards.
    """

    __slots__ = ("amounts", "fixed", "makes", "nature", "needs", "node", "phrase", "reads", "subject", "turn_of")

    def __init__(self, node: Makes | Decrees, needs: Needs, turn_of: str) -> None:
        self.node = node
        self.needs = needs
        self.turn_of = turn_of
        self.makes = isinstance(node, MAKES)
        self.subject = subject_of(node)
        self.phrase = Sought(self.subject.filter) if isinstance(self.subject, Every) else None
        self.amounts = amounts_of(node)
        self.fixed: tuple[int, ...] | None = None
        figures = [one.value for one in self.amounts if isinstance(one, Number)]
        if len(figures) == len(self.amounts):
            self.fixed = tuple(figures)
        roots: list[Node] = looked_at(node)
        for needed, _ in needs:
            roots += _looked_at_before(needed)
        reads = _of_all(roots, YOU) | (TIME if turn_of else 0)
        self.reads: Pair = (reads, _seen_from_the_second_seat(reads))
        self.nature = nature(node)
        for part in [part for root in roots for part in parts_of(root)]:
            if isinstance(part, HasKeyword):
                self.nature |= READS_KEYWORDS
            elif isinstance(part, OF_NUMBERS):
                self.nature |= READS_NUMBERS


def subject_of(node: Makes | Decrees) -> Subject | None:
    """The cards that a statement is about; none where it is about a player."""
    if isinstance(node, (ChangeCost, Instead)) or isinstance(node.subject, PlayerOf):
        return None
    return node.subject


def amounts_of(node: Makes | Decrees) -> tuple[Amount, ...]:
    if isinstance(node, ChangeStats):
        return tuple([one.amount for one in node.changes])
    if isinstance(node, SetNumbers):
        return tuple([one.amount for one in node.values])
    return (node.amount,) if isinstance(node, (ChangeDamage, ChangeCost)) else ()


def lines_of(ability: Ability) -> tuple[Line, ...]:
    """What a standing ability says, line by line."""
    turn_of = ""
    for condition in ability.conditions:
        if isinstance(condition, Standing):
            turn_of = condition.turn_of
    found: list[Line] = []
    needs: Needs = ()
    for sentence in ability.sentences:
        needs = _read(sentence, needs, turn_of, found)
    return tuple(found)


def _read(statements: tuple[Statement, ...], needs: Needs, turn_of: str, found: list[Line]) -> Needs:
    for one in statements:
        if isinstance(one, If):
            _read(one.then, (*needs, (one.fact, True)), turn_of, found)
            _read(one.otherwise, (*needs, (one.fact, False)), turn_of, found)
        if isinstance(one, Let) or (isinstance(one, If) and _names_amounts(one)):
            needs = (*needs, (one, True))
        elif isinstance(one, (*MAKES, *DECREES)):
            found.append(Line(one, needs, turn_of))
    return needs


def _names_amounts(one: Statement) -> bool:
    return isinstance(one, Let) or (isinstance(one, If) and any(map(_names_amounts, one.then + one.otherwise)))


def _looked_at_before(needed: Fact | Statement) -> list[Node]:
    if isinstance(needed, If):
        return [needed.fact, *[root for one in needed.then + needed.otherwise for root in _looked_at_before(one)]]
    if isinstance(needed, Statement):
        return [needed.amount] if isinstance(needed, Let) else []
    return [needed]


def looked_at(one: Statement) -> list[Node]:
    """The parts of a statement that are looked at while it stands; the rest is for when it applies."""
    if isinstance(one, ChangeCost):
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
    if isinstance(node, (TimesThisTurn, CardsThisTurn)):
        return TIME | COUNTED
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


_GIVEN: Final[list[tuple[Ability, tuple[Line, ...]]]] = []


def lines_given(ability: Ability) -> tuple[Line, ...]:
    """The lines of an ability that an effect gave, found once for each."""
    for one, lines in _GIVEN:
        if one is ability or one == ability:
            return lines
    found = lines_of(ability)
    _GIVEN.append((ability, found))
    return found
