"""How a game ends (chapter 3)."""

from ..kernel.outcome import GameOver, Outcome
from .book import clause
from .characteristics import forbidden
from .table import Table


@clause("3.1", "3.2", "3.3")
def lose_together(losers: tuple[int, ...], by: str) -> None:
    """These players have lost, all at once: the other has won, or it is a draw."""
    if len(losers) == 2:
        raise GameOver(Outcome(Outcome.DRAWN, "3.3"))
    if losers:
        raise GameOver(Outcome(losers[0], by))


@clause("3.1.1", "12.4.1")
def out_of_life(g: Table) -> tuple[int, ...]:
    return tuple([seat for seat in (0, 1) if g.life[seat] <= 0])


@clause("3.1.2", "12.4.2")
def drew_from_nothing(g: Table) -> tuple[int, ...]:
    """Who has tried to draw from an empty deck since rule processes were last looked at."""
    return tuple([seat for seat in (0, 1) if g.empty_draws >> seat & 1])


@clause("3.1", "3.2", "3.3", "2.2")
def win_game(g: Table, seat: int) -> None:
    """An effect makes a player win, unless that player is out of life or cards just then, and can lose (C107)."""
    losing = (*out_of_life(g), *drew_from_nothing(g))
    lost = [one for one in (0, 1) if one in losing and not forbidden(g, "lose-game", seat=one)]
    if seat in lost:
        raise GameOver(Outcome(Outcome.DRAWN, "3.3") if len(lost) == 2 else Outcome(seat, "3.2"))
    raise GameOver(Outcome(1 - seat, "3.1"))


@clause("13.1")
def endless() -> None:
    """A loop that nobody can stop."""
    raise GameOver(Outcome(Outcome.DRAWN, "13.1"))
