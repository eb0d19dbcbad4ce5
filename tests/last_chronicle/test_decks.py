"""The starter decks: that they are legal, and that they differ."""

from collections import Counter
from pathlib import Path

import pytest

from kirifuda.last_chronicle.cards import catalogue
from kirifuda.last_chronicle.printed import Printed
from kirifuda.last_chronicle.regulation import breaches
from kirifuda.text.deck_list import read_deck_list

DECKS = sorted((Path(__file__).parents[2] / "decks" / "last_chronicle").glob("*.txt"))


def deck_of(file: Path) -> Counter[str]:
    """The names of a list, with how many of each."""
    found = read_deck_list(file.read_text(encoding="utf-8"), lambda name: catalogue().face_of(name) is not None)
    assert found.unread == []
    return Counter(found.names)


def card(name: str) -> Printed:
    face = catalogue().face_of(name)
    assert face is not None, name
    return catalogue().cards[face]


def factions(deck: Counter[str]) -> set[str]:
    names = ("white", "orange", "purple", "black", "blue")
    return {
        faction for name in deck for faction, price in zip(names, card(name).price.by_faction(), strict=True) if price
    }


def test_there_are_six_decks() -> None:
    assert [file.stem for file in DECKS] == [
        "amber-herd",
        "ash-ferry",
        "dawn-march",
        "gear-harbour",
        "leaf-mould",
        "mist-archive",
    ]


@pytest.mark.clause("8.1.1.1", "8.1.1.2", game="last-chronicle")
@pytest.mark.parametrize("file", DECKS, ids=lambda file: file.stem)
def test_a_starter_deck_is_legal(file: Path) -> None:
    deck = deck_of(file)
    assert deck.total() == 50
    assert max(deck.values()) == 3
    assert breaches(catalogue(), tuple(card(name).face for name in deck.elements())) == ()


def test_every_faction_has_a_deck_of_its_own_and_one_deck_has_two() -> None:
    assert sorted(tuple(sorted(factions(deck_of(file)))) for file in DECKS) == [
        ("black",),
        ("black", "orange"),
        ("blue",),
        ("orange",),
        ("purple",),
        ("white",),
    ]


@pytest.mark.parametrize("file", DECKS, ids=lambda file: file.stem)
def test_a_starter_deck_can_be_played(file: Path) -> None:
    """Units for the first turns, CA enough for the next era, spells, and chrono bursts."""
    cards = [card(name) for name in deck_of(file).elements()]
    units = [one for one in cards if "unit" in one.types]
    assert 28 <= len(units) <= 42
    assert len([one for one in units if one.price.total() <= 2 and one.level == 1]) >= 9
    assert len([one for one in cards if one.price.total() >= 6]) <= 4
    assert 1.6 <= sum(one.ca for one in cards) / len(cards) <= 2.2
    assert len([one for one in cards if "spell" in one.types]) >= 8
    assert len([one for one in cards if one.burst]) >= 7


def test_no_two_starter_decks_are_alike() -> None:
    """Fewer than half of the cards are the same in any two of them."""
    decks = [deck_of(file) for file in DECKS]
    shared = [(one & other).total() for place, one in enumerate(decks) for other in decks[place + 1 :]]
    assert max(shared) < 25
