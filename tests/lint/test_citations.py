"""Everything that a course or an action does cites a clause of the book, or a ruling on it."""

import ast
import tomllib
from importlib import import_module

import pytest

from kirifuda.api import games, rules
from kirifuda.black_poker.action_list import ACTION_LIST
from kirifuda.black_poker.book import clause
from kirifuda.black_poker.formats import FRAMES
from kirifuda.black_poker.stage import MAIN_PLAY, REQUEST, RESOLUTION, TOP_OF_STAGE, TRIGGERS
from kirifuda.kernel.clause import Clauses
from kirifuda.kernel.course import _courses
from kirifuda.ledger import read_book

from .sources import ROOT

COURSES = (*(frame.course for frame in FRAMES), MAIN_PLAY, REQUEST, RESOLUTION, TOP_OF_STAGE, TRIGGERS)


def uncited(functions, clauses):
    cited = {(citation.module, citation.function) for citation in clauses.citations}
    return sorted({one.__name__ for one in functions if (one.__module__, one.__name__) not in cited})


def test_every_step_of_a_course_cites_a_clause():
    assert uncited([step for course in COURSES for step in course.steps], clause) == []


def test_every_effect_condition_and_consequence_of_an_action_cites_a_clause():
    parts = [part for action in ACTION_LIST for part in (action.effect, action.condition, action.follow)]
    assert uncited([part for part in parts if part is not None], clause) == []


def test_every_citation_is_in_the_book():
    book = read_book("black-poker")
    cited = {citation.clause for citation in clause.citations}
    cited |= {course.clause for course in COURSES} | {action.clause for action in ACTION_LIST}
    assert [one for one in sorted(cited) if one not in book] == []


@pytest.mark.parametrize("game", games())
def test_every_step_of_every_course_of_every_game_cites_a_clause(game):
    rules(game)
    package = f"kirifuda.{game.replace('-', '_')}"
    steps = [step for one in _courses.values() for step in one.steps if step.__module__.startswith(f"{package}.")]
    assert steps
    assert uncited(steps, import_module(f"{package}.book").clause) == []


def test_a_marker_stands_on_a_test_that_is_not_skipped():
    """A marker on nothing, on a helper or on a skipped test exercises no clause."""
    wrong = []
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        if "mark.clause" in (text := path.read_text("utf-8")):
            wrong += [f"{path.relative_to(ROOT)}:{line} {what}" for line, what in misplaced_markers(ast.parse(text))]
    assert wrong == [], "put @pytest.mark.clause on a test that runs"


def misplaced_markers(tree):
    """(line, what it stands on) of every marker of clauses that no running test has."""
    on_tests, found = set(), []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            words = [ast.unparse(one) for one in node.decorator_list]
            for one in node.decorator_list:
                if ast.unparse(one).startswith("pytest.mark.clause("):
                    on_tests |= {id(part) for part in ast.walk(one)}
                    skipped = any(word.partition("(")[0] in ("pytest.mark.skip", "pytest.mark.xfail") for word in words)
                    if skipped or not node.name.startswith(("test_", "Test")):
                        found.append((node.lineno, node.name))
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id="pytestmark")]) | ast.keyword(arg="marks"):
                on_tests |= {id(part) for part in ast.walk(node)}
    calls = [one for one in ast.walk(tree) if isinstance(one, ast.Call) and id(one) not in on_tests]
    return found + [(one.lineno, "nothing") for one in calls if ast.unparse(one.func).endswith("mark.clause")]


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("@pytest.mark.clause('K4')\ndef test_it(): ...", []),
        ("@pytest.mark.clause('K4')\ndef helper(): ...", [(2, "helper")]),
        ("@pytest.mark.skip\n@pytest.mark.clause('K4')\ndef test_it(): ...", [(3, "test_it")]),
        ("x = pytest.mark.clause('K4')", [(1, "nothing")]),
    ],
)
def test_a_marker_that_no_running_test_has_is_noticed(source, wrong):
    assert misplaced_markers(ast.parse(source)) == wrong


def test_a_function_without_a_clause_is_noticed():
    clauses = Clauses("test")

    @clauses("T1")
    def cited(g):
        pass

    def careless(g):
        pass

    assert uncited([cited, careless], clauses) == ["careless"]


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.name)
def test_courses_are_named_after_their_game(course):
    assert course.name.startswith("black-poker/")


def compiled_files():
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["kirifuda"]["compiled"]
    found = {path for glob in config["modules"] for path in (ROOT / "src").glob(glob)}
    return sorted(path for path in found if not any(path.match(glob) for glob in config["exclude"]))


def test_no_method_cites_where_the_engine_is_compiled():
    """A compiled method does not say which module it stands in: a rule is a function."""
    methods = [
        f"{path.relative_to(ROOT)}:{function.lineno}"
        for path in compiled_files()
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
        for function in node.body
        if isinstance(function, ast.FunctionDef)
        and any(ast.unparse(one).startswith("clause(") for one in function.decorator_list)
    ]
    assert methods == []
