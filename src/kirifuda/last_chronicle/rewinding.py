"""Taking back what turns out to be illegal (chapter 14)."""

from typing import NoReturn

from ..kernel.outcome import Rewind
from .book import clause
from .table import Table


@clause("14.1", "11.2.1", "11.5.3")
def mark(g: Table, attempt: int) -> None:
    """From here on everything can be taken back; `attempt` is the option that a player has taken."""
    g.marked = None
    g.attempt = attempt
    g.marked = g.copy()


@clause("14.4")
def past_recall(g: Table) -> None:
    """What has been done stays done: it was finished, or it touched a deck."""
    g.marked = None
    g.refused = ()


@clause("14.1", "11.2.1", "11.5.3")
def cannot_go_on(by: str) -> NoReturn:
    raise Rewind(by)
