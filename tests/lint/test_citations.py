"""Everything that a course or an action does cites a clause of the book, or a ruling on it."""

import ast
import tomllib

import pytest

from kirifuda.black_poker.action_list import ACTION_LIST
from kirifuda.black_poker.book import clause
from kirifuda.black_poker.formats import FRAMES
from kirifuda.black_poker.stage import MAIN_PLAY, REQUEST, RESOLUTION, TOP_OF_STAGE, TRIGGERS
from kirifuda.kernel.clause import Clauses
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
