"""What is wrong with a file: all of it at once, each with its place, its clause and what would be right."""

import errno
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from ..kernel.phrase import Phrase

ALIKE: Final = 3


class Problem:
    """One thing that is wrong with a file.

    `line` is 0 where the file as a whole is meant; `columns` are the first character and the one after
    the last, counted from 1, where a part of the line can be pointed at.
    """

    __slots__ = ("clause", "columns", "line", "path", "phrase", "quoted")

    def __init__(
        self,
        path: Path,
        line: int,
        phrase: Phrase,
        clause: str = "",
        columns: tuple[int, int] | None = None,
        quoted: str = "",
    ) -> None:
        self.path = path
        self.line = line
        self.phrase = phrase
        self.clause = clause
        self.columns = columns
        self.quoted = quoted
        """The whole line that `columns` count in."""

    def __repr__(self) -> str:
        return f"Problem({str(self.path)!r}, {self.line}, {self.phrase!r}, {self.clause!r}, {self.columns!r})"


class Broken(Exception):
    """Files that cannot be used: everything that is wrong with them, in the order of the files."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(problems)
        self.problems = problems


def nearest(given: str, known: list[str], most: int = ALIKE) -> list[str]:
    """The names that look most like what was written, the nearest first."""
    spelled = {name.casefold(): name for name in known}
    return [spelled[one] for one in get_close_matches(given.casefold(), spelled, most, 0)]


_TROUBLES: Final = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "in-no-folder",
    errno.EISDIR: "folder",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOSPC: "full",
    errno.EADDRINUSE: "taken",
}


def why(problem: Exception) -> Phrase:
    """Why the machine would not read, write or open something."""
    if not isinstance(problem, OSError):
        return Phrase("trouble", kind="other", told=str(problem))
    return Phrase("trouble", kind=_TROUBLES.get(problem.errno or 0, "other"), told=problem.strerror or str(problem))
