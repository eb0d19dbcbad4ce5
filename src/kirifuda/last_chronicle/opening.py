"""A table before the first card is shuffled (8.1, 8.2)."""

from .book import clause
from .chronicle_card import ChronicleCard
from .fronts import ears_of
from .references import NOTHING
from .setting_up import SETTING_UP
from .table import Table
from .zones import DECK


@clause("1.1", "8.1.1", "6.2.1", "7.9.1")
def opening(decks: tuple[tuple[int, ...], ...], chooser: int = NOTHING) -> Table:
    """Each deck face-down in its place."""
    g = Table()
    g.chooser = chooser
    for seat, deck in enumerate(decks):
        for face in deck:
            g.add(ChronicleCard(0, seat, face, DECK * 2 + seat))
    g.ears = ears_of([face for deck in decks for face in deck])
    g.begin(SETTING_UP)
    return g
