"""A game that somebody else's package brings: everything here plays it, and nothing here names it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
FOUND = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HERE), os.environ.get("PYTHONPATH", "")])}
"""As if the package were installed: it lies here with its entry point."""


def test_it_is_played_by_everything() -> None:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        str(HERE / "nim_is_played.py"),
    ]
    done = subprocess.run(command, cwd=ROOT, env=FOUND, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("arguments", "typed", "told"),
    [
        (
            ("play", "nim", "--opponent", "greedy", "--seed", "4"),
            "3\n3\n3\n3\n\n",
            "Whoever takes the last stone wins. [3]",
        ),
        (("rule", "--game", "nim", "3"), "", "Whoever takes the last stone wins."),
        (("check", str(HERE / "tests" / "scenarios" / "nim")), "", "1 scenario: 1 hold, 0 fail, 0 broken"),
        (("soak", "--game", "nim", "--decisions", "50", "--jobs", "1"), "", "no fault"),
        (("ledger", "nim", "--games", "0"), "", "No gaps."),
        (("deck", "check", "-", "--game", "nim"), "5 stone\n", "A player brings 6 stones, not 5. [1]"),
    ],
)
def test_the_terminal(tmp_path: Path, arguments: tuple[str, ...], typed: str, told: str) -> None:
    command = [sys.executable, "-m", "kirifuda.cli.main", "--lang", "en", *arguments]
    done = subprocess.run(command, cwd=tmp_path, env=FOUND, input=typed, capture_output=True, text=True)
    assert told in done.stdout + done.stderr


def test_nobody_names_it() -> None:
    sources = [*(ROOT / "src" / "kirifuda").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    assert [path.name for path in sources if '"nim"' in path.read_text(encoding="utf-8")] == []
