"""How many changes of a rule are noticed: what `make mutants` found out last, and whether it still holds.

`tests/mutation/scores/<game>.json` has a line for every function and constant that names a clause. It holds as long as
neither what stands there nor the scenarios and tests that noticed its changes are written anew.
"""

import json
import tomllib
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from ..game_records import first_game, folder_named
from .citing import Citing
from .in_tests import SCENARIOS
from .places import Place
from .sites import Site, digest, sites_in
from .sources import Sources
from .written import REMEMBERED, Written, as_written

JUDGED: Final = Path("tools", "mutants.toml")


@dataclass(frozen=True)
class Tried:
    """The changes of one site: how many there are, how many were tried, which nobody noticed, and what noticed the
    others, each file by its mark."""

    code: str
    of: int
    tried: int
    alive: tuple[str, ...]
    by: tuple[str, ...]

    def holds(self, site: Site, present: frozenset[str]) -> bool:
        return self.code == site.digest and present.issuperset(self.by)


@dataclass(frozen=True)
class Score:
    """The changes of some sites, each counted once: `of` so many that there are. `judged` change nothing that a rule
    says; `stale` are sites that were written anew since, or whose scenarios were, `untried` those of which nothing is
    known."""

    of: int = 0
    tried: int = 0
    judged: int = 0
    surviving: tuple[str, ...] = ()
    stale: tuple[str, ...] = ()
    untried: tuple[str, ...] = ()

    @property
    def noticed(self) -> int:
        return self.tried - self.judged - len(self.surviving)

    @property
    def holds(self) -> bool:
        """Every change that was tried and matters is noticed, by code and scenarios that are there today."""
        return self.tried > 0 and not (self.surviving or self.stale or self.untried)


@dataclass(frozen=True)
class Scores:
    """What is known of the sites that carry each clause of a book; nothing where `make mutants` has never been run."""

    sites: dict[str, tuple[Site, ...]] = field(default_factory=dict)
    tried: dict[str, Tried] = field(default_factory=dict)
    judged: frozenset[str] = frozenset()
    present: frozenset[str] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.tried)

    def of(self, *clauses: str) -> Score:
        """The score of everything that carries one of these clauses."""
        sites = dict.fromkeys(site for clause in clauses for site in self.sites.get(clause, ()))
        found = {site: self.tried[site.called] for site in sites if site.called in self.tried}
        alive = [f"{site.called}: {change}" for site, one in found.items() for change in one.alive]
        return Score(
            sum(one.of for one in found.values()),
            sum(one.tried for one in found.values()),
            sum(1 for key in alive if key in self.judged),
            tuple(key for key in alive if key not in self.judged),
            tuple(site.called for site, one in found.items() if not one.holds(site, self.present)),
            tuple(site.called for site in sites if site.called not in self.tried),
        )


def mark_of(name: str, root: Path) -> str:
    """Stands for a scenario or test file as it is written now; that of a test by its file."""
    file = name.partition("::")[0]
    return digest(file, (root / file).read_text(encoding="utf-8"))[:8]


def marks_present(sources: Sources, game: str) -> frozenset[str]:
    """The marks of all that could have noticed something."""
    if sources.tests is None:
        return frozenset()
    scenarios = as_written(sources.tests / SCENARIOS / folder_named(game), "*.toml")
    return _marks((*scenarios, *as_written(sources.tests, "*.py")), sources.root)


@lru_cache(maxsize=REMEMBERED)
def _marks(files: Written, root: Path) -> frozenset[str]:
    return frozenset(mark_of(str(path.relative_to(root)), root) for path, _, _ in files)


def scores_file(root: Path, game: str) -> Path:
    return root / "tests" / "mutation" / "scores" / f"{game}.json"


def read_scores(root: Path, game: str) -> dict[str, Tried]:
    """What was found out of each site, by the name it is called."""
    path = scores_file(root, game)
    if not path.is_file():
        return {}
    found: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return {
        name: Tried(**{**one, "alive": tuple(one["alive"]), "by": tuple(one["by"].split())})
        for name, one in found.items()
    }


def write_scores(root: Path, game: str, tried: dict[str, Tried]) -> None:
    """A line for each site, so that a difference shows which have changed."""
    path = scores_file(root, game)
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = (
        f"{json.dumps(name)}: {json.dumps({**asdict(one), 'by': ' '.join(one.by)}, ensure_ascii=False)}"
        for name, one in sorted(tried.items())
    )
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def judged_equivalent(path: Path, game: str) -> dict[str, str]:
    """For the key of a mutant of a game the reason why no test can notice it; by default of the first game."""
    if not path.is_file():
        return {}
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("equivalent", [])
    return {entry["mutant"]: entry["reason"] for entry in entries if entry.get("game", first_game()) == game}


def scores_of(citing: Citing, sources: Sources) -> Scores:
    """What is known of every clause that code names."""
    game = citing.book.game
    tried = read_scores(sources.root, game)
    if not tried:
        return Scores()
    sites = {(site.file, site.name): site for site in sites_in(sources)}
    named = citing.code(_citations(sites.values()))
    return Scores(
        {clause: tuple(sites[place.file, place.what] for place in places) for clause, places in named.items()},
        tried,
        frozenset(judged_equivalent(sources.root / JUDGED, game)),
        marks_present(sources, game),
    )


def _citations(sites: Iterable[Site]) -> list[tuple[str, Place]]:
    return [(clause, Place(site.file, 0, site.name)) for site in sites for clause in site.clauses]
