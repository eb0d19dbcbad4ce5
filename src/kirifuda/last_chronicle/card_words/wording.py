"""Marks that the words of this book leave on a phrase and that no record keeps."""

from dataclasses import dataclass
from typing import Final

from ...effects.tree import Amount, Cost, Fact, Happening, Statement, Subject, Test
from ...language.meanings import Period

DEALT: Final = "dealt"
"""A happening: damage to a card, or to a player."""
FOUGHT: Final = "fought"
"""A happening: an attack or a block."""
CAME_OR_ATTACKED: Final = "came or attacked"
ALONE: Final = "attacked alone"
"""A happening: an attack without a squad."""


@dataclass(frozen=True, slots=True)
class AsCard(Test):
    """Said of a card wherever it lies (ユニットカード), and not of one in play (ユニット). It narrows nothing."""


ANYONE: Final = "player:anyone"
"""プレイヤー: any of the two, where it is nobody in particular."""
YOURS: Final = "player:yours"
"""あなたのコントロール下で, said of what comes onto the battlefield anyway; of anything else it goes without saying."""
CONTROLLER: Final = "player:controller"
"""そのコントローラー, of whatever a sentence says must be paid for: whoever has it pays."""
ABILITY: Final = "ability"
"""What an ability on the stack is called among the categories: no card, and all that can be done is to counter it."""


CHECK: Final = "クロノチェックする"
"""Of a card that a chrono check put into the CA yard, what was done with it."""


@dataclass(frozen=True, slots=True)
class ThisAbility(Subject):
    """このアビリティ, of which it is said when it can be used."""


@dataclass(frozen=True, slots=True)
class ThisIn(Subject):
    """捨て札置き場にあるこのカード: this card, and where it has to lie."""

    zone: str


@dataclass(frozen=True, slots=True)
class OfSoMuch(Happening):
    """3000以上のダメージを受けた: what is asked of its number besides."""

    how: str = ""
    least: Amount | None = None


@dataclass(frozen=True, slots=True)
class UntilItLeaves(Statement):
    """～を離れるまで、除外する: what comes back when this card leaves, as it is said."""

    out: Statement


@dataclass(frozen=True, slots=True)
class MustPay(Statement):
    """支払わなければならない: it stands behind what it is paid for."""

    costs: tuple[Cost, ...]
    by: str = ""


@dataclass(frozen=True, slots=True)
class Counter(Statement):
    """打ち消す: a spell, or an ability that was chosen."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class MoreModes(Statement):
    """2つを選ぶ, of a list that was offered before: it stands after 代わりに alone."""

    count: Amount


@dataclass(frozen=True, slots=True)
class UseLimit(Statement):
    """How often, and when, an ability can be used: the reader makes conditions of it."""

    times: int = 0
    during: Period | None = None
    only_if: Fact | None = None
