"""Winning and losing (chapter 4)."""

from ..effects.statements import LoseGame, WinGame
from ..kernel.outcome import GameOver, Outcome
from .book import clause
from .table import Table
from .texts.matching import seat_of_word
from .texts.runs import StarsRun


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


@clause("4")
def win_game(g: Table, run: StarsRun, node: WinGame) -> bool:
    end(1 - seat_of_word(g, run, node.whose), "4")
    return True


@clause("4")
def lose_game(g: Table, run: StarsRun, node: LoseGame) -> bool:
    end(seat_of_word(g, run, node.whose), "4")
    return True
