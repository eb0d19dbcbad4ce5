"""TOML files that people write: what they say, and what is wrong with them at which characters."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from ..kernel.phrase import Phrase
from .file_problems import Problem, why
from .toml_places import Places, Spot

_AT: Final = re.compile(r" *\(at line (\d+), column (\d+)\)")
_AT_END: Final = " (at end of document)"


class TomlFile:
    """A file and its problems. One that cannot be read says nothing and has a problem."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problems: list[Problem] = []
        self.raw: dict[str, Any] = {}
        self.places = Places("")
        text = self._text()
        try:
            raw = tomllib.loads(text)
            self.places = Places(text)
            self.raw = raw
        except (ValueError, RecursionError) as error:  # figures without end are a ValueError too
            self._not_toml(text, str(error))

    def complain(self, spot: Spot, phrase: Phrase, clause: str = "", start: int = -1, end: int = -1) -> None:
        """Something is wrong with a value; or, where characters are named, with these of its text."""
        if start < 0:
            self.problems.append(Problem(self.path, self.places.line(spot), phrase, clause))
            return
        line, columns = self.places.line_and_columns(spot, start, end)
        quoted = self.places.lines[line - 1] if line else ""
        self.problems.append(Problem(self.path, line, phrase, clause, columns, quoted))

    def _text(self) -> str:
        try:
            return self.path.read_text(encoding="utf-8-sig")
        except UnicodeDecodeError:
            self.problems.append(Problem(self.path, 0, Phrase("file-not-utf8")))
        except (OSError, ValueError) as error:
            self.problems.append(Problem(self.path, 0, Phrase("file-unreadable", reason=why(error))))
        return ""

    def _not_toml(self, text: str, error: str) -> None:
        lines = text.splitlines()
        at = _AT.search(error)
        phrase = Phrase("file-not-toml", reason=_AT.sub("", error).removesuffix(_AT_END))
        if at is None or int(at[1]) > len(lines):
            self.problems.append(Problem(self.path, len(lines), phrase))
            return
        line, column = int(at[1]), int(at[2])
        self.problems.append(Problem(self.path, line, phrase, "", (column, column + 1), lines[line - 1]))
