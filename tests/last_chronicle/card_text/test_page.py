"""Every example on the page for people who type cards is understood, and is in the usual form."""

import re
from pathlib import Path

import pytest

from kirifuda.last_chronicle.card_files import read_files
from kirifuda.last_chronicle.card_words.reader import compile_text
from kirifuda.last_chronicle.card_words.speaker import say_text

PAGE = Path(__file__).parents[3] / "docs" / "card-text-last-chronicle.ja.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = BLOCK.findall(PAGE.read_text(encoding="utf-8"))


def examples() -> list[tuple[str, str]]:
    """(type, text) of every line; a list is one text."""
    found: list[tuple[str, str]] = []
    for kind, block in BLOCKS:
        lines = block.strip().split("\n")
        if kind == "list":
            found.append(("spell", "\n".join(lines)))
        elif kind == "conditions":
            found.extend(("unit", f"{line}、カードを1枚引く。") for line in lines)
        elif kind == "costs":
            found.extend(("unit", f"{line}：カードを1枚引く。") for line in lines)
        elif kind != "toml":
            assert kind in ("unit", "spell", "structure"), kind
            found.extend((kind, line) for line in lines)
    return found


EXAMPLES = examples()


def test_the_page_is_read() -> None:
    assert len(EXAMPLES) > 200


@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_an_example_is_understood_and_in_the_usual_form(kind: str, text: str) -> None:
    assert say_text(compile_text(text, (kind,)), (kind,)) == text


def test_the_card_on_the_page_is_a_card(tmp_path: Path) -> None:
    file = tmp_path / "card.toml"
    file.write_text(next(block for kind, block in BLOCKS if kind == "toml"), encoding="utf-8")
    (card,) = read_files([file])
    assert (card.name, card.power_red, card.burst) == ("白樺の騎士", 1000, True)
