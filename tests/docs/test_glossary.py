"""One English name a term: the glossary, the books, the messages and the code agree."""

import re
from pathlib import Path

import pytest

import kirifuda
from kirifuda.ledger import read_book
from kirifuda.words import knows, say

from .markdown import ROOT

GAME = "black-poker"
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "src/kirifuda").rglob("*.py")))
BOOK = read_book(GAME)
ACTIONS = kirifuda.rules(GAME).actions()


def rows(page: Path) -> list[tuple[str, str, str, str]]:
    """(term, English name, word in code, clause) of every row that has four cells."""
    cells = [[cell.strip() for cell in line.strip("|\n ").split("|")] for line in page.open(encoding="utf-8")]
    full = [row for row in cells if len(row) == 4 and row[0] not in ("日本語", "---")]
    return [(term, english, code.strip("`"), clause) for term, english, code, clause in full]


ROWS = rows(ROOT / "docs/glossary.md")


def letters(name: str) -> str:
    return re.sub(r"[^a-z]", "", name.lower())


@pytest.mark.parametrize(("term", "english", "code", "clause"), ROWS, ids=[row[0] for row in ROWS])
def test_a_term_has_a_clause_and_is_called_so_in_the_code(term: str, english: str, code: str, clause: str) -> None:
    assert clause in BOOK
    assert re.search(rf"\b{re.escape(code)}\b", CODE), f"{code} is nowhere in the code"
    name = re.escape(english.partition(",")[0])
    clauses = "\n".join(one.en + one.title.en for one in BOOK.clauses.values())
    assert re.search(name, clauses, re.IGNORECASE), f"{english} is nowhere in the book"


def test_no_term_has_two_names_and_no_name_two_terms() -> None:
    for column in (0, 1):
        names = [row[column] for row in ROWS]
        assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize(("code", "key", "clause"), ACTIONS, ids=[key for _, key, _ in ACTIONS])
def test_an_action_is_called_the_same_everywhere(code: int, key: str, clause: str) -> None:
    title = BOOK.clauses[clause].title
    assert (title.ja, title.en, key, clause) in ROWS
    assert (say(f"{GAME}-action-{key}", "ja"), say(f"{GAME}-action-{key}", "en")) == (title.ja, title.en)
    assert letters(key) == letters(title.en)


def test_the_messages_use_the_names_of_the_glossary() -> None:
    for kind in ("zone", "mark", "edition"):
        for term, english, code, _ in ROWS:
            message = f"{GAME}-{kind}-{code}"
            if knows(message, "ja") and say(message, "ja") == term:
                assert letters(say(message, "en")) in (letters(english), letters(english) + "s")
