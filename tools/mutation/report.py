"""What the suite did not notice, by clause and by chapter."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from kirifuda.ledger.sites import Site
from mutation.mutant import Mutant
from mutation.trial import SURVIVED, TIMEOUT


@dataclass
class Results:
    """Every mutant with what noticed it, and the judgements that were relied on."""

    root: Path
    clauses: dict[str, dict[tuple[str, str], frozenset[str]]] = field(default_factory=dict)
    noticed: dict[Mutant, str] = field(default_factory=dict)
    unreached: set[Mutant] = field(default_factory=set)
    untried: set[Mutant] = field(default_factory=set)
    invalid: dict[Mutant, str] = field(default_factory=dict)
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
            f"{survived - len(alive)} judged equivalent; {len(self.untried)} not tried; {self.seconds:.0f} s"
        )


def report(results: Results) -> str:
    return "\n".join((results.summary, "", *_survivors(results), *_by_clause(results), *_stale(results)))


def _survivors(results: Results) -> Iterator[str]:
    sites: dict[Site, list[Mutant]] = {}
    for mutant in sorted(results.survivors, key=lambda one: (one.site.file, one.line, one.key)):
        sites.setdefault(mutant.site, []).append(mutant)
    for site, mutants in sites.items():
        yield f"== {site.called}  [{', '.join(site.clauses) or 'no clause'}]"
        source = (results.root / site.file).read_text(encoding="utf-8")
        for mutant in mutants:
            unreached = "  (no scenario runs it)" if mutant in results.unreached else ""
            yield f"{site.file}:{mutant.line}{unreached}"
            yield from (f"    {line}" for line in mutant.diff(source))
            yield f"    # {mutant.key}"
        yield ""


def _by_clause(results: Results) -> Iterator[str]:
    for edition, clauses in results.clauses.items():
        tried: Counter[str] = Counter()
        alive: Counter[str] = Counter()
        survivors = set(results.survivors)
        for mutant in results.noticed:
            for clause in clauses.get((mutant.site.file, mutant.site.name), ()):
                tried[clause] += 1
                alive[clause] += mutant in survivors
        yield f"clause{f' ({edition})' if edition else ''}: survived of tried"
        for clause, number in sorted(alive.items(), key=lambda pair: (-pair[1], pair[0])):
            if number:
                yield f"  {clause}: {number} of {tried[clause]}"
        clean = sum(1 for clause in tried if not alive[clause])
        yield f"  {clean} of {len(tried)} clauses: none"


def _stale(results: Results) -> Iterator[str]:
    for mutant, why in results.invalid.items():
        yield f"could not be tried: {mutant.key}: {why.splitlines()[0]}"
    for key in results.stale:
        yield f"judged equivalent, but there is no such mutant: {key}"
