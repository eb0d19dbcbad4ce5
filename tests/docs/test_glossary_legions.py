"""One English name a term of Legions!: the glossary, the book, the messages and the code agree."""

import re
from pathlib import Path

import pytest

from kirifuda.ledger.book import book_played
from kirifuda.legions.main_phase import ACTIONS
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

from .markdown import ROOT
from .test_glossary import letters, rows

GAME = "legions"
LEGIONS = ROOT / "src/kirifuda/legions"
CODE = "\n".join(
    path.read_text(encoding="utf-8") for path in [*LEGIONS.rglob("*.py"), ROOT / "src/kirifuda/effects/tree.py"]
)
BOOK = book_played(GAME, "2019")
ROWS = rows(ROOT / "docs/glossary-legions.md")
ENGLISH = "\n".join(f"{one.en} {one.title.en}" for one in BOOK.clauses.values())


@pytest.mark.parametrize(("term", "english", "code", "clause"), ROWS, ids=[row[0] for row in ROWS])
def test_a_term_stands_in_its_clause_and_is_called_so_in_book_and_code(
    term: str, english: str, code: str, clause: str
) -> None:
    assert term in BOOK.clauses[clause].title.ja + BOOK.clauses[clause].ja
    assert re.search(re.escape(english), ENGLISH, re.IGNORECASE), f"{english} is nowhere in the book"
    assert re.search(rf"(?<![\w-]){re.escape(code)}(?![\w-])", CODE), f"{code} is nowhere in the code"


def test_no_term_has_two_names_and_no_name_two_terms() -> None:
    for column in (0, 1):
        names = [row[column] for row in ROWS]
        assert sorted(names) == sorted(set(names))


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


def test_the_page_is_linked_from_the_other() -> None:
    assert "(glossary-legions.md)" in Path(ROOT / "docs/glossary.md").read_text(encoding="utf-8")
