"""What could stand where a text stops being understood."""

from ...text.nearest import clause_around, nearest
from ...text.parsing import Stuck
from ..vocabulary import KEYWORDS
from .wordings import COSTS, SENTENCES


def expected_here(stuck: Stuck, what: str) -> str:
    """The end of a message key: what kind of words could stand there."""
    if stuck.place == 0 and what == "cost":
        return "expected-cost"
    return "expected-particle" if "P" in stuck.expected else "expected-clause"


def nearest_wordings(text: str, place: int, what: str) -> tuple[str, ...]:
    return nearest(clause_around(text, place), (*COSTS, *SENTENCES) if what == "cost" else SENTENCES)


def nearest_keywords(word: str) -> tuple[str, ...]:
    return nearest(word, (word for word, _, _ in KEYWORDS.values()))
