"""Original numbers (8.7): printed, or set by an effect that says what counts as such (9.5)."""

from ..book import clause
from ..cards.fronts import FRONTS
from ..state.rows import Fixed, Row
from ..state.worked_out import row_of
from ..table import LAST_SQUARE, SUPPORT, Table


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


@clause("8.7")
def original_of(row: Row, stat: int, printed: int) -> int:
    """The printed number, or the one that an effect says counts as it (S35)."""
    return row.originals[stat][1] if stat in row.originals else printed


@clause("8.7", "9.5")
def set_original(row: Row, stat: int, number: int, stamp: int) -> None:
    row.originals = _with_later(row.originals, stat, number, stamp)


@clause("9.5")
def set_number(row: Row, stat: int, number: int, stamp: int) -> None:
    """Of numbers that are set, that of the card that came later counts."""
    row.set_to = _with_later(row.set_to, stat, number, stamp)


def _with_later(fixed: Fixed, stat: int, number: int, stamp: int) -> Fixed:
    if stat in fixed and fixed[stat][0] > stamp:
        return fixed
    return {**fixed, stat: (stamp, number)}
