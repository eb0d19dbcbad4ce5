"""Texts in plain lines, as they are read; in English in sentences."""

from kirifuda.card_meaning import explain
from kirifuda.legions.card_words.reader import compile_text


def test_a_choice_and_what_becomes_of_it() -> None:
    text = compile_text("相手のミニオンを1体選び、3ダメージを与える。", "skill")
    assert explain(text, "ja") == [
        "あなたは相手のフィールドにあるミニオンを1体選ぶ（A）。 [36-7]",
        "Aに3ダメージを与える。 [39-1]",
    ]
    assert explain(text, "en") == ["Deal 3 damage to an enemy minion of your choice. [36-7] [39-1]"]


def test_a_difference_is_no_free_lane() -> None:
    """Three lanes less the minions there are free lanes; two numbers are only one less the other."""
    more = "相手のミニオンがあなたのミニオンより多いなら、"
    text = compile_text(f"{more}その差に等しいダメージを相手のマスターに与える。", "skill")
    (said,) = explain(text, "en")
    assert "for each point of the number of enemy minions minus the number of your minions" in said
