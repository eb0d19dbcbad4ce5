"""Chrono checks (15.1.14)."""

from ..kernel.ask import Proc
from .book import clause
from .characteristics import forbidden
from .chrono_burst import offer_chrono_burst
from .moving import CHECKING, Moving, move
from .references import NOTHING
from .table import Table
from .zones import CA


def chrono_check(g: Table, seat: int, by: int = NOTHING) -> Proc:
    yield from checked_cards(g, seat, by)


@clause("15.1.14.1", "15.1.14.2", "15.1.14.3", "15.1.14.4", "7.8.1")
def checked_cards(g: Table, seat: int, by: int = NOTHING) -> Moving:
    """The top card of the deck goes face-up to the CA yard, and may burst; with no deck there is no check."""
    deck = g.deck(seat)
    if not deck or forbidden(g, "chrono-check", seat=seat):
        return ()
    moved = yield from move(g, (deck[-1],), CA, seat, by=by, cause=CHECKING)
    checked = tuple([id for id in moved if g.kind_of(id) == CA])
    for id in checked:
        yield from offer_chrono_burst(g, id)
    return checked
