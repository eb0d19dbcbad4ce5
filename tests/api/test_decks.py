"""Decks given by the names of their cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kirifuda
from kirifuda.black_poker.cards import DECK, NAMES
from kirifuda.errors import Complaint


@pytest.mark.clause("P3", "R16")
def test_a_deck_by_names_has_both_jokers() -> None:
    names = [NAMES[face] for face in DECK]
    game = kirifuda.start("black-poker", decks=(names, names[::-1]), seed=1)
    for seat in (0, 1):
        assert sorted(card.face for card in game.start.cards if card.owner == seat) == list(DECK)


@pytest.mark.clause("P3")
def test_a_deck_as_a_list_that_is_pasted() -> None:
    names = [NAMES[face] for face in DECK if NAMES[face] != "Joker"]
    text = "# 54枚\n" + "\n".join(names) + "\n\nJoker x2\n"
    game = kirifuda.start("black-poker", decks=(text, [*names, "Joker", "Joker"]), seed=1)
    for seat in (0, 1):
        assert sorted(card.face for card in game.start.cards if card.owner == seat) == list(DECK)


@given(st.text() | st.lists(st.sampled_from([*NAMES, "2 ", " x3", "マスター: ", "#", "\n", "0 ", "100 "])).map("".join))
def test_whatever_is_pasted_is_a_deck_or_a_complaint(text: str) -> None:
    with pytest.raises(Complaint) as complaint:
        kirifuda.start("black-poker", decks=(text, None))
    assert complaint.value.phrase.key in (
        "complaint-unknown-cards",
        "complaint-deck-unreadable",
        "complaint-deck-in-breach",
    )
    assert str(complaint.value)
