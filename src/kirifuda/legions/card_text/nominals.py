"""Phrases, as they are read: whose, where, what, how many."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    TURN_PLAYER,
    YOU,
    AdjacentLane,
    Amount,
    AnyOf,
    AsDeclared,
    Coloured,
    Compare,
    Count,
    DidThisTurn,
    Extreme,
    Filter,
    HasKeyword,
    InChosenLane,
    InLanes,
    IsIt,
    IsOf,
    IsToken,
    Minus,
    Named,
    NameHas,
    Not,
    Number,
    Oriented,
    Plus,
    SameLane,
    SameName,
    Test,
    Times,
    Typed,
    Variable,
)
from ...text import nominals
from ...text.clauses import Quantity
from ...text.parsing import Leaf
from ..tree import HasAbility, Incapacitated, Symbols
from . import lexicon

PLAYERS: Final = {"あなた": YOU, "相手": OPPONENT, "ターンプレイヤー": TURN_PLAYER}
TEST_ORDER: Final = (
    Not,
    IsIt,
    InLanes,
    InChosenLane,
    SameLane,
    AdjacentLane,
    AnyOf,
    DidThisTurn,
    Oriented,
    Incapacitated,
    Symbols,
    Coloured,
    Typed,
    Named,
    SameName,
    NameHas,
    AsDeclared,
    Compare,
    HasKeyword,
    HasAbility,
    IsToken,
    IsOf,
    Extreme,
)
"""The order in which the tests of a phrase are kept, whatever the order they were written in."""


@dataclass(frozen=True, slots=True)
class Nominal(nominals.Nominal):
    """A phrase: `kind` is the kind of its noun, TOGETHER of several, AMOUNT of a number."""

    core_place: str = ""
    did: str = ""
    """このターンに～した."""

    def filter(self) -> Filter:
        """The cards of the phrase; the highest and the lowest are so among all the others of it."""
        rest = tuple(test for test in self.tests if not isinstance(test, Extreme))
        among = Filter(self.whose or EITHER, self.zones, self.categories, rest)
        best = tuple(replace(test, among=among) for test in self.tests if isinstance(test, Extreme))
        return replace(among, tests=(*rest, *best)) if best else among

    def is_player(self) -> bool:
        """A player, or the master who stands for one."""
        plain = not self.tests and not self.zones and self.quantity is None
        return self.kind == "PLAYER" or (self.categories == ("master",) and plain)


def number(word: str) -> Amount:
    """3, X, X＋1, 2X."""
    if word.isdecimal():
        return Number(int(word))
    if word[0].isdecimal():
        return Times(Variable(word[-1]), int(word[:-1]))
    if len(word) == 1:
        return Variable(word)
    more = Number(int(word[2:]))
    return Plus(Variable(word[0]), more) if word[1] == "＋" else Minus(Variable(word[0]), more)


def is_figure(amount: Amount) -> bool:
    """Can it be written as `number` reads it?"""
    if isinstance(amount, Plus | Minus):
        return isinstance(amount.one, Variable) and isinstance(amount.other, Number)
    if isinstance(amount, Times):
        return isinstance(amount.amount, Variable)
    return isinstance(amount, Number | Variable)


def player(word: str) -> str:
    """Who: both players, unless one is named."""
    if word in PLAYERS:
        return PLAYERS[word]
    return EITHER if word.startswith(("どちらか", "いずれか")) else BOTH


def in_order(tests: Iterable[Test]) -> tuple[Test, ...]:
    return nominals.in_order(tests, TEST_ORDER)


def is_one_s_own(zones: tuple[str, ...]) -> bool:
    """A hand or a deck of nobody in particular is one's own, and what is named beside it."""
    return "hand" in zones or "deck" in zones


def quantity(leaf: Leaf) -> Quantity:
    return nominals.quantity(leaf, f"({lexicon.NUMBER})({lexicon.COUNTERS})", number)


def as_cards(nominal: Nominal) -> Nominal:
    """ゾンビトークン全て: the cards of this name."""
    if nominal.kind != "TOKENNOUN":
        return nominal
    return replace(nominal, kind="BARENAME", tests=in_order([*nominal.tests, Named((nominal.text,))]))


def free_lanes(whose: str) -> Amount:
    """空いているレーンの数: of the three of a player, those in which no card lies (18-11, 18-21)."""
    return Minus(Number(3), Count(Filter(whose, ("minion-zone",))))


def whose_free_lanes(amount: Amount) -> str:
    """Whose free lanes a number counts, if that is what it does."""
    if isinstance(amount, Minus) and isinstance(amount.other, Count) and amount == free_lanes(amount.other.of.whose):
        return amount.other.of.whose
    return ""


def are_never_units(nominal: Nominal) -> bool:
    """スキルカード, with no word of where they lie: not on the field."""
    only = bool(nominal.categories) and set(nominal.categories) <= {"skill", "arts"}
    return nominal.kind == "CARDS" and only and not nominal.zones and nominal.subject is None


def is_any_free_lane(goal: Nominal) -> bool:
    """空いているレーン: only there can a card be placed anyway (34-1)."""
    return goal.text in ("空いているレーン", "空いたレーン", "空きレーン") and goal.quantity is None
