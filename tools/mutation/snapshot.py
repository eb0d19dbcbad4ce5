"""A copy of the checkout to work on: the working tree is never touched, and edits made meanwhile do not matter."""

import shutil
import sys
from pathlib import Path

FOLDERS = ("src", "tests", "books", "cards", "decks")
PACKAGE = "kirifuda"


def take(root: Path, target: Path) -> Path:
    """Copy what the suite needs to `target`, and import the project from there from now on."""
    skipped = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    for name in FOLDERS:
        if (root / name).is_dir():
            shutil.copytree(root / name, target / name, ignore=skipped)
    shutil.copy(root / "pyproject.toml", target)
    sys.path.insert(0, str(target / "src"))
    forget()
    found = Path(str(__import__(PACKAGE).__file__))
    if not found.is_relative_to(target):
        raise SystemExit(f"{PACKAGE} is imported from {found}, not from the copy in {target}")
    return target


def forget() -> None:
    """Let the next import of the project be a fresh one."""
    for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
        del sys.modules[name]
