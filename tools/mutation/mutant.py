"""One change to one place of a rule."""

import difflib
from dataclasses import dataclass


@dataclass(frozen=True)
class Site:
    """A function or constant of a rule module, and the clauses it carries out."""

    file: str
    name: str
    clauses: tuple[str, ...]
    constant: bool

    @property
    def module(self) -> str:
        return self.file.rpartition("/")[2].removesuffix(".py")


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

    @property
    def key(self) -> str:
        """What a judgement on this mutant calls it: it says no line number, so that it outlives other edits."""
        again = f" #{self.nth}" if self.nth > 1 else ""
        return f"{self.site.module}.{self.site.name}: {self.before} => {self.after}{again}"

    def applied(self, source: str) -> str:
        encoded = source.encode()
        return (encoded[: self.start] + self.after.encode() + encoded[self.end :]).decode()

    def diff(self, source: str) -> list[str]:
        """The lines that change, `-` before and `+` after."""
        lines = difflib.unified_diff(source.splitlines(), self.applied(source).splitlines(), n=0, lineterm="")
        return [line for line in lines if line[0] in "+-" and not line.startswith(("---", "+++"))]
