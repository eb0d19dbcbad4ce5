"""Every scenario of the project, beside a game that goes through a fork and a pickle at every answer."""

from pathlib import Path

import pytest

from kirifuda.scenario import load, scenarios_below

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = scenarios_below(FOLDER)


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(FOLDER).with_suffix("")) for path in FILES])
def test_scenario(path: Path) -> None:
    scenario = load(path)
    file = scenario.file
    assert file.clauses and file.title.ja and file.title.en, "a scenario of the project has clauses and a title"
    report = scenario.run(through_forks=True, language="en")
    assert report.holds, report.text()


def test_there_are_scenarios() -> None:
    assert FILES
