"""The decks that come with a game: deck lists in a folder."""

from collections.abc import Callable
from pathlib import Path

from .deck_list import read_deck_list

Deck = tuple[int, ...]


def decks_in(folder: Path, face_of: Callable[[str], int | None]) -> dict[str, Deck]:
    """The decks of a folder, by the names of their files."""
    decks = {}
    for file in sorted(folder.glob("*.txt")):
        written = read_deck_list(file.read_text(encoding="utf-8"), lambda name: face_of(name) is not None)
        faces = [face_of(name) for name in written.names]
        deck = tuple([face for face in faces if face is not None])
        if len(deck) < len(faces) or written.unread:
            raise LookupError(f"{file} names cards that do not exist")
        decks[file.stem] = deck
    return decks
