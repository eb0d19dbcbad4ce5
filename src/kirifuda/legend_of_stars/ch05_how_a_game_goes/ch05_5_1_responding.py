"""Effects of characters that were turned up may be used in a battle (5.5.1 Ⅱ and Ⅲ)."""

from typing import Final

from ...kernel.course import Course
from ...kernel.outcome import Refusal
from ..book import clause
from ..ch09_other_rules.ch09_3_settling import TRIGGERED, settle_response
from ..table import Table


@clause("5.5.1Ⅱ", "9.6.2⑤")
def why_not_respond(g: Table, seat: int, number: int) -> Refusal | None:
    """Only while the character that was turned up is there."""
    for due in g.chances:
        if due.number == number and due.seat == seat and g.cards[due.source].handle == due.handle:
            return None
    return Refusal("5.5.1Ⅱ", "not-turned-up")


@clause("5.5.1Ⅱ", "5.5.1Ⅲ", "9.6.2")
def use_turned_up_effect(g: Table, number: int) -> None:
    """An effect of a character that was turned up in this battle is used (S8)."""
    g.begin(TRIGGERED, number)


RESPONDING: Final = Course("stars/responding", "5.5.1Ⅱ", use_turned_up_effect, settle_response)
