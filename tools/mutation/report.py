"""What the suite did not notice, by clause."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from mutation.mutant import Mutant, Site
from mutation.trial import SURVIVED, TIMEOUT


@dataclass
class Results:
    """Every mutant with what noticed it, and the judgements that were relied on."""

    root: Path
    noticed: dict[Mutant, str] = field(default_factory=dict)
    unreached: set[Mutant] = field(default_factory=set)
    judged: dict[str, str] = field(default_factory=dict)
    stale: list[str] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def survivors(self) -> list[Mutant]:
        return [mutant for mutant, by in self.noticed.items() if by == SURVIVED and mutant.key not in self.judged]

    @property
    def summary(self) -> str:
        survived = sum(1 for by in self.noticed.values() if by == SURVIVED)
        alive = self.survivors
        endless = sum(1 for by in self.noticed.values() if by == TIMEOUT)
        return (
            f"{len(self.noticed)} mutants: {len(self.noticed) - survived} noticed ({endless} ran on without end), "
            f"{len(alive)} survived ({len(self.unreached.intersection(alive))} never reached), "
            f"{survived - len(alive)} judged equivalent; {self.seconds:.0f} s"
        )


def report(results: Results) -> str:
    return "\n".join((results.summary, "", *_survivors(results), *_by_clause(results), *_stale(results)))


def _survivors(results: Results) -> Iterator[str]:
    sites: dict[Site, list[Mutant]] = {}
    for mutant in results.survivors:
        sites.setdefault(mutant.site, []).append(mutant)
    for site, mutants in sites.items():
        yield f"== {site.module}.{site.name}  [{', '.join(site.clauses) or 'no clause'}]"
        source = (results.root / "src" / site.file).read_text(encoding="utf-8")
        for mutant in mutants:
            unreached = "  (no test reaches it)" if mutant in results.unreached else ""
            yield f"src/{site.file}:{mutant.line}{unreached}"
            yield from (f"    {line}" for line in mutant.diff(source))
            yield f"    # {mutant.key}"
        yield ""


def _by_clause(results: Results) -> Iterator[str]:
    tried: Counter[str] = Counter()
    alive: Counter[str] = Counter()
    survivors = set(results.survivors)
    for mutant in results.noticed:
        for clause in set(mutant.site.clauses):
            tried[clause] += 1
            alive[clause] += mutant in survivors
    yield "clause: survived of tried"
    for clause, number in sorted(alive.items(), key=lambda pair: (-pair[1], pair[0])):
        if number:
            yield f"  {clause}: {number} of {tried[clause]}"
    clean = sum(1 for clause in tried if not alive[clause])
    yield f"  {clean} other clauses: none"


def _stale(results: Results) -> Iterator[str]:
    for key in results.stale:
        yield f"judged equivalent, but there is no such mutant: {key}"
