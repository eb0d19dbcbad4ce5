"""One English name a term: the glossaries of the games with cards, their books and their code agree."""

import re
from functools import cache

import pytest

from kirifuda.ledger import book_played
from kirifuda.ledger.book import Book

from .markdown import ROOT
from .test_glossary import rows

EDITIONS = {"legions": "2019", "last-chronicle": "standard", "legend-of-stars": "1.0.03"}
TERMS = {game: rows(ROOT / f"docs/glossary-{game}.md") for game in EDITIONS}


@cache
def book(game: str) -> Book:
    return book_played(game, EDITIONS[game])


@cache
def english_of(game: str) -> str:
    return "\n".join(f"{one.en} {one.title.en}" for one in book(game).clauses.values())


@cache
def code_of(game: str) -> str:
    package = ROOT / "src/kirifuda" / game.replace("-", "_")
    shared = ROOT / "src/kirifuda/effects"
    return "\n".join(path.read_text(encoding="utf-8") for path in [*package.rglob("*.py"), *shared.glob("*.py")])


@pytest.mark.parametrize(
    ("game", "term", "english", "code", "clause"),
    [pytest.param(game, *row, id=f"{game}-{row[0]}") for game, terms in TERMS.items() for row in terms],
)
def test_a_term_stands_in_its_clause_and_is_called_so_in_book_and_code(
    game: str, term: str, english: str, code: str, clause: str
) -> None:
    cited = book(game).clauses[clause]
    assert term in cited.title.ja + cited.ja
    assert re.search(rf"\b{re.escape(english)}", english_of(game), re.IGNORECASE), f"{english} is nowhere in the book"
    assert re.search(rf"(?<![\w-]){re.escape(code)}(?![\w-])", code_of(game)), f"{code} is nowhere in the code"


@pytest.mark.parametrize("game", EDITIONS)
def test_no_term_has_two_names_and_no_name_two_terms(game: str) -> None:
    for column in (0, 1):
        names = [row[column] for row in TERMS[game]]
        assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("game", EDITIONS)
def test_the_page_is_linked_from_the_other(game: str) -> None:
    assert f"(glossary-{game}.md)" in (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
