"""Every scenario in the documentation runs as it stands there."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from kirifuda.scenario import Report

DOCS = Path(__file__).parents[2] / "docs"


def blocks(name: str) -> list[str]:
    return re.findall(r"```toml\n(.*?)```", (DOCS / name).read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("name", ["scenarios.md", "scenarios.ja.md"])
def test_whole_scenarios_hold(name: str, run: Callable[[str], Report]) -> None:
    whole = [block for block in blocks(name) if "game =" in block or "start = true" in block]
    assert len(whole) == 2
    for block in whole:
        assert run(block).holds, run(block).text()


@pytest.mark.parametrize("name", ["scenarios.md", "scenarios.ja.md"])
def test_parts_of_scenarios_can_be_read(name: str, run: Callable[[str], Report]) -> None:
    for block in blocks(name):
        if "game =" not in block and "start = true" not in block:
            step = "" if "[[step]]" in block else "[[step]]\n"
            run("[position.1]\nlife = 5\n" + step + block)


def test_both_languages_show_the_same(run: Callable[[str], Report]) -> None:
    assert blocks("scenarios.md") == blocks("scenarios.ja.md")
