"""A course (手順) is a book's numbered list: data, not code. Its steps are the boundaries of a game."""

from collections.abc import Callable, Generator
from typing import Final

from .ask import Question

Step = Callable[..., Generator[Question, int, None] | None]
"""A step is a plain function, or a generator function where it asks."""

NO_STEP: Final = -1
"""What follows the last step of a course."""

_courses: Final[dict[str, "Course"]] = {}


class Course:
    """An ordered tuple of steps under one clause. `again` starts it over after the last step.

    `after` names the step that follows each.
    """

    __slots__ = ("after", "again", "clause", "name", "steps")

    def __init__(self, name: str, clause: str, *steps: Step, again: bool = False) -> None:
        if name in _courses:
            raise ValueError(f"two courses are called {name!r}")
        self.name = name
        self.clause = clause
        self.steps = steps
        self.again = again
        self.after = (*range(1, len(steps)), 0 if again else NO_STEP)
        _courses[name] = self

    def __reduce__(self) -> tuple[Callable[[str], "Course"], tuple[str]]:
        return course_named, (self.name,)

    def __repr__(self) -> str:
        return f"Course({self.name!r})"


def course_named(name: str) -> Course:
    return _courses[name]
