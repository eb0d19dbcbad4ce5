"""The cards that come with the project: what there is, and how often."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kirifuda.last_chronicle.cards import catalogue
from kirifuda.last_chronicle.printed import NO_LAMPS, NO_TEXTS
from kirifuda.last_chronicle.vocabulary import FACTIONS, KEYWORDS, TYPES

ROOT = Path(__file__).parents[2]
PRINTED: list[dict[str, Any]] = [
    card
    for file in sorted((ROOT / "cards" / "last_chronicle").glob("*.toml"))
    for card in tomllib.loads(file.read_text(encoding="utf-8"))["card"]
]
CARDS = [card for card in catalogue().cards if card.token is None]
SIGNS = {words[0]: faction for faction, words in FACTIONS.items()}


def factions(card: dict[str, Any]) -> frozenset[str]:
    """The factions whose signs are in its cost (5.2.2.3)."""
    return frozenset(faction for sign, faction in SIGNS.items() if sign in card["cost"])


ALONE = {faction: [card for card in PRINTED if factions(card) == {faction}] for faction in FACTIONS}
MULTI_SOUL = [card for card in PRINTED if len(factions(card)) > 1]
FACTIONLESS = [card for card in PRINTED if not factions(card)]


def test_every_printed_card_is_in_the_catalogue() -> None:
    assert sorted(card.name for card in CARDS) == sorted(card["name"] for card in PRINTED)


def test_there_are_at_least_180_cards() -> None:
    assert len(CARDS) >= 180


def test_no_two_cards_have_the_same_name_in_either_language() -> None:
    names = Counter(card[language] for card in PRINTED for language in ("name", "english"))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_has_at_least_28_cards_of_its_own(faction: str) -> None:
    assert len(ALONE[faction]) >= 28


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_has_cards_of_every_type(faction: str) -> None:
    assert {card["type"] for card in ALONE[faction]} == {words[0] for words in TYPES.values()}


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_has_one_legacy_card_and_epic_ones(faction: str) -> None:
    assert len([card for card in ALONE[faction] if card.get("legacy")]) == 1
    assert [card["name"] for card in ALONE[faction] if card.get("epic")] != []


def test_every_two_factions_share_a_card() -> None:
    pairs = {frozenset({one, other}) for one in FACTIONS for other in FACTIONS if one != other}
    assert {factions(card) for card in MULTI_SOUL} == pairs | {frozenset(FACTIONS)}


def test_factionless_cards_are_of_every_type() -> None:
    assert len(FACTIONLESS) >= 20
    assert {card["type"] for card in FACTIONLESS} == {words[0] for words in TYPES.values()}


def test_costs_run_from_1_to_7() -> None:
    assert {card.price.total() for card in CARDS if not card.price.x} == set(range(1, 8))
    assert len([card for card in CARDS if card.price.x]) >= 2


def test_levels_run_from_1_to_4_and_low_ones_are_common() -> None:
    levels = Counter(card.level for card in CARDS if "unit" in card.types)
    assert set(levels) == {1, 2, 3, 4}
    assert levels[1] > levels[2] > levels[3] > levels[4]


def test_numbers_of_units_are_in_steps() -> None:
    """6.7.5 divides damage in steps of 500."""
    units = [card for card in CARDS if "unit" in card.types]
    assert [
        card.name for card in units if (card.power % 500, card.power_green % 500, card.power_red % 500) != (0, 0, 0)
    ] == []
    assert [card.name for card in units if not 500 <= card.power <= 9000 or not 0 <= card.atk <= 8] == []


def test_ca_lets_an_era_go_by_in_about_four_checks() -> None:
    """Seven are needed (9.5.7)."""
    values = [card.ca + card.ca_blue for card in CARDS]
    assert set(values) == {0, 1, 2, 3}
    assert 7 / 5 < sum(values) / len(values) < 7 / 3.5


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_faction_has_orbs_that_lamps_light(faction: str) -> None:
    own = ALONE[faction]
    assert len([card for card in own if card.get("ca_green")]) >= 2
    assert len([card for card in own if card.get("ca_red")]) >= 2


def test_many_cards_have_a_chrono_burst() -> None:
    assert len([card for card in CARDS if card.burst]) >= 60
    assert len([card for card in CARDS if len(set(card.bursts)) > 1]) >= 3


def test_many_cards_change_with_the_era() -> None:
    lit = [card for card in CARDS if card.lamps != NO_LAMPS]
    assert len(lit) >= 30
    assert len([card for card in lit if card.power_green or card.power_red]) >= 15
    assert len([card for card in lit if card.atk_green or card.atk_red]) >= 10
    assert len([card for card in lit if card.texts != NO_TEXTS and len(set(card.texts)) > 1]) >= 10


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_every_keyword_is_printed_on_two_cards(keyword: str) -> None:
    """15.2."""
    printed = [card for card in CARDS if any(one.name == keyword for one in card.texts[0].keywords)]
    assert len(printed) >= 2
