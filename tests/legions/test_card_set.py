"""The cards and starter decks that come with the project: what there is, how often, and that decks are legal."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kirifuda.legions.vocabulary import CLASSES, COLOURS

ROOT = Path(__file__).parents[2]
CARDS: list[dict[str, Any]] = [
    card
    for file in sorted((ROOT / "cards" / "legions").glob("*.toml"))
    for card in tomllib.loads(file.read_text(encoding="utf-8"))["card"]
]
BY_NAME = {card["name"]: card for card in CARDS}
MASTERS = [card for card in CARDS if card["category"] == "マスター"]
TOKENS = [card for card in CARDS if card.get("token")]
OTHERS = [card for card in CARDS if card not in MASTERS and card not in TOKENS]
PRINTED = {words[0]: colour for colour, words in COLOURS.items()}
DECKS = sorted((ROOT / "decks" / "legions").glob("*.txt"))


def deck_of(file: Path) -> tuple[str, Counter[str]]:
    """The master and the main deck of a list."""
    master, cards = "", Counter[str]()
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("マスター: "):
            master = line.removeprefix("マスター: ")
        elif match := re.fullmatch(r"(\d) (.+)", line):
            cards[match[2]] += int(match[1])
        else:
            assert line == "" or line.startswith("# "), line
    return master, cards


def test_there_are_at_least_170_cards_without_tokens() -> None:
    assert len(MASTERS) + len(OTHERS) >= 170


def test_no_two_cards_have_the_same_name_in_either_language() -> None:
    names = Counter(card[language] for card in CARDS for language in ("name", "english"))
    assert [name for name, times in names.items() if times > 1] == []


def test_every_class_has_one_master_with_its_two_colours() -> None:
    found = sorted((card["class"], frozenset(PRINTED[colour] for colour in card["colours"])) for card in MASTERS)
    assert found == sorted((name, frozenset(colours)) for name, colours in CLASSES.values())


def test_every_colour_has_at_least_20_cards_of_a_single_symbol() -> None:
    found = Counter(card["colours"][0] for card in OTHERS if len(card["colours"]) == 1)
    assert set(found) == set(PRINTED)
    assert min(found.values()) >= 20


def test_every_class_has_at_least_4_cards_of_a_double_symbol() -> None:
    found = Counter(frozenset(PRINTED[one] for one in card["colours"]) for card in OTHERS if len(card["colours"]) == 2)
    assert set(found) == {frozenset(colours) for _, colours in CLASSES.values()}
    assert min(found.values()) >= 4


@pytest.mark.parametrize("category", ["スキル", "ミニオン", "アーツ", "ロード"])
def test_every_colour_and_every_class_has_cards_of_every_category(category: str) -> None:
    found = {frozenset(PRINTED[one] for one in card["colours"]) for card in OTHERS if card["category"] == category}
    singles = {frozenset([colour]) for colour in COLOURS}
    assert found == singles | {frozenset(colours) for _, colours in CLASSES.values()}


def test_costs_run_from_1_to_8() -> None:
    assert {card["cost"] for card in OTHERS} == set(range(1, 9))


def test_the_tokens_are_those_of_chapter_43() -> None:
    found = {
        card["name"]: (card["cost"], card["atk"], card["hp"], card.get("keywords", []), card["types"], card["colours"])
        for card in TOKENS
    }
    assert found == {
        "ゴーストトークン": (1, 1, 1, ["速攻", "直進"], ["ゴースト", "トークン"], ["青", "黒"]),
        "ゾンビトークン": (3, 2, 3, [], ["ゾンビ", "トークン"], ["青", "黒"]),
        "ドールトークン": (2, 2, 2, [], ["ドール", "トークン"], ["青", "白"]),
        "ビッグベアトークン": (5, 4, 5, [], ["ドール", "トークン"], ["青", "白"]),
    }


def test_every_class_has_a_starter_deck_with_its_master() -> None:
    found = {file.stem: BY_NAME[deck_of(file)[0]]["class"] for file in DECKS}
    assert found == {key: name for key, (name, _) in CLASSES.items()}


@pytest.mark.parametrize("file", DECKS, ids=lambda file: file.stem)
def test_a_starter_deck_keeps_the_standard_regulation(file: Path) -> None:
    master, cards = deck_of(file)
    own = set(BY_NAME[master]["colours"])
    assert cards.total() == 40
    assert [name for name, times in cards.items() if times > 3] == []
    assert [name for name in cards if BY_NAME[name] not in OTHERS] == []
    doubles = [name for name in cards if len(BY_NAME[name]["colours"]) == 2]
    assert doubles != []
    assert [name for name in doubles if set(BY_NAME[name]["colours"]) != own] == []


def test_no_two_starter_decks_are_alike() -> None:
    """Fewer than half of the cards are the same in any two of them."""
    decks = [deck_of(file)[1] for file in DECKS]
    shared = [(one & other).total() for place, one in enumerate(decks) for other in decks[place + 1 :]]
    assert max(shared) < 20
