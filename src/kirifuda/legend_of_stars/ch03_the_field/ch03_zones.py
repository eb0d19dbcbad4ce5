"""A card changes its zone (3)."""

from ..book import clause
from ..ch09_other_rules.ch09_3_triggers import happen
from ..table import HAND, NOTHING, TRASH, Table


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
