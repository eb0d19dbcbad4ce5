"""One meaning, many ways to print it: all compile to the same tree, and it is rendered in the usual one."""

from functools import cache
from pathlib import Path

import pytest

from kirifuda.effects.tree import CardText
from kirifuda.legions.card_text import compile_text, render

FILE = Path(__file__).with_name("same_texts.txt")


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
SAME = [(category, usual, other) for category, usual, others in GROUPS for other in others]


@cache
def meant(category: str, usual: str) -> CardText:
    return compile_text(usual, category)


def test_the_file_is_read_whole() -> None:
    assert len(GROUPS) > 280
    assert len(SAME) > 450


@pytest.mark.parametrize(("category", "usual"), [(category, usual) for category, usual, _ in GROUPS])
def test_the_usual_text_is_rendered_as_it_is_written(category: str, usual: str) -> None:
    assert render(meant(category, usual), category) == usual


@pytest.mark.parametrize(("category", "usual", "other"), SAME)
def test_another_wording_means_the_same(category: str, usual: str, other: str) -> None:
    assert compile_text(other, category) == meant(category, usual)
