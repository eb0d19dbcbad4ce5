"""One English name a term of Last Chronicle: the glossary, the book, the messages and the code agree."""

import re
from pathlib import Path

import pytest

from kirifuda.last_chronicle.vocabulary import (
    FACTIONS,
    KEYWORDS,
    MARKS,
    ORIENTATIONS,
    PHASES,
    PLAYER_STATS,
    STATS,
    STEPS,
    TYPES,
    ZONES,
)
from kirifuda.ledger.book import read_book

from .markdown import ROOT
from .test_glossary import letters, rows

GAME = "last-chronicle"
PACKAGE = ROOT / "src/kirifuda/last_chronicle"
CODE = "\n".join(
    path.read_text(encoding="utf-8") for path in [*PACKAGE.rglob("*.py"), ROOT / "src/kirifuda/effects/tree.py"]
)
BOOK = read_book(GAME)
ROWS = rows(ROOT / "docs/glossary-last-chronicle.md")
ENGLISH = "\n".join(f"{one.en} {one.title.en}" for one in BOOK.clauses.values())
VOCABULARY = (TYPES, FACTIONS, ZONES, MARKS, STATS, PLAYER_STATS, ORIENTATIONS, PHASES, STEPS, KEYWORDS)


@pytest.mark.parametrize(("term", "english", "code", "clause"), ROWS, ids=[row[0] for row in ROWS])
def test_a_term_stands_in_its_clause_and_is_called_so_in_book_and_code(
    term: str, english: str, code: str, clause: str
) -> None:
    assert term in BOOK.clauses[clause].title.ja + BOOK.clauses[clause].ja
    assert re.search(rf"\b{re.escape(english)}", ENGLISH, re.IGNORECASE), f"{english} is nowhere in the book"
    assert re.search(rf"(?<![\w-]){re.escape(code)}(?![\w-])", CODE), f"{code} is nowhere in the code"


def test_no_term_has_two_names_and_no_name_two_terms() -> None:
    for column in (0, 1):
        names = [row[column] for row in ROWS]
        assert sorted(names) == sorted(set(names))


def test_every_word_of_the_vocabulary_is_there_under_its_name_in_code() -> None:
    named = {term: code for term, _, code, _ in ROWS}
    words = {printed[0]: name for kind in VOCABULARY for name, printed in kind.items()}
    assert {term: named.get(term) for term in words} == words


def test_keywords_have_the_names_and_the_clauses_of_the_vocabulary() -> None:
    found = {code: (term, clause, letters(english)) for term, english, code, clause in ROWS if code in KEYWORDS}
    assert found == {name: (*printed, letters(name)) for name, printed in KEYWORDS.items()}


def misnamed(japanese: dict[str, str], english: dict[str, str]) -> dict[str, str]:
    """Messages that are a term of the glossary in Japanese and not its name in English, with what they should be.

    The terminal's board has room for signs and short labels only.
    """
    names = {term: name for term, name, _, _ in ROWS}
    spelled_out = {key: said for key, said in japanese.items() if not key.startswith(f"{GAME}-board-")}
    wanted = {key: names[said] for key, said in spelled_out.items() if said in names}
    return {key: name for key, name in wanted.items() if letters(english[key]) != letters(name)}


def messages(language: str) -> dict[str, str]:
    files = (ROOT / "src/kirifuda/messages" / language).glob("*.ftl")
    lines = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return dict(re.findall(rf"^({GAME}-[\w-]+) = (.*)$", lines, re.MULTILINE))


def test_the_messages_use_the_names_of_the_glossary() -> None:
    assert misnamed({"zone": "時代ヤード"}, {"zone": "Age yard"}) == {"zone": "era yard"}
    assert misnamed({"zone": "時代ヤード", "all": "全体"}, {"zone": "Era yard", "all": "Everything"}) == {}
    assert misnamed(messages("ja"), messages("en")) == {}


def test_the_page_is_linked_from_the_other() -> None:
    assert "(glossary-last-chronicle.md)" in Path(ROOT / "docs/glossary.md").read_text(encoding="utf-8")
