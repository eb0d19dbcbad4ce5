"""Records as files."""

import os
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ..errors import Complaint
from ..kernel.game import Game
from ..text.file_problems import why
from ..words import JAPANESE
from .reading import read
from .record import Recorded
from .writing import TITLE, write

_MOST_BYTES: Final = 50_000_000


def load(path: str | Path) -> Recorded:
    """The record that a file holds."""
    source = str(path)
    try:
        file = Path(path)
        if not file.exists():
            raise Complaint("replay-no-file", source=source)
        if not file.is_file():
            raise Complaint("replay-not-a-file", source=source)
        if file.stat().st_size > _MOST_BYTES:
            raise Complaint("replay-too-large", source=source, most=_MOST_BYTES // 1_000_000)
        text = file.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise Complaint("replay-not-text", source=source) from None
    except (OSError, ValueError) as problem:
        raise Complaint("replay-cannot-read", source=source, reason=why(problem)) from None
    return read(text, source)


def save(
    path: str | Path, game: Game, notes: Sequence[str] = (), names: Sequence[str] = (), language: str = JAPANESE
) -> None:
    """Write the record of a game into a file: whole or not at all, and over nothing but a record."""
    text = write(game, notes, names, language)
    target = Path(path)
    try:
        target = target.resolve()
        if target.exists() and not _is_record(target):
            raise Complaint("replay-not-ours", source=str(path))
        _replace(target, text.encode("utf-8"))
    except (OSError, ValueError, RuntimeError) as problem:
        raise Complaint("replay-cannot-write", source=str(path), reason=why(problem)) from None


def _is_record(file: Path) -> bool:
    if not file.is_file():
        return False
    with file.open("rb") as opened:
        return opened.read(len(TITLE) + 1) == f"{TITLE}:".encode()


def _replace(target: Path, content: bytes) -> None:
    """Write beside the file and put it in its place, so that a crash leaves the old one."""
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        with beside.open("xb") as opened:
            opened.write(content)
            opened.flush()
            os.fsync(opened.fileno())
        if target.exists():
            shutil.copymode(target, beside)
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)
