"""Every test that names a clause, run once under watch in a process of its own: what runs in it, and whether it states
anything.

As a plugin of pytest this module is used by that process alone: it runs only marked tests and writes down what it saw.
"""

import os
import pickle
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ..api import games, rules
from ..game_records import records
from .in_tests import marked_files
from .ran import Watch
from .readers import Function
from .sources import sources_of

if TYPE_CHECKING:
    import pytest

TO: Final = "KIRIFUDA_MARKED_TESTS"
"""The variable that names the file to write to."""
MARK: Final = "clause"
CASES: Final = 1
"""Of the cases of a test that name the same clauses so many are run of each game."""


@dataclass(frozen=True)
class MarkedTest:
    """One test, or one case of it: the clauses of its markers, what ran, whether it passed and stated anything."""

    file: str
    names: frozenset[str]
    """What its markers may stand on: itself, its class or, called "", its module."""
    clauses: frozenset[str]
    functions: frozenset[Function]
    told: frozenset[str]
    passed: bool
    asserts: bool


def marked_tests_ran(games: Iterable[str], root: Path) -> tuple[MarkedTest, ...]:
    """What runs in each marked test of those files of a checkout that name clauses of these games."""
    tests = {game: sources_of(game, root).tests for game in games}
    files = {file for game, folder in tests.items() if folder is not None for file in marked_files(folder, game)}
    if not files:
        return ()
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "found"
        words = [sys.executable, "-m", "pytest", "-p", __name__, "-p", "no:cacheprovider", "-p", "no:randomly"]
        words += ["-o", "enable_assertion_pass_hook=true", "--rootdir", str(root), *map(str, sorted(files))]
        # assertions must be rewritten with the hook: those kept from other runs are without it
        cache = Path(sys.pycache_prefix or folder) / "watched"
        variables = {**os.environ, TO: str(found), "PYTHONPYCACHEPREFIX": str(cache)}
        subprocess.run(words, env=variables, cwd=root, stdout=subprocess.DEVNULL, check=False)
        ran: tuple[MarkedTest, ...] = pickle.loads(found.read_bytes())
    return ran


class Noting:
    """Runs marked tests under watch."""

    def __init__(self, root: Path, to: Path) -> None:
        self.root = root
        self.to = to
        self.watch = Watch(Path(__file__).resolve().parents[1], root)
        self.found: list[MarkedTest] = []
        self.asserted = False
        self.passed = False
        with self.watch.watching():
            for game in games():
                rules(game)
        self.always = self.watch.functions

    def pytest_collection_modifyitems(self, config: "pytest.Config", items: "list[pytest.Item]") -> None:
        cases: Counter[tuple[str, str, frozenset[str]]] = Counter()
        for item in list(items):
            game = getattr(item, "callspec", None) and item.callspec.params.get("game", "")  # type: ignore[attr-defined]
            key = (item.nodeid.partition("[")[0], str(game), _clauses(item))
            cases[key] += 1
            if not _clauses(item) or cases[key] > CASES:
                items.remove(item)

    def pytest_assertion_pass(self) -> None:
        """One is enough: tests have ten thousands of assertions, and being told of one takes long under watch."""
        from _pytest.assertion import util

        self.asserted = True
        util._assertion_pass = None  # until the next test begins

    def pytest_runtest_logreport(self, report: "pytest.TestReport") -> None:
        if report.when == "call":
            self.passed = report.passed

    def pytest_runtest_protocol(self, item: "pytest.Item", nextitem: "pytest.Item | None") -> bool:
        from _pytest.runner import runtestprotocol

        self.asserted = self.passed = False
        for one in _caches():
            one.cache_clear()
        with self.watch.watching():
            runtestprotocol(item, nextitem=nextitem)
        file, _, rest = item.nodeid.partition("::")
        parts = rest.partition("[")[0].split("::")
        names = frozenset({"", *(".".join(parts[: at + 1]) for at in range(len(parts)))})
        functions = self.watch.functions | self.always
        self.found.append(
            MarkedTest(file, names, _clauses(item), functions, frozenset(self.watch.told), self.passed, self.asserted)
        )
        return True

    def pytest_sessionfinish(self) -> None:
        self.to.write_bytes(pickle.dumps(tuple(self.found)))


def _clauses(item: "pytest.Item") -> frozenset[str]:
    return frozenset(str(one) for marker in item.iter_markers(MARK) for one in marker.args)


def _caches() -> Iterator[Any]:
    """The functions of the rules that remember what they returned: they would run in the first test alone."""
    packages = tuple(f"{record.package}." for record in records().values())
    for name, module in list(sys.modules.items()):
        if name.startswith(packages):
            yield from (one for one in vars(module).values() if hasattr(one, "cache_clear") and one.__module__ == name)


def pytest_configure(config: "pytest.Config") -> None:
    import pytest

    noting = Noting(Path(str(config.rootpath)), Path(os.environ[TO]))
    config.pluginmanager.register(noting)
    usual = pytest.raises

    def raises(*words: Any, **options: Any) -> Any:
        """That something is refused is a statement, too."""
        noting.asserted = True
        return usual(*words, **options)

    pytest.raises = raises
