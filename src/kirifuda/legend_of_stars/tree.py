"""The records of this book's card texts, beside those that games share (`effects.tree`, `effects.statements`)."""

from dataclasses import dataclass
from typing import Final

from ..effects.tree import YOU, Amount, Cost, Fact, Filter, Node, Statement, Subject, Test

THIS_PHASE: Final = "this-phase"


# --- tests and facts ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class InRows(Test):
    """In any of these rows of its own player's zone: front, back."""

    rows: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SameRow(Test):
    """In a row of the same name as the subject's."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class Shares(Test):
    """Has the same attribute, race or name (`of`) as the subject."""

    subject: Subject
    of: str


@dataclass(frozen=True, slots=True)
class AdjacentSquare(Test):
    """On a square next to the subject's, of the same player's zone: ahead, behind, left or right of it."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class Beside(Test):
    """On the one square ahead, behind, left or right of the subject's, as its player sees it; sides: left or right."""

    subject: Subject
    side: str


@dataclass(frozen=True, slots=True)
class PointedAt(Test):
    """On a square that a lead icon of the subject points at, as it lies now."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class BattlesWith(Test):
    """Fights with the subject in the attack that is going on."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class AllDiffer(Fact):
    """No two of these cards have the same attribute, race, name or number."""

    filter: Filter
    of: str


# --- costs ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PayEnergy(Cost):
    amount: Amount


@dataclass(frozen=True, slots=True)
class GainThis(Cost):
    """Turn this card sideways (ゲイン)."""


# --- statements: the squares, on which cards lie face up or down, upright or sideways -------------


@dataclass(frozen=True, slots=True)
class Squares(Node):
    """Empty squares of a zone: all that fit what is said; nothing said: any at all.

    `near` is how a square lies to the card `of`: same-lane, adjacent-lane, left-lane, right-lane, adjacent, ahead,
    behind, left, right (one step, as its player sees it) or lead (one step where a lead icon points). `of` is nobody
    for the card that moves itself. `slot` is a square chosen before.
    """

    rows: tuple[str, ...] = ()
    lanes: tuple[str, ...] = ()
    near: str = ""
    of: Subject | None = None
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class ChooseSquare(Statement):
    """Choose an empty square of a player's zone and keep it in a slot."""

    slot: int
    squares: Squares
    whose: str = YOU


@dataclass(frozen=True, slots=True)
class MoveTo(Statement):
    """Move cards to another square of their player's zone; who carries the effect out says which, if several fit."""

    subject: Subject
    squares: Squares


@dataclass(frozen=True, slots=True)
class SwapSquares(Statement):
    """Two cards change places. Both the same subject: its two cards."""

    one: Subject
    other: Subject


@dataclass(frozen=True, slots=True)
class PutOnSquare(Statement):
    """Put cards from elsewhere onto squares. `position` and `face` as it arrives; "": its player says."""

    subject: Subject
    squares: Squares
    position: str = ""
    face: str = ""
    whose: str = ""
    """On whose side; "": its owner's."""


@dataclass(frozen=True, slots=True)
class Reposition(Statement):
    """Into this position; "": any other than it has, as the player says."""

    subject: Subject
    to: str = ""


@dataclass(frozen=True, slots=True)
class Down(Statement):
    """Into the downed state, with its down damage (8.12)."""

    subject: Subject


# --- statements: energy ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GainEnergy(Statement):
    """Turn so many energy cards sideways; None: all."""

    whose: str
    count: Amount | None


@dataclass(frozen=True, slots=True)
class RegainEnergy(Statement):
    """Turn so many energy cards upright; None: all."""

    whose: str
    count: Amount | None


@dataclass(frozen=True, slots=True)
class Pay(Statement):
    """Life that is lost, or energy that is gained, as a cost is paid: all of it or nothing (S42)."""

    what: Statement
