"""The wheel of this checkout, unpacked beside what it asks for and nothing else: as `pip install` leaves it, offline.

A Python started with -S sees no site-packages: what it imports beyond the standard library is in the folder given.
"""

import os
import subprocess
import sys
import zipfile
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement

ROOT: Final = Path(__file__).resolve().parents[2]
COMMAND: Final = """
import sys
from importlib.metadata import entry_points
[command] = entry_points(group="console_scripts", name="kirifuda")
sys.argv[0] = "kirifuda"
sys.exit(command.load()())
"""


def install(wheel: Path, folder: Path, extras: tuple[str, ...] = ()) -> Path:
    """Unpack a wheel, and link what its metadata asks for from where these tests run."""
    if not (folder / "kirifuda").exists():
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(folder)
    [info] = folder.glob("kirifuda-*.dist-info")
    asked = _asked_by(PathDistribution(info), extras)
    seen = {"kirifuda"}
    while asked:
        requirement = asked.pop()
        name = requirement.name.lower().replace("_", "-").replace(".", "-")
        if name not in seen:
            seen.add(name)
            found = distribution(requirement.name)
            _link(found, folder)
            asked += _asked_by(found, tuple(requirement.extras))
    return folder


def _asked_by(found: Distribution, extras: tuple[str, ...]) -> list[Requirement]:
    every = [Requirement(line) for line in found.requires or ()]
    return [
        one for one in every if not one.marker or any(one.marker.evaluate({"extra": extra}) for extra in ("", *extras))
    ]


def _link(found: Distribution, folder: Path) -> None:
    """Everything that a distribution has put into site-packages, at the top of it."""
    for top in {file.parts[0] for file in found.files or () if file.parts[0] not in ("..", "__pycache__")}:
        if not (folder / top).exists():
            (folder / top).symlink_to(Path(str(found.locate_file(top))).resolve())


def environment(folder: Path) -> dict[str, str]:
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("KIRIFUDA_", "PYTHON"))}
    return {**plain, "PYTHONPATH": str(folder), "LC_ALL": "C.UTF-8"}


def python(folder: Path, program: str, *arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-S", "-c", program, *arguments]
    return subprocess.run(command, cwd=cwd, env=environment(folder), capture_output=True, text=True, timeout=300)


def kirifuda(folder: Path, *arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """The command that a wheel installs."""
    return python(folder, COMMAND, *arguments, cwd=cwd)
