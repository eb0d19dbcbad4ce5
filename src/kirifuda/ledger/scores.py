"""How many changes of a rule are noticed: what `make mutants` found out last, and whether it still holds.

`tests/mutation/scores/<game>.json` has a line for every function and constant that names a clause. It holds as long as
neither what stands there nor the scenarios that noticed its changes are written anew.
"""

import json
import tomllib
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from .citing import Citing
from .places import Place
from .sites import Site, digest, sites_in
from .sources import Sources

JUDGED: Final = Path("tools", "mutants.toml")
FIRST_GAME: Final = "black-poker"
"""What a judgement is about that names no game."""


@dataclass(frozen=True)
class Tried:
    """The changes of one site: how many, which nobody noticed, and the scenarios that noticed the others."""

    code: str
    mutants: int
    surviving: tuple[str, ...]
    by: tuple[str, ...]
    scenarios: str

    def holds(self, site: Site, root: Path) -> bool:
        return self.code == site.digest and self.scenarios == written(self.by, root)


@dataclass(frozen=True)
class Score:
    """The changes of everything that names a clause. `judged` change nothing that the rule says; `stale` and
    `untried` are sites that were written anew since, or that nobody has changed yet."""

    mutants: int = 0
    judged: int = 0
    surviving: tuple[str, ...] = ()
    stale: tuple[str, ...] = ()
    untried: tuple[str, ...] = ()

    @property
    def noticed(self) -> int:
        return self.mutants - self.judged - len(self.surviving)

    @property
    def holds(self) -> bool:
        """Every change that matters is noticed."""
        return self.noticed > 0 and not (self.surviving or self.stale or self.untried)


def written(names: Iterable[str], root: Path) -> str:
    """Changes when one of these files is written anew or taken away."""
    paths = [root / name.partition("::")[0] for name in names]
    return digest(*(path.read_text(encoding="utf-8") if path.is_file() else "" for path in paths))


def scores_file(root: Path, game: str) -> Path:
    return root / "tests" / "mutation" / "scores" / f"{game}.json"


def read_scores(root: Path, game: str) -> dict[str, Tried]:
    """What was found out of each site, by the name it is called."""
    path = scores_file(root, game)
    if not path.is_file():
        return {}
    found: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return {
        name: Tried(**{**one, "surviving": tuple(one["surviving"]), "by": tuple(one["by"])})
        for name, one in found.items()
    }


def write_scores(root: Path, game: str, tried: dict[str, Tried]) -> None:
    """A line for each site, so that a difference shows which have changed."""
    path = scores_file(root, game)
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = (
        f"{json.dumps(name)}: {json.dumps(asdict(one), ensure_ascii=False)}" for name, one in sorted(tried.items())
    )
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def judged_equivalent(path: Path, game: str = FIRST_GAME) -> dict[str, str]:
    """For the key of a mutant of a game the reason why no test can notice it."""
    if not path.is_file():
        return {}
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("equivalent", [])
    return {entry["mutant"]: entry["reason"] for entry in entries if entry.get("game", FIRST_GAME) == game}


def scores_of(citing: Citing, sources: Sources) -> dict[str, Score]:
    """The score of every clause that code names; nothing where `make mutants` has never been run."""
    game = citing.book.game
    tried = read_scores(sources.root, game)
    if not tried:
        return {}
    judged = judged_equivalent(sources.root / JUDGED, game)
    sites = {(site.file, site.name): site for site in sites_in(sources)}
    named = citing.code((clause, Place(site.file, 0, site.name)) for site in sites.values() for clause in site.clauses)
    return {
        clause: _score([sites[place.file, place.what] for place in places], tried, judged, sources.root)
        for clause, places in named.items()
    }


def _score(sites: list[Site], tried: dict[str, Tried], judged: dict[str, str], root: Path) -> Score:
    found = [(site, tried[site.called]) for site in sites if site.called in tried]
    alive = [key for _, one in found for key in one.surviving]
    return Score(
        sum(one.mutants for _, one in found),
        sum(1 for key in alive if key in judged),
        tuple(key for key in alive if key not in judged),
        tuple(site.called for site, one in found if not one.holds(site, root)),
        tuple(site.called for site in sites if site.called not in tried),
    )
