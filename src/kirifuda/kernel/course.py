"""A course (手順) is a book's numbered list: data, not code. Its steps are the boundaries of a game."""

from collections.abc import Callable, Generator
from typing import Final

from .ask import Question

Asking = Generator[Question, int, object]
Step = Callable[..., Asking | Question | None]
"""A step is a plain function, or a generator function where it asks; or it hands back the one question it asks."""

Answered = Callable[..., Asking | None]

NO_STEP: Final = -1
"""What follows the last step of a course."""

_courses: Final[dict[str, "Course"]] = {}


class Course:
    """An ordered tuple of steps under one clause. `again` starts it over after the last step.

    `after` names the step that follows each. `answered` does what is answered, where a step hands back a question.
    """

    __slots__ = ("after", "again", "answered", "clause", "name", "steps")

    def __init__(
        self, name: str, clause: str, *steps: Step, again: bool = False, answered: Answered | None = None
    ) -> None:
        if name in _courses:
            raise ValueError(f"two courses are called {name!r}")
        self.name = name
        self.clause = clause
        self.steps = steps
        self.again = again
        self.answered = answered if answered is not None else not_asked
        self.after = (*range(1, len(steps)), 0 if again else NO_STEP)
        _courses[name] = self

    def __reduce__(self) -> tuple[Callable[[str], "Course"], tuple[str]]:
        return course_named, (self.name,)

    def __repr__(self) -> str:
        return f"Course({self.name!r})"


def not_asked(g: object, value: int, *args: int) -> None:
    """What is answered in a course none of whose steps hands back a question."""
    raise AssertionError(f"{value} answers no question")


def course_named(name: str) -> Course:
    return _courses[name]
