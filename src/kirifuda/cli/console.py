"""The terminal: its language, the two consoles everything is printed through, the lines that are typed."""

import sys
from contextlib import suppress
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from ..kernel.phrase import Argument, Phrase
from ..words import preferred_language, say

out: Final = Console(highlight=False)
err: Final = Console(stderr=True, highlight=False)
_chosen: list[str] = []

_CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what was scrolled out of it."""
_NOT_FIRST: Final = "、。，．）」』】〕］・：；！？ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.)]:;!?"
_NOT_LAST: Final = "（「『【〔［(["
_PAGE: Final = "\n" * 50


def language() -> str:
    """The language chosen with --lang, else KIRIFUDA_LANG, else Japanese."""
    return _chosen[-1] if _chosen else preferred_language()


def choose_language(name: str) -> None:
    _chosen.append(name)


def tell(phrase: Phrase | str, **args: Argument) -> str:
    """A phrase in the language of this terminal."""
    return say(phrase, language(), **args)


def line(text: Text | str, lead: str = "") -> None:
    """Print a text behind a lead; where it needs several lines, they stand in one column."""
    whole = Text(text) if isinstance(text, str) else text
    margin = cell_len(lead)
    for part in whole.divide(breaks(whole.plain, max(out.width - margin, 20))):
        part.rstrip()
        out.print(Text(lead) + part, soft_wrap=True)
        lead = " " * margin


def rows_of(text: Text, lead: str) -> int:
    """How many rows of the screen a text takes behind a lead."""
    return 1 + len(breaks(text.plain, max(out.width - cell_len(lead), 20)))


def breaks(text: str, width: int) -> list[int]:
    """Where to break a line: between words, or anywhere in Japanese but before what may not begin a line."""
    found: list[int] = []
    start, last, used = 0, 0, 0
    for at, sign in enumerate(text):
        if at and _may_break(text[at - 1], sign):
            last = at
        used += cell_len(sign)
        if used > width and sign != " ":
            start = last if last > start else at
            found.append(start)
            used = cell_len(text[start : at + 1])
    return found


def _may_break(before: str, after: str) -> bool:
    if after in _NOT_FIRST or before in _NOT_LAST or after == " ":
        return False
    return before == " " or cell_len(before) == 2 or cell_len(after) == 2


def say_line(phrase: Phrase | str, **args: Argument) -> None:
    """Print a phrase, each of its lines by itself."""
    for part in tell(phrase, **args).split("\n"):
        line(part)


def clear() -> None:
    """Leave nothing to be read on the screen."""
    sys.stdout.write(_CLEAR if out.is_terminal else _PAGE)
    sys.stdout.flush()


def read_line(prompt: str) -> str:
    """A line that is typed; EOFError when there are no more. What comes through a pipe is shown as if typed."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  (input() edits with it once it is there)
        return input(prompt).strip()
    sys.stdout.write(prompt)
    sys.stdout.flush()
    typed = sys.stdin.readline()
    if not typed:
        sys.stdout.write("\n")
        raise EOFError
    out.print(typed.strip(), markup=False)
    return typed.strip()
