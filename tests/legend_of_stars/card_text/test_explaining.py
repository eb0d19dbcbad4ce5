"""Texts in plain lines, as they are read."""

from kirifuda.card_meaning import explain
from kirifuda.legend_of_stars.card_text import compile_text
from kirifuda.legend_of_stars.cards import catalogue
from kirifuda.words import LANGUAGES

GAME = "legend-of-stars"


def test_every_card_is_explained_in_both_languages() -> None:
    for card in catalogue().cards:
        for language in LANGUAGES:
            assert bool(explain(card.text, language, GAME)) == bool(card.printed or card.printed_keywords)


def test_a_choice_and_what_becomes_of_it() -> None:
    text = compile_text("相手の前衛のキャラクターを1体選び、ターン終了時までATKを－300する。", "effect")
    assert explain(text, "ja", GAME) == [
        "プレイした時 [2.2] [8.3]",
        "  相手の場のキャラクター（前衛にいる）を1選ぶ → A [9.6] [9.6.1]",
        "  A：ATK－300（このターンの間） [8.9]",
    ]
    assert explain(text, "en", GAME) == [
        "When it is played [2.2] [8.3]",
        "  Choose 1 of the opponent's characters in the field (in the front row) → A [9.6] [9.6.1]",
        "  A: ATK −300 (this turn) [8.9]",
    ]


def test_an_ability_with_condition_cost_and_fact() -> None:
    text = compile_text(
        "【上空】\n1ターンに1度、自分のメインフェイズ中、エネルギー1：自分のライフが1000以下なら、カードを1枚引く。",
        "character",
    )
    assert explain(text, "ja", GAME) == [
        "特殊効果：上空 [8.13.1]",
        "効果 [8.1]",
        "  効果を使える時に使える〔1ターンに1度、自分のメインフェイズ〕 [8.4] [7.2]",
        "  コスト：エネルギー1 [2.5.1]",
        "  自分のライフが1000以下なら： [8.1]",
        "    自分がカードを1枚引く [8.5]",
    ]
