"""Turns of phrase that say in other words what the language has a usual wording for; they are put into that first."""

import re
from collections.abc import Callable
from typing import Final

from ...text.mapped import Mapped

_TURNS: Final[tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...]] = (
    ("更に|加えて(?=、)|その上(?=、)", "さらに"),
    ("その後に(?=、)|そのあと", "その後"),
    ("(?<=(?:移動|ック|イク))も(?=出来|し)", ""),
    ("(?<=その点数|同じ点数)と同じだけ", "に等しい数"),
    ("(?<=[いる]る)間(?=、)", "限り"),
    ("戦闘(?=で(?!は)|相手)", "バトル"),
    ("そう出来なかった(?=場合|なら)", "そうしなかった"),
    ("疲労していても", "疲労状態でも"),
    ("行動不能でも", "行動不能状態でも"),
    ("アタックターゲットにも(?=[なされ])", "アタックターゲットに"),
    ("([0-9XYZ](?:MP|マスターポイント|ライフ))(?=得|失)", r"\1を"),
    ("覚醒していない", "覚醒モードでない"),
    ("覚醒している", "覚醒モードである"),
    ("それ以外(?:なら(?:ば)?|の場合(?:は)?)", "そうでないなら"),
    ("(あなた|相手)の(?:マスターの)?ライフが回復した", r"\1のマスターがライフを得た"),
    ("(あなた|相手)がアンロックする([^。、]+?)のコスト(?=[はを])", r"\1が\2をアンロックするコスト"),
)
_READY: Final = tuple((re.compile(turn), usual) for turn, usual in _TURNS)


_SO_FAR: Final = re.compile("このターン(?:中)?に[^。]*?(て(?:いる|いた)(?:なら|場合))")


def respelled(text: Mapped) -> Mapped:
    while (found := _SO_FAR.search(text.text)) is not None:
        text = text.replaced(*found.span(1), "たなら")
    for pattern, usual in _READY:
        if pattern.search(text.text):
            text = text.substituted(pattern, lambda match, usual=usual: match.expand(usual))  # type: ignore[misc]
    return text
