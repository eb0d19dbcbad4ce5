"""Winning and losing (chapter 4)."""

from ..kernel.outcome import GameOver, Outcome
from .book import clause
from .table import Table


@clause("4", "3.7", "5.5.2")
def check_the_end(g: Table) -> None:
    """Looked at whenever life has gone down (S23); both lives at 0 together is a draw (S7)."""
    first, second = g.life
    if first > 0 and second > 0:
        return
    if first <= 0 and second <= 0:
        end(Outcome.DRAWN, "4")
    end(0 if first <= 0 else 1, "4")


def end(loser: int, by: str) -> None:
    raise GameOver(Outcome(loser, by))
