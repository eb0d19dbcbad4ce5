"""A place in a file that names clauses: a line of code, a test, a scenario."""

from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Place:
    """Where a clause is named. `what` is the function, the test or the title of the scenario."""

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"

    @property
    def named(self) -> str:
        return f"{self} {self.what}".rstrip()


Named = dict[str, tuple[Place, ...]]
"""For each clause the places that name it."""


def grouped(found: list[tuple[str, Place]]) -> Named:
    named: dict[str, dict[Place, None]] = {}
    for clause, place in sorted(found):
        named.setdefault(clause, {})[place] = None
    return {clause: tuple(places) for clause, places in named.items()}
