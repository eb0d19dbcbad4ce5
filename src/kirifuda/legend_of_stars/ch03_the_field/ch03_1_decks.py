"""What a deck must be (3.1)."""

from typing import Final

from ...effects.statements import CopiesInDeck
from ...kernel.outcome import Refusal
from ...text.restricted_cards import Restrictions
from ..book import clause
from ..cards.printed import Catalogue, Printed

Deck = tuple[int, ...]
LEAST: Final = 50
MOST_OF_A_NAME: Final = 3
NO_CARD: Final = -1
UNRESTRICTED: Final = Restrictions()


@clause("3.1")
def breaches(cards: Catalogue, deck: Deck, restrictions: Restrictions = UNRESTRICTED) -> tuple[Refusal, ...]:
    """A deck has 50 cards or more, and three of a name at most; and nothing against the restrictions, if any."""
    return (*size_and_copies(cards, deck), *restricted(deck, restrictions))


@clause("3.1")
def size_and_copies(cards: Catalogue, deck: Deck) -> list[Refusal]:
    found: list[Refusal] = []
    if len(deck) < LEAST:
        found.append(Refusal("3.1", "too-few", (NO_CARD, len(deck), LEAST)))
    for face in dict.fromkeys(deck):
        most = copies(cards.cards[face])
        have = deck.count(face)
        if most is not None and have > most:
            found.append(Refusal("3.1", "too-many-of-a-name", (face, have, most)))
    return found


@clause("3.1")
def restricted(deck: Deck, restrictions: Restrictions) -> list[Refusal]:
    """Cards that those who play have agreed to ban or to limit (S40)."""
    return [
        *[Refusal("3.1", "banned", found) for found in restrictions.banned_in(deck)],
        *[Refusal("3.1", "limited", found) for found in restrictions.too_many_in(deck)],
        *[
            Refusal("3.1", "exclusive", (one, deck.count(one), 0, other))
            for one, other in restrictions.together_in(deck)
        ],
    ]


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
