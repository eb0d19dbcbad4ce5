"""The wordings and keywords nearest to what is not understood."""

from ...text.expectations import COST
from ...text.nearest import clause_around, nearest
from ..vocabulary import KEYWORDS
from .wordings import COSTS, SENTENCES


def nearest_wordings(text: str, place: int, what: str) -> tuple[str, ...]:
    return nearest(clause_around(text, place), (*COSTS, *SENTENCES) if what == COST else SENTENCES)


def nearest_keywords(word: str) -> tuple[str, ...]:
    return nearest(word, (word for word, _, _ in KEYWORDS.values()))
