"""Marks that the words of this book leave on a phrase and that no record keeps."""

from dataclasses import dataclass
from typing import Final

from ...effects.tree import Amount, Statement, Subject, Test
from ...language.meanings import Period


@dataclass(frozen=True, slots=True)
class AsCard(Test):
    """Said of a card wherever it lies (ユニットカード), and not of one in play (ユニット). It narrows nothing."""


ANYONE: Final = "player:anyone"
"""プレイヤー: any of the two, where it is nobody in particular."""
ABILITY: Final = "ability"
"""What an ability on the stack is called among the categories: no card, and all that can be done is to counter it."""


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
