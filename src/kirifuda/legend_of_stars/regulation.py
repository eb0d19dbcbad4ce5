"""What a deck must be (3.1)."""

from typing import Final

from ..effects.statements import CopiesInDeck
from ..kernel.outcome import Refusal
from .book import clause
from .cards import Catalogue, Printed

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
