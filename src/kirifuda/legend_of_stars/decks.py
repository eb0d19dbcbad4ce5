"""Decks (3.1): how they are read, and what is wrong with them."""

from functools import cache
from pathlib import Path
from typing import Final

from ..effects.tree import CopiesInDeck
from ..kernel.outcome import Refusal
from ..paths import decks_dir
from ..text.deck_list import read_deck_list
from .book import FOLDER, clause
from .cards import Catalogue, Printed, catalogue

Deck = tuple[int, ...]
LEAST: Final = 50
MOST_OF_A_NAME: Final = 3
NO_CARD: Final = -1


@clause("3.1")
def breaches(cards: Catalogue, deck: Deck) -> tuple[Refusal, ...]:
    """A deck has 50 cards or more, and three of a name at most."""
    found: list[Refusal] = []
    if len(deck) < LEAST:
        found.append(Refusal("3.1", "too-few", (NO_CARD, len(deck), LEAST)))
    for face in dict.fromkeys(deck):
        most = copies(cards.cards[face])
        have = deck.count(face)
        if most is not None and have > most:
            found.append(Refusal("3.1", "too-many-of-a-name", (face, have, most)))
    return tuple(found)


@clause("3.1", "9.1")
def copies(card: Printed) -> int | None:
    """How many of a card a deck may hold; None: any number. A text that says otherwise wins."""
    said = [
        one.most
        for ability in card.text.abilities
        for sentence in ability.sentences
        for one in sentence
        if isinstance(one, CopiesInDeck)
    ]
    return said[0] if said else MOST_OF_A_NAME


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
    faces = [cards.face_of(line.name) for line in written.lines for _ in range(line.count)]
    if None in faces or written.unread:
        raise LookupError(f"{file} names cards that do not exist")
    return tuple([face for face in faces if face is not None])
