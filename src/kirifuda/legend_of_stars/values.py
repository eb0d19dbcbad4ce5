"""The numbers and keywords of a card as they are now (2.1.2 to 2.1.4, 8.7, 8.9, 8.13), read from the computed table."""

from collections.abc import Callable
from typing import Final

from ..effects.abilities import is_activated, waits_for
from ..effects.tree import Ability
from .book import clause
from .fronts import FRONTS, Awaiting, Usable, usable
from .rows import ATK, DEF, DOWN, Row, number_of, original_of
from .table import LAST_SQUARE, SUPPORT, UPRIGHT, StarsCard, Table

NO_KEYWORDS: Final[dict[str, int]] = {}
NO_ABILITIES: Final[tuple[Ability, ...]] = ()
NOTHING_AWAITED: Final[tuple[Awaiting, ...]] = ()
NOTHING_USABLE: Final[tuple[Usable, ...]] = ()

WORK_OUT: Final[list[Callable[[Table], None]]] = []
"""How what is forbidden and permitted, and what becomes of the cards, is worked out; `standing` says it."""


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


@clause("8.7")
def printed(face: int, stat: int) -> int:
    """A number as it is printed."""
    return FRONTS[face].numbers[stat]


@clause("8.7")
def original(g: Table, id: int, stat: int) -> int:
    """The printed number of a card; on the field, the one that an effect says counts as it (S35)."""
    card = g.cards[id]
    if SUPPORT <= card.zone >> 1 <= LAST_SQUARE and card.up:
        row = row_of(g, card)
        if row is not None:
            return original_of(row, stat, printed(card.face, stat))
    return printed(card.face, stat)


@clause("2.1.2", "2.1.3", "2.1.4", "8.9", "6.4")
def value(g: Table, id: int, stat: int) -> int:
    """A number of a card, never below 0; a face-down character has none (S11)."""
    card = g.cards[id]
    if SUPPORT <= card.zone >> 1 <= LAST_SQUARE:
        if not card.up:
            return 0
        row = row_of(g, card)
        if row is not None:
            return number_of(row, stat, printed(card.face, stat))
    return printed(card.face, stat)


@clause("2.1.2")
def atk(g: Table, id: int) -> int:
    return value(g, id, ATK)


@clause("2.1.3")
def defense(g: Table, id: int) -> int:
    return value(g, id, DEF)


@clause("2.1.4")
def down(g: Table, id: int) -> int:
    return value(g, id, DOWN)


@clause("5.5.1Ⅴ", "6.1", "6.2")
def fighting_value(g: Table, id: int) -> int:
    """What a character is compared by when it is attacked: ATK upright, DEF sideways."""
    return value(g, id, ATK if g.cards[id].turned == UPRIGHT else DEF)


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
