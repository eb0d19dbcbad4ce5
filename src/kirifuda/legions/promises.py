"""Unlocks and plays that an effect has told to happen (39-17, 39-22): done when its sequence is over."""

from .book import clause
from .playing import begin_play, may_play
from .table import PLAY as PLAY_ZONE
from .table import Table
from .unlock_limits import may_enter
from .unlocking import begin_unlock_by_effect

UNLOCK = "unlock"
PLAY = "play"


@clause("39-17", "39-22")
def promise(g: Table, what: str, id: int) -> None:
    g.promised += ((what, id, g.cards[id].handle),)
    g.pending = True


@clause("39-17", "39-22", "32-7", "24-3e")
def keep_promise(g: Table) -> None:
    """The first of them, if its card still lies where it lay and nothing forbids it."""
    what, id, handle = g.promised[0]
    g.promised = g.promised[1:]
    if g.cards[id].handle != handle:
        return
    if what == UNLOCK:
        begin_unlock_by_effect(g, id)
    elif may_play(g, id) and may_enter(g, id, PLAY_ZONE):
        begin_play(g, id)
