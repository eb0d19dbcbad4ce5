"""What could stand where a text stops being understood."""

from ...text.nearest import clause_around, nearest
from ...text.parsing import Stuck
from ..vocabulary import KEYWORDS
from .wordings import CONDITIONS, COSTS, SENTENCES

SENTENCE = "sentence"
CONDITION = "condition"
COST = "cost"
_WORDINGS = {SENTENCE: (*SENTENCES, *CONDITIONS), CONDITION: CONDITIONS, COST: (*COSTS, *SENTENCES)}


def expected_here(stuck: Stuck, what: str) -> str:
    """The end of a message key: what kind of words could stand there."""
    if stuck.place == 0 and what == CONDITION:
        return "expected-condition"
    if stuck.place == 0 and what == COST:
        return "expected-cost"
    return "expected-particle" if "P" in stuck.expected else "expected-clause"


def nearest_wordings(text: str, place: int, what: str) -> tuple[str, ...]:
    return nearest(clause_around(text, place), _WORDINGS[what])


def nearest_keywords(word: str) -> tuple[str, ...]:
    return nearest(word, (word for word, _ in KEYWORDS.values()))
