"""The mutants that are made, and that a changed rule is noticed, survives or runs out of time."""

import os
import sys
import time
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

from mutation.judged import judged_equivalent
from mutation.mutant import Mutant, Site
from mutation.operators import mutants_of
from mutation.report import Results, report
from mutation.suite import Check, Suite
from mutation.trial import SURVIVED, TIMEOUT, code_of, in_child, result_of, try_all

IDS = frozenset({"K4", "K9"})
DEEP = (
    "(a if b else c) + d % 2 == e => ((a if b else c) + d % 2 != e)",
    "(a if b else c) + d % 2 => (a if b else c)",
    "(a if b else c) + d % 2 => (d % 2)",
    "(a if b else c) + d % 2 => ((a if b else c) - d % 2)",
    "b => True",
    "b => False",
    "d % 2 => (d)",
    "d % 2 => (2)",
    "d % 2 => (d // 2)",
    "2 => 3",
    "2 => 1",
)


def made(tmp_path: Path, source: str, helpers: bool = False) -> list[Mutant]:
    (tmp_path / "rules.py").write_text(source, encoding="utf-8")
    return mutants_of(tmp_path / "rules.py", tmp_path, IDS, helpers)


@pytest.mark.parametrize(
    ("statement", "changes"),
    [
        ("if a < b: f()", {"a < b => True", "a < b => False", "a < b => (a <= b)", "f() => pass"}),
        ("x = a and b", {"a and b => (a or b)", "a => True", "b => True"}),
        ("x = not a", {"not a => (a)"}),
        ("x = a in b", {"a in b => (a not in b)"}),
        ("x = 7", {"7 => 8", "7 => 6"}),
        ("x = -1", {"-1 => 0", "-1 => -2"}),
        ("x = True", {"True => False"}),
        ("x = seat", {"seat => (1 - seat)"}),
        ("x = 1 - seat", {"1 - seat => seat"}),
        ("x = request.seat", {"request.seat => (1 - request.seat)"}),
        ("x = (a, b)", {"(a, b) => (b,)", "(a, b) => (a,)"}),
        ("x = a + b", {"a + b => (a)", "a + b => (b)", "a + b => (a - b)"}),
        ("g.x = a", {"g.x = a => pass"}),
        ("g.x += a", {"g.x += a => pass", "g.x += a => g.x = a"}),
        ("yield from f(a, by='K9')", {"yield from f(a, by='K9') => pass", "'K9' => 'K9?'"}),
        ("return f(a)", {"return f(a) => return None"}),
        ("x = max(a, b)", {"max(a, b) => (a)", "max(a, b) => (b)", "max => min"}),
        ("x = f(a, up=b)", {"f(a, up=b) => f(a)"}),
        ("x = card.zone // 2", set()),
        ("x = (a if b else c) + d % 2 == e", {*DEEP}),
        ("x = choose(about=(a, b))", set()),
        ("x = choose(g, by, 'which', ids, CARD, (a, b), c)", set()),
        ("assert a == 1", set()),
    ],
)
def test_the_changes_of_a_statement(tmp_path: Path, statement: str, changes: set[str]) -> None:
    mutants = made(tmp_path, f'@clause("K4")\ndef rule(g):\n    """What it says."""\n    {statement}\n')
    assert {mutant.key.removeprefix("rules.rule: ") for mutant in mutants} == changes
    for mutant in mutants:
        assert mutant.site == Site("rules.py", "rule", ("K4",), False)
        compile(mutant.applied((tmp_path / "rules.py").read_text(encoding="utf-8")), "rules.py", "exec")


def test_what_carries_no_clause_is_left_alone_unless_asked_for(tmp_path: Path) -> None:
    source = "def helper(a):\n    return not a\n"
    assert made(tmp_path, source) == []
    assert [mutant.key for mutant in made(tmp_path, source, helpers=True)] == ["rules.helper: not a => (a)"]


def test_the_words_of_an_action_are_changed_one_at_a_time(tmp_path: Path) -> None:
    mutants = made(tmp_path, 'KILL: Final = Action("K9", 3, "direct-normal-quick", "BD", HEART)\n')
    assert {(mutant.before, mutant.after) for mutant in mutants} == {
        ('"K9"', "'K9?'"),
        ("3", "4"),
        ("3", "2"),
        ('"direct-normal-quick"', "'triggered-normal-quick'"),
        ('"direct-normal-quick"', "'direct-immediate-quick'"),
        ('"direct-normal-quick"', "'direct-normal-main'"),
        ('"BD"', "'D'"),
        ('"BD"', "'BDL'"),
        ("HEART", "DIAMOND"),
    }
    assert {mutant.site for mutant in mutants} == {Site("rules.py", "KILL", ("K9",), True)}


def test_the_same_change_twice_has_two_keys_and_each_changes_its_own_place(tmp_path: Path) -> None:
    source = '@clause("K4")\ndef rule(g):\n    return (f("防壁", seat), seat)\n'
    both = [mutant for mutant in made(tmp_path, source) if mutant.before == "seat"]
    assert [mutant.key.partition("seat)")[2] for mutant in both] == ["", " #2"]
    assert both[0].diff(source) == [
        '-    return (f("防壁", seat), seat)',
        '+    return (f("防壁", (1 - seat)), seat)',
    ]
    assert both[1].diff(source)[1] == '+    return (f("防壁", seat), (1 - seat))'


def test_the_checks_that_name_the_clause_come_first_and_those_that_cannot_notice_not_at_all() -> None:
    here = frozenset({("rules.py", "rule")})
    checks = [
        Check("slow", frozenset(), True, 2.0, here),
        Check("test", frozenset({"K4"}), False, 0.1, here),
        Check("named", frozenset({"K4", "K9"}), True, 3.0, here),
        Check("elsewhere", frozenset({"K4"}), True, 0.1, frozenset()),
        Check("quick", frozenset(), True, 1.0, here),
    ]
    suite = Suite(checks, at_import=frozenset({("rules.py", "made")}))
    order = [check.name for check in suite.for_(("rules.py", "rule"), ("K4",), False)]
    assert order == ["named", "test", "quick", "slow"]
    assert len(suite.for_(("rules.py", "made"), (), False)) == 5
    assert len(suite.for_(("rules.py", "KILL"), (), True)) == 5


def test_the_code_of_a_method_is_found_by_its_qualified_name() -> None:
    module = compile(
        "class A:\n    def f(self):\n        return [x for x in 'ab']\n    def g(self): ...\n", "m", "exec"
    )
    assert code_of(module, "A.f").co_qualname == "A.f"
    with pytest.raises(LookupError):
        code_of(module, "A.h")


def test_a_child_tells_its_result_its_error_or_nothing_in_time() -> None:
    soon = time.monotonic() + 20
    assert result_of(*in_child(lambda: [os.getpid(), "done"]), soon)[1] == "done"
    assert result_of(*in_child(lambda: 1 // 0), soon).startswith("ZeroDivisionError")
    assert result_of(*in_child(lambda: os._exit(3)), soon) == "crashed"
    assert result_of(*in_child(lambda: time.sleep(60)), time.monotonic() + 0.2) == TIMEOUT


def test_every_mutant_is_tried_and_an_endless_one_holds_up_nobody(tmp_path: Path) -> None:
    mutants = made(tmp_path, '@clause("K4")\ndef rule(g):\n    return (a, 7, seat)\n')
    results: dict[str, str] = {}

    def work(mutant: Mutant):  # type: ignore[no-untyped-def]
        return lambda: time.sleep(60) if mutant.before == "seat" else mutant.after

    try_all(mutants, work, 2, 1.0, lambda mutant, by: results.update({mutant.after: by}))
    assert results.pop("(1 - seat)") == TIMEOUT
    assert results == {after: after for after in ("8", "6", "(7, seat)", "(a, seat)", "(a, 7)")}


def test_the_report_names_survivors_by_place_and_clause_and_respects_judgements(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    mutants = made(tmp_path / "src", '@clause("K4")\ndef rule(g):\n    return (7, not a)\n')
    noticed = {mutant: SURVIVED if mutant.after in ("8", "(a)") else "a scenario" for mutant in mutants}
    results = Results(tmp_path, noticed, judged={"rules.rule: not a => (a)": "a is always true"}, stale=["gone"])
    text = report(results)
    assert "5 mutants: 3 noticed (0 ran on without end), 1 survived (0 never reached), 1 judged equivalent" in text
    assert "== rules.rule  [K4]\nsrc/rules.py:3\n    -    return (7, not a)\n    +    return (8, not a)\n" in text
    assert "K4: 1 of 5" in text
    assert "there is no such mutant: gone" in text


@pytest.mark.parametrize("game", ["black-poker", "legions", "last-chronicle"])
def test_every_judgement_has_a_reason(game: str) -> None:
    judged = judged_equivalent(Path(__file__).resolve().parents[2] / "tools" / "mutants.toml", game)
    assert judged and all(reason.strip() for reason in judged.values())
