"""The text of a scenario file, and what is wrong in it at which line."""

from pathlib import Path
from typing import Any

from ..kernel.phrase import Phrase
from ..text.file_problems import Broken, Problem
from ..text.toml_files import TomlFile
from ..text.toml_places import Spot


class Source:
    """A file that can be read. Collects problems; `line_of` finds where a value was written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = TomlFile(path)
        self._spelled: dict[Spot, str] = {}
        self.stop_if_broken()

    @property
    def raw(self) -> dict[str, Any]:
        return self._file.raw

    def spelled(self, spot: Spot, key: str, written: str) -> None:
        """A key at `spot` is written in another spelling."""
        if key != written:
            self._spelled[*spot, key] = written

    def complain(self, spot: Spot, phrase: Phrase, quoting: str = "") -> None:
        self._file.problems.append(Problem(self.path, self.line_of(spot, quoting), phrase))

    def broken(self) -> Broken:
        return Broken(sorted(self._file.problems, key=lambda problem: problem.line))

    def stop_if_broken(self) -> None:
        if self._file.problems:
            raise self.broken()

    def line_of(self, spot: Spot, quoting: str = "") -> int:
        """The line of the key that leads nearest to `spot`; below it, the line that holds `quoting`."""
        found = self._file.places.line(tuple([self._spelled.get(spot[: at + 1], spot[at]) for at in range(len(spot))]))
        if not quoting or not found:
            return found
        lines = self._file.places.lines
        return next((number for number in range(found, len(lines) + 1) if quoting in lines[number - 1]), found)


def spot_text(spot: Spot) -> str:
    """`step 2 › do 1`: list places count from 1."""
    words: list[str] = []
    for part in spot:
        if isinstance(part, int) and words:
            words[-1] += f" {part + 1}"
        else:
            words.append(str(part))
    return " › ".join(words)
