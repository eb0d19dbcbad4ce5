"""What a continuous effect consists of: a piece for each kind of 11.9.4.7 that it belongs to."""

from functools import cache
from typing import Final

from ..effects.parts import parts_of
from ..effects.statements import (
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
    While,
)
from ..effects.tree import (
    STAYS,
    YOU,
    Ability,
    AllOf,
    AnyOf,
    Coloured,
    Every,
    Fact,
    Filter,
    HasKeyword,
    IsIt,
    IsOf,
    IsToken,
    IsTurnOf,
    Keyword,
    Marked,
    Named,
    Node,
    Not,
    Standing,
    Statement,
    Subject,
    This,
    Typed,
)
from .aspects import aspects_read, aspects_written
from .book import clause
from .keyword_texts import abilities_of
from .looking import ZONE_KINDS, bits_of
from .statements import (
    AddCost,
    AlternativeCost,
    AttackLimit,
    Become,
    ChangePrice,
    CostToAct,
    Enters,
    GainControl,
    GainLamps,
    HandLimit,
    MakeMore,
    OnlyIf,
    Prevent,
    Require,
    SkipPhase,
    Unaffected,
)
from .tree import ChronicleKeyword, Each, NameContains, Provided

# The kinds of 11.9.4.7, in their order, with the lamps before them and rules for the game after them.
LAMPS: Final = 0
LEVEL: Final = 1
TYPE: Final = 2
GENERAL: Final = 3
POWER: Final = 4
RULE: Final = 5
CHANGES_CARDS: Final[tuple[int, ...]] = (LEVEL, TYPE, GENERAL, POWER)

RULES: Final = (
    Forbid,
    Permit,
    Require,
    ChangePrice,
    AddCost,
    AlternativeCost,
    CostToAct,
    HandLimit,
    Enters,
    Prevent,
    ChangeDamage,
    Instead,
    OnlyIf,
    SkipPhase,
    Unaffected,
    AttackLimit,
    MakeMore,
)
WRITTEN_ON_CARDS: Final = (
    AllOf,
    AnyOf,
    Coloured,
    HasKeyword,
    IsIt,
    IsOf,
    IsToken,
    Marked,
    NameContains,
    Named,
    Not,
    This,
    Typed,
)
"""Tests of what a card is, whatever has happened to it."""
Guards = tuple[tuple[Fact, bool], ...]


class Piece:
    """The part of a continuous effect that belongs to one kind of 11.9.4.7. Never written to.

    `reads` and `writes` are the characteristics of cards that it looks at and changes, as bits; `bits` what else must
    change for it to do something else than before, `by_numbers` for its numbers to be others; `gives` the abilities
    that it gives, those of keywords too. `by_each`: its numbers are those of each card that it changes. `plain`: what
    it does can be told by that alone; not where it counts something first, or decides what others do. `every`: it
    changes all cards that are so described, which can be told of each by what is written on it.
    """

    __slots__ = (
        "bits",
        "by_each",
        "by_numbers",
        "every",
        "gives",
        "guards",
        "layer",
        "lets",
        "node",
        "plain",
        "reads",
        "sets",
        "writes",
    )

    def __init__(self, node: Statement, layer: int, guards: Guards, lets: tuple[Let, ...]) -> None:
        self.node = node
        self.layer = layer
        self.guards = guards
        self.lets = lets
        self.sets = isinstance(node, SetNumbers)
        self.by_each = any([isinstance(one, Each) for one in parts_of(node)])
        evaluated = (guards, lets, *looked_at(node, layer))
        self.reads = 0
        for one in parts_of(evaluated):
            self.reads |= aspects_read(one)
        self.writes = aspects_written(node)
        self.bits = bits_of(evaluated)
        self.by_numbers = bits_of(numbers_of(node))
        self.gives = given_by(node) if isinstance(node, Grant) else ()
        self.every = None if guards or lets or self.by_each or layer == RULE else told_by_card(node)
        self.plain = not (lets or self.by_each or isinstance(node, (LoseEffects, Unaffected)))


def told_by_card(node: Statement) -> Filter | None:
    """Whom a statement is about, where that is every card on which something is written; not in decks, where cards
    come to lie below others."""
    subject = subject_of(node)
    if not isinstance(subject, Every) or "deck" in subject.filter.zones:
        return None
    found = subject.filter
    return found if all([isinstance(one, WRITTEN_ON_CARDS) for one in parts_of(found.tests)]) else None


@clause("11.9.4.11")
def given_by(node: Grant) -> tuple[Ability, ...]:
    found = node.abilities
    for keyword in node.keywords:
        found += abilities_of(keyword)
    return found


@cache
def pieces_of(ability: Ability) -> tuple[Piece, ...]:
    """The pieces of a field ability, with what must be true for each."""
    facts = [one.fact for one in ability.conditions if isinstance(one, Provided)]
    turns = [IsTurnOf(one.turn_of) for one in ability.conditions if isinstance(one, Standing) and one.turn_of]
    guards: Guards = tuple([(fact, True) for fact in [*turns, *facts]])
    found: list[Piece] = []
    for sentence in ability.sentences:
        _take_apart(sentence, guards, [], found)
    return tuple(found)


def _take_apart(statements: tuple[Statement, ...], guards: Guards, lets: list[Let], found: list[Piece]) -> None:
    for node in statements:
        if isinstance(node, Let):
            lets.append(node)
        elif isinstance(node, If):
            _take_apart(node.then, (*guards, (node.fact, True)), lets, found)
            _take_apart(node.otherwise, (*guards, (node.fact, False)), lets, found)
        elif isinstance(node, While):
            _take_apart(node.statements, (*guards, (node.fact, True)), lets, found)
        else:
            found += [Piece(one, layer, guards, tuple(lets)) for one, layer in by_layer(node)]


@clause("11.9.4.7")
def by_layer(node: Statement) -> list[tuple[Statement, int]]:
    """A statement, or its parts, each with the kind of effect it is."""
    if isinstance(node, ChangeStats):
        return [(ChangeStats(node.subject, (one,), node.lasts), layer_of(one.stat)) for one in node.changes]
    if isinstance(node, SetNumbers):
        return [(SetNumbers(node.subject, (one,), node.lasts), layer_of(one.stat)) for one in node.values]
    if isinstance(node, Become):
        kinds = Become(node.subject, node.types, node.categories, (), node.added, node.lasts)
        factions = Become(node.subject, (), (), node.factions, node.added, node.lasts)
        found: list[tuple[Statement, int]] = [(kinds, TYPE)] if node.types or node.categories else []
        return [*found, (factions, GENERAL)] if node.factions else found
    if isinstance(node, GainLamps):
        return [(node, LAMPS)]
    if isinstance(node, (Grant, LoseEffects, GainControl)):
        return [(node, GENERAL)]
    return [(node, RULE)] if isinstance(node, RULES) else []


def layer_of(stat: str) -> int:
    return {"level": LEVEL, "power": POWER}.get(stat, GENERAL)


def looked_at(node: Statement, layer: int) -> tuple[object, ...]:
    """What is evaluated when a statement is applied: whom it is about, and its numbers. Most rules are only noted."""
    if layer == RULE:
        return (node,) if isinstance(node, Unaffected) else ()
    if isinstance(node, ChangeStats):
        return node.subject, node.changes
    if isinstance(node, SetNumbers):
        return node.subject, node.values
    return (node,) if isinstance(node, GainControl) else (subject_of(node),)


def numbers_of(node: Statement) -> tuple[Node, ...]:
    if isinstance(node, ChangeStats):
        return node.changes
    return node.values if isinstance(node, SetNumbers) else ()


@cache
def lasting_pieces(node: Node) -> tuple[Piece, ...]:
    found: list[Piece] = []
    if isinstance(node, Statement):
        _take_apart((node,), (), [], found)
    return tuple(found)


@cache
def awaken_piece(keyword: Keyword) -> Piece:
    return lighting(keyword)


@clause("15.2.13.1", "15.2.13.2")
def lighting(keyword: Keyword) -> Piece:
    """All lamps of all eras for the cards it names, wherever their player has them."""
    assert isinstance(keyword, ChronicleKeyword) and keyword.filter is not None
    named = keyword.filter
    zones = tuple(ZONE_KINDS)
    lit = GainLamps(Every(Filter(YOU, zones, named.categories, named.tests)), ("green", "red"), STAYS)
    return Piece(lit, LAMPS, (), ())


def subject_of(node: Node) -> Subject | None:
    found = getattr(node, "subject", None)
    return found if isinstance(found, Subject) else None
