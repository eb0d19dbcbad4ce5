"""The keywords of a card as they are now (8.13)."""

from typing import Final

from ..book import clause
from ..cards.fronts import FRONTS
from ..state.worked_out import wording_of
from ..table import LAST_SQUARE, SUPPORT, Table

NO_KEYWORDS: Final[dict[str, int]] = {}


@clause("8.13", "6.4", "3.4")
def keywords(g: Table, id: int) -> dict[str, int]:
    """The keywords of a card on the field, with their numbers; none off the field or face-down."""
    card = g.cards[id]
    if not SUPPORT <= card.zone >> 1 <= LAST_SQUARE or not card.up:
        return NO_KEYWORDS
    row = wording_of(g, card)
    return FRONTS[card.face].keywords if row is None else row.keywords


def has(g: Table, id: int, keyword: str) -> bool:
    return keyword in keywords(g, id)
