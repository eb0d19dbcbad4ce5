"""What the gates notice before anything is played: the ledger a citation of no clause, mypy a value of another type."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from kirifuda.ledger.in_code import citations_of
from kirifuda.ledger.sources import Sources
from mutation.mutant import Mutant
from mutation.sorts import CITATION

LEDGER: Final = ":ledger"
TYPES: Final = ":types"
ROUNDS: Final = 8
"""So many changes of one place are looked at; each round asks about one of every place."""
NOTHING: Final = "()"
"""Of an empty tuple mypy says that there is no type in it; of what really goes wrong it would not."""
ERROR: Final = re.compile(r"^(?:.*/)?(src/[^:]+):(\d+)(?::\d+)?: error: ")


def cites_nothing(mutant: Mutant, sources: Sources, ids: frozenset[str]) -> bool:
    """Whether the ledger's gate sees a clause cited that is in no book."""
    if mutant.sort != CITATION:
        return False
    changed = mutant.applied((sources.root / mutant.site.file).read_text(encoding="utf-8"))
    return any(clause not in ids for clause in citations_of(changed, sources.code, sources.shared))


def rejected_by_types(mutants: Iterable[Mutant], checkout: Path, folder: Path, cache: Path) -> set[Mutant]:
    """Those that mypy finds wrong. Changes of different statements are looked at together.

    That something is never reached is not asked: a condition that is written out as true says so of itself.
    """
    root = folder / "typed"
    shutil.copytree(checkout / "src", root / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "_page"))
    shutil.copy(checkout / "pyproject.toml", root)
    usual = _lines_with_errors(root, cache)
    wrong: set[Mutant] = set()
    waiting = [mutant for mutant in mutants if mutant.after != NOTHING]
    for _ in range(ROUNDS):
        now, waiting = _apart(waiting)
        if not now:
            break
        _write(now, checkout, root)
        found = _lines_with_errors(root, cache) - usual
        wrong |= {mutant for mutant in now if any((mutant.site.file, line) in found for line in _lines(mutant))}
        for file in {mutant.site.file for mutant in now}:
            shutil.copy(checkout / file, root / file)
    return wrong


def _apart(mutants: list[Mutant]) -> tuple[list[Mutant], list[Mutant]]:
    """As many as stand in different lines, and the others."""
    taken: set[tuple[str, int]] = set()
    now: list[Mutant] = []
    later: list[Mutant] = []
    for mutant in mutants:
        lines = {(mutant.site.file, line) for line in _lines(mutant)}
        if taken.isdisjoint(lines):
            taken |= lines
            now.append(mutant)
        else:
            later.append(mutant)
    return now, later


def _lines(mutant: Mutant) -> Iterable[int]:
    return {mutant.line, *mutant.lines}


def _write(mutants: list[Mutant], checkout: Path, root: Path) -> None:
    """Every change in place, the last of a file first; each keeps to the lines it had."""
    files: dict[str, list[Mutant]] = {}
    for mutant in mutants:
        files.setdefault(mutant.site.file, []).append(mutant)
    for file, of in files.items():
        source = (checkout / file).read_text(encoding="utf-8")
        for mutant in sorted(of, key=lambda one: -one.start):
            lost = source.encode()[mutant.start : mutant.end].count(b"\n")
            source = mutant.applied(source)
            if lost:
                source = _with_lines(source, mutant, lost)
        (root / file).write_text(source, encoding="utf-8")


def _with_lines(source: str, mutant: Mutant, lost: int) -> str:
    """Empty lines behind the statement for those it has lost, so that what follows stands where it stood."""
    lines = source.splitlines(keepends=True)
    last = max(_lines(mutant)) - lost
    return "".join([*lines[:last], *["\n"] * lost, *lines[last:]])


def _lines_with_errors(root: Path, cache: Path) -> set[tuple[str, int]]:
    words = [sys.executable, "-m", "mypy", "--no-warn-unreachable", "--no-error-summary", "--no-pretty"]
    words += ["--cache-dir", str(cache)]
    said = subprocess.run(words, cwd=root, stdout=subprocess.PIPE, text=True, check=False).stdout
    matches = [ERROR.match(line) for line in said.splitlines()]
    return {(found[1], int(found[2])) for found in matches if found is not None}
