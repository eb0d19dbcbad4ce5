"""Texts in plain lines, as they are read."""

from kirifuda.card_meaning import explain
from kirifuda.legions.card_text import compile_text


def test_a_choice_and_what_becomes_of_it() -> None:
    text = compile_text("相手のミニオンを1体選び、3ダメージを与える。", "skill")
    assert explain(text, "ja") == [
        "プレイした時 [36-15]",
        "  相手のフィールドのミニオンを1選ぶ → A [36-7]",
        "  このカードがAに3ダメージ [39-1]",
    ]
    assert explain(text, "en") == [
        "when it is played [36-15]",
        "  choose 1: minions in the opponent's field → A [36-7]",
        "  this card deals 3 damage to A [39-1]",
    ]


def test_an_ability_with_condition_cost_place_and_fact() -> None:
    text = compile_text(
        "「芽」《あなたのフィールドに緑属性を持つミニオンが配置された時》【ソウルチャージ1】："
        "このカードがあなたのウェイトゾーンⅠかⅡにあるなら、このカードをフィールドに置く。",
        "minion",
    )
    assert explain(text, "ja") == [
        "アビリティ「芽」 [36-2]",
        "  あなたのミニオン（属性が緑のどれか）が配置された時 [37-2i]",
        "  フィールド以外のタイムライン、スタンバイゾーンで働く [36-14]",
        "  コスト：あなたのタイムラインとスタンバイゾーンから1枚を除外（ソウルチャージ） [40-5]",
        "  このカードがあなたのウェイトゾーンⅠ、ウェイトゾーンⅡのカードであるなら： [38-5a]",
        "    このカードをフィールドへ [34-1]",
    ]
