"""Decks (8.1): fifty cards of one's own."""

from functools import cache
from pathlib import Path

from ..paths import decks_dir
from ..text.deck_list import read_deck_list
from .book import FOLDER
from .cards import catalogue
from .printed import Catalogue

Deck = tuple[int, ...]


def deck_faces(cards: Catalogue, names: tuple[str, ...]) -> tuple[int | None, ...]:
    """The faces of a list of card names; None for each name that is no card."""
    return tuple([cards.face_of(name) for name in names])


@cache
def starter_decks() -> dict[str, Deck]:
    """The decks that come with the project, by the names of their files."""
    return {file.stem: _deck_of(file) for file in sorted(decks_dir().joinpath(FOLDER).glob("*.txt"))}


def _deck_of(file: Path) -> Deck:
    cards = catalogue()
    written = read_deck_list(file.read_text(encoding="utf-8"), lambda name: cards.face_of(name) is not None)
    faces = deck_faces(cards, written.names)
    if None in faces or written.unread:
        raise LookupError(f"{file} names cards that do not exist")
    return tuple([face for face in faces if face is not None])
