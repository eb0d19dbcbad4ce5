"""Every kind of effect, condition, cost, restriction and happening of the book is on at least one of the cards."""

import inspect
from collections.abc import Iterator
from dataclasses import fields

import pytest

from kirifuda.effects import tree as shared
from kirifuda.effects.statements import (
    Battle,
    ChangeDamage,
    ChangeStats,
    Choose,
    ChooseAtRandom,
    ChooseNumber,
    ChooseWord,
    CopiesInDeck,
    Damage,
    Destroy,
    Draw,
    Forbid,
    GainLife,
    Grant,
    If,
    IfDid,
    Instead,
    Later,
    Let,
    LookAt,
    LoseEffects,
    LoseGame,
    LoseLife,
    May,
    Modes,
    Orient,
    Permit,
    Repeat,
    SetNumbers,
    Shuffle,
    While,
    WinGame,
)
from kirifuda.effects.tree import (
    AllTrue,
    AtPhase,
    Compare,
    Compares,
    DealtWith,
    DidThisTurn,
    Every,
    Exists,
    Half,
    Happened,
    Happening,
    HasKeyword,
    InAttack,
    IsFalse,
    IsOf,
    IsPhase,
    IsToken,
    IsTurnOf,
    Keyword,
    Marked,
    Matches,
    Minus,
    Named,
    Node,
    OneTrue,
    Oriented,
    PlayerStat,
    Plus,
    Standing,
    Stat,
    Times,
    TopCards,
    Typed,
    Variable,
    When,
)
from kirifuda.last_chronicle import statements, tree
from kirifuda.last_chronicle.cards import catalogue
from kirifuda.last_chronicle.statements import Require
from kirifuda.last_chronicle.vocabulary import FORBIDDEN_ACTS, HAPPENINGS, PERMITTED_ACTS, REQUIRED_ACTS

CARDS = [card for card in catalogue().cards if card.token is None]


def nodes(part: object) -> Iterator[Node]:
    """Every node of a tree."""
    if isinstance(part, tuple):
        for one in part:
            yield from nodes(one)
    elif isinstance(part, Node):
        yield part
        for field in fields(part):
            yield from nodes(getattr(part, field.name))


NODES = [node for card in CARDS for node in nodes((card.texts, card.bursts))]
KINDS = {type(node) for node in NODES}
SHARED = (
    *(AllTrue, AtPhase, Battle, ChangeDamage, ChangeStats, Choose, ChooseAtRandom, ChooseNumber, ChooseWord, Compare),
    *(Compares, CopiesInDeck, Damage, DealtWith, Destroy, DidThisTurn, Draw, Every, Exists, Forbid, GainLife, Grant),
    *(Half, Happened, HasKeyword, If, IfDid, InAttack, Instead, IsFalse, IsOf, IsPhase, IsToken, IsTurnOf, Keyword),
    *(Later, Let, LookAt, LoseEffects, LoseGame, LoseLife, Marked, Matches, May, Minus, Modes, Named, OneTrue, Orient),
    *(Oriented, Permit, PlayerStat, Plus, Repeat, SetNumbers, Shuffle, Standing, Stat, Times, TopCards, Typed),
    *(Variable, When, While, WinGame),
)
OWN = [
    kind
    for module in (tree, statements)
    for _, kind in inspect.getmembers(module, inspect.isclass)
    if kind.__module__ == module.__name__
]


@pytest.mark.parametrize("kind", [*SHARED, *OWN], ids=lambda kind: kind.__name__)
def test_every_kind_of_node_is_on_a_card(kind: type[Node]) -> None:
    assert any(issubclass(found, kind) for found in KINDS)


@pytest.mark.parametrize("act", FORBIDDEN_ACTS)
def test_every_act_that_can_be_forbidden_is_on_a_card(act: str) -> None:
    assert any(isinstance(node, Forbid) and node.act == act for node in NODES)


@pytest.mark.parametrize("act", PERMITTED_ACTS)
def test_every_act_that_can_be_permitted_is_on_a_card(act: str) -> None:
    assert any(isinstance(node, Permit) and node.act == act for node in NODES)


@pytest.mark.parametrize("act", REQUIRED_ACTS)
def test_every_act_that_can_be_required_is_on_a_card(act: str) -> None:
    assert any(isinstance(node, Require) and node.act == act for node in NODES)


@pytest.mark.parametrize("kind", HAPPENINGS)
def test_every_happening_is_awaited_by_a_card(kind: str) -> None:
    assert any(isinstance(node, Happening) and node.kind == kind for node in NODES)


@pytest.mark.parametrize("kind", ["destroyed", "moved", "drawn", "player-damaged"])
def test_different_things_are_replaced(kind: str) -> None:
    """11.9.5."""
    assert any(isinstance(node, Instead) and node.happening.kind == kind for node in NODES)


@pytest.mark.parametrize(
    "lasts", [shared.THIS_TURN, tree.DURING_TURN, tree.NEXT_TURN, tree.NEXT_RECOVERY, shared.AS_LONG_AS]
)
def test_every_duration_is_on_a_card(lasts: str) -> None:
    assert any(getattr(node, "lasts", None) == lasts for node in NODES)
