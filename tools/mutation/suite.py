"""The suite that must notice: every scenario of the game, then its tests. Which lines each of them runs is measured."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

Lines = dict[str, int]
"""For a file the lines that ran, a bit for each."""


@dataclass
class Check:
    """A scenario or a test, by its path or its node id, and what is written there."""

    name: str
    scenario: bool
    written: str
    seconds: float = 0.0
    ran: Lines = field(default_factory=dict)

    def runs(self, file: str, lines: Iterable[int]) -> bool:
        ran = self.ran.get(file, 0)
        return any(ran >> line & 1 for line in lines)


@dataclass
class Suite:
    """All checks with what they run, and what loading the rules and the scenarios runs."""

    checks: list[Check] = field(default_factory=list)
    loading: Lines = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)

    def without_failures(self, longest: float = float("inf")) -> "Suite":
        """Those that hold unchanged, and do not take too long."""
        kept = [check for check in self.checks if check.name not in self.failures and check.seconds < longest]
        return Suite(kept, self.loading)

    @property
    def lines(self) -> Lines:
        """What any of them runs."""
        found: Lines = {}
        for check in self.checks:
            for file, ran in check.ran.items():
                found[file] = found.get(file, 0) | ran
        return found

    @property
    def seconds(self) -> float:
        return sum(check.seconds for check in self.checks)

    def in_order(self, able: Callable[[Check], bool], own: frozenset[str]) -> list[Check]:
        """The checks that could notice: those that name the clause first, then the quickest."""
        found = [check for check in self.checks if able(check)]
        return sorted(found, key=lambda check: (check.name not in own, check.seconds))


class Tracer:
    """Notes every line of a folder that runs; `whole` functions, which is far quicker, where that will do."""

    def __init__(self, folder: Path, root: Path, whole: bool = False) -> None:
        self.folder = f"{folder}{os.sep}"
        self.root = f"{root}{os.sep}"
        self.whole = whole
        self.ran: set[tuple[CodeType, int]] = set()

    def __call__(self, frame: FrameType, event: str, argument: object) -> "Callable[..., Any] | None":
        if not frame.f_code.co_filename.startswith(self.folder):
            return None
        self.ran.add((frame.f_code, frame.f_lineno))
        return None if self.whole else self.line

    def line(self, frame: FrameType, event: str, argument: object) -> "Callable[..., Any]":
        self.ran.add((frame.f_code, frame.f_lineno))
        return self.line

    @contextmanager
    def watching(self) -> Iterator[None]:
        self.ran = set()
        sys.settrace(self)
        try:
            yield
        finally:
            sys.settrace(None)

    def lines(self) -> Lines:
        found: Lines = {}
        for code, line in self.ran:
            file = code.co_filename.removeprefix(self.root)
            for one in (line, *(at for _, _, at in code.co_lines())) if self.whole else (line,):
                found[file] = found.get(file, 0) | 1 << (one or 0)
        return found


def joined(one: Lines, other: Lines) -> Lines:
    return {file: one.get(file, 0) | other.get(file, 0) for file in {**one, **other}}


def less(one: Lines, other: Lines) -> Lines:
    return {file: ran & ~other.get(file, 0) for file, ran in one.items()}


def scenario_holds(name: str, loaded: dict[str, Any]) -> bool:
    """Whether a scenario holds; one that a changed rule breaks altogether does not."""
    if name not in loaded:
        from kirifuda.scenario import load

        loaded[name] = load(Path(name))
    return bool(loaded[name].run().holds)


Known = Callable[[str, bool, str], "Check | None"]
"""What is known of a check as it is written."""


def measure_scenarios(tracer: Tracer, scenarios: list[str], loaded: dict[str, Any], known: Known) -> Suite:
    """Run every scenario of which that is not known once, unchanged, and note the lines it runs."""
    suite = Suite()
    for name in scenarios:
        written = Path(name).read_text(encoding="utf-8")
        if (check := known(name, True, written)) is not None:
            suite.checks.append(check)
            continue
        begun = time.process_time()
        held = scenario_holds(name, loaded)
        seconds = time.process_time() - begun
        if not held:
            suite.failures.append(name)
        with tracer.watching():
            scenario_holds(name, loaded)
        suite.checks.append(Check(name, True, written, seconds, tracer.lines()))
    return suite


def within_pytest(root: Path, files: list[Path], work: Callable[[list[pytest.Item]], None]) -> None:
    """Collect tests, and do `work` with them where pytest would run them: forked from here they start at once."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    words = ["-p", "no:cacheprovider", "--rootdir", str(root), "-c", "pyproject.toml"]
    plugin = _Instead(work)
    status = pytest.main([*words, *(str(file) for file in files)], plugins=[plugin])
    if not plugin.worked:
        raise SystemExit(f"pytest ended with {status} and collected no tests")
    if plugin.error is not None:
        raise plugin.error


class _Instead:
    """A plugin: does something else with the tests that were collected."""

    def __init__(self, work: Callable[[list[pytest.Item]], None]) -> None:
        self.work = work
        self.worked = False
        self.error: BaseException | None = None

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.worked = True
        try:
            self.work(session.items)
        except BaseException as error:
            self.error = error
        return True


class TooLong(BaseException):
    """A test is stopped: it would take too long to be run again and again."""


def measure_tests(tracer: Tracer, items: list[pytest.Item], longest: float, known: Known) -> Suite:
    """Run every test of which that is not known once, unchanged, and note the lines it runs. One that takes longer than
    `longest` is stopped."""
    suite = Suite()
    signal.signal(signal.SIGPROF, _stop)
    for item in items:
        written = item.path.read_text(encoding="utf-8")
        if (check := known(item.nodeid, False, written)) is not None:
            suite.checks.append(check)
            continue
        begun = time.process_time()
        signal.setitimer(signal.ITIMER_PROF, longest)
        with tracer.watching():
            try:
                failed = run_items([item])
            except Exception:  # pytest itself stumbles where a test is stopped between two lines
                failed = item.nodeid
        signal.setitimer(signal.ITIMER_PROF, 0)
        seconds = time.process_time() - begun
        if failed and seconds < longest:
            suite.failures.append(item.nodeid)
        suite.checks.append(Check(item.nodeid, False, written, seconds, tracer.lines()))
    return suite


def _stop(signal: int, frame: FrameType | None) -> None:
    raise TooLong


def run_items(items: list[pytest.Item]) -> str:
    """The first of these tests that fails, or nothing."""
    for item, following in zip(items, [*items[1:], None], strict=True):
        noted = FailedTests()
        item.config.pluginmanager.register(noted)
        try:
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        finally:
            item.config.pluginmanager.unregister(noted)
        if noted.names:
            return item.nodeid
    return ""


class FailedTests:
    """A plugin: the names of the tests that fail; what cannot even be collected fails under its file's name."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.names += [report.nodeid] if report.failed else []

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.names += [report.nodeid] if report.failed else []
