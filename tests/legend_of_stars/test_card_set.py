"""The cards and starter decks that come with the project: what there is, how often, and that decks are legal."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kirifuda.legend_of_stars.card_words.reader import compile_text
from kirifuda.legend_of_stars.card_words.speaker import say_text
from kirifuda.legend_of_stars.cards.catalogue import catalogue
from kirifuda.legend_of_stars.ch03_the_field.ch03_1_decks import breaches
from kirifuda.legend_of_stars.decks import starter_decks
from kirifuda.legend_of_stars.vocabulary import ATTRIBUTES, KINDS, LEADS

ROOT = Path(__file__).parents[2]
CARDS: list[dict[str, Any]] = [
    card
    for file in sorted((ROOT / "cards" / "legend_of_stars").glob("*.toml"))
    for card in tomllib.loads(file.read_text(encoding="utf-8"))["card"]
]
BY_NAME = {card["name"]: card for card in CARDS}
CHARACTERS = [card for card in CARDS if card["kind"] == "キャラクター"]
DECKS = sorted((ROOT / "decks" / "legend_of_stars").glob("*.txt"))


def deck_of(file: Path) -> Counter[str]:
    cards = Counter[str]()
    for line in file.read_text(encoding="utf-8").splitlines():
        if match := re.fullmatch(r"(\d) (.+)", line):
            cards[match[2]] += int(match[1])
        else:
            assert line == "" or line.startswith("# ") or line.endswith(":"), line
    return cards


def test_there_are_at_least_120_cards() -> None:
    assert len(CARDS) >= 120


def test_no_two_cards_have_the_same_name_in_either_language() -> None:
    names = Counter(card[language] for card in CARDS for language in ("name", "english"))
    assert [name for name, times in names.items() if times > 1] == []


def test_every_attribute_has_at_least_14_cards_of_every_kind_together() -> None:
    printed = {words[0] for words in ATTRIBUTES.values()}
    found = Counter(card["attribute"] for card in CARDS)
    assert set(found) == printed
    assert min(found.values()) >= 14
    kinds = {words[0] for words in KINDS.values()}
    assert {(card["attribute"], card["kind"]) for card in CARDS} == {(one, kind) for one in printed for kind in kinds}


def test_every_attribute_has_a_flash_and_a_field() -> None:
    printed = {words[0] for words in ATTRIBUTES.values()}
    assert {card["attribute"] for card in CARDS if card.get("flash")} == printed
    assert {card["attribute"] for card in CARDS if card.get("field")} == printed


def test_races_matter() -> None:
    """Each race that a text names is had by at least four characters."""
    named = {race for card in CARDS for race in re.findall("＜(.+?)＞", card.get("text", ""))}
    had = Counter(race for card in CHARACTERS for race in card["races"])
    assert len(named) >= 6
    assert [race for race in named if had[race] < 4] == []


def test_lead_icons_speeds_and_costs_vary() -> None:
    assert len({card["leads"] for card in CHARACTERS}) >= 7
    assert {icon for card in CHARACTERS for icon in card["leads"]} == set(LEADS.values())
    assert {card["speed"] for card in CARDS} >= set(range(1, 9))
    assert {card["cost"] for card in CHARACTERS} == set(range(1, 8))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["english"])
def test_a_text_is_rendered_as_it_is_printed(card: dict[str, Any]) -> None:
    kind = next(key for key, words in KINDS.items() if card["kind"] in words)
    printed = card.get("text", "").strip()
    assert say_text(compile_text(printed, kind, card["name"]), kind) == printed


def test_there_are_four_starter_decks() -> None:
    assert list(starter_decks()) == ["dawn-knights", "ember-dragons", "moonlit-tides", "walking-forest"]


@pytest.mark.clause("3.1", game="legend-of-stars")
@pytest.mark.parametrize("file", DECKS, ids=lambda file: file.stem)
def test_a_starter_deck_has_50_cards_and_three_of_a_name_at_most(file: Path) -> None:
    cards = deck_of(file)
    assert (cards.total(), max(cards.values())) == (50, 3)
    assert [name for name in cards if name not in BY_NAME] == []
    assert breaches(catalogue(), starter_decks()[file.stem]) == ()


def test_no_two_starter_decks_are_alike() -> None:
    """Fewer than a fifth of the cards are the same in any two of them."""
    decks = [deck_of(file) for file in DECKS]
    shared = [(one & other).total() for place, one in enumerate(decks) for other in decks[place + 1 :]]
    assert max(shared) < 10
