"""Rows of text for boards: signs have the width that a terminal gives them."""

from collections.abc import Iterable
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from ...kernel.phrase import Name
from ...kernel.view import CardView, View
from ...words import JAPANESE
from ..console import language, out, tell

GAP: Final = "　"
ROMAN: Final = ("", "Ⅰ", "Ⅱ", "Ⅲ", "Ⅳ")
LABEL_WIDTH: Final = 13
NARROW: Final = 80
WIDEST: Final = 160
"""A board is as wide as the terminal, within these bounds."""


def width() -> int:
    return max(NARROW, min(out.width, WIDEST))


def column_width(columns: int) -> int:
    """How wide each of so many columns is, with a line on either side of each and a margin."""
    return (width() - 3 - columns) // columns


def in_hand(cards: Iterable[CardView]) -> list[CardView]:
    """The cards of a hand in the order in which they are shown: the cheapest first."""
    return sorted(cards, key=lambda card: (card.numbers.get("cost", 0), card.face))


def own_hand(view: View) -> list[CardView]:
    """The hand of the one who looks, in that order; nothing in a game without hands."""
    hands = [zone.cards for zone in view.zones if zone.name == "hand" and zone.seat == view.seat]
    return in_hand([card for hand in hands for card in hand])


def padded(words: str, width: int) -> str:
    return words + " " * max(width - cell_len(words), 1)


def fitted(text: str, width: int) -> str:
    """Exactly so wide; what does not fit is cut off and ends in two dots."""
    if cell_len(text) <= width:
        return set_cell_size(text, width)
    return set_cell_size(set_cell_size(text, width - 2).rstrip() + "..", width)


def row(label: str, items: list[Text], nothing: str) -> list[Text]:
    """Items behind a label, in as many lines as they need; `nothing` where there are none."""
    rows = [Text("  " + padded(label, LABEL_WIDTH - 2))]
    if not items:
        return [rows[0] + Text(nothing, style="dim")]
    for item in items:
        if cell_len(rows[-1].plain) > LABEL_WIDTH and cell_len(rows[-1].plain) + cell_len(item.plain) > width():
            rows[-1].rstrip()
            rows.append(Text(" " * LABEL_WIDTH))
        rows[-1] += item + Text("  ")
    rows[-1].rstrip()
    return rows


def in_our_language(name: Name) -> Text:
    return Text(name.ja if language() == JAPANESE else name.en)


def player(view: View, seat: int) -> str:
    """A player as the one who looks at the board calls them."""
    return tell("player-self" if seat == view.seat else "player-opponent")
