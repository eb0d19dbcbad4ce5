"""The suite that must notice: every scenario of the game, then its tests. What each of them reaches is measured."""

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

Function = tuple[str, str]
"""The file below src/ and the qualified name of a function."""


@dataclass
class Check:
    """A scenario (by its path) or a test (by its node id)."""

    name: str
    clauses: frozenset[str]
    scenario: bool
    seconds: float = 0.0
    reached: frozenset[Function] = frozenset()


@dataclass
class Suite:
    """All checks with what they reach. What importing the rules reaches is reached by every check."""

    checks: list[Check] = field(default_factory=list)
    at_import: frozenset[Function] = frozenset()
    failures: list[str] = field(default_factory=list)

    def without_failures(self) -> "Suite":
        kept = [check for check in self.checks if check.name not in self.failures]
        return Suite(kept, self.at_import)

    @property
    def seconds(self) -> float:
        return sum(check.seconds for check in self.checks)

    def for_(self, function: Function, clauses: tuple[str, ...], constant: bool) -> list[Check]:
        """The checks that could notice a change there: those that name its clauses first, then the quickest."""
        everywhere = constant or function in self.at_import
        able = [check for check in self.checks if everywhere or function in check.reached]
        return sorted(able, key=lambda check: (not check.clauses & set(clauses), not check.scenario, check.seconds))


class Tracer:
    """Notes every function of the project that is called."""

    def __init__(self, source: Path) -> None:
        self.source = f"{source}{os.sep}"
        self.codes: set[CodeType] = set()

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        if event == "call":
            self.codes.add(frame.f_code)

    @contextmanager
    def watching(self) -> Iterator[None]:
        self.codes = set()
        sys.setprofile(self)
        try:
            yield
        finally:
            sys.setprofile(None)

    def reached(self) -> frozenset[Function]:
        return frozenset(
            (code.co_filename.removeprefix(self.source), code.co_qualname.partition(".<locals>")[0])
            for code in self.codes
            if code.co_filename.startswith(self.source)
        )


def scenario_holds(path: str, loaded: dict[str, Any]) -> bool:
    """Whether a scenario holds; one that a changed rule breaks altogether does not."""
    if path not in loaded:
        from kirifuda.scenario import load

        loaded[path] = load(path)
    return bool(loaded[path].run().holds)


def measure(
    root: Path, scenarios: list[Path], tests: list[Path], loaded: dict[str, Any], reimport: Callable[[], None]
) -> Suite:
    """Run everything once, unchanged, and note what it reaches."""
    suite = Suite()
    tracer = Tracer(root / "src")
    for path in scenarios:
        begun = time.perf_counter()
        with tracer.watching():
            held = scenario_holds(str(path), loaded)
        clauses = frozenset(loaded[str(path)].file.clauses)
        suite.checks.append(Check(str(path), clauses, True, time.perf_counter() - begun, tracer.reached()))
        if not held:
            suite.failures.append(str(path))
    watcher = _Watcher(tracer, suite)
    status = run_tests(root, [str(path) for path in tests], watcher) if tests else 0
    if status > 1:
        suite.failures.append(f"pytest ended with {status}")
    with tracer.watching():
        reimport()
    suite.at_import = tracer.reached()
    return suite


def run_tests(root: Path, where: list[str], plugin: object, *options: str) -> int:
    """Pytest in this process, without what it does not need here."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.chdir(root)
    words = [*options, "-p", "no:cacheprovider", "--rootdir", str(root), "-c", "pyproject.toml"]
    return int(pytest.main([*words, *where], plugins=[plugin]))


class _Watcher:
    """A plugin: what each test reaches, how long it takes, and which clauses it names."""

    def __init__(self, tracer: Tracer, suite: Suite) -> None:
        self.tracer = tracer
        self.suite = suite

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        begun = time.perf_counter()
        with self.tracer.watching():
            done = yield
        clauses = frozenset(str(one) for marker in item.iter_markers("clause") for one in marker.args)
        seconds = time.perf_counter() - begun
        self.suite.checks.append(Check(item.nodeid, clauses, False, seconds, self.tracer.reached()))
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.suite.failures.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.suite.failures.append(report.nodeid)


class Chosen:
    """A plugin: runs these tests only, in this order, and remembers the first that fails."""

    def __init__(self, ids: list[str]) -> None:
        self.place = {id: place for place, id in enumerate(ids)}
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(
            (item for item in items if item.nodeid in self.place), key=lambda item: self.place[item.nodeid]
        )

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid
