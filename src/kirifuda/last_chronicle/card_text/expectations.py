"""The wordings and keywords nearest to what is not understood."""

from ...text.expectations import CONDITION, COST, SENTENCE
from ...text.nearest import clause_around, nearest
from ..card_words.wordings import CONDITIONS, COSTS, SENTENCES
from ..vocabulary import KEYWORDS

_WORDINGS = {SENTENCE: (*SENTENCES, *CONDITIONS), CONDITION: CONDITIONS, COST: (*COSTS, *SENTENCES)}


def nearest_wordings(text: str, place: int, what: str) -> tuple[str, ...]:
    return nearest(clause_around(text, place), _WORDINGS[what])


def nearest_keywords(word: str) -> tuple[str, ...]:
    return nearest(word, (word for word, _ in KEYWORDS.values()))
