"""One English name a term of Legend of Stars: the glossary, the book, the messages and the code agree."""

from kirifuda.legend_of_stars.vocabulary import (
    ATTRIBUTES,
    FACES,
    KEYWORDS,
    KINDS,
    MARKS,
    PHASES,
    POSITIONS,
    ROWS,
    STATES,
    STATS,
    ZONES,
)
from kirifuda.words import knows, say

from .test_glossaries import TERMS as TERMS_OF
from .test_glossary import letters

GAME = "legend-of-stars"
TERMS = TERMS_OF[GAME]


def test_every_word_of_the_vocabulary_is_there() -> None:
    kinds = (KINDS, MARKS, ATTRIBUTES, ZONES, ROWS, FACES, STATES, PHASES, STATS, KEYWORDS)
    words = {printed[0] for kind in kinds for printed in kind.values()}
    words |= {printed[0] for name, printed in POSITIONS.items() if "-" not in name}
    assert words <= {term for term, _, _, _ in TERMS}


def test_the_messages_use_the_names_of_the_glossary() -> None:
    compared = 0
    for kind in ("zone", "mark", "phase", "attribute"):
        for term, english, code, _ in TERMS:
            message = f"{GAME}-{kind}-{code}"
            if knows(message, "ja") and say(message, "ja") == term:
                assert letters(say(message, "en")) == letters(english)
                compared += 1
    assert compared > 18
