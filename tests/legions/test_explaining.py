"""Texts explained from the frames: English sentences, Japanese lines that leave nothing out, with their clauses."""

import re
import tomllib
from pathlib import Path

import pytest
from tests.legions.test_card_words import GROUPS, printed

from kirifuda.language.frame import FACT, STATEMENT, never
from kirifuda.language.meanings import NOBODYS
from kirifuda.legions.card_words.explaining import explained
from kirifuda.legions.card_words.reader import read_text
from kirifuda.legions.card_words.speaker import manner
from kirifuda.text.problems import NotUnderstood, TwoReadings
from kirifuda.words import LANGUAGES, say

GAME = "legions"
BOOK = Path(__file__).parents[2] / "books" / "legions" / "2019.toml"
CLAUSES = {clause["id"] for clause in tomllib.loads(BOOK.read_text(encoding="utf-8"))["clause"]}


def test_every_card_and_every_usual_text_is_explained_in_both_languages_by_clauses_of_the_book() -> None:
    texts = [*printed(), *((category, "", usual) for category, usual, _ in GROUPS[::3])]
    for category, name, text in texts:
        try:
            tree = read_text(text, category, name)
        except (NotUnderstood, TwoReadings):
            continue
        for language in LANGUAGES:
            lines = explained(tree, language, say)
            assert lines
            assert {clause for line in lines for clause in line.clauses} <= CLAUSES


def test_an_ability_with_condition_cost_place_and_fact() -> None:
    text = read_text(
        "「芽」《あなたのフィールドに緑属性を持つミニオンが配置された時》【ソウルチャージ1】："
        "このカードがあなたのウェイトゾーンⅠかⅡにあるなら、このカードをフィールドに置く。",
        "minion",
    )
    assert [("  " * line.depth + line.words, line.clauses) for line in explained(text, "ja", say)] == [
        ("「芽」", ()),
        (
            "  このカードがタイムラインかスタンバイゾーンにある時、あなたの緑属性を持つミニオンが配置された時：",
            ("37-2", "34-1"),
        ),
        ("    コスト：ソウルチャージ1。", ("40-5",)),
        ("    このカードがあなたのウェイトゾーンⅠかウェイトゾーンⅡにあるなら：", ()),
        ("      このカードをフィールドに置く。", ("34-1",)),
    ]
    assert [line.words for line in explained(text, "en", say)] == [
        "“芽”: while this card is in the timeline or the standby zone, when one of your green minions is put onto the "
        "field, at this cost (do soul charge 1): if this card is in your wait zone Ⅰ or wait zone Ⅱ, put this card "
        "onto the field.",
    ]


@pytest.mark.parametrize(
    ("category", "text", "english"),
    [
        ("skill", "相手のミニオンを1体選び、3ダメージを与える。", ["Deal 3 damage to an enemy minion of your choice."]),
        ("minion", "「A」《ブレイク時》：相手は手札を1枚選び、除外する。",
         ["“A”: when this card breaks, exile a card of your opponent's choice in your opponent's hand."]),
        ("minion", "「A」《常時》：このカードがブレイクする場合、代わりにこのカードを手札に戻す。",
         ["“A”: if this card would break, put this card into its owner's hand instead."]),
        ("minion", "「A」《配置時》：【MP1】カードを1枚引く。",
         ["“A”: when this card is put onto the field, you may pay 1 MP; if you do, draw a card."]),
        ("skill", "あなたのミニオンを2体まで選び、手札に戻す。",
         ["Put up to 2 of your minions of your choice into their owner's hand."]),
        ("skill", "ミニオンを2体選ぶ。それらに、ターン終了時まで「＋1／＋0」の修正を与える。",
         ["2 minions of your choice gain +1/+0 this turn."]),
    ],
)  # fmt: skip
def test_english_is_sentences(category: str, text: str, english: list[str]) -> None:
    assert [line.words for line in explained(read_text(text, category), "en", say)] == english


def test_every_frame_that_is_said_is_explained_and_every_case_of_it_is_told() -> None:
    """Nothing that a pattern says is left out of the English; what an owner or a place implies is the kind's matter."""
    implied = {"card", "one", "life", "all"}
    for frame in manner().frames.listed:
        if (
            frame.role == FACT
            or frame.unpack in (None, never)
            or frame.record.__name__ in UNTOLD
            or NOBODYS in frame.fixed.values()
        ):
            continue
        english = frame.english(GAME)
        assert english, frame.pattern
        told = set(re.findall(r"\{(\w+)", english))
        cases = {case.field for case in frame.cases if case.field}
        if frame.role == STATEMENT:
            assert cases - told - implied - OF_THE_HAND == set(), (frame.pattern, english)
        assert told <= cases, english


UNTOLD = {"Offered", "Used", "CopiesInDeck"}
"""What stands between a cost and its effect only; what has words of its own."""
OF_THE_HAND = {"cards"}
"""手札が3枚になるように手札を選び: the hand is told once."""
