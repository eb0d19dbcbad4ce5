"""The one reader of card texts, in the words of Legions!."""

import tomllib
from pathlib import Path

import pytest

from kirifuda.effects.notation import shown
from kirifuda.legions.card_words.reader import read_text
from kirifuda.text.problems import NotUnderstood, TwoReadings

FILE = Path(__file__).with_name("card_text") / "same_texts.txt"
CARDS = Path(__file__).parents[2] / "cards" / "legions"
CATEGORIES = {"ミニオン": "minion", "ロード": "lord", "マスター": "master", "スキル": "skill", "アーツ": "arts"}


def groups() -> list[tuple[str, str, tuple[str, ...]]]:
    """Category, the usual text, the others."""
    found: list[tuple[str, str, tuple[str, ...]]] = []
    for block in FILE.read_text(encoding="utf-8").split("\n\n"):
        lines = [line.replace("\\n", "\n") for line in block.strip().split("\n") if not line.startswith("#")]
        if lines:
            category, usual = lines[0].split("|", 1)
            found.append((category, usual, tuple(lines[1:])))
    return found


def printed() -> list[tuple[str, str, str]]:
    """The category, the name and the texts of all cards."""
    found: list[tuple[str, str, str]] = []
    for file in sorted(CARDS.glob("*.toml")):
        for card in tomllib.loads(file.read_text(encoding="utf-8")).get("card", ()):
            sides = [card, card.get("normal", {}), card.get("awakened", {})]
            found += [
                (CATEGORIES[card["category"]], card["name"], side["text"].strip()) for side in sides if "text" in side
            ]
    return found


GROUPS = groups()
ALL = [(category, text) for category, usual, others in GROUPS for text in (usual, *others)]
MEANT = [
    (*block.strip().split("\n", 1)[0].split("|", 1), block.strip().split("\n", 1)[1])
    for block in FILE.with_name("meant_texts.txt").read_text(encoding="utf-8").split("\n\n")
]


@pytest.mark.parametrize(("category", "text", "tree"), MEANT)
def test_a_text_means_what_it_says(category: str, text: str, tree: str) -> None:
    assert shown(read_text(text.replace("\\n", "\n"), category)) == tree


REFUSED = [
    tuple(line.split("\t")) for line in FILE.with_name("refused_texts.tsv").read_text(encoding="utf-8").splitlines()
]
"""Texts that are refused, each with the reason."""


@pytest.mark.parametrize(("category", "text", "reason"), REFUSED)
def test_what_is_not_clear_is_refused(category: str, text: str, reason: str) -> None:
    with pytest.raises((NotUnderstood, TwoReadings)) as refused:
        read_text(text.replace("\\n", "\n"), category)
    problems = getattr(refused.value, "problems", ())
    assert {one.what.key for one in problems} == ({f"reading-{reason}"} if problems else set())
    assert problems or reason == "two-readings"


WORDS_THAT_NARROW = ("他の", "左レーンにいる", "赤属性を持つ", "コスト3以下の", "疲労状態の", "タイプ「獣」を持つ")


def test_a_modifier_before_a_noun_always_changes_what_is_meant() -> None:
    """Whatever is put before a noun narrows it, or the text is refused: nothing is read and dropped."""
    unchanged = []
    for category, usual, _ in GROUPS[::6]:
        for noun in ("ミニオン", "ロード", "カード"):
            for word in WORDS_THAT_NARROW:
                place = max(usual.find(f"の{noun}"), usual.find(f"る{noun}")) + 1
                if not place:
                    continue
                longer = usual[:place] + word + usual[place:]
                try:
                    if read_text(longer, category) == read_text(usual, category):
                        unchanged.append(longer)
                except (NotUnderstood, TwoReadings):
                    continue
    assert unchanged == []
