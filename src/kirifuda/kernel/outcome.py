"""How a game ends, and how a request is refused: both name their clause."""

from collections.abc import Callable
from typing import Final

CONCEDED: Final = "concede"


class Outcome:
    """The end of a game: who lost (or `DRAWN`), and the clause that says so."""

    __slots__ = ("by", "loser")

    DRAWN: Final = -1

    def __init__(self, loser: int = -1, by: str = "") -> None:
        self.loser = loser
        self.by = by

    @property
    def winner(self) -> int:
        return self.DRAWN if self.loser == self.DRAWN else 1 - self.loser

    def __repr__(self) -> str:
        return f"Outcome(loser={self.loser}, by={self.by!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and (self.loser, self.by) == (other.loser, other.by)

    def __hash__(self) -> int:
        return hash((self.loser, self.by))

    def __reduce__(self) -> tuple[Callable[..., "Outcome"], tuple[int, str]]:
        return Outcome, (self.loser, self.by)


class GameOver(Exception):
    """Raised by a rule the moment the book ends the game; passes up through every procedure."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome)
        self.outcome = outcome


class Rewind(Exception):
    """Raised where something under way turns out to be illegal: the game goes back to where it was begun."""

    def __init__(self, clause: str) -> None:
        super().__init__(clause)
        self.clause = clause


class Refusal:
    """Why something cannot be done: the clause that forbids it, and the reason's message key."""

    __slots__ = ("clause", "numbers", "reason")

    def __init__(self, clause: str = "", reason: str = "", numbers: tuple[int, ...] = ()) -> None:
        self.clause = clause
        self.reason = reason
        self.numbers = numbers

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.reason!r}, {self.numbers!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and self.clause == other.clause
            and self.reason == other.reason
            and self.numbers == other.numbers
        )

    def __hash__(self) -> int:
        return hash((self.clause, self.reason, self.numbers))

    def __reduce__(self) -> tuple[Callable[..., "Refusal"], tuple[str, str, tuple[int, ...]]]:
        return Refusal, (self.clause, self.reason, self.numbers)
