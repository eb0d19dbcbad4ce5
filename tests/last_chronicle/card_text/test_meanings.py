"""Texts that are on no card of ours, and exactly what each is taken to mean."""

from pathlib import Path

import pytest

from kirifuda.last_chronicle.card_text import compile_text, render

from .shown import shown

FILE = Path(__file__).with_name("trial_texts.txt")
NAME = "試しの竜"


def trials() -> list[tuple[str, str, str]]:
    """Type, text, tree."""
    found: list[tuple[str, str, str]] = []
    for block in FILE.read_text(encoding="utf-8").split("\n\n"):
        head, _, tree = block.strip().partition("\n")
        if head:
            kind, _, text = head.partition("|")
            found.append((kind, text.replace("⏎", "\n"), tree))
    return found


TRIALS = trials()


def test_the_file_is_read_whole() -> None:
    assert len(TRIALS) > 300


@pytest.mark.parametrize(("kind", "text", "tree"), TRIALS)
def test_it_means_exactly_this(kind: str, text: str, tree: str) -> None:
    assert shown(compile_text(text, (kind,), NAME)) == tree


@pytest.mark.parametrize(("kind", "text"), [(kind, text) for kind, text, _ in TRIALS])
def test_it_is_rendered_to_a_text_that_means_the_same(kind: str, text: str) -> None:
    tree = compile_text(text, (kind,), NAME)
    assert compile_text(render(tree, (kind,)), (kind,), NAME) == tree
