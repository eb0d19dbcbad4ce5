"""Trees that can never work are refused, whatever their words."""

from collections.abc import Callable
from typing import Final

from ...effects.parts import parts_of
from ...effects.tree import CardText, DidThisTurn, Filter, IsOf, Node, Not
from ...language.trouble import Refused

Rule = Callable[[Node], bool]


def broken_cards_on_the_field(node: Node) -> bool:
    """What broke lies in the timeline (12-2)."""
    return isinstance(node, Filter) and not node.zones and DidThisTurn("broken") in node.tests


def a_kind_that_is_not_of_its_kind(node: Node) -> bool:
    if not isinstance(node, Filter):
        return False
    barred = {
        kind
        for test in node.tests
        if isinstance(test, Not) and isinstance(test.test, IsOf)
        for kind in test.test.categories
    }
    return bool(node.categories) and set(node.categories) <= barred


RULES: Final[dict[str, Rule]] = {
    "broken-elsewhere": broken_cards_on_the_field,
    "never-so": a_kind_that_is_not_of_its_kind,
}


def checked(text: CardText) -> CardText:
    for node in parts_of(text):
        for reason, breaks in RULES.items():
            if breaks(node):
                raise Refused(reason, (0, 0))
    return text
