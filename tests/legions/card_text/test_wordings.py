"""One meaning, many ways to print it: all compile to the same tree, and it is rendered in the usual one.

It is explained in both languages: nothing is left out, and every clause that is named is in the book.
"""

import tomllib
from pathlib import Path

import pytest

from kirifuda.card_meaning import explain
from kirifuda.legions.card_text import compile_text, render
from kirifuda.legions.card_text.explaining import meaning
from kirifuda.words import LANGUAGES

FILE = Path(__file__).with_name("same_texts.txt")
BOOK = Path(__file__).parents[3] / "books" / "legions" / "2019.toml"
CLAUSES = {clause["id"] for clause in tomllib.loads(BOOK.read_text(encoding="utf-8"))["clause"]}


def groups() -> list[tuple[str, str, tuple[str, ...]]]:
    """Category, the usual text, the others."""
    found: list[tuple[str, str, tuple[str, ...]]] = []
    for block in FILE.read_text(encoding="utf-8").split("\n\n"):
        lines = [line.replace("\\n", "\n") for line in block.strip().split("\n") if not line.startswith("#")]
        if lines:
            category, usual = lines[0].split("|", 1)
            found.append((category, usual, tuple(lines[1:])))
    return found


GROUPS = groups()


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
    assert render(meant, category) == usual
    for other in others:
        assert compile_text(other, category) == meant, other
    lines = meaning(meant)
    assert {clause for line in lines for clause in line.clauses} <= CLAUSES
    for language in LANGUAGES:
        assert len(explain(meant, language)) == len(lines)
