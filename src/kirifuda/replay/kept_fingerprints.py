"""Fingerprints of packages are kept in the user's cache folder: reading all sources as syntax trees takes seconds."""

import os
import string
from pathlib import Path
from typing import Final

from ..paths import cache_dir

_DIGITS: Final = 64


def recall(package: str, key: str) -> str | None:
    """The fingerprint that was kept of these sources, if it is there and whole."""
    try:
        of, _, kept = _file(package).read_text(encoding="ascii").partition(" ")
    except (OSError, ValueError):
        return None
    whole = len(kept) == _DIGITS and set(kept) <= set(string.hexdigits)
    return kept if of == key and whole else None


def keep(package: str, key: str, fingerprint: str) -> None:
    """Keep it, where that is possible."""
    file = _file(package)
    draft = file.with_suffix(f".{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(f"{key} {fingerprint}", encoding="ascii")
        draft.replace(file)
    except OSError:  # a folder that cannot be written to, a disk that is full
        return


def _file(package: str) -> Path:
    return cache_dir() / f"{package}.fingerprint"
