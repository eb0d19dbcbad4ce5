import os
import sys
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

import kirifuda.kernel.state
from kirifuda.cli import console

SLOW_ONES_SECOND: Final = ("scenario", "browser", "ledger", "conformance", "server", "cli", "packaging", "fifth_game")
"""Workers are handed an eighth of all tests to begin with, and small portions later on: the slow ones among those."""

COMPILED: Final = Path(__file__).resolve().parents[1] / "build" / "bytecode"

settings.load_profile("ci")  # the same examples in every run; --hypothesis-profile=default looks for new ones


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids, game=…, edition=…): the clauses this test exercises")
    keep_compiled_modules()


def keep_compiled_modules() -> None:
    """Tests start hundreds of processes. What they import is compiled once, even where Python is told not to.

    A run that names a folder of its own has a reason: the gate's has assertions that tell of themselves.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.pycache_prefix = os.environ.setdefault("PYTHONPYCACHEPREFIX", str(COMPILED))
    sys.dont_write_bytecode = False


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    places = {name: place for place, name in enumerate(SLOW_ONES_SECOND)}
    items.sort(key=lambda item: places.get(item.nodeid.split("/")[1], len(places)))


@pytest.fixture(autouse=True)
def own_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command chooses its language for the whole process."""
    monkeypatch.setattr(console, "_chosen", [])


def pytest_sessionstart(session: pytest.Session) -> None:
    compiled = not str(kirifuda.kernel.state.__file__).endswith(".py")
    if compiled != ("KIRIFUDA_COMPILED" in os.environ):
        raise pytest.UsageError("KIRIFUDA_COMPILED and the build that is imported do not agree")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What could not be tested for want of a program is said at the end, whatever else is shown."""
    told = [
        report.longrepr[2] for report in terminalreporter.getreports("skipped") if isinstance(report.longrepr, tuple)
    ]
    for reason in sorted({reason for reason in told if "SKIPPED: " in reason}):
        count = told.count(reason)
        terminalreporter.write_line(f"{count} tests {reason.removeprefix('Skipped: ')}", red=True, bold=True)
