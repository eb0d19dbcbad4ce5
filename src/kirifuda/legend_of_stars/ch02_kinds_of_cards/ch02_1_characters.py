"""The numbers of a character as they are now (2.1.2 to 2.1.4): ATK, DEF and DOWN."""

from ..book import clause
from ..ch08_terms.ch08_07_original_numbers import original_of, printed
from ..state.rows import ATK, DEF, DOWN, Row
from ..state.worked_out import row_of
from ..table import LAST_SQUARE, SUPPORT, Table


@clause("2.1.2", "2.1.3", "2.1.4", "8.9", "9.5")
def number_of(row: Row, stat: int, printed: int) -> int:
    """The number that was set last, or else the original one, with all that is added; never below 0 (S30)."""
    base = row.set_to[stat][1] if stat in row.set_to else original_of(row, stat, printed)
    found = base + row.added[stat]
    return found if found > 0 else 0


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
