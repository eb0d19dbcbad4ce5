"""Cards that somebody brings in files of their own: they can be played with, and are in no deck of the project."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from .card_files import read_files
from .cards import catalogue
from .fronts import FRONTS, use_more
from .printed import plain

Key = tuple[tuple[str, int, int], ...]
_brought: Final[dict[Key, dict[str, int]]] = {}


def bring(files: tuple[Path, ...]) -> Callable[[str], int | None]:
    """Read card files; returns how a card is found by name, theirs before those of the project.

    Raises `Broken` with everything that is wrong with them. The same files are read once.
    """
    key = tuple([_key(file) for file in files])
    if key not in _brought:
        before = catalogue().cards
        cards = read_files(files, before)[len(before) :]
        faces: dict[str, int] = {}
        for face, card in enumerate(cards, start=len(FRONTS)):
            card.face = face
            faces[plain(card.english)] = face
            faces[plain(card.name)] = face
        use_more(cards)
        _brought[key] = faces
    own = _brought[key]

    def face_named(name: str) -> int | None:
        face = own.get(plain(name))
        return catalogue().face_of(name) if face is None else face

    return face_named


def _key(file: Path) -> tuple[str, int, int]:
    if not file.is_file():
        return str(file), 0, 0
    written = file.stat()
    return str(file), written.st_mtime_ns, written.st_size
