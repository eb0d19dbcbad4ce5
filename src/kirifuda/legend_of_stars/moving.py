"""Cards change their zone (chapter 3), and characters their square (8.2)."""

from .book import clause
from .table import HAND, NOTHING, TRASH, Table
from .triggers import happen


@clause("3.2", "3.6", "8.2")
def put(g: Table, id: int, kind: int, by: str, effect_of: int = NOTHING, bottom: bool = False) -> None:
    """Move a card to a zone of its owner: there it is another card (S31, S33). What lay open both have seen."""
    card = g.cards[id]
    owner = card.owner
    left = card.zone
    shown = card.up
    happen(g, "moved", left & 1, id, source=left >> 1, to=kind, by=effect_of)
    g.move(id, kind, owner, bottom)
    if g.sink is not None:
        seen_by = 1 << owner if left >> 1 == HAND else 3 if left >> 1 >= TRASH and shown else 0
        g.tell("trashed" if kind == TRASH else "moved", by, owner, (id,), what=g.specs[kind].name, seen_by=seen_by)


@clause("8.2", "5.4")
def move_to_square(g: Table, id: int, square: int, by: str, effect_of: int = NOTHING) -> None:
    """A character goes to another square of its side: the same card, in the same position."""
    card = g.cards[id]
    seat = card.zone & 1
    left = card.zone >> 1
    g.shift(id, square, seat, card.up)
    g.tell("went", by, seat, (id,), what=g.specs[square].name)
    happen(g, "square-moved", seat, id, source=left, to=square, by=effect_of)
