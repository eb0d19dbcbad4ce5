"""What becomes of a card by all that is worked out: the row of the computed table, and the abilities it has now."""

from collections.abc import Callable
from typing import Final

from ...effects.abilities import is_activated, waits_for
from ...effects.tree import Ability
from ..book import clause
from ..cards.fronts import FRONTS, Awaiting, Usable, usable
from ..table import LAST_SQUARE, SUPPORT, StarsCard, Table
from .rows import Row

NO_ABILITIES: Final[tuple[Ability, ...]] = ()
NOTHING_AWAITED: Final[tuple[Awaiting, ...]] = ()
NOTHING_USABLE: Final[tuple[Usable, ...]] = ()
WORK_OUT: Final[list[Callable[[Table], None]]] = []
"""How what is forbidden and permitted, and what becomes of the cards, is worked out; chapter 9.6.2 says it."""


def up_to_date(g: Table) -> None:
    """Work out anew what is forbidden and permitted, if anything has changed that matters to it."""
    if g.stale & g.reads:
        WORK_OUT[0](g)


def row_of(g: Table, card: StarsCard) -> Row | None:
    """What becomes of a face-up card on the field, if anything."""
    if (g.stale | g.late) & g.row_reads:
        WORK_OUT[1](g)
    row = g.rows.get(card.id)
    return row if row is not None and row.handle == card.handle else None


def wording_of(g: Table, card: StarsCard) -> Row | None:
    """The same, as far as its keywords and abilities go: most cards have those that are printed."""
    if g.stale & g.reads:
        WORK_OUT[0](g)
    if not g.rewording and not card.given:
        return None
    if (g.stale | g.late) & g.keyword_reads:
        WORK_OUT[1](g)
    row = g.rows.get(card.id)
    return row if row is not None and row.handle == card.handle else None


@clause("3.4", "6.4")
def own_abilities(g: Table, id: int) -> tuple[Ability, ...]:
    """The abilities that a card on the field has now; a face-down character has none (S11)."""
    card = g.cards[id]
    if not SUPPORT <= card.zone >> 1 <= LAST_SQUARE or not card.up:
        return NO_ABILITIES
    row = wording_of(g, card)
    return FRONTS[card.face].abilities if row is None else row.abilities


def triggered(g: Table, id: int, kind: str) -> tuple[Awaiting, ...]:
    """The abilities of a face-up card on the field that wait for a kind of happening."""
    card = g.cards[id]
    if not is_reworded(g, card):
        return FRONTS[card.face].triggers.get(kind, NOTHING_AWAITED)
    return tuple([Awaiting(one) for one in own_abilities(g, id) if kind in waits_for(one)])


def is_reworded(g: Table, card: StarsCard) -> bool:
    """Whether a face-up card on the field may have other abilities than those that are printed on it."""
    return g.ears.recasts or (g.ears.rewords and bool(card.given))


def activated(g: Table, id: int) -> tuple[Usable, ...]:
    """The abilities of a card on the field that its player can use."""
    card = g.cards[id]
    if not card.up:
        return NOTHING_USABLE
    if not g.ears.rewords or not is_reworded(g, card):
        return FRONTS[card.face].activated
    return tuple([usable(one) for one in own_abilities(g, id) if is_activated(one)])
