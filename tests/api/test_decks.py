"""Decks given by the names of their cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kirifuda
from kirifuda.api import read_deck
from kirifuda.black_poker.cards import DECK, NAMES
from kirifuda.errors import Complaint
from kirifuda.paths import decks_dir
from kirifuda.words import say


@pytest.mark.clause("P3")
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


WIZARD = (decks_dir() / "legions" / "wizard.txt").read_text(encoding="utf-8")


@pytest.mark.clause("23-1", game="legions")
def test_a_deck_of_legions_by_name_by_list_and_by_cards_is_the_same() -> None:
    rules = kirifuda.rules("legions")
    faces = read_deck(rules, "wizard", 1)
    names = [rules.name_of_face(face) for face in faces]
    assert read_deck(rules, WIZARD, 1) == faces
    assert sorted(read_deck(rules, names[::-1], 1)[1:]) == sorted(faces[1:])
    assert read_deck(rules, names[::-1], 1)[0] == faces[0]
    game = kirifuda.start("legions", decks=(WIZARD, "shaman"), seed=1)
    for seat, deck in enumerate(("wizard", "shaman")):
        owned = [card.face for card in game.start.cards if card.owner == seat]
        assert sorted(owned) == sorted(read_deck(rules, deck, seat))


@pytest.mark.clause("24-2a", "24-2c", game="legions")
@pytest.mark.parametrize(("edition", "chapter"), [("2019", 24), ("2018", 23)])
def test_a_breach_is_cited_by_the_book_of_the_edition(edition: str, chapter: int) -> None:
    with pytest.raises(Complaint) as complaint:
        kirifuda.start("legions", edition, decks=(None, WIZARD + "煤の使い魔"))
    assert say(complaint.value.phrase, "en") == (
        f"Deck 2 cannot be used: the main deck has 41 cards (exactly 40 needed, {chapter}-2a), "
        f'4 of "煤の使い魔" (3 allowed, {chapter}-2c)'
    )
