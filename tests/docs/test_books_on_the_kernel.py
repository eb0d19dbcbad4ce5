"""The courses that docs/books-on-the-kernel.md shows are the engine's, step by step."""

import ast
import re

import kirifuda
from kirifuda.kernel.course import course_named

from .markdown import ROOT

PAGE = (ROOT / "docs" / "books-on-the-kernel.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FEWEST = 9


def courses() -> list[ast.Call]:
    """What is shown as a course, in the blocks of code and in the text."""
    shown = BLOCK.findall(PAGE) + re.findall(r"`(\w+ = Course\([^`]*\))`", PAGE)
    calls = [node for text in shown for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    return [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Course"]


def test_every_course_of_the_page_is_so() -> None:
    for game in kirifuda.games():
        kirifuda.rules(game)
    shown = courses()
    assert len(shown) >= FEWEST
    for call in shown:
        name, clause, *steps = call.args
        course = course_named(ast.literal_eval(name))
        others = {one.arg: one.value for one in call.keywords}
        again = others.pop("again", None)
        answered = others.pop("answered", None)
        assert not others
        assert (course.clause, [step.__name__ for step in course.steps], course.again) == (
            ast.literal_eval(clause),
            [ast.unparse(step) for step in steps],
            again is not None,
        )
        if answered is not None:
            assert course.answered.__name__ == ast.unparse(answered)
