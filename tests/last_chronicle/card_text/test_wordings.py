"""One meaning, many ways to print it: all compile to the same tree, and it is rendered in the usual one."""

from pathlib import Path

import pytest

from kirifuda.last_chronicle.card_text import compile_text, render
from kirifuda.last_chronicle.card_words.wordings import CONDITIONS, COSTS

FILE = Path(__file__).with_name("same_texts.txt")
NAME = "試しの竜"


def groups() -> list[tuple[str, str, tuple[str, ...]]]:
    """Type, the usual text, the others."""
    found: list[tuple[str, str, tuple[str, ...]]] = []
    for block in FILE.read_text(encoding="utf-8").split("\n\n"):
        lines = [line.replace("⏎", "\n") for line in block.strip().split("\n") if not line.startswith("#")]
        if lines:
            kind, usual = lines[0].split("|", 1)
            found.append((kind, usual, tuple(lines[1:])))
    return found


GROUPS = groups()
SAME = [(kind, usual, other) for kind, usual, others in GROUPS for other in others]


def test_the_file_is_read_whole() -> None:
    assert len(GROUPS) > 100
    assert len(SAME) > 180


@pytest.mark.parametrize(("kind", "usual"), [(kind, usual) for kind, usual, _ in GROUPS])
def test_the_usual_text_is_rendered_as_it_is_written(kind: str, usual: str) -> None:
    assert render(compile_text(usual, (kind,), NAME), (kind,)) == usual


@pytest.mark.parametrize(("kind", "usual", "other"), SAME)
def test_another_wording_means_the_same(kind: str, usual: str, other: str) -> None:
    assert compile_text(other, (kind,), NAME) == compile_text(usual, (kind,), NAME)


@pytest.mark.parametrize("condition", CONDITIONS)
def test_the_conditions_shown_beside_a_mistake_are_understood(condition: str) -> None:
    assert compile_text(f"{condition}、カードを1枚引く。", ("unit",)).abilities[0].conditions


@pytest.mark.parametrize("cost", COSTS)
def test_the_costs_shown_beside_a_mistake_are_understood(cost: str) -> None:
    text = f"{cost}：カードを1枚引く。"
    assert render(compile_text(text, ("unit",)), ("unit",)) == text
