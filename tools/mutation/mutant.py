"""One change to one place of a rule."""

import difflib
from dataclasses import dataclass

from kirifuda.ledger.sites import Site


@dataclass(frozen=True)
class Mutant:
    """The bytes from `start` to `end` of a file replaced by others."""

    site: Site
    line: int
    start: int
    end: int
    before: str
    after: str
    nth: int = 1
    """Which of the same changes in the same site: the first is 1."""
    lines: range = range(0)
    """The lines of which one runs whenever the changed place could matter."""
    sort: str = ""

    @property
    def key(self) -> str:
        """What a judgement on this mutant calls it: it says no line number, so that it outlives other edits."""
        return f"{self.site.called}: {self.change}"

    @property
    def change(self) -> str:
        again = f" #{self.nth}" if self.nth > 1 else ""
        return f"{self.before} => {self.after}{again}"

    def applied(self, source: str) -> str:
        encoded = source.encode()
        return (encoded[: self.start] + self.after.encode() + encoded[self.end :]).decode()

    def diff(self, source: str) -> list[str]:
        """The lines that change, `-` before and `+` after."""
        lines = difflib.unified_diff(source.splitlines(), self.applied(source).splitlines(), n=0, lineterm="")
        return [line for line in lines if line[0] in "+-" and not line.startswith(("---", "+++"))]
