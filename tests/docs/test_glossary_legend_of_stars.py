"""One English name a term of Legend of Stars: the glossary, the book, the messages and the code agree."""

import re
from pathlib import Path

import pytest

from kirifuda.ledger.book import book_played
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

from .markdown import ROOT
from .test_glossary import letters, rows

GAME = "legend-of-stars"
STARS = ROOT / "src/kirifuda/legend_of_stars"
CODE = "\n".join(
    path.read_text(encoding="utf-8") for path in [*STARS.rglob("*.py"), ROOT / "src/kirifuda/effects/tree.py"]
)
BOOK = book_played(GAME, "1.0.03")
TERMS = rows(ROOT / "docs/glossary-legend-of-stars.md")
ENGLISH = "\n".join(f"{one.en} {one.title.en}" for one in BOOK.clauses.values())


@pytest.mark.parametrize(("term", "english", "code", "clause"), TERMS, ids=[row[0] for row in TERMS])
def test_a_term_stands_in_its_clause_and_is_called_so_in_book_and_code(
    term: str, english: str, code: str, clause: str
) -> None:
    assert term in BOOK.clauses[clause].title.ja + BOOK.clauses[clause].ja
    assert re.search(re.escape(english), ENGLISH, re.IGNORECASE), f"{english} is nowhere in the book"
    assert re.search(rf"(?<![\w-]){re.escape(code)}(?![\w-])", CODE), f"{code} is nowhere in the code"


def test_no_term_has_two_names_and_no_name_two_terms() -> None:
    for column in (0, 1):
        names = [row[column] for row in TERMS]
        assert sorted(names) == sorted(set(names))


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


def test_the_page_is_linked_from_the_other() -> None:
    assert "(glossary-legend-of-stars.md)" in Path(ROOT / "docs/glossary.md").read_text(encoding="utf-8")
