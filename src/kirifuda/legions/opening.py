"""A table before the first card is shuffled (26-1 to 26-3)."""

from .book import clause
from .editions import Edition
from .fronts import AWAKENED, FRONTS, KEYWORD_HAPPENINGS
from .setting_up import SETTING_UP
from .table import DECK, MASTER_AREA, NOTHING, LegionsCard, Table


@clause("26-2", "26-3", "24-2a")
def opening(edition: Edition, decks: tuple[tuple[int, ...], ...], chooser: int = NOTHING) -> Table:
    """Each deck is its master and the cards below it."""
    g = Table()
    g.edition = edition
    g.chooser = chooser
    for seat, deck in enumerate(decks):
        g.add(LegionsCard(0, seat, deck[0], MASTER_AREA * 2 + seat))
        for face in deck[1:]:
            g.add(LegionsCard(0, seat, face, DECK * 2 + seat))
    g.listened = listened(decks)
    g.begin(SETTING_UP)
    return g


def listened(decks: tuple[tuple[int, ...], ...]) -> frozenset[str]:
    """Every kind of happening that some card of these decks, or a token, waits for."""
    found: set[str] = set(KEYWORD_HAPPENINGS.values())
    for face in {face for deck in decks for face in deck} | {front.face for front in FRONTS if front.token}:
        found |= FRONTS[face].listens | AWAKENED[face].listens
    return frozenset(found)
