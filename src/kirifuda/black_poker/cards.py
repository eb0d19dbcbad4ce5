"""The deck: 52 playing cards and two Jokers a player (P2, P3, P5)."""

import unicodedata
from typing import Final

from .book import clause

ACE: Final = 1
TEN: Final = 10
JACK: Final = 11
QUEEN: Final = 12
KING: Final = 13
JOKER_NUMBER: Final = 0

SPADE: Final = 0
HEART: Final = 1
DIAMOND: Final = 2
CLUB: Final = 3
NO_SUIT: Final = -1

SUIT_SIGNS: Final = "♠♡◇♣"
RANKS: Final = ("Joker", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
JOKER_FACES: Final = (52, 53)
DECK: Final = tuple(range(54))


@clause("P5")
def number_of(face: int) -> int:
    """A is 1, J, Q and K are 11 to 13, a Joker is 0."""
    return face % 13 + 1 if face not in JOKER_FACES else JOKER_NUMBER


@clause("P5")
def suit_of_face(face: int) -> int:
    """A Joker has no suit."""
    return face // 13 if face not in JOKER_FACES else NO_SUIT


NUMBER: Final[list[int]] = [number_of(face) for face in DECK]
SUIT: Final[list[int]] = [suit_of_face(face) for face in DECK]
BIT: Final[list[int]] = [1 << face for face in DECK]
NAMES: Final[list[str]] = [SUIT_SIGNS[SUIT[f]] + RANKS[NUMBER[f]] if f < 52 else "Joker" for f in DECK]


def face(suit: int, number: int) -> int:
    return suit * 13 + number - 1


def cards_of(suits: tuple[int, ...], first: int, last: int) -> int:
    """The set (a bit for each face) of the cards of these suits from one number to another."""
    return sum(BIT[face(suit, number)] for suit in suits for number in range(first, last + 1))


SUITS: Final = (SPADE, HEART, DIAMOND, CLUB)
OF_SUIT: Final[list[int]] = [cards_of((suit,), ACE, KING) for suit in SUITS]
JOKERS: Final = BIT[52] | BIT[53]
OF_NUMBER: Final[list[int]] = [JOKERS, *(cards_of(SUITS, number, number) for number in range(ACE, KING + 1))]
COURT: Final = JOKERS | cards_of(SUITS, ACE, ACE) | cards_of(SUITS, JACK, KING)
"""Joker, A, J, Q, K: the cards of 世代交代."""


def same_card(one: int, other: int) -> bool:
    """The same suit and number; a Joker is the same as any Joker (R4)."""
    return SUIT[one] == SUIT[other] and NUMBER[one] == NUMBER[other]


_SUIT_SPELLINGS: Final[dict[str, int]] = {
    spelling: suit for suit, spellings in enumerate(("♠♤s", "♡♥h", "◇♢♦d", "♣♧c")) for spelling in spellings
}
_JOKER_SPELLINGS: Final = ("joker", "ジョーカー", "jk")


def face_named(name: str) -> int | None:
    """The face a person means: ♠K, ♥10, sK, d10, Joker. None if it is no card."""
    plain = unicodedata.normalize("NFKC", name).strip().lower()
    if plain in _JOKER_SPELLINGS:
        return JOKER_FACES[0]
    if not plain or plain[0] not in _SUIT_SPELLINGS:
        return None
    rank = {"t": "10", "1": "A"}.get(plain[1:], plain[1:].upper())
    if rank not in RANKS[1:]:
        return None
    return face(_SUIT_SPELLINGS[plain[0]], RANKS.index(rank))
