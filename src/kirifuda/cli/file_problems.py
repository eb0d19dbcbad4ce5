"""Showing what is wrong with a file: the place, the message, the clause, and the characters underlined."""

from typing import Final

from rich.cells import cell_len

from ..text.file_problems import Problem
from .console import err, tell

MARGIN: Final = "    "


def show_problems(problems: list[Problem]) -> None:
    for problem in problems:
        err.print(problem_text(problem), markup=False, soft_wrap=True)


def problem_text(problem: Problem) -> str:
    """`file:line:columns: message (clause)`, and below it the line with a mark under the characters that are meant."""
    message = tell(problem.phrase)
    if problem.clause:
        message = tell("file-problem-by", problem=message, clause=problem.clause)
    text = f"{place_of(problem)}: {message}"
    if problem.columns is None or not problem.quoted:
        return text
    first, end = problem.columns
    before, meant = problem.quoted[: first - 1], problem.quoted[first - 1 : end - 1]
    mark = " " * cell_len(before) + "^" * max(cell_len(meant), 1)
    return f"{text}\n{MARGIN}{problem.quoted}\n{MARGIN}{mark}"


def place_of(problem: Problem) -> str:
    """The columns are those of the first and the last character."""
    place = str(problem.path)
    if problem.line:
        place += f":{problem.line}"
    if problem.columns is not None:
        first, end = problem.columns
        place += f":{first}" if end - first <= 1 else f":{first}-{end - 1}"
    return place
