"""です・ます is read as the plain style, and points at what was typed."""

import pytest

from kirifuda.legions.card_words.verbs import VERBS
from kirifuda.text.mapped import Mapped, Span
from kirifuda.text.plain_style import in_plain_style


@pytest.mark.parametrize(
    ("polite", "plain"),
    [
        ("カードを2枚引きます。", "カードを2枚引く。"),
        ("手札に戻します", "手札に戻す"),
        ("ブレイクします", "ブレイクする"),
        ("それに3ダメージを与えます", "それに3ダメージを与える"),
        ("ブロックされません", "ブロックされない"),
        ("アタックしなければなりません", "アタックしなければならない"),
        ("ミニオンがいませんなら", "ミニオンがいないなら"),
        ("コアがありません", "コアがない"),
        ("引きませんでした", "引かなかった"),
        ("ダメージを受けました", "ダメージを受けた"),
        ("1枚引いてください", "1枚引く"),
        ("疲労を回復して下さい", "疲労を回復する"),
        ("引いてもよいです。", "引いてもよい。"),
        ("ますを1つ選ぶ", "ますを1つ選ぶ"),
    ],
)
def test_polite_verbs_become_plain(polite: str, plain: str) -> None:
    assert in_plain_style(Mapped.of(polite), VERBS).text == plain


def test_what_was_polite_is_where_it_was_typed() -> None:
    text = in_plain_style(Mapped.of("2枚引きます。"), VERBS)
    assert text.text == "2枚引く。"
    assert text.span(2, 4) == Span(2, 6)
    assert text.span(4, 5) == Span(6, 7)
