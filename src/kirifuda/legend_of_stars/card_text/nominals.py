"""A phrase that has been read: whose, where, which, how many."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from ...effects.parts import parts_of
from ...effects.tree import (
    BOTH,
    EITHER,
    OPPONENT,
    TURN_PLAYER,
    YOU,
    AdjacentLane,
    Amount,
    AsDeclared,
    Coloured,
    Compare,
    DidThisTurn,
    Extreme,
    Filter,
    Happening,
    HasKeyword,
    InAttack,
    InChosenLane,
    InLanes,
    IsIt,
    IsOf,
    Marked,
    Named,
    NameHas,
    Not,
    Number,
    Oriented,
    SameLane,
    Subject,
    Test,
    This,
    Times,
    Typed,
    Variable,
)
from ...text import nominals
from ...text.clauses import Quantity
from ...text.parsing import Branch, Leaf
from ..tree import AdjacentSquare, BattlesWith, Beside, InRows, PointedAt, SameRow, Shares
from ..vocabulary import KINDS
from . import lexicon

PLAYERS: Final = {"自分": YOU, "相手": OPPONENT, "ターンプレイヤー": TURN_PLAYER}
NOUNS: Final = {word: kind for kind, words in KINDS.items() for word in words} | {"カード": "card"}
TEST_ORDER: Final = (
    Not,
    IsIt,
    InRows,
    InLanes,
    InChosenLane,
    SameLane,
    AdjacentLane,
    SameRow,
    AdjacentSquare,
    Beside,
    PointedAt,
    BattlesWith,
    InAttack,
    DidThisTurn,
    Oriented,
    Coloured,
    Typed,
    AsDeclared,
    Shares,
    Named,
    NameHas,
    Compare,
    HasKeyword,
    Marked,
    IsOf,
    Extreme,
)
"""The order in which the tests of a phrase are kept, whatever the order they were written in."""
OWN_ZONES: Final = ("hand", "deck", "energy-zone", "trash")
"""One's own, where nobody is named."""
ENERGY: Final = ("energy-zone",)
NOT_THIS: Final = Not(IsIt(This()))


@dataclass(frozen=True, slots=True)
class Nominal(nominals.Nominal):
    """A phrase: `kind` is the kind of its noun, TOGETHER of several, AMOUNT of a number, STATOF of numbers of cards."""

    near: str = ""
    """Of squares: same-lane or adjacent-lane of what moves."""
    stats: tuple[str, ...] = ()
    original: bool = False
    deed: Happening | None = None
    """What happened this turn to the cards that are meant: they can be counted, wherever they are."""
    next_played: bool = False
    """Only the next of them that is played."""
    first_played: bool = False
    """Only the first of them that is played in a turn."""
    nth: Amount | None = None
    """Which of those that are played in a turn."""
    oneself: str = YOU
    """Whose the zones are that belong to one player, where nobody is named."""

    def filter(self) -> Filter:
        own = bool(self.zones) and set(self.zones) <= set(OWN_ZONES)
        return Filter(self.whose or (self.oneself if own else EITHER), self.zones, self.categories, self.tests)

    def is_cards(self) -> bool:
        if self.deed is not None or self.next_played or self.first_played or self.nth is not None:
            return False
        return self.kind in ("CARDS", "BARENAME", "BARERACE", "ENERGY") or self.is_own_zone()

    def uncounted(self) -> "Nominal":
        """The same cards, without how many."""
        return replace(self, quantity=None)

    def is_any_card(self) -> bool:
        """カード, of which nothing more is said than how many."""
        return self.kind == "CARDS" and self.filter() == Filter() and not self.on_field

    def is_own_zone(self) -> bool:
        return self.kind == "ZONENOUN" and len(self.zones) == 1 and self.zones[0] in OWN_ZONES


def looks_elsewhere(tests: tuple[Test, ...]) -> bool:
    """Whether tests speak of other cards, by which a card could only be judged there and then; 他の does not."""
    return any(isinstance(part, Subject) for test in tests if test != NOT_THIS for part in parts_of(test))


def number(word: str) -> Amount:
    return Number(int(word)) if word.isdigit() else Variable(word)


def player(word: str) -> str:
    """Who: both players, unless one is named."""
    if word in PLAYERS:
        return PLAYERS[word]
    return EITHER if word.startswith("どちらか") else BOTH


def in_order(tests: Iterable[Test]) -> tuple[Test, ...]:
    return nominals.in_order(tests, TEST_ORDER)


def multiplied(amount: Amount, by: Leaf) -> Amount:
    """×100."""
    return Times(amount, int(re.findall("[0-9]+", by.text)[0]))


def quantity(leaf: Leaf) -> Quantity:
    return nominals.quantity(leaf, f"({lexicon.NUMBER})({lexicon.COUNTERS})", number)


SIDES: Final = {"前": "ahead", "後": "behind", "右": "right", "左": "left"}
"""One step from a card, as its player sees it."""


def side_of(text: str) -> str:
    if "両隣" in text or "左右" in text:
        return "sides"
    found = re.match("の?(?:すぐ|真)?([前後左右])", text)
    return "" if found is None or text.startswith(("の前衛", "の後衛")) else SIDES[found.group(1)]


def as_leaf(part: Leaf | Branch) -> Leaf:
    assert isinstance(part, Leaf)
    return part


def as_branch(part: Leaf | Branch) -> Branch:
    assert isinstance(part, Branch)
    return part
