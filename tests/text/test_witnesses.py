"""A text whose words are not in what a game's own reader takes it to mean is refused, at those words."""

import pytest

from kirifuda.last_chronicle.card_text import compile_text as read_chronicle
from kirifuda.text.problems import NotUnderstood

CHRONICLE = [
    ("spell", "あなたの手札をすべてデッキに戻してシャッフルし、⟦同じ枚数⟧のカードを引く。"),
    ("spell", "あなたのユニット2体を犠牲にする。あなたは5ライフを得る。⟦犠牲にした数⟧だけカードを引く。"),
    ("spell", "すべてのユニットを－1000する。この効果で⟦破壊したユニットの数⟧だけカードを引く。"),
    ("spell", "ユニット1体を選び、⟦これ⟧を破壊する。"),
    ("unit", "このユニットが戦場に配置されたとき、ユニット1体を選び、⟦これ⟧を破壊する。"),
    ("spell", "⟦対戦相手はSSをすべてワイプする⟧。"),
    ("spell", "プレイヤー1人を選ぶ。⟦そのプレイヤーはユニットすべてを手札に戻す⟧。"),
    ("spell", "⟦対戦相手のデッキ⟧からユニットカード1枚を探し、除外する。"),
    ("spell", "ユニット1体を選び、それを持ち主のデッキに戻して⟦シャッフル⟧する。"),
    ("spell", "⟦デッキの上から5枚を見て、ユニットカードを1枚公開して手札に加え、残りをデッキの下に置く。⟧"),
    ("spell", "⟦白の【竜】か黒の【騎士】のユニット1体を選び、それを破壊する。⟧"),
    ("spell", "あなたの戦場に【竜⟦】と【騎士】がいる⟧ならば、カードを1枚引く。"),
    ("spell", "⟦各プレイヤーは手札をすべて捨て、捨てた枚数だけカードを引く。⟧"),
    ("spell", "ユニット2体を選ぶ。それらは⟦互いに⟧自身のパワーに等しいダメージを与える。"),
    ("spell", "⟦以下の2つから1つ⟧を選ぶ。\n●カードを1枚引く。\n●2ライフを得る。"),
    ("spell", "⟦対戦相手の黒のユニット以外の⟧ユニットをすべて破壊する。"),
]


@pytest.mark.parametrize(("kind", "marked"), CHRONICLE)
def test_last_chronicle_refuses_what_its_reader_would_lose(kind: str, marked: str) -> None:
    refused(lambda typed: read_chronicle(typed, (kind,)), marked)


def refused(read, marked: str) -> None:
    start = marked.index("⟦")
    end = marked.index("⟧") - 1
    typed = marked.replace("⟦", "").replace("⟧", "")
    with pytest.raises(NotUnderstood) as caught:
        read(typed)
    lost = [one.span for one in caught.value.problems if one.what.key.endswith("-lost")]
    assert (start, end) in [(span.start, span.end) for span in lost]
