"""Only a scenario in which something that cites the clause runs counts for it."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kirifuda.ledger import make_ledger
from kirifuda.ledger.exercised import exercised_by_scenarios, exercised_by_tests
from kirifuda.ledger.marked_tests import MarkedTest, marked_tests_ran
from kirifuda.ledger.ran import Ran, Watch
from kirifuda.ledger.readers import Readers
from kirifuda.words import LANGUAGES, say

if TYPE_CHECKING:
    from .conftest import Checkout

DRAW = ("src/made_up/drawing.py", "draw")
SCENARIO = "tests/scenarios/made_up/losing.toml"


def gaps(checkout: "Checkout", ran: Ran) -> list[tuple[str, str, str]]:
    exercised = exercised_by_scenarios("made-up", checkout.sources, {SCENARIO: ran})
    found = make_ledger("made-up", 0, checkout.sources, scenarios_ran=exercised).gaps
    for gap in found:
        for language in LANGUAGES:
            assert gap.id in say(gap.problem, language) and say(gap.remedy, language)
    return [(gap.kind, gap.id, gap.where) for gap in found]


def whole(checkout: "Checkout", **ran: object) -> list[tuple[str, str, str]]:
    return gaps(checkout, Ran(frozenset({DRAW}), frozenset({"リスト/手札"}), **ran))  # type: ignore[arg-type]


def test_a_scenario_in_which_the_code_of_its_clauses_runs_counts(checkout: "Checkout") -> None:
    assert whole(checkout) == []


def test_a_scenario_that_only_names_a_clause_does_not_count(checkout: "Checkout") -> None:
    where = f"{SCENARIO}:3 引けなければ負け"
    assert gaps(checkout, Ran(cited=frozenset({"リスト/手札"}))) == [("no-test", "2-1", ""), ("not-run", "2-1", where)]
    assert gaps(checkout, Ran(frozenset({DRAW}))) == [("no-test", "リスト/手札", ""), ("not-run", "リスト/手札", where)]


def test_an_empty_function_that_cites_the_clause_and_never_runs_helps_nobody(checkout: "Checkout") -> None:
    checkout.spoil(checkout.code, 'Outcome(seat, "2-1")', "Outcome(seat, by)")
    checkout.code.write_text(checkout.code.read_text("utf-8") + '\n@clause("2-1")\ndef idle(g): ...\n', "utf-8")
    assert [gap[:2] for gap in whole(checkout)] == [("no-test", "2-1"), ("not-run", "2-1")]


def test_a_scenario_that_states_nothing_does_not_count(checkout: "Checkout") -> None:
    assert [gap[:2] for gap in whole(checkout, expects=False)] == [
        ("no-test", "2-1"),
        ("no-test", "リスト/手札"),
        ("expects-nothing", "2-1"),
        ("expects-nothing", "リスト/手札"),
    ]


def test_what_is_said_not_to_happen_is_no_gap_and_no_test(checkout: "Checkout") -> None:
    checkout.spoil(checkout.scenario, "clauses", 'without = ["2-1"]\nclauses')
    assert gaps(checkout, Ran(cited=frozenset({"リスト/手札"}))) == [("no-test", "2-1", "")]


def test_what_is_said_not_to_happen_must_not_happen(checkout: "Checkout") -> None:
    checkout.spoil(checkout.scenario, "clauses", 'without = ["2-1"]\nclauses')
    assert [gap[:2] for gap in whole(checkout)] == [("no-test", "2-1"), ("happens", "2-1")]


TEST = "tests/test_drawing.py"
DRAWN = MarkedTest(
    TEST, frozenset({"", "test_draws_one"}), frozenset({"1-1", "R1"}), frozenset({DRAW}), frozenset(), True, True
)


@pytest.mark.parametrize(
    ("ran", "problems"),
    [
        ([DRAWN], []),
        ([replace(DRAWN, functions=frozenset(), told=frozenset({"1-1"}))], []),
        ([], ["no-test", "no-test", "marker-on-nothing", "marker-on-nothing"]),
        ([replace(DRAWN, passed=False)], ["no-test", "no-test", "marker-on-nothing", "marker-on-nothing"]),
        ([replace(DRAWN, names=frozenset({""}))], ["no-test", "no-test", "marker-on-nothing", "marker-on-nothing"]),
        ([replace(DRAWN, asserts=False)], ["no-test", "no-test", "marker-states-nothing", "marker-states-nothing"]),
        ([replace(DRAWN, functions=frozenset())], ["no-test", "no-test", "marker-not-run", "marker-not-run"]),
    ],
)
def test_a_marker_counts_where_a_test_passes_states_something_and_runs_the_code(
    checkout: "Checkout", ran: list[MarkedTest], problems: list[str]
) -> None:
    exercised = exercised_by_tests("made-up", checkout.sources, ran)
    assert [gap.kind for gap in make_ledger("made-up", 0, checkout.sources, tests_ran=exercised).gaps] == problems


def test_what_only_does_not_happen_is_no_test_even_where_nothing_was_run(checkout: "Checkout") -> None:
    checkout.spoil(checkout.scenario, "clauses", 'without = ["2-1"]\nclauses')
    assert [gap[:2] for gap in checkout.gaps()] == [("no-test", "2-1")]


MARKED = """
import pytest

@pytest.mark.clause("K4")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_states_something(number):
    assert number

@pytest.mark.clause("K4")
def test_states_nothing(): ...

@pytest.mark.clause("K4")
def test_refuses():
    with pytest.raises(ZeroDivisionError):
        1 // 0

@pytest.mark.clause("K4")
def test_is_skipped():
    pytest.skip("never")

def test_without_a_marker():
    assert True

@pytest.mark.clause("K4")
def test_states_several_things():
    assert True
    assert not False
"""


def test_marked_tests_are_run_under_watch_each_once(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\nmarkers = ["clause"]\n', "utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text(MARKED, "utf-8")
    ran = marked_tests_ran(["black-poker"], tmp_path)
    assert [(max(one.names), one.passed, one.asserts) for one in ran] == [
        ("test_states_something", True, True),
        ("test_states_nothing", True, False),
        ("test_refuses", True, True),
        ("test_is_skipped", False, False),
        ("test_states_several_things", True, True),
    ]
    assert {(one.file, *one.clauses) for one in ran} == {("tests/test_it.py", "K4")}


def test_a_constant_is_tried_by_who_reads_it_and_what_is_made_at_import_by_who_reads_that(tmp_path: Path) -> None:
    (tmp_path / "cards.py").write_text("def number(x): ...\nNUMBERS = [number(x) for x in range(3)]\n", "utf-8")
    text = (
        "from .cards import NUMBERS as ALL\nLEAST = 1\nclass A:\n    def f(self): return ALL\ndef g(): return LEAST\n"
    )
    (tmp_path / "rules.py").write_text(text, "utf-8")
    readers = Readers(sorted(tmp_path.glob("*.py")), tmp_path)
    assert readers.of("cards.py", "NUMBERS") == {("rules.py", "A.f")}
    assert readers.of("cards.py", "number") == {("rules.py", "A.f")}
    assert readers.of("rules.py", "LEAST") == {("rules.py", "g")}
    assert readers.of("cards.py", "LEAST") == set()


def test_functions_of_the_folder_are_noted_while_they_are_watched(tmp_path: Path) -> None:
    names: dict[str, object] = {}
    exec(
        compile("def f():\n    return [x for x in (1, 2)]\ndef g(): ...\n", str(tmp_path / "a" / "b.py"), "exec"), names
    )
    watch = Watch(tmp_path / "a", tmp_path)
    with watch.watching():
        names["f"]()  # type: ignore[operator]
    names["g"]()  # type: ignore[operator]
    assert watch.functions == {("a/b.py", "f")}


@pytest.mark.parametrize(
    "key",
    ["not-run", "happens", "expects-nothing", "marker-on-nothing", "marker-states-nothing", "marker-not-run", "acts"],
)
def test_each_gap_says_what_to_do(key: str) -> None:
    from kirifuda.ledger import Gap

    gap = Gap(key, "K4", "a.toml:3", ("b.py:1 f",))
    assert all("K4" in say(gap.problem, language) for language in LANGUAGES)
