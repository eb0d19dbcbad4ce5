"""`kirifuda check`: what it prints and how it ends."""

from collections.abc import Callable
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from kirifuda.cli.check import check
from kirifuda.errors import Complaint
from kirifuda.scenario import Report, Scenario

HOLDS = '[position.1]\nlife = 5\n[[step]]\nthen.asks = "1 act"\n'
FAILS = HOLDS.replace("1 act", "2 act")
BROKEN = HOLDS.replace("life", "lief")
Write = Callable[[str], Path]


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    monkeypatch.setenv("KIRIFUDA_LANG", "en")
    app = typer.Typer()
    app.command()(check)
    return lambda *args: CliRunner().invoke(app, [str(arg) for arg in args])


@pytest.mark.parametrize(
    ("text", "code", "says", "summary"),
    [
        (HOLDS, 0, "ok ", "1 hold, 0 fail, 0 broken"),
        (FAILS, 1, "- 2 act", "0 hold, 1 fail, 0 broken"),
        (BROKEN, 2, "There is no key “lief”", "0 hold, 0 fail, 1 broken"),
        (HOLDS + 'do = "アタッカー"', 2, "There is:", "0 hold, 0 fail, 1 broken"),
    ],
)
def test_the_exit_code_tells_how_it_went(
    checked: Callable[..., Result], write: Write, text: str, code: int, says: str, summary: str
) -> None:
    result = checked(write(text))
    assert result.exit_code == code
    assert says in result.output
    assert summary in result.output.splitlines()[-1] or summary in result.output


def test_a_folder_is_searched(checked: Callable[..., Result], write: Write) -> None:
    path = write(HOLDS)
    inner = path.parent / "inner"
    inner.mkdir()
    path.rename(inner / "a.toml")
    write(FAILS)
    result = checked(path.parent)
    assert result.exit_code == 1
    assert "2 scenarios: 1 hold, 1 fail" in result.output


def test_a_broken_file_counts_more_than_a_failing_one(checked: Callable[..., Result], write: Write) -> None:
    failing = write(FAILS).rename(write(FAILS).with_name("failing.toml"))
    assert checked(failing, write(BROKEN)).exit_code == 2


def test_trace_shows_questions_and_events_as_a_scenario_writes_them(
    checked: Callable[..., Result], write: Write
) -> None:
    output = checked("--trace", write(HOLDS + 'do = ["アタック", "resolve"]')).output
    assert "? 1 act §T1: End, Attack, Wall Placement" in output
    assert "requested 1 Attack (1) §アクションリスト/アタック" in output


def test_trail_shows_the_clauses_in_order(checked: Callable[..., Result], write: Write) -> None:
    refused = 'refused = { "英雄召喚" = "cost-B" }\n[[step]]\ndo = ["アタック", "resolve"]'
    output = checked("--trail", write(HOLDS + refused)).output
    attack = "アクションリスト/アタック"
    assert output.splitlines()[0] == f"cost-B → {attack} → A2 → T2 → T3 → {attack}"


def test_quiet_and_forks(checked: Callable[..., Result], write: Write) -> None:
    result = checked("--quiet", "--forks", write(HOLDS))
    assert result.exit_code == 0
    assert "ok " not in result.output


def test_an_empty_folder_is_a_complaint(checked: Callable[..., Result], tmp_path: Path) -> None:
    assert isinstance(checked(tmp_path).exception, Complaint)


def test_an_error_of_ours_in_one_file_does_not_end_the_run(
    checked: Callable[..., Result], write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = write(HOLDS).rename(write(HOLDS).with_name("first.toml"))
    real = Scenario.run

    def run(scenario: Scenario, through_forks: bool = False, language: str = "ja") -> Report:
        if scenario.path == first:
            raise AssertionError("impossible")
        return real(scenario, through_forks, language)

    monkeypatch.setattr(Scenario, "run", run)
    result = checked(first, write(HOLDS))
    assert result.exit_code == 2
    assert "the engine went wrong (AssertionError: impossible)" in result.output
    assert "2 scenarios: 1 hold, 0 fail, 1 broken" in result.output
