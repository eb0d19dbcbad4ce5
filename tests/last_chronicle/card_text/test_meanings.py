"""Texts that are on no card of ours, and exactly what each is taken to mean."""

from pathlib import Path

import pytest

from kirifuda.card_meaning import explain
from kirifuda.effects.notation import shown
from kirifuda.last_chronicle.card_words.reader import compile_text
from kirifuda.last_chronicle.card_words.speaker import say_text
from kirifuda.words import LANGUAGES

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
def test_it_means_exactly_this_comes_back_and_can_be_explained(kind: str, text: str, tree: str) -> None:
    meant = compile_text(text, (kind,), NAME)
    assert shown(meant) == tree
    assert compile_text(say_text(meant, (kind,)), (kind,), NAME) == meant
    for language in LANGUAGES:
        assert explain(meant, language, "last-chronicle")
