"""Regulations (chapter 24): what a deck may hold. A breach is a Refusal (clause, reason, numbers).

The numbers of a breach are the card it is about (`NO_CARD` where it is about the deck), how many there
are, how many there may be, and where a second card is concerned that one.
"""

from typing import Final

from ..effects.statements import CopiesInDeck
from ..kernel.outcome import Refusal
from ..text.deck_folder import Deck
from .book import clause
from .cards import Catalogue, Printed
from .decks import MASTER_FIRST
from .restrictions import UNRESTRICTED, Restrictions
from .vocabulary import CLASSES

MAIN_DECK: Final = 40
COPIES: Final = 3
NO_CARD: Final = -1

Breaches = list[Refusal]


@clause("24-1", "24-2")
def breaches(cards: Catalogue, deck: Deck, restrictions: Restrictions = UNRESTRICTED) -> tuple[Refusal, ...]:
    """Every breach of the standard regulation, in the order of its clauses."""
    return (
        *deck_size(cards, deck),
        *masters_in_main_deck(cards, deck),
        *copies(cards, deck),
        *cards_of_another_class(cards, deck),
        *tokens(cards, deck),
        *banned_cards(deck, restrictions),
        *limited_cards(deck, restrictions),
        *exclusive_pairs(deck, restrictions),
    )


def deck_breaches(
    cards: Catalogue, deck: Deck, restrictions: Restrictions, numbers: dict[str, str]
) -> tuple[Refusal, ...]:
    """What keeps a deck from being played with, by the numbers of an edition's book."""
    return tuple(
        [
            Refusal(numbers.get(breach.clause, breach.clause), breach.reason, breach.numbers)
            for breach in breaches(cards, deck, restrictions)
        ]
    )


@clause("24-2a")
def deck_size(cards: Catalogue, deck: Deck) -> Breaches:
    """One master and a main deck of exactly 40."""
    found: Breaches = []
    if not has_master(cards, deck):
        found.append(Refusal("24-2a", "no-master", (NO_CARD, 0, 1)))
    have = len(main_deck(cards, deck))
    if have != MAIN_DECK:
        found.append(Refusal("24-2a", "too-few" if have < MAIN_DECK else "too-many", (NO_CARD, have, MAIN_DECK)))
    return found


@clause("24-2b")
def masters_in_main_deck(cards: Catalogue, deck: Deck) -> Breaches:
    """No master is in the main deck."""
    main = main_deck(cards, deck)
    return [
        Refusal("24-2b", "master-in-main-deck", (face, main.count(face), 0))
        for face in different(main)
        if cards.cards[face].category == "master"
    ]


@clause("24-2c", "14-2")
def copies(cards: Catalogue, deck: Deck) -> Breaches:
    """Three cards of a name at most. A name has one face, so cards of a name are cards of a face."""
    main = main_deck(cards, deck)
    found: Breaches = []
    for face in different(main):
        most = copies_allowed(cards.cards[face])
        if most is not None and main.count(face) > most:
            found.append(Refusal("24-2c", "copies", (face, main.count(face), most)))
    return found


@clause("01-2")
def copies_allowed(card: Printed) -> int | None:
    """Three, unless the card's own text says otherwise; None if it allows any number."""
    for ability in card.text.abilities:
        for sentence in ability.sentences:
            for statement in sentence:
                if isinstance(statement, CopiesInDeck):
                    return statement.most
    return COPIES


@clause("24-2d", "13-2")
def cards_of_another_class(cards: Catalogue, deck: Deck) -> Breaches:
    """Cards with two symbols belong to the class that has these two, and to decks of its masters."""
    if not has_master(cards, deck):
        return []
    master = cards.cards[deck[MASTER_FIRST]]
    own = set(CLASSES[master.cls][1])
    main = main_deck(cards, deck)
    return [
        Refusal("24-2d", "other-class", (face, main.count(face), 0, master.face))
        for face in different(main)
        if cards.cards[face].category != "master"
        and len(cards.cards[face].colours) > 1
        and set(cards.cards[face].colours) != own
    ]


@clause("24-2e")
def tokens(cards: Catalogue, deck: Deck) -> Breaches:
    """No token is in the main deck."""
    main = main_deck(cards, deck)
    return [
        Refusal("24-2e", "token", (face, main.count(face), 0)) for face in different(main) if cards.cards[face].token
    ]


@clause("24-2f", "24-3a")
def banned_cards(deck: Deck, restrictions: Restrictions) -> Breaches:
    """Cards that no deck may hold."""
    return [Refusal("24-2f", "banned", found) for found in restrictions.banned_in(deck)]


@clause("24-2g", "24-3b", "24-3c")
def limited_cards(deck: Deck, restrictions: Restrictions) -> Breaches:
    """Cards of which a deck may hold one or two."""
    return [Refusal("24-2g", "limited", found) for found in restrictions.too_many_in(deck)]


@clause("24-2h", "24-3d")
def exclusive_pairs(deck: Deck, restrictions: Restrictions) -> Breaches:
    """Two cards that no deck may hold together."""
    return [
        Refusal("24-2h", "exclusive", (one, deck.count(one), 0, other)) for one, other in restrictions.together_in(deck)
    ]


def has_master(cards: Catalogue, deck: Deck) -> bool:
    return bool(deck) and cards.cards[deck[MASTER_FIRST]].category == "master"


def main_deck(cards: Catalogue, deck: Deck) -> Deck:
    """The deck without the master that leads it."""
    return deck[1:] if has_master(cards, deck) else deck


def different(deck: Deck) -> list[int]:
    """Each card once, in the order in which they are written."""
    return list(dict.fromkeys(deck))
