"""A copy of the checkout to work on: the working tree is never touched, and edits made meanwhile do not matter."""

import shutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

FOLDERS = ("src", "tests", "books", "cards", "decks", "tools")
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


def caches_of(package: str, left_out: tuple[str, ...]) -> list[Any]:
    """The functions of a package, but for some of its folders, that remember what they returned."""
    return [
        value
        for name, module in list(sys.modules.items())
        if name.startswith(f"{package}.") and isinstance(module, ModuleType)
        if name.removeprefix(f"{package}.").partition(".")[0] not in left_out
        for value in list(vars(module).values())
        if hasattr(value, "cache_clear") and getattr(value, "__module__", "") == name
    ]


def forget_kept(caches: list[Any]) -> None:
    """Empty them: what they hold was reckoned by other rules."""
    for one in caches:
        one.cache_clear()
