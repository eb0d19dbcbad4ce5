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


_WORD: Final = re.compile(r"[A-Za-z0-9_-]*(?:[^\W\x00-\x7f]|[ーⅠ-Ⅹ・♠♡◇♣♥♦])(?:\w|[ー・♠♡◇♣♥♦-])*")
"""A word that is not in quotes though TOML wants it so: one with a letter that is not ASCII."""
_QUOTED: Final = re.compile(
    r'"""(?:[^"\\]|\\(?:.|\n)|""?(?!"))*"{3,5}'
    r"|'''(?:[^']|''?(?!'))*'{3,5}"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'[^'\n]*'"
    r"|#[^\n]*"
)
_WIDE: Final = "＝［］｛｝，．、。“”＂’‘＃"
"""Signs of Japanese keyboards that look like those of TOML."""
_NARROW: Final = dict(zip(_WIDE, '=[]{},.,."""\'\'#', strict=True))
_IDEOGRAPHIC_SPACE: Final = "\u3000"


def in_quotes(text: str) -> str:
    """The text with quotes around words in other letters than ASCII: `手札 = 3` is read like `"手札" = 3`."""
    parts: list[str] = []
    at = 0
    for quoted in _QUOTED.finditer(text):
        parts += [_with_quotes(text[at : quoted.start()]), quoted[0]]
        at = quoted.end()
    return "".join([*parts, _with_quotes(text[at:])])


def _with_quotes(text: str) -> str:
    if text.isascii():
        return text
    return _WORD.sub(lambda word: f'"{word[0]}"', text.replace(_IDEOGRAPHIC_SPACE, " "))


def _what_is_no_toml(error: str, line: list[str]) -> Phrase:
    """Why a text is no TOML; where a sign is of full width, which would be right."""
    outside = "".join(_QUOTED.sub("", one) for one in line)
    wide = next((sign for sign in outside if sign in _WIDE), "")
    if wide:
        return Phrase("file-wide-sign", given=wide, right=_NARROW[wide])
    return Phrase("file-not-toml", reason=error)


class TomlFile:
    """A file and its problems. One that cannot be read says nothing and has a problem."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problems: list[Problem] = []
        self.raw: dict[str, Any] = {}
        self.places = Places("")
        text = self._text()
        try:
            raw = tomllib.loads(in_quotes(text))
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
        phrase = _what_is_no_toml(_AT.sub("", error).removesuffix(_AT_END), lines[int(at[1]) - 1 :][:1] if at else [])
        if at is None or int(at[1]) > len(lines):
            self.problems.append(Problem(self.path, len(lines), phrase))
            return
        line, column = int(at[1]), int(at[2])
        if not lines[line - 1].isascii() and _with_quotes(lines[line - 1]) != lines[line - 1]:
            self.problems.append(Problem(self.path, line, phrase, "", None, lines[line - 1]))
            return
        self.problems.append(Problem(self.path, line, phrase, "", (column, column + 1), lines[line - 1]))
