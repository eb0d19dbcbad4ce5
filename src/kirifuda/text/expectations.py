"""What could stand where a text stops being understood."""

from typing import Final

from .parsing import Stuck

SENTENCE: Final = "sentence"
CONDITION: Final = "condition"
COST: Final = "cost"


def expected_here(stuck: Stuck, what: str) -> str:
    """The end of a message key: what kind of words could stand there."""
    if stuck.place == 0 and what == CONDITION:
        return "expected-condition"
    if stuck.place == 0 and what == COST:
        return "expected-cost"
    return "expected-particle" if "P" in stuck.expected else "expected-clause"
