"""Looking at a card: what it is now, or, where it has left, what it last was (6.5.2, 11.4.9, 11.8.4, 11.8.7)."""

from collections.abc import Callable
from typing import Final

from .book import clause
from .chronicle_card import ChronicleCard
from .fronts import FRONTS
from .printed import NO_LAMP
from .rows import Row
from .table import Table

Working = Callable[[Table], None]
_working: Final[list[Working]] = []


def worked_out_by(working: Working) -> None:
    """How the table of characteristics is worked out: that looks at cards too, and so it comes after this."""
    _working.append(working)


def row(g: Table, id: int) -> Row:
    """The characteristics of a card, worked out anew if anything that they depend on has changed."""
    if g.stirred & g.reads:
        _working[0](g)
    found = g.rows.get(id)
    if found is not None:
        return found
    card = g.cards[id]
    return FRONTS[card.face].by_era[g.eras[card.zone % 2]]


def up_to_date(g: Table) -> dict[int, Row]:
    """The same of all cards that are not as printed."""
    if g.stirred & g.reads:
        _working[0](g)
    return g.rows


@clause("7.6.1", "7.6.2")
def era(g: Table, seat: int) -> int:
    """The number of a player's era markers, at most four."""
    return g.eras[seat]


@clause("5.3.3", "5.7.4", "5.13.5", "5.13.7")
def base(g: Table, card: ChronicleCard) -> Row:
    """What is printed on a card, by the lamp of its player's era."""
    return FRONTS[card.face].by_era[g.eras[card.zone % 2]]


def lamp_of(g: Table, card: ChronicleCard) -> int:
    now = era(g, card.zone % 2)
    return FRONTS[card.face].card.lamps[now - 1] if now else NO_LAMP


def look(g: Table, id: int, handle: int) -> tuple[ChronicleCard, Row]:
    """The card that had this handle: as it is, or as it was just before it left."""
    card = g.cards[id]
    if card.handle != handle:
        past = g.past.get(handle)
        if past is not None:
            return past.card, past.row if past.row is not None else FRONTS[past.card.face].by_era[past.era]
    return card, row(g, id)
