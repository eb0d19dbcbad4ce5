"""One meaning, many ways to print it: all compile to the same tree, and it is rendered in the usual one.

It is explained in both languages: nothing is left out, and every clause that is named is in the book.
"""

import tomllib
from pathlib import Path

import pytest
from tests.legions.test_card_words import GROUPS

from kirifuda.card_meaning import explain
from kirifuda.legions.card_words.explaining import explained
from kirifuda.legions.card_words.reader import compile_text
from kirifuda.legions.card_words.speaker import say_text
from kirifuda.words import LANGUAGES, say

BOOK = Path(__file__).parents[3] / "books" / "legions" / "2019.toml"
CLAUSES = {clause["id"] for clause in tomllib.loads(BOOK.read_text(encoding="utf-8"))["clause"]}


def test_the_file_is_read_whole() -> None:
    assert len(GROUPS) > 280
    assert sum(len(others) for _, _, others in GROUPS) > 450


@pytest.mark.parametrize(
    ("category", "usual", "others"), GROUPS, ids=[f"{category}-{usual}" for category, usual, _ in GROUPS]
)
def test_other_wordings_mean_the_same_which_is_rendered_and_explained(
    category: str, usual: str, others: tuple[str, ...]
) -> None:
    meant = compile_text(usual, category)
    assert say_text(meant, category) == usual
    for other in others:
        assert compile_text(other, category) == meant, other
    for language in LANGUAGES:
        lines = explained(meant, language, say)
        assert {clause for line in lines for clause in line.clauses} <= CLAUSES
        assert len(explain(meant, language)) == len(lines)
