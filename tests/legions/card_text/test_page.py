"""Every example on the page for people who type cards is understood, and is in the usual form."""

import re
from pathlib import Path

import pytest

from kirifuda.legions.card_words.reader import compile_text
from kirifuda.legions.card_words.speaker import say_text

PAGE = Path(__file__).parents[3] / "docs" / "card-text-legions.ja.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def examples() -> list[tuple[str, str]]:
    """(category, text) of every line; a list is one text."""
    found: list[tuple[str, str]] = []
    for kind, block in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        lines = block.strip().split("\n")
        if kind == "list":
            found.append(("skill", "\n".join(lines)))
        elif kind == "conditions":
            found.extend(("minion", f"「例」《{line}》：カードを1枚引く。") for line in lines)
        else:
            assert kind in ("minion", "skill", "master"), kind
            found.extend((kind, line) for line in lines)
    return found


EXAMPLES = examples()


def test_the_page_is_read() -> None:
    assert len(EXAMPLES) > 150


@pytest.mark.parametrize(("category", "text"), EXAMPLES)
def test_an_example_is_understood_and_in_the_usual_form(category: str, text: str) -> None:
    assert say_text(compile_text(text, category), category) == text
