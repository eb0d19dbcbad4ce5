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
    own = g.token
    g.marked = g.copy()
    g.marked.token = own
    g.lent = g.token


@clause("14.4")
def past_recall(g: Table) -> None:
    """What has been done stays done: it was finished, or it touched a deck.

    The cards that only the mark has shared are written to again without being copied.
    """
    if g.marked is not None:
        if g.token is g.lent:
            g.token = g.marked.token
        g.marked = None
    g.refused = ()


@clause("14.1", "11.2.1", "11.5.3")
def cannot_go_on(by: str) -> NoReturn:
    raise Rewind(by)
