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
