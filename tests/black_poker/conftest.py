"""Tables to look at: a position written as in a scenario, played by name."""

from collections.abc import Callable
from pathlib import Path

import pytest

from kirifuda.scenario import load
from kirifuda.scenario.play import Play

Laid = Callable[[str, str], Play]


@pytest.fixture
def laid(tmp_path: Path) -> Laid:
    """Lay out a position of an edition; `do` of what comes back answers by name."""

    def lay(edition: str, position: str) -> Play:
        path = tmp_path / "position.toml"
        path.write_text(
            f'game = "black-poker"\nedition = "{edition}"\nclauses = ["P4"]\ntitle = "-"\n{position}\n[[step]]\n',
            encoding="utf-8",
        )
        scenario = load(path)
        return Play(scenario.known, scenario.state(), {}, False, "en", [])

    return lay
