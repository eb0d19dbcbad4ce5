"""The deck that a player brings: the 54 cards, each once, two of them Jokers."""

import pytest

from kirifuda.black_poker.cards import DECK, face_named
from kirifuda.black_poker.deck import deck_breaches, deck_faces
from kirifuda.kernel.outcome import Refusal

pytestmark = pytest.mark.clause("P3")

JOKER = 52


def face(name: str) -> int:
    found = face_named(name)
    assert found is not None
    return found


def test_the_54_cards_are_a_deck_in_any_order() -> None:
    assert deck_breaches(DECK) == ()
    assert deck_breaches(DECK[::-1]) == ()


def test_one_joker_is_as_good_as_the_other() -> None:
    assert deck_breaches((*DECK[:JOKER], JOKER, JOKER)) == ()


@pytest.mark.parametrize("name", ["♠A", "♡10", "♣K"])
def test_every_card_must_be_there(name: str) -> None:
    card = face(name)
    left = tuple(one for one in DECK if one != card)
    assert deck_breaches(left) == (Refusal("P3", "missing", (card, 0, 1)),)


@pytest.mark.parametrize("name", ["♠A", "♡10", "♣K"])
def test_no_card_may_be_there_twice(name: str) -> None:
    card = face(name)
    assert deck_breaches((*DECK, card)) == (Refusal("P3", "too-many", (card, 2, 1)),)


@pytest.mark.parametrize(("jokers", "reason"), [(0, "missing"), (1, "missing"), (3, "too-many")])
def test_there_must_be_two_jokers(jokers: int, reason: str) -> None:
    faces = (*DECK[:JOKER], *(JOKER,) * jokers)
    assert deck_breaches(faces) == (Refusal("P3", reason, (JOKER, jokers, 2)),)


def test_every_breach_is_named() -> None:
    assert deck_breaches((*DECK[1:], 1)) == (Refusal("P3", "missing", (0, 0, 1)), Refusal("P3", "too-many", (1, 2, 1)))


def test_a_card_named_twice_is_there_twice_and_no_joker() -> None:
    assert deck_faces(("♠A", "♠A", "Joker", "Joker")) == (face("♠A"), face("♠A"), JOKER, JOKER + 1)
