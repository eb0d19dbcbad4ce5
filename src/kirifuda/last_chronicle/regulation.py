"""What a deck may hold (8.1). A breach is a Refusal (clause, reason, numbers).

The numbers of a breach are the card it is about (`NO_CARD` where it is about the deck), how many there are and how
many there may be.
"""

from typing import Final

from ..effects.statements import CopiesInDeck
from ..kernel.outcome import Refusal
from .book import clause
from .printed import NO_LAMP, Catalogue, Printed

CARDS: Final = 50
COPIES: Final = 3
NO_CARD: Final = -1


@clause("8.1.1")
def breaches(cards: Catalogue, deck: tuple[int, ...]) -> tuple[Refusal, ...]:
    """Every breach, in the order of the clauses."""
    return (*tokens(cards, deck), *deck_size(deck), *copies(cards, deck))


@clause("6.11.1")
def tokens(cards: Catalogue, deck: tuple[int, ...]) -> list[Refusal]:
    """A token is no card of a deck."""
    return [
        Refusal("6.11.1", "token", (face, deck.count(face), 0))
        for face in different(deck)
        if cards.cards[face].token is not None
    ]


@clause("8.1.1.1")
def deck_size(deck: tuple[int, ...]) -> list[Refusal]:
    """Exactly 50 cards."""
    have = len(deck)
    if have == CARDS:
        return []
    return [Refusal("8.1.1.1", "too-few" if have < CARDS else "too-many", (NO_CARD, have, CARDS))]


@clause("8.1.1.2")
def copies(cards: Catalogue, deck: tuple[int, ...]) -> list[Refusal]:
    """Three cards of a name at most. A name has one face, so cards of a name are cards of a face."""
    found: list[Refusal] = []
    for face in different(deck):
        most = copies_allowed(cards.cards[face])
        if most is not None and deck.count(face) > most:
            by = "8.1.1.2" if most == COPIES else "8.1.2"
            found.append(Refusal(by, "copies", (face, deck.count(face), most)))
    return found


@clause("8.1.2")
def copies_allowed(card: Printed) -> int | None:
    """Three, unless a field ability of the card says otherwise; None if it allows any number."""
    for ability in card.texts[NO_LAMP].abilities:
        for sentence in ability.sentences:
            for statement in sentence:
                if isinstance(statement, CopiesInDeck):
                    return statement.most
    return COPIES


def different(deck: tuple[int, ...]) -> list[int]:
    """Each card once, in the order in which they are written."""
    return list(dict.fromkeys(deck))
