"""The end of a game (chapter 25), looked at after every change."""

from typing import Final

from ..kernel.outcome import GameOver, Outcome
from ..kernel.pairs import IN_TURN
from .book import clause
from .table import Table

CORES_TO_WIN: Final = 12


@clause("25-1", "25-2", "25-2a", "25-2b", "25-3", "25-3a", "25-4", "25-4a", "25-4b", "25-4c", "08-1")
def check_the_end(g: Table) -> None:
    """Seen from the turn player: losing goes before winning."""
    you, they = g.player, 1 - g.player
    if g.life[you] <= 0:
        end(g, you, "25-3a" if g.life[they] > 0 else "25-4c")
    if g.life[they] <= 0:
        end(g, they, "25-2a")
    for seat in IN_TURN[you]:
        if counted_cores(g, seat) >= CORES_TO_WIN:
            end(g, 1 - seat, "25-2b")


@clause("25-2b")
def counted_cores(g: Table, seat: int) -> int:
    """Cores in the core zone and on master and lord; those that wait don't count (L3)."""
    return g.active_cores[seat] + g.exhausted_cores[seat] + g.master_cores[seat] + g.lord_cores[seat]


def end(g: Table, loser: int, by: str) -> None:
    raise GameOver(Outcome(loser, by))
