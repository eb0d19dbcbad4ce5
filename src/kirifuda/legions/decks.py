"""Decks (chapter 23): a master, which comes first, and the main deck."""

from functools import cache
from typing import Final

from ..paths import decks_dir
from ..text.deck_folder import Deck, decks_in
from .book import GAME, clause
from .cards import Catalogue, catalogue

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
    faces = cards.faces_of(names)
    known = tuple([face for face in faces if face is not None])
    return in_order(cards, known) if len(known) == len(faces) else faces


@cache
def starter_decks() -> dict[str, Deck]:
    """The decks that come with the project, by the names of their files."""
    cards = catalogue()
    return {name: in_order(cards, deck) for name, deck in decks_in(decks_dir().joinpath(GAME), cards.face_of).items()}
