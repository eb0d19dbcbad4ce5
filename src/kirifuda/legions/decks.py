"""Decks (chapter 23): a master, which comes first, and the main deck."""

from functools import cache
from pathlib import Path
from typing import Final

from ..paths import decks_dir
from ..text.deck_list import read_deck_list
from .book import GAME, clause
from .cards import Catalogue, catalogue

Deck = tuple[int, ...]
MASTER_FIRST: Final = 0


@clause("23-1")
def in_order(cards: Catalogue, faces: Deck) -> Deck:
    """A deck with its master first, wherever the master was written; two masters are the regulation's business."""
    for place, face in enumerate(faces):
        if cards.cards[face].category == "master":
            return (face, *faces[:place], *faces[place + 1 :])
    return faces


def deck_faces(cards: Catalogue, names: tuple[str, ...]) -> tuple[int | None, ...]:
    """The faces of a list of card names, the master first; None for each name that is no card."""
    faces = tuple([cards.face_of(name) for name in names])
    known = tuple([face for face in faces if face is not None])
    return in_order(cards, known) if len(known) == len(faces) else faces


@cache
def starter_decks() -> dict[str, Deck]:
    """The decks that come with the project, by the names of their files."""
    return {file.stem: _deck_of(file) for file in sorted(decks_dir().joinpath(GAME).glob("*.txt"))}


def _deck_of(file: Path) -> Deck:
    cards = catalogue()
    written = read_deck_list(file.read_text(encoding="utf-8"), lambda name: cards.face_of(name) is not None)
    faces = [cards.face_of(line.name) for line in written.lines for _ in range(line.count)]
    if None in faces or written.unread:
        raise LookupError(f"{file} names cards that do not exist")
    return in_order(cards, tuple([face for face in faces if face is not None]))
