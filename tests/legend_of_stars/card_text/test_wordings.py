"""One meaning, many ways to print it: all compile to the same tree, and it is rendered in the usual one.

It is explained in both languages: nothing is left out, and every clause that is named is in the book.
"""

import tomllib
from pathlib import Path

import pytest

from kirifuda.card_meaning import explain
from kirifuda.legend_of_stars.card_words.explaining import explained
from kirifuda.legend_of_stars.card_words.reader import compile_text
from kirifuda.legend_of_stars.card_words.speaker import say_text
from kirifuda.words import LANGUAGES, say

GAME = "legend-of-stars"
FILE = Path(__file__).with_name("same_texts.txt")
BOOKS = Path(__file__).parents[3] / "books" / "legend_of_stars"
CLAUSES = {
    clause["id"]
    for file in BOOKS.glob("*.toml")
    for clause in tomllib.loads(file.read_text(encoding="utf-8")).get("clause", [])
}


def groups() -> list[tuple[str, str, tuple[str, ...]]]:
    """Kind, the usual text, the others."""
    found: list[tuple[str, str, tuple[str, ...]]] = []
    for block in FILE.read_text(encoding="utf-8").split("\n\n"):
        lines = [line.replace("\\n", "\n") for line in block.strip().split("\n") if not line.startswith("#")]
        if lines and lines[0]:
            kind, usual = lines[0].split("|", 1)
            found.append((kind, usual, tuple(lines[1:])))
    return found


GROUPS = groups()


def test_the_book_is_read() -> None:
    assert len(CLAUSES) > 70


def test_the_file_is_read_whole() -> None:
    assert len(GROUPS) > 200
    assert sum(len(others) for _, _, others in GROUPS) > 150


@pytest.mark.parametrize(("kind", "usual", "others"), GROUPS, ids=[f"{kind}-{usual}" for kind, usual, _ in GROUPS])
def test_other_wordings_mean_the_same_which_is_rendered_and_explained(
    kind: str, usual: str, others: tuple[str, ...]
) -> None:
    meant = compile_text(usual, kind)
    assert say_text(meant, kind) == usual
    for other in others:
        assert compile_text(other, kind) == meant, other
    for language in LANGUAGES:
        lines = explained(meant, language, say)
        assert {clause for line in lines for clause in line.clauses} <= CLAUSES
        assert len(explain(meant, language, GAME)) == len(lines)
