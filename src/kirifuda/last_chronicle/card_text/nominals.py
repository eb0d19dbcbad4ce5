"""What a phrase says, as one record."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from ...effects.tree import (
    OPPONENT,
    TURN_PLAYER,
    YOU,
    AnyOf,
    Coloured,
    Compare,
    DidThisTurn,
    Every,
    Filter,
    HasKeyword,
    InAttack,
    IsIt,
    IsOf,
    IsToken,
    Marked,
    Named,
    Not,
    Oriented,
    SameName,
    Test,
    Together,
    Typed,
)
from ...text import nominals
from ...text.clauses import Quantity
from ...text.parsing import Leaf
from ...text.quotations import is_quoted
from ...text.trouble import Misread
from ..tree import (
    CameBy,
    Chose,
    DifferentNames,
    Greatest,
    HasCounters,
    Lit,
    NameContains,
    OfWord,
    OneOf,
    SameKind,
    SameSquad,
    TotalWithin,
)
from . import lexicon
from .lexicon import number
from .scope import CHOSEN, DRAWN, PUT, SEEN
from .signs import ABILITY_QUOTED

PLAYERS: Final = {"あなた": YOU, "相手": OPPONENT, "ターンプレイヤー": TURN_PLAYER}
NOUNS: Final = {
    **lexicon.TYPE_WORDS,
    "カード": "card",
    "トークン": "token",
    "配置物": "permanent",
    "SS": "soul-stone",
}
TEST_ORDER: Final = (
    Not,
    IsIt,
    SameName,
    SameKind,
    SameSquad,
    DifferentNames,
    TotalWithin,
    Chose,
    CameBy,
    Lit,
    Oriented,
    InAttack,
    DidThisTurn,
    HasCounters,
    Marked,
    Coloured,
    OfWord,
    Typed,
    Named,
    NameContains,
    Compare,
    HasKeyword,
    AnyOf,
    OneOf,
    IsToken,
    IsOf,
)
"""The order in which the tests of a phrase are kept, whatever the order they were written in."""
HIDDEN: Final = ("hand", "deck", "era-yard")
"""7.4.1."""
HOW_BROUGHT_UP: Final = {
    "選": CHOSEN,
    "指": CHOSEN,
    "配": PUT,
    "置": PUT,
    "引": DRAWN,
    "公": SEEN,
    "見": SEEN,
    "サ": CHOSEN,
    "探": CHOSEN,
}
"""What the first sign of a pronoun says of how its cards were brought up."""
OWN: Final = Together(())
"""Stands for each of those that deal damage: パワーに等しいダメージを与えあう."""


@dataclass(frozen=True, slots=True)
class Nominal(nominals.Nominal):
    """A phrase: `kind` is the kind of its noun, TOGETHER of several, AMOUNT of a number."""

    gifts: str = ""
    """Abilities in quotation marks that the cards have: of tokens."""
    used: bool = False
    """Cards as a player uses or places them, wherever they lie."""
    total: TotalWithin | None = None
    """What those that are picked may come to."""
    different: bool = False
    """No two of those that are picked have the same name."""
    next: bool = False
    """Only the next of them that the player uses or places."""
    nth: str = ""
    """2枚目の, 2枚目以降の."""
    owner: bool = False
    """The owner's: of the zone a card goes to."""
    bearer: "Nominal | None" = None
    """What the counters lie on."""

    def filter(self) -> Filter:
        """Which cards are meant. Abilities in quotation marks only describe tokens that are to come."""
        if any(is_quoted(sign, ABILITY_QUOTED) for sign in self.gifts):
            raise Misread(self.start, self.end, "not-here")
        if self.different or self.nth or self.total is not None:
            raise Misread(self.start, self.end, "not-here")
        return nominals.Nominal.filter(self)

    def picked(self) -> Filter:
        """Which cards are meant, of which some are picked out."""
        filter = replace(self, different=False, total=None).filter()
        bound: list[Test] = [DifferentNames()] if self.different else []
        bound += [self.total] if self.total is not None else []
        return replace(filter, tests=in_order([*filter.tests, *bound])) if bound else filter

    def is_bound(self) -> bool:
        """It says something of those that are picked together."""
        return self.different or self.total is not None

    def is_cards(self) -> bool:
        return self.kind in ("BARECATEGORY", "ERAMARKERS") or nominals.Nominal.is_cards(self)

    def is_player(self) -> bool:
        return self.kind == "PLAYER"


def in_order(tests: Iterable[Test]) -> tuple[Test, ...]:
    return nominals.in_order(tests, TEST_ORDER)


def owned_by(nominal: Nominal, whose: str) -> Nominal:
    """相手は最もパワーの高いユニットを: that player's, and the highest of that player's own."""
    found: list[Test] = []
    for test in nominal.tests:
        if isinstance(test, Compare) and isinstance(test.amount, Greatest) and isinstance(test.amount.of, Every):
            among = Every(replace(test.amount.of.filter, whose=whose))
            test = replace(test, amount=replace(test.amount, of=among))
        found.append(test)
    return replace(nominal, whose=whose, tests=tuple(found))


def counter_name(nominal: Nominal) -> str:
    return nominal.text.removesuffix("カウンター")


def quantity(leaf: Leaf) -> Quantity:
    return nominals.quantity(leaf, f"({lexicon.NUMBER})({lexicon.COUNTERS})", number)
