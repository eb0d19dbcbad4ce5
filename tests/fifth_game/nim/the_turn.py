"""The turn, and the end."""

from typing import Final

from kirifuda.kernel.ask import Proc, act
from kirifuda.kernel.course import Course
from kirifuda.kernel.outcome import GameOver, Outcome, Refusal

from .book import clause
from .table import TAKEN, Table

MOST: Final = 3


@clause("2")
def offered(g: Table, seat: int) -> tuple[int, ...]:
    """How many stones can be taken now."""
    return tuple(range(1, min(MOST, len(g.heap())) + 1))


@clause("2")
def take_stones(g: Table) -> Proc:
    """The turn player takes one to three stones; then it is the other's turn."""
    number = yield act(g, g.player, "2", "take", offered)
    g.move_all(g.heap()[-number:], TAKEN, g.player)
    g.tell("took", "2", g.player, numbers=(number, len(g.heap())))
    win_if_last(g)
    g.turn += 1
    g.player = 1 - g.player


@clause("3")
def win_if_last(g: Table) -> None:
    """Whoever has taken the last stone wins."""
    if not g.heap():
        raise GameOver(Outcome(1 - g.player, "3"))


@clause("2")
def why_not(g: Table, seat: int, number: int) -> Refusal | None:
    if g.player != seat:
        return Refusal("2", "not-your-turn")
    return None if number in offered(g, seat) else Refusal("2", "too-few", (len(g.heap()),))


TURNS: Final = Course("nim turns", "2", take_stones, again=True)
