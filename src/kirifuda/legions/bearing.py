"""What an option means for whoever takes it."""

from ..kernel.ask import ACT, Question
from ..kernel.bearing import ENDS_TURN, GIVES_UP, ORDINARY
from .actions import END, EXILE_FIELD, EXILE_STANDBY, parts
from .book import clause
from .table import Table


@clause("27-6②", "28-7", "28-8")
def bearing(g: Table, asked: Question, value: int) -> str:
    """After the main phase nothing is left to do in a turn; a card of one's own is exiled for nothing."""
    if asked.kind != ACT:
        return ORDINARY
    kind, _, _ = parts(value)
    if kind == END:
        return ENDS_TURN
    return GIVES_UP if kind in (EXILE_FIELD, EXILE_STANDBY) else ORDINARY
