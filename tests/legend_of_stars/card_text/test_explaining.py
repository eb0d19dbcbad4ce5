"""Texts explained: English sentences, Japanese lines that leave nothing out, with the clauses of the book."""

import re
import tomllib
from pathlib import Path

import pytest

from kirifuda.card_meaning import explain
from kirifuda.language.frame import FACT, STATEMENT, never
from kirifuda.language.meanings import NOBODYS
from kirifuda.legend_of_stars.card_words.explaining import explained
from kirifuda.legend_of_stars.card_words.reader import compile_text, read_text
from kirifuda.legend_of_stars.card_words.speaker import manner
from kirifuda.legend_of_stars.cards.catalogue import catalogue
from kirifuda.words import LANGUAGES, say

GAME = "legend-of-stars"
BOOKS = Path(__file__).parents[3] / "books" / "legend_of_stars"
CLAUSES = {
    clause["id"]
    for file in BOOKS.glob("*.toml")
    for clause in tomllib.loads(file.read_text(encoding="utf-8")).get("clause", [])
}


def test_every_card_is_explained_in_both_languages_by_clauses_of_the_book() -> None:
    for card in catalogue().cards:
        for language in LANGUAGES:
            lines = explained(card.text, language, say)
            assert bool(lines) == bool(card.printed or card.printed_keywords)
            assert {clause for line in lines for clause in line.clauses} <= CLAUSES


def test_a_choice_and_what_becomes_of_it() -> None:
    text = compile_text("相手の前衛のキャラクターを1体選び、ターン終了時までATKを－300する。", "effect")
    assert explain(text, "ja", GAME) == [
        "自分は相手の前衛のキャラクターを1体選ぶ（A）。 [9.6] [9.6.1]",
        "ターン終了時まで、AのATKを－300する。 [8.9]",
    ]
    assert explain(text, "en", GAME) == [
        "An enemy character of your choice in the front row gets −300 ATK until the end of this turn."
        " [9.6] [9.6.1] [8.9]",
    ]


def test_an_ability_with_condition_cost_and_fact() -> None:
    text = compile_text(
        "【上空】\n1ターンに1度、自分のメインフェイズ中、エネルギー1：自分のライフが1000以下なら、カードを1枚引く。",
        "character",
    )
    assert explain(text, "ja", GAME) == [
        "【上空】 [8.13.1]",
        "1ターンに1度、自分のメインフェイズに、使う： [8.4]",
        "  コスト：エネルギー1。 [2.5.1]",
        "  自分のライフが1000以下なら：",
        "    自分はカードを1枚引く。 [8.5]",
    ]
    assert explain(text, "en", GAME) == [
        "Airborne. [8.13.1]",
        "Once a turn, during your main phase, pay 1 energy: if your life is 1000 or less, draw a card."
        " [8.4] [2.5.1] [8.5]",
    ]


@pytest.mark.parametrize(
    ("kind", "text", "english"),
    [
        ("character", "このキャラクターがアタックした時、相手に200ダメージを与える。",
         ["When this card attacks, deal 200 damage to your opponent."]),
        ("effect", "相手は手札を1枚捨て、自分はカードを2枚引く。",
         ["Your opponent discards a card, then you draw 2 cards."]),
        ("effect", "自分の手札を2枚捨ててもよい。そうした場合、カードを3枚引く。",
         ["You may discard 2 cards.", "If you do, draw 3 cards."]),
        ("character", "このキャラクターが破壊される場合、代わりに手札に戻す。",
         ["If this card would be destroyed, put this card into its owner's hand instead."]),
        ("character", "自分のキャラクター1体につき、このキャラクターのATKを＋100する。",
         ["This card gets +100 ATK for each of your characters."]),
        ("character", "相手のキャラクター全ては、移動出来ない。", ["Enemy characters cannot move."]),
        ("effect", "相手のキャラクターを2体まで選び、破壊する。", ["Destroy up to 2 enemy characters of your choice."]),
    ],
)  # fmt: skip
def test_english_is_sentences(kind: str, text: str, english: list[str]) -> None:
    assert [line.words for line in explained(read_text(text, kind), "en", say)] == english


def test_every_frame_that_is_said_is_explained_and_every_case_of_it_is_told() -> None:
    """Nothing that a pattern says is left out of the English; what an owner or a place implies is the kind's matter."""
    implied = {"card", "one", "life"}
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
            assert cases - told - implied == set(), (frame.pattern, english)
        assert told <= cases, english


UNTOLD = {"Offered", "CopiesInDeck"}
"""What stands between a cost and its effect only; what has words of its own."""
