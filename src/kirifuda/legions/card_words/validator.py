"""Trees that can never work are refused, whatever their words."""

from collections.abc import Callable
from typing import Final

from ...effects.parts import parts_of
from ...effects.tree import CardText, DidThisTurn, Filter, Node, Oriented
from ...language.trouble import Refused
from ...language.validator import Book, validated

Rule = Callable[[Node], bool]


def broken_cards_on_the_field(node: Node) -> bool:
    """What broke lies in the timeline (12-2)."""
    return isinstance(node, Filter) and not node.zones and DidThisTurn("broken") in node.tests


BOOK: Final = Book("legions", "field", (frozenset({Oriented("active"), Oriented("exhausted")}),))
RULES: Final[dict[str, Rule]] = {
    "broken-elsewhere": broken_cards_on_the_field,
}


def checked(text: CardText) -> CardText:
    for node in parts_of(text):
        for reason, breaks in RULES.items():
            if breaks(node):
                raise Refused(reason, (0, 0))
    return validated(text, BOOK)
