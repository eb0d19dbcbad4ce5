from collections.abc import Callable
from pathlib import Path

import pytest

from kirifuda.scenario import Report, Scenario, load

HEAD = """
game = "black-poker"
edition = "pro"
clauses = ["W1"]
title = "試し"
"""

Write = Callable[[str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a scenario down; one that does not begin with a game gets the usual head."""

    def written(text: str) -> Path:
        path = tmp_path / "scenario.toml"
        path.write_text(text if "game =" in text or "ゲーム =" in text else HEAD + text, encoding="utf-8")
        return path

    return written


@pytest.fixture
def scenario(write: Write) -> Callable[[str], Scenario]:
    return lambda text: load(write(text))


@pytest.fixture
def run(write: Write) -> Callable[[str], Report]:
    return lambda text: load(write(text)).run(language="en")
