"""A broken file: every mistake is named, with its line and what would be right."""

from collections.abc import Callable
from pathlib import Path

import pytest

from kirifuda.scenario import Broken, Scenario, load, problem_text

Write = Callable[[str], Path]
GOOD = """game = "black-poker"
edition = "pro"
clauses = ["W1"]
title = "x"
[position.1]
hand = ["♠K"]
[[step]]
do = "アタック"
then.asks = "1 act"
"""


def problems(path: Path) -> list[tuple[int, str]]:
    with pytest.raises(Broken) as broken:
        load(path)
    for problem in broken.value.problems:
        assert problem_text(problem, "ja") != problem_text(problem, "en")
    return [(problem.line, problem_text(problem, "en")) for problem in broken.value.problems]


@pytest.mark.parametrize(
    ("right", "wrong", "line", "says"),
    [
        ('game = "black-poker"', 'game = "chess"', 1, "black-poker"),
        ('edition = "pro"', 'edition = "prp"', 2, "pro"),
        ('clauses = ["W1"]', 'clauses = ["W99"]', 3, "W"),
        ("title =", "titel =", 4, "There is: title"),
        ("[position.1]", "[position.3]", 5, "There is: 1, 2"),
        ("[position.1]", "[position]", 6, "turn_player"),
        ("hand =", "hnad =", 6, "There is: hand"),
        ('["♠K"]', '["♠11"]', 6, "♠10"),
        ('["♠K"]', '"♠K flying"', 6, "flying"),
        ('["♠K"]', "3.5", 6, "a list of texts"),
        ('["♠K"]', "-1", 6, "a whole number"),
        ("do =", "doo =", 8, "There is: do"),
        ('"アタック"', "3", 8, "a list of texts"),
        ("then.asks =", "then.ask =", 9, "There is: asks"),
        ('"1 act"', '"act"', 9, "as in “1 act”"),
        ('"1 act"', '"1 actt"', 9, "act"),
        ('then.asks = "1 act"', 'then.events = ["burried 1"]', 9, "buried"),
        ('then.asks = "1 act"', 'then.events = ["buried §K99"]', 9, "K9"),
        ('then.asks = "1 act"', 'then.stage = ["1 アタッカー"]', 9, "アタック"),
        ('then.asks = "1 act"', 'then.refused = { "アタッカー" = "A3" }', 9, "アタック"),
        ('then.asks = "1 act"', 'then.refused = { "アタック" = "A33" }', 9, "A3"),
        ('then.asks = "1 act"', 'then.refused = { "アタック" = "A3 no-chanse" }', 9, "no-chance"),
        ('then.asks = "1 act"', 'then.outcome = { loser = 3, by = "W3" }', 9, "0, 1 or 2"),
        ('then.asks = "1 act"', 'then.outcome = { loser = 1, by = "W33" }', 9, "W3"),
        ('then.asks = "1 act"', "then.sees.1.turn = 3", 9, "There is: 1, 2, stage"),
        ('then.asks = "1 act"', "then.1 = 3", 9, "a table"),
        ('do = "アタック"', "by = 3", 8, "1, 2 or 'chance'"),
        ("[[step]]", "[[stop]]", 7, "step"),
        ('title = "x"', 'title = "x"\nstart = true', 5, "either start = true or [position]"),
        ('title = "x"', 'title = "x"\ndecks.1 = ["…"]', 5, "only with start = true"),
        ('title = "x"', 'title = "x', 4, "This is no TOML"),
    ],
)
def test_a_mistake_is_named_with_its_line(write: Write, right: str, wrong: str, line: int, says: str) -> None:
    assert right in GOOD
    found = problems(write(GOOD.replace(right, wrong, 1)))
    assert (line, True) in [(at, says in text) for at, text in found], found


def test_the_file_itself_is_good(write: Write) -> None:
    assert load(write(GOOD)).run().holds


def test_all_mistakes_are_named_at_once(write: Write) -> None:
    text = GOOD.replace("♠K", "♠11").replace("1 act", "act").replace("W1", "W99")
    assert [line for line, _ in problems(write(text))] == [3, 6, 9]


def test_a_mistake_in_a_long_list_is_found_at_its_own_line(write: Write) -> None:
    text = GOOD.replace('["♠K"]', '[\n  "♠K",\n  "♠Q",\n  "♠11",\n]')
    assert [line for line, _ in problems(write(text))] == [9]


def test_an_answer_that_names_nothing_at_all_breaks_the_file(scenario: Callable[[str], Scenario]) -> None:
    report = scenario(GOOD.replace("アタック", "アタッカー")).run(language="en")
    assert [problem.line for problem in report.problems] == [8]
    assert "There is: End, Attack, Wall Placement" in report.text()


def test_a_chooser_where_nobody_chooses(write: Write) -> None:
    start = GOOD.partition("[position.1]")[0] + "start = true\nchooser = 1\n[[step]]\n"
    ((line, said),) = problems(write(start))
    assert start.splitlines()[line - 1] == "chooser = 1"
    assert "a game with such a choice" in said


def test_files_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in problems(path)[0][1]
    path.unlink()
    assert "This cannot be read: there is no such file" in problems(path)[0][1]
    path.write_text("x = " + "[" * 5000, encoding="utf-8")
    assert "This is no TOML" in problems(path)[0][1]
    path.write_text("x = " + "9" * 5000, encoding="utf-8")
    assert "This is no TOML" in problems(path)[0][1]
