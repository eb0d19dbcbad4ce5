"""Turns of phrase that say in other words what the language has a usual wording for; they are put into that first."""

import re
from typing import Final

from ...text.mapped import Mapped

_TURNS: Final = (
    ("(?<=[たるう]時)：", "、"),
    (r"(この(?:キャラクター|カード|サポート))の(?:アタック|アタック宣言)時(?=、)", r"\1がアタックした時"),
    (r"(この(?:キャラクター|カード|サポート))のダウン時(?=、)", r"\1がダウンした時"),
    (r"(この(?:キャラクター|カード|サポート))の登場時(?=、)", r"\1が場に出た時"),
    (r"(この(?:キャラクター|カード|サポート))の破壊時(?=、)", r"\1が破壊された時"),
    (r"(この(?:キャラクター|カード|サポート))の移動時(?=、)", r"\1が移動した時"),
    ("(?<=自分|相手)プレイヤー", ""),
    ("永続的に、?", ""),
    ("(?<=[てで])から、?(?=手札|デッキ|トラッシュ|場)", "、"),
    ("(エネルギー[0-9XYZ]+)と(?=自分の手札|手札|この)", r"\1、"),
    (r"相手に((?:自分の)?手札[^。、]*?)捨てさせ", r"相手は\1捨て"),
    ("捨てさせ(?=る|て)", "捨て"),
    ("【(フラッシュ|フィールド)】(?=を持|の)", r"\1"),
    ("フラッシュ(?:カード)?(?=を(?!持)|が|は|の効果)", "フラッシュを持つエフェクト"),
    ("フィールド(?:カード)?(?=を(?!持)|全て|[0-9]+枚|が|は)", "フィールドを持つサポート"),
    ("([0-9]ダメージ)(?=。|\n|$)", r"\1を与える"),
    ("と同じ(?:値|数値)?に(?=する|なる|し、|なり)", "に"),
    ("アタックを(?:中止|中断|無効化|キャンセル)(?=[すし])", "アタックを終了"),
    ("(?<=(?:移動|ック|ウン|破壊|変更))も(?=出来|し|され)", ""),
)
_READY: Final = tuple((re.compile(turn), usual) for turn, usual in _TURNS)


def respelled(text: Mapped) -> Mapped:
    for pattern, usual in _READY:
        if pattern.search(text.text):
            text = text.substituted(pattern, lambda match, usual=usual: match.expand(usual))  # type: ignore[misc]
    return text
