"""One English name a term of Legions!: the glossary, the book, the messages and the code agree."""

import re

from kirifuda.legions.actions import ACTIONS
from kirifuda.legions.vocabulary import (
    CATEGORIES,
    CLASSES,
    COLOURS,
    KEYWORDS,
    LANES,
    MODES,
    ORIENTATIONS,
    PHASES,
    ZONES,
)
from kirifuda.words import knows, say

from .test_glossaries import TERMS as TERMS_OF
from .test_glossary import letters

GAME = "legions"
ROWS = TERMS_OF[GAME]


def test_every_word_of_the_vocabulary_is_there() -> None:
    words = {printed[0] for kind in (COLOURS, PHASES, KEYWORDS, CLASSES) for printed in kind.values()}
    words |= {printed[0] for kind in (CATEGORIES, MODES, ORIENTATIONS) for printed in kind.values()}
    words |= {re.sub("[Ⅰ-Ⅳ]", "", printed[0]) for printed in ZONES.values()}
    assert words <= {term for term, _, _, _ in ROWS}
    assert all(printed[0].endswith("レーン") for printed in LANES.values())


def test_the_messages_use_the_names_of_the_glossary() -> None:
    compared = 0
    for kind in ("zone", "mark", "phase", "colour", "category", "action"):
        for term, english, code, _ in ROWS:
            message = f"{GAME}-{kind}-{code}"
            if knows(message, "ja") and say(message, "ja") == term:
                assert letters(say(message, "en")) == letters(english)
                compared += 1
    assert compared > 40


def test_actions_are_called_after_their_terms() -> None:
    terms = {term: english for term, english, _, _ in ROWS}
    named = {say(f"{GAME}-action-{key}", "ja"): say(f"{GAME}-action-{key}", "en") for key, _ in ACTIONS.values()}
    assert {term: english.lower() for term, english in named.items() if term in ("アンロック", "アタック")} == {
        term: terms[term] for term in ("アンロック", "アタック")
    }
