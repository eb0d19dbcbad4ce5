"""A text whose words are not in what a game's own reader takes it to mean is refused, at those words."""

import pytest

from kirifuda.effects.tree import CardText
from kirifuda.last_chronicle.card_text import compile_text as read_chronicle
from kirifuda.legions.card_text import compile_text as read_legions
from kirifuda.text.problems import NotUnderstood

LEGIONS = [
    ("skill", "あなたの手札を全て山札に戻してシャッフルし、⟦同じ枚数⟧引く。"),
    ("skill", "手札を2枚除外する。カードを1枚引く。⟦除外した枚数⟧だけライフを得る。"),
    ("skill", "ミニオン全てに「－1／－1」の修正を与える。この効果で⟦ブレイクしたミニオン1体につき⟧1枚引く。"),
    ("skill", "相手のミニオンを2体まで選び、⟦合計4ダメージ⟧を与える。"),
    ("minion", "《ブレイク時》：⟦このカードをブレイクした相手のミニオン⟧をブレイクする。"),
    ("skill", "⟦即攻⟧を持つミニオン全てをブレイクする。"),
    ("skill", "⟦キーワード能力⟧を持たないミニオン全てをブレイクする。"),
    ("skill", "⟦あなたのマスター以外の⟧全てのユニットに2ダメージを与える。"),
    ("skill", "⟦相手のトークン以外の⟧ミニオン全てに2ダメージを与える。"),
    ("minion", "⟦《自ターン中》【MP1】：カードを1枚引く。⟧"),
    ("skill", "相手のミニオンを1体選び、2ダメージを与える。⟦ブレイクしなかったなら⟧、カードを1枚引く。"),
    ("skill", "相手のミニオンを1体選び、2ダメージを与える。相手のミニオンを⟦もう1体⟧選び、1ダメージを与える。"),
    ("skill", "ミニオン全てに2ダメージを与える。この効果でミニオンが⟦2⟧体以上ブレイクした場合、カードを1枚引く。"),
    ("skill", "ミニオン全てに2ダメージを与える。この効果でミニオンが1体⟦以上⟧ブレイクした場合、カードを1枚引く。"),
    ("skill", "⟦お互いのプレイヤーは自分の⟧ミニオン1体につきカードを1枚引く。"),
    ("skill", "相手のミニオン全てのATKを⟦ターン終了時まで⟧1にし、あなたのロード全ては「先制」を得る。"),
]
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
READ = [
    ("skill", "あなたの手札を全て除外する。その後、除外した枚数分カードを引く。"),
    ("skill", "相手のフィールドにあるユニットに合計4ダメージを好きなように割り振って与える。"),
    ("skill", "あなたのフィールドにあるこのカード以外のミニオン全てに2ダメージを与える。"),
    ("skill", "相手のミニオンを1体選び、2ダメージを与える。別のミニオンを1体選び、1ダメージを与える。"),
    ("skill", "相手のミニオンを1体選び、2ダメージを与える。それがブレイクしなかった場合、カードを1枚引く。"),
    ("skill", "フィールドにあるタイプ「獣」を持つミニオン全てをブレイクする。"),
]


@pytest.mark.parametrize(("kind", "marked"), LEGIONS)
def test_legions_refuses_what_its_reader_would_lose(kind: str, marked: str) -> None:
    refused(lambda typed: read_legions(typed, kind), marked)


@pytest.mark.parametrize(("kind", "marked"), CHRONICLE)
def test_last_chronicle_refuses_what_its_reader_would_lose(kind: str, marked: str) -> None:
    refused(lambda typed: read_chronicle(typed, (kind,)), marked)


@pytest.mark.parametrize(("kind", "typed"), READ)
def test_what_is_all_there_is_read(kind: str, typed: str) -> None:
    assert isinstance(read_legions(typed, kind), CardText)


def refused(read, marked: str) -> None:
    start = marked.index("⟦")
    end = marked.index("⟧") - 1
    typed = marked.replace("⟦", "").replace("⟧", "")
    with pytest.raises(NotUnderstood) as caught:
        read(typed)
    lost = [one.span for one in caught.value.problems if one.what.key.endswith("-lost")]
    assert (start, end) in [(span.start, span.end) for span in lost]
