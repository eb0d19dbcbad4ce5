"""The mutants that are made, and that a changed rule is noticed, survives or runs out of time."""

import os
import sys
import time
from argparse import Namespace
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

from mutation.chosen import choose
from mutation.kept import Kept
from mutation.measured import Functions, Measured, code_read
from mutation.mutant import Mutant
from mutation.operators import mutants_of
from mutation.readers import Readers
from mutation.report import Results, report
from mutation.run import better, still_made
from mutation.sorts import sampled
from mutation.suite import Check, Suite, Tracer
from mutation.trial import CRASHED, SURVIVED, TIMEOUT, Failed, Last, at_most, code_of, in_child, result_of, try_all

from kirifuda.ledger import sources_of
from kirifuda.ledger.scores import JUDGED, Tried, judged_equivalent, marks_present, read_scores

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


def made(tmp_path: Path, source: str) -> list[Mutant]:
    (tmp_path / "rules.py").write_text(source, encoding="utf-8")
    return mutants_of(tmp_path / "rules.py", tmp_path, IDS, {"rule": ("K4",), "KILL": ("K9",)})


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
        ("x = choose(x, by, 'which', ids, CARD, (a, b), c)", set()),
        ("x = choose(g, x, by, 'which', ids, CARD, (a, b))", set()),
        ("x = agrees(g, 'x', 'y', 'which', (a, b))", set()),
        ("x = Refusal('x', 'too-dear', (a, b))", set()),
        ("assert a == 1", set()),
        ("for x in a: f()", {"a => ()", "f() => pass"}),
        ("x = f(a, b)", {"f(a, b) => f(b, a)"}),
        ("x = f(g, b)", set()),
        ("x = f('y', b, b)", set()),
        ("x = {1: a}", {"{1: a} => {}", "1 => 2", "1 => 0"}),
        ("x = LEFT", {"LEFT => RIGHT"}),
        ("x = HAND", set()),
        ("if a in g.ears.acts: f()", {"a in g.ears.acts => False", "f() => pass"}),
        ("if a not in ears.acts: f()", {"a not in ears.acts => True", "f() => pass"}),
        (
            "if g.lasting and a in g.ears.acts: f()",
            {"g.lasting and a in g.ears.acts => False", "a in g.ears.acts => (a not in g.ears.acts)", "f() => pass"},
        ),
        (
            "x = g.lasting and b",
            {"g.lasting and b => (g.lasting or b)", "b => True"},
        ),
        ("if g.sink is not None: f()", {"g.sink is not None => False", "f() => pass"}),
        ("if a not in kept: kept[a] = f()", {"a not in kept => False", "kept[a] = f() => pass"}),
        ("if a: raise LookupError(b)", {"a => True"}),
        ("if a: raise GameOver(b)", {"a => True", "a => False", "raise GameOver(b) => pass"}),
        ("if g.stale & g.reads: f()", {"g.stale & g.reads => False", "f() => pass"}),
        ("g.stirred |= a", {"g.stirred |= a => pass"}),
        ("x = card.wrong(a, up=b)", set()),
    ],
)
def test_the_changes_of_a_statement(tmp_path: Path, statement: str, changes: set[str]) -> None:
    known = "from table import LEFT, RIGHT\n"
    mutants = made(tmp_path, f'{known}@clause("K4")\ndef rule(g):\n    """What it says."""\n    {statement}\n')
    assert {mutant.key.removeprefix("rules.rule: ") for mutant in mutants} == changes
    for mutant in mutants:
        assert (mutant.site.file, mutant.site.name, mutant.site.clauses) == ("rules.py", "rule", ("K4",))
        assert mutant.site.source.startswith('@clause("K4")') and list(mutant.lines) == [5]
        compile(mutant.applied((tmp_path / "rules.py").read_text(encoding="utf-8")), "rules.py", "exec")


def test_every_case_of_a_match_is_left_out_once(tmp_path: Path) -> None:
    source = (
        "def rule(g):\n    match g:\n        case 1 | 2:\n            f()\n        case _ if g.x:\n            h()\n"
    )
    mutants = made(tmp_path, source)
    assert [mutant.key.removeprefix("rules.rule: ") for mutant in mutants] == [
        "1 | 2 => 1 | 2 if False",
        "g.x => True",
        "g.x => False",
        "f() => pass",
        "h() => pass",
    ]
    for mutant in mutants:
        compile(mutant.applied(source), "rules.py", "exec")
    assert [list(mutant.lines) for mutant in mutants] == [[2, 3], [2, 3], [2, 3], [4], [6]]


def test_what_runs_whenever_a_change_matters_are_the_lines_of_its_own_statement(tmp_path: Path) -> None:
    mutants = made(tmp_path, "def rule(g):\n    if (\n        g.x\n    ):\n        f(\n            7\n        )\n")
    assert {mutant.before: list(mutant.lines) for mutant in mutants} == {
        "g.x": [2, 3, 4],
        "f( 7 )": [5, 6, 7],
        "7": [5, 6, 7],
    }


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
    assert {(mutant.site.name, mutant.site.clauses, mutant.site.constant) for mutant in mutants} == {
        ("KILL", ("K9",), True)
    }


def test_the_same_change_twice_has_two_keys_and_each_changes_its_own_place(tmp_path: Path) -> None:
    source = '@clause("K4")\ndef rule(g):\n    return (f("防壁", seat), seat)\n'
    both = [mutant for mutant in made(tmp_path, source) if mutant.before == "seat"]
    assert [mutant.key.partition("seat)")[2] for mutant in both] == ["", " #2"]
    assert both[0].diff(source) == [
        '-    return (f("防壁", seat), seat)',
        '+    return (f("防壁", (1 - seat)), seat)',
    ]
    assert both[1].diff(source)[1] == '+    return (f("防壁", seat), (1 - seat))'


def test_the_checks_that_name_the_clause_come_first_and_those_that_do_not_run_the_line_not_at_all() -> None:
    here = {"rules.py": 1 << 3 | 1 << 4}
    checks = [
        Check("slow", True, "", 2.0, here),
        Check("named", True, "", 3.0, here),
        Check("elsewhere", True, "", 0.1, {"rules.py": 1 << 9, "other.py": 1 << 3}),
        Check("quick", True, "", 1.0, here),
    ]
    found = Suite(checks).in_order(lambda check: check.runs("rules.py", range(4, 6)), frozenset({"named", "elsewhere"}))
    assert [check.name for check in found] == ["named", "quick", "slow"]


def test_the_lines_that_run_are_noted_and_only_those_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    path = tmp_path / "game" / "rules.py"
    path.write_text("def rule(x):\n    if x:\n        return 1\n    return 2\n", encoding="utf-8")
    names: dict[str, object] = {}
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), names)
    tracer = Tracer(tmp_path / "game", tmp_path)
    with tracer.watching():
        assert names["rule"](0) == 2  # type: ignore[operator]
        Path(os.devnull).is_file()
    assert tracer.lines() == {"game/rules.py": 1 << 1 | 1 << 2 | 1 << 4}
    whole = Tracer(tmp_path / "game", tmp_path, whole=True)
    with whole.watching():
        assert names["rule"](0) == 2  # type: ignore[operator]
    assert whole.lines() == {"game/rules.py": 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4}


def test_a_constant_is_read_where_it_is_named_and_where_what_is_made_of_it_is(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(
        "LEAST = 1\nMOST = LEAST + 1\nSHOWN = 3\nprint(SHOWN)\ndef f():\n    return MOST\ndef g():\n    return LEAST\n",
        encoding="utf-8",
    )
    readers = Readers([path], tmp_path)
    assert readers.of("MOST") == [("rules.py", range(6, 7))]
    assert readers.of("LEAST") == [("rules.py", range(8, 9)), ("rules.py", range(6, 7))]
    assert readers.of("SHOWN") is None and readers.of("NOWHERE") is None


def test_what_was_found_is_kept_until_the_function_or_the_scenario_is_another(tmp_path: Path) -> None:
    mutant, other = made(tmp_path, '@clause("K4")\ndef rule(g):\n    return (a, 7)\n')[:2]
    scenario, later = Check("a.toml", True, "first"), Check("b.toml", True, "")
    kept = Kept(tmp_path / "kept.json")
    kept.keep(mutant, "a.toml", [scenario, later])
    kept.keep(other, SURVIVED, [scenario])
    kept.write()
    again = Kept(tmp_path / "kept.json")
    assert again.of(mutant, [scenario]) == "a.toml"
    assert again.of(other, [scenario]) == SURVIVED
    assert again.of(mutant, [Check("a.toml", True, "second")]) is None
    assert again.of(mutant, [later]) is None
    assert again.of(other, [scenario, later]) is None, "a new scenario may notice what survived"
    again.there_are([scenario])
    again.keep(other, SURVIVED, [scenario])
    assert again.to_try(other, [scenario, later]) == [later], "what was tried in vain is not tried again"
    assert again.to_try(other, [Check("a.toml", True, "second")]) == [Check("a.toml", True, "second")]
    assert again.to_try(mutant, [scenario, later]) == [scenario, later]
    changed = made(tmp_path, '@clause("K4")\ndef rule(g):\n    return (a, 7)  # anew\n')[0]
    assert changed.key == mutant.key and again.of(changed, [scenario]) is None


def test_what_a_check_runs_is_known_until_it_or_what_it_ran_is_written_anew(tmp_path: Path) -> None:
    own = tmp_path / "src" / "game"
    own.mkdir(parents=True)
    rules = own / "rules.py"

    def written(one: str, other: str = "def g(): pass\n", top: str = "A = 1\n") -> Measured:
        rules.write_text(f"{top}@clause('K4')\ndef f():\n    {one}\n    return 2\n{other}", encoding="utf-8")
        return Measured(tmp_path / "measured.json", code_read(tmp_path, own), Functions(own, tmp_path))

    check = Check("a.toml", True, "first", 0.5, {"src/game/rules.py": 1 << 3 | 1 << 4})
    measured = written("a = 1")
    assert measured.known("a.toml", True, "first") is None
    measured.keep([check])
    assert written("a = 1").known("a.toml", True, "first") == check
    assert written("a = 1").known("a.toml", True, "second") is None
    assert written("a = 1", "def g(): return 7\n").known("a.toml", True, "first") == check, "it did not run g"
    assert written("a = 2").known("a.toml", True, "first") is None
    assert written("a = 1", top="A = 2\n").known("a.toml", True, "first") is None
    moved = written("a = 1", top="\n\nA = 1\n").known("a.toml", True, "first")
    assert moved is not None and moved.ran == {"src/game/rules.py": 1 << 5 | 1 << 6}


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
    failed = result_of(*in_child(lambda: 1 // 0), soon)
    assert isinstance(failed, Failed) and failed.why.startswith("ZeroDivisionError")
    assert result_of(*in_child(lambda: os._exit(3)), soon) == CRASHED
    assert result_of(*in_child(lambda: time.sleep(60)), time.monotonic() + 0.2) == TIMEOUT


def endless() -> None:
    with at_most(0.05):
        while True:
            pass


def test_a_check_that_runs_on_without_end_ends_its_process_and_counts_as_noticed() -> None:
    assert result_of(*in_child(endless), time.monotonic() + 60) == TIMEOUT


def in_time() -> str:
    with at_most(0.05):
        pass
    begun = time.process_time()
    while time.process_time() - begun < 0.2:
        pass
    return "done"


def test_what_comes_after_a_check_has_time_again() -> None:
    assert result_of(*in_child(in_time), time.monotonic() + 60) == "done"


@pytest.mark.parametrize("together", [1, 4])
def test_every_mutant_is_tried_and_an_endless_one_holds_up_nobody(tmp_path: Path, together: int) -> None:
    mutants = made(tmp_path, '@clause("K4")\ndef rule(g):\n    return (a, 7, seat)\n')
    results: dict[str, str] = {}

    def work(mutant: Mutant) -> str | Last:
        if mutant.before == "seat":
            time.sleep(60)
        if mutant.after == "8":
            os._exit(1)
        return Last(mutant.after) if mutant.after == "(a, seat)" else mutant.after

    try_all(mutants, work, 2, 1.0, lambda mutant, by: results.update({mutant.after: by}), together)
    assert results.pop("(1 - seat)") == TIMEOUT
    assert results.pop("8") == CRASHED
    assert results == {after: after for after in ("6", "(7, seat)", "(a, seat)", "(a, 7)")}


def test_the_report_names_survivors_by_place_and_clause_and_respects_judgements(tmp_path: Path) -> None:
    mutants = made(tmp_path, '@clause("K4")\ndef rule(g):\n    return (7, not a)\n')
    noticed = {mutant: SURVIVED if mutant.after in ("8", "(a)") else "a scenario" for mutant in mutants}
    clauses = {"": {("rules.py", "rule"): frozenset({"K4"})}}
    results = Results(
        tmp_path, clauses, noticed, judged={"rules.rule: not a => (a)": "a is always true"}, stale=["gone"]
    )
    text = report(results)
    assert "5 mutants: 3 noticed (0 ran on without end), 1 survived (0 never reached), 1 judged equivalent" in text
    assert "== rules.rule  [K4]\nrules.py:3\n    -    return (7, not a)\n    +    return (8, not a)\n" in text
    assert "K4: 1 of 5" in text
    assert "there is no such mutant: gone" in text


ROOT = Path(__file__).resolve().parents[2]


def asked_for(game: str, **asked: object) -> Namespace:
    usual = {"edition": "", "chapter": [], "clause": [], "module": [], "limit": 0, "sample": 0}
    usual |= {"helpers": False, "kernel": False, "survivors": False}
    return Namespace(game=game, **{**usual, **asked})


def test_a_chapter_is_chosen_by_its_number_and_a_clause_by_its_name() -> None:
    everything = choose(ROOT, asked_for("legions"))
    chapter = choose(ROOT, asked_for("legions", chapter=["35"]))
    clause = choose(ROOT, asked_for("legions", clause=["35-2"], edition="2019"))
    of_chapter = {
        id for mutant in chapter.mutants for id in everything.clauses["2019"][mutant.site.file, mutant.site.name]
    }
    assert {mutant.key for mutant in clause.mutants} < {mutant.key for mutant in chapter.mutants} < everything.every_key
    assert {"35-1", "35-2"} <= of_chapter
    assert all("35-2" in everything.clauses["2019"][mutant.site.file, mutant.site.name] for mutant in clause.mutants)
    sites = {(mutant.site.file, mutant.site.name) for mutant in clause.mutants}
    assert any(
        "tests/scenarios/legions/rulings/a-called-off-attack-of-the-master.toml" in clause.own[site] for site in sites
    )


def test_survivors_are_what_nobody_noticed_and_no_word_explains_and_all_that_was_written_anew() -> None:
    sources = sources_of("legions", ROOT)
    known = read_scores(ROOT, "legions")
    judged = judged_equivalent(ROOT / JUDGED, "legions")
    present = marks_present(sources, "legions")
    everything = choose(ROOT, asked_for("legions", module=["battle", "life"])).mutants
    survivors = set(choose(ROOT, asked_for("legions", module=["battle", "life"], survivors=True)).mutants)
    for mutant in everything:
        tried = known.get(mutant.site.called)
        if tried is None or not tried.holds(mutant.site, present):
            assert mutant in survivors
        else:
            assert (mutant in survivors) == (mutant.change in tried.alive and mutant.key not in judged)


def test_what_carries_no_clause_is_left_alone_unless_asked_for() -> None:
    usual, all = (choose(ROOT, asked_for("black-poker", helpers=helpers)).mutants for helpers in (False, True))
    assert {mutant.key for mutant in usual} < {mutant.key for mutant in all}
    assert {bool(mutant.site.clauses) for mutant in usual} == {True}
    assert {bool(mutant.site.clauses) for mutant in all} == {True, False}


SORTS = {
    "if a < b: f()": {"condition", "comparison", "step"},
    "x = seat": {"player"},
    "x = 1 - seat": {"player"},
    "x = LEFT": {"name"},
    "x = a and b": {"case", "condition"},
    "x = (a, b)": {"case"},
    "x = f('K9')": {"citation"},
    "x = 7": {"value"},
    "for x in a: pass": {"step"},
}


@pytest.mark.parametrize("statement", SORTS)
def test_every_change_is_of_a_sort(tmp_path: Path, statement: str) -> None:
    mutants = made(tmp_path, f"from table import LEFT, RIGHT\ndef rule(g):\n    {statement}\n")
    assert {mutant.sort for mutant in mutants} == SORTS[statement]


def test_a_sample_has_so_many_of_each_sort_of_each_function(tmp_path: Path) -> None:
    steps = "\n".join(f"    f({letter})" for letter in "abcdef")
    mutants = made(tmp_path, f"def rule(g):\n{steps}\n    x = seat\ndef other(g):\n{steps}\n")
    chosen = [(mutant.site.name, mutant.before) for mutant in sampled(mutants, 2)]
    assert chosen == [
        ("rule", "f(a)"),
        ("rule", "f(d)"),
        ("rule", "seat"),
        ("other", "f(a)"),
        ("other", "f(d)"),
    ]
    assert sampled(mutants, 9) == mutants


def test_a_smaller_sample_takes_nothing_away_from_what_is_known_of_the_same_code(tmp_path: Path) -> None:
    site = made(tmp_path, '@clause("K4")\ndef rule(g):\n    return (a, 7)\n')[0].site
    known = Tried(site.digest, 9, 9, ("one", "two"), ("aa",))
    sample = Tried(site.digest, 9, 2, ("three",), ("bb",))
    merged = better(sample, known, site, frozenset({"aa", "bb"}), {"one", "three"})
    assert merged == Tried(site.digest, 9, 9, ("two", "three"), ("aa", "bb"))
    assert better(sample, known, site, frozenset({"bb"}), {"one"}) == sample, "what noticed is written anew"
    assert better(sample, None, site, frozenset(), set()) == sample
    assert better(known, sample, site, frozenset({"aa", "bb"}), set()) == known


def test_a_survivor_that_is_not_made_any_more_is_none() -> None:
    known = Tried("code", 9, 5, ("one", "two"), ("aa",))
    assert still_made("rules.rule", known, frozenset({"rules.rule: two"})) == Tried("code", 9, 4, ("two",), ("aa",))


@pytest.mark.parametrize("game", ["black-poker", "legions", "last-chronicle", "legend-of-stars"])
def test_every_judgement_has_a_reason(game: str) -> None:
    judged = judged_equivalent(ROOT / "tools" / "mutants.toml", game)
    assert judged and all(reason.strip() for reason in judged.values())
