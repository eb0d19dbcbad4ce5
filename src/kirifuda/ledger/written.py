"""Files as they are written now: what was read off them holds until one is written anew."""

from pathlib import Path
from typing import Final

REMEMBERED: Final = 8
"""Of so many games it is remembered what was read off the files: each edition asks for the same."""

Written = tuple[tuple[Path, int, int], ...]


def as_written(folder: Path, pattern: str) -> Written:
    """The files of a folder and of the folders in it, each with when it was written and how long it is."""
    return tuple((path, *_written(path)) for path in sorted(folder.rglob(pattern)))


def _written(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_mtime_ns, found.st_size
