"""Advancing the era (9.5.7, 7.6)."""

from typing import Final

from ..kernel.ask import Proc, choose
from ..kernel.outcome import Refusal
from .book import clause
from .characteristics import ca, forbidden
from .moving import CA_LEFT_OVER, CA_TO_HAND, ERA_MARKER, move
from .table import Table
from .trigger_abilities import happen
from .zones import DISCARD, ERA, HAND, MOST_MARKERS

CA_TO_ADVANCE: Final = 7


@clause("9.5.7", "5.3.1")
def why_not_advance(g: Table, seat: int) -> Refusal | None:
    """Seven CA among the cards of one's CA yard are enough."""
    if sum([ca(g, id) for id in g.ca_yard(seat)]) < CA_TO_ADVANCE:
        return Refusal("9.5.7", "too-few-ca")
    if forbidden(g, "advance-era", seat=seat):
        return Refusal("2.2", "forbidden")
    return None


@clause("9.5.7.1", "9.5.7.2", "9.5.7.3", "9.5.7.4", "9.5.7.5", "7.6.1", "7.6.2")
def advance_the_era(g: Table, seat: int) -> Proc:
    """One card of the CA yard becomes a marker, one goes to the hand, the rest to the discard pile."""
    if len(g.era_yard(seat)) < MOST_MARKERS and g.ca_yard(seat):
        marker = yield choose(seat, "9.5.7.1", "era-marker", g.ca_yard(seat), public=True)
        yield from move(g, (marker,), ERA, seat, up=False, cause=ERA_MARKER)
    if g.ca_yard(seat):
        kept = yield choose(seat, "9.5.7.2", "ca-to-hand", g.ca_yard(seat), public=True)
        yield from move(g, (kept,), HAND, seat, cause=CA_TO_HAND)
    yield from move(g, g.ca_yard(seat), DISCARD, cause=CA_LEFT_OVER)
    g.tell("era-advanced", "9.5.7.5", seat, numbers=(len(g.era_yard(seat)),))
    happen(g, "era-advanced", seat)
