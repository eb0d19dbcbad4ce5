"""The cards that come with the project, and a studio's own cards behind them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from kirifuda.legions.card_words.reader import compile_text
from kirifuda.legions.cards import built_in_files, catalogue, read_cards
from kirifuda.legions.decks import deck_faces, starter_decks
from kirifuda.legions.regulation import breaches
from kirifuda.legions.restriction_lists import dated_lists, read_restrictions
from kirifuda.text.card_tables import CardTable
from kirifuda.text.file_problems import Broken
from kirifuda.text.problems import NotUnderstood, TwoReadings
from kirifuda.words import say

OWN = """[[card]]
name = "試しの子"
category = "ミニオン"
colours = ["赤"]
cost = 1
atk = 1
hp = 1
wt = 1
text = "「灯」《配置時》：カードを1枚引く。"
"""
LOADING = """
import sys
from kirifuda.legions.cards import catalogue
print(len(catalogue().cards), "kirifuda.legions.card_words.reader" in sys.modules)
"""


def test_faces_are_places_in_the_catalogue() -> None:
    cards = catalogue().cards
    assert [card.face for card in cards] == list(range(len(cards)))
    assert catalogue() is catalogue()


def test_a_studios_own_cards_come_behind_the_built_in_ones(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(OWN, encoding="utf-8")
    cards = read_cards([own])
    assert cards.face_of("試しの子") == len(catalogue().cards)
    assert catalogue().face_of("試しの子") is None
    assert cards.cards[: len(catalogue().cards)] == catalogue().cards


@pytest.mark.clause("14-2", game="legions")
def test_a_name_that_a_built_in_card_has_is_taken(tmp_path: Path) -> None:
    taken = catalogue().cards[5]
    own = tmp_path / "own.toml"
    own.write_text(OWN.replace("試しの子", taken.english), encoding="utf-8")
    with pytest.raises(Broken) as broken:
        read_cards([own])
    (problem,) = broken.value.problems
    assert (problem.line, problem.clause, problem.phrase.key) == (2, "14-2", "legions-card-name-taken")
    assert problem.phrase.args["other"] == taken.name


def test_built_in_files_can_be_read_anew() -> None:
    again = read_cards(built_in_files()[:2])
    assert sorted(card.name for card in again.cards) == sorted(card.name for card in catalogue().cards)


def test_starter_decks_are_legal_with_the_master_first() -> None:
    cards = catalogue().cards
    decks = starter_decks()
    assert [cards[deck[0]].cls for deck in decks.values()] == list(decks)
    assert {name: breaches(catalogue(), deck) for name, deck in decks.items()} == dict.fromkeys(decks, ())


def test_a_deck_by_names_has_its_master_first() -> None:
    deck = starter_decks()["wizard"]
    names = tuple(catalogue().cards[face].name for face in deck)
    assert deck_faces(catalogue(), (*names[1:], names[0])) == deck
    assert deck_faces(catalogue(), ("試しの子", names[1], names[0])) == (None, deck[1], deck[0])


@pytest.mark.clause("24-3a", "24-3b", "24-3c", "24-3d", "24-3e", game="legions")
def test_the_list_of_the_project_has_every_kind_and_leaves_the_starter_decks_alone() -> None:
    (file,) = dated_lists().values()
    found = read_restrictions(file, catalogue())
    assert found.banned and found.exclusive and found.unlock_limited
    assert sorted(found.limits.values()) == [1, 2]
    assert {name: breaches(catalogue(), deck, found) for name, deck in starter_decks().items()} == dict.fromkeys(
        starter_decks(), ()
    )


def loaded(cache: Path) -> str:
    """How many cards are loaded, and whether anything that reads their texts was needed for it."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    done = subprocess.run([sys.executable, "-c", LOADING], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_the_texts_of_all_cards_are_read_once_and_not_from_then_on(tmp_path: Path) -> None:
    many = len(catalogue().cards)
    assert loaded(tmp_path) == f"{many} True"
    assert loaded(tmp_path) == f"{many} False"


TOKEN = """[[card]]
name = "炎トークン"
english = "Flame Token"
category = "ミニオン"
token = true
colours = ["赤"]
types = ["トークン"]
cost = 1
atk = 1
hp = 1
"""


def test_a_studios_own_tokens(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    maker = OWN.replace("カードを1枚引く", "あなたのフィールドに炎トークンを1体置く")
    own.write_text(maker + TOKEN, encoding="utf-8")
    assert read_cards([own]).token_face("Flame Token") == len(catalogue().cards) + 1
    own.write_text(maker, encoding="utf-8")
    with pytest.raises(Broken) as broken:
        read_cards([own])
    (problem,) = broken.value.problems
    assert (problem.line, problem.columns, problem.clause) == (9, (28, 33), "43-1")
    assert problem.phrase.key == "legions-card-unknown-token"


TEXTS = [text for card in catalogue().cards for text in (card.printed, card.printed_awakened) if text.strip()]


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(TEXTS), st.sampled_from(TEXTS), st.data())
@example("「灯」《配置時》：カードを1枚引く。\n。\n", "", None)
def test_no_text_is_a_traceback(one: str, other: str, data: st.DataObject | None) -> None:
    text = one
    if data is not None:
        cut, from_there = data.draw(st.integers(0, len(one))), data.draw(st.integers(0, len(other)))
        text = one[:cut] + other[from_there:]
    try:
        compile_text(text, "minion", "試しの子")
    except (NotUnderstood, TwoReadings) as error:
        card = CardTable({}, (), "legions-card")
        card.not_understood(error, ("text",), "36-1")
        assert card.faults
        for fault in card.faults:
            assert 0 <= fault.start <= fault.end <= len(text)
            assert say(fault.phrase, "ja") and say(fault.phrase, "en")
