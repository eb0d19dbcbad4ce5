"""Every example on the page for people who type cards is understood, and is in the usual form."""

import re
from pathlib import Path

import pytest

from kirifuda.legend_of_stars.card_words.reader import compile_text
from kirifuda.legend_of_stars.card_words.speaker import say_text
from kirifuda.legend_of_stars.cards.card_files import read_files

PAGE = Path(__file__).parents[3] / "docs" / "card-text-legend-of-stars.ja.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = BLOCK.findall(PAGE.read_text(encoding="utf-8"))


def examples() -> list[tuple[str, str]]:
    """(kind, text) of every line; a list is one text."""
    found: list[tuple[str, str]] = []
    for kind, block in BLOCKS:
        lines = block.strip().split("\n")
        if kind == "list":
            found.append(("effect", "\n".join(lines)))
        elif kind in ("character", "effect", "support"):
            found.extend((kind, line) for line in lines)
        else:
            assert kind in ("console", "toml"), kind
    return found


EXAMPLES = examples()


def test_the_page_is_read() -> None:
    assert len(EXAMPLES) > 150


@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_an_example_is_understood_and_in_the_usual_form(kind: str, text: str) -> None:
    assert say_text(compile_text(text, kind), kind) == text


def test_the_card_of_the_page_can_be_read(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(next(block for kind, block in BLOCKS if kind == "toml"), encoding="utf-8")
    (card,) = read_files([tmp_path / "cards.toml"])
    assert (card.name, card.leads, len(card.text.keywords), len(card.text.abilities)) == (
        "試しの竜",
        ("up", "left"),
        2,
        1,
    )
