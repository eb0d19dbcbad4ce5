"""The text of a scenario file, and what is wrong in it at which line."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ..kernel.phrase import Phrase

Spot = tuple[str | int, ...]
"""Where something stands in a file: the keys and list places that lead to it."""

_HEADER: Final = re.compile(r"^\s*(\[\[?)([^\[\]]+)\]")
_KEY: Final = re.compile(r"""^\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")
_PART: Final = re.compile(r"""[\w-]+|"[^"]*"|'[^']*'""")


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong with a file, and at which line (0 if it is the file as a whole)."""

    path: Path
    line: int
    phrase: Phrase


class Broken(Exception):
    """A file that cannot be run: everything that is wrong with it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(problems)
        self.problems = problems


@dataclass
class Source:
    """A file's text. Collects problems; `line_of` finds where a value was written."""

    path: Path
    text: str
    problems: list[Problem] = field(default_factory=list)

    def complain(self, spot: Spot, phrase: Phrase, quoting: str = "") -> None:
        self.problems.append(Problem(self.path, self.line_of(spot, quoting), phrase))

    def broken(self) -> Broken:
        return Broken(sorted(self.problems, key=lambda problem: problem.line))

    def stop_if_broken(self) -> None:
        if self.problems:
            raise self.broken()

    def line_of(self, spot: Spot, quoting: str = "") -> int:
        """The line of the key that leads nearest to `spot`; below it, the line that holds `quoting`."""
        wanted = [str(part) for part in spot]
        best, found = 0, 0
        for number, keys in self._keys():
            shared = _shared(keys, wanted)
            if shared > best and (shared == len(keys) or shared == len(wanted)):
                best, found = shared, number
        if not quoting or not found:
            return found
        lines = self.text.splitlines()
        return next((number for number in range(found, len(lines) + 1) if quoting in lines[number - 1]), found)

    def _keys(self) -> list[tuple[int, list[str]]]:
        """Every line that names a key, with all the keys (and list places) above it."""
        above: list[str] = []
        counts: dict[str, int] = {}
        found: list[tuple[int, list[str]]] = []
        for number, line in enumerate(self.text.splitlines(), start=1):
            if header := _HEADER.match(line):
                first, *rest = _parts(header[2]) or [""]
                if header[1] == "[[":
                    counts[first] = counts.get(first, -1) + 1
                above = [first, str(counts[first]), *rest] if first in counts else [first, *rest]
                found.append((number, above))
            elif key := _KEY.match(line):
                found.append((number, above + _parts(key[1])))
        return found


def spot_text(spot: Spot) -> str:
    """`step 2 › do 1`: list places count from 1."""
    words: list[str] = []
    for part in spot:
        if isinstance(part, int) and words:
            words[-1] += f" {part + 1}"
        else:
            words.append(str(part))
    return " › ".join(words)


def _parts(dotted: str) -> list[str]:
    return [part.strip("\"'") for part in _PART.findall(dotted)]


def _shared(keys: list[str], wanted: list[str]) -> int:
    for place, (one, other) in enumerate(zip(keys, wanted, strict=False)):
        if one != other:
            return place
    return min(len(keys), len(wanted))
