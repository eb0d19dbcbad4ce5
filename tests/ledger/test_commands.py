"""`kirifuda ledger` and `kirifuda rule`."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kirifuda import Complaint
from kirifuda.cli import ledger
from kirifuda.cli.main import app
from kirifuda.ledger import read_book


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["--lang", "en", *words])
    if isinstance(result.exception, Complaint):
        return 2, result.exception.phrase.key
    return result.exit_code, result.output


def test_the_command_prints_a_table_that_fits_a_terminal_of_80_columns() -> None:
    code, said = run("ledger", "black-poker", "--games", "0")
    rows = [line for line in said.splitlines() if line.startswith(" ")]
    assert any(
        re.search(r"K4 +Soldiers or one wall +behaviour +\d+ +(?:\d+|-) +(?:\d+/\d+~? +)?0", row) for row in rows
    )
    assert max(map(len, rows)) <= 80
    assert code == (1 if "Gaps: " in said else 0)


def test_the_command_shows_one_clause() -> None:
    _, said = run("ledger", "black-poker", "エンド", "--games", "1")
    assert said.startswith("アクションリスト/エンド  End (behaviour; the list)")
    assert "Cited in 1 random games: events " in said


def test_the_command_writes_a_page(tmp_path: Path) -> None:
    run("ledger", "black-poker", "--games", "0", "--html", str(tmp_path / "ledger.html"))
    assert (tmp_path / "ledger.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_the_command_prints_json() -> None:
    _, said = run("ledger", "black-poker", "--games", "0", "--json")
    assert json.loads(said)["clauses"]["K4"]["title"]["en"] == "Soldiers or one wall"


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (("ledger", "chess"), "complaint-unknown-book"),
        (("ledger", "black-poker", "no such clause"), "complaint-clause-unheard"),
        (("ledger", "black-poker", "--games", "-1"), "complaint-ledger-bad-games"),
        (("ledger", "black-poker", "--games", "0", "--html", "/no/such/folder/x.html"), "complaint-ledger-unwritable"),
        (("ledger", "legions", "--edition", "2020"), "complaint-book-edition"),
        (("ledger", "black-poker", "--edition", "light"), "complaint-book-without-editions"),
        (("rule", "no such clause"), "complaint-clause-unheard"),
        (("rule", "K4", "--game", "chess"), "complaint-unknown-book"),
    ],
)
def test_bad_input_ends_with_a_complaint(words: tuple[str, ...], key: str) -> None:
    assert run(*words) == (2, key)


def test_a_book_without_code_has_no_ledger(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "has_code", lambda game: game != "legions")
    assert run("ledger", "legions") == (2, "complaint-ledger-not-yet")


def test_editions_are_shown_one_after_the_other_or_alone() -> None:
    titles = [
        [line.strip() for line in run("ledger", "legions", "--games", "0", *more)[1].splitlines() if "Ledger: " in line]
        for more in ((), ("--edition", "２０１８"))
    ]
    assert titles == [["Ledger: Legions! 2018", "Ledger: Legions! 2019"], ["Ledger: Legions! 2018"]]


def test_of_several_editions_one_clause_is_that_of_the_newest() -> None:
    newest, named = (run("ledger", "legions", "27-5", "--games", "0", *more) for more in ((), ("--edition", "2019")))
    assert newest == named
    assert newest[1].splitlines()[:2] == [
        "Legions! comprehensive rules 2019-10-09",
        "27-5  Draw phase (behaviour; published rules)",
    ]


def test_editions_as_json_and_as_one_page(tmp_path: Path) -> None:
    _, said = run("ledger", "legions", "--games", "0", "--json")
    assert [(one["edition"], one["clauses"]["01-1"]["pairs"][0]["relation"]) for one in json.loads(said)] == [
        ("2018", "same"),
        ("2019", "same"),
    ]
    run("ledger", "legions", "--games", "0", "--html", str(tmp_path / "ledger.html"))
    page = (tmp_path / "ledger.html").read_text(encoding="utf-8")
    assert page.count('<article id="2018/') == len(read_book("legions", edition="2018").ids)
    assert page.count('<article id="2019/') == len(read_book("legions", edition="2019").ids)


def test_a_rule_is_shown_by_any_of_its_names() -> None:
    assert run("rule", "soldiers or one wall") == run("rule", "K4", "--game", "ブラックポーカー")
