"""What each keyword does, in a few words: a reminder must say that, and nothing else (chapters 40 and 41)."""

import re
from dataclasses import dataclass
from typing import Final

_CONCEPTS: Final = {
    "block": "ブロッ[クカ]",
    "target": "アタックターゲット|ターゲットユニット",
    "attack": "アタック(?!ターゲット|ユニット)",
    "damage": "ダメージ",
    "break": "ブレイク",
    "exhaust": "疲労",
    "reverse": "リバース|裏向き",
    "time": "タイムライン|ウェイトゾーン|スタンバイゾーン|WT",
    "choose": "選[ばべぶん]|対象",
    "move": "移動",
    "side": "右|左|中央",
    "draw": "引[くきい]|ドロー",
    "life": "ライフ",
    "exile": "除外",
    "hand": "手札",
    "deck": "山札|デッキ",
    "change": "修正|ATK|HP|＋|－",
    "core": "コア(?!コスト)",
    "points": "MP|マスターポイント",
    "unlock": "アンロック",
}
"""What a reminder can speak of. What only says who, where and when is free."""


@dataclass(frozen=True, slots=True)
class Gist:
    """`usual`: the reminder in our words. `must`: what has to be said. `of`: all that it may speak of.

    `figures`: numbers that it may have beside the keyword's own.
    """

    usual: str
    must: tuple[str, ...]
    of: tuple[str, ...]
    figures: tuple[str, ...] = ()


_NEW: Final = "行動不能|(?:配置|出)(?:した|された|た|て|)(?:その)?ターン|すぐに|即座に"
_MAY: Final = "可能|出来る|てもよい|動ける|られる"

GISTS: Final = {
    "速攻": Gist(
        "配置したターンでも、疲労を伴う行動が出来る。", (_NEW, "行動|アタック|動ける", _MAY), ("attack", "exhaust")
    ),
    "強襲": Gist(
        "配置したターンでも、ミニオンゾーンにアタック出来る。",
        (_NEW, "ミニオン", "アタック", _MAY),
        ("attack", "exhaust", "target"),
    ),
    "先制": Gist("バトルで、先にダメージを与える。", ("先に", "ダメージ"), ("damage", "attack", "target", "break")),
    "再生": Gist(
        "ブレイクする代わりに、リバース状態になる。", ("ブレイク", "リバース|裏向き"), ("break", "reverse", "time")
    ),
    "効果ダメージ無効": Gist(
        "効果ダメージを受けない。", ("効果(?:による)?ダメージ", "受けない|0に|無効"), ("damage",), ("0",)
    ),
    "移動攻撃": Gist(
        "レーン移動した後、すぐにアタック出来る。", ("移動", "アタック", _MAY), ("move", "attack", "exhaust")
    ),
    "衝撃": Gist(
        "相手のマスターにダメージを与えた時、相手のタイムラインとスタンバイゾーンのカードをX枚までWT＋1する。",
        ("マスター", "ダメージ", "WT(?:を)?＋1"),
        ("damage", "time", "choose", "change"),
        ("1",),
    ),
    "威圧": Gist(
        "コストX以下のミニオンは、このユニットをブロックできず、アタックターゲットにもできない。",
        ("コスト", "ブロック", "アタックターゲット", "ない|ず"),
        ("block", "target"),
    ),
    "貫通": Gist(
        "アタックで相手のミニオンかロードをブレイクした時、相手のマスターにXダメージを与える。",
        ("ブレイク", "マスター", "ダメージ"),
        ("break", "damage", "attack"),
    ),
    "右配置特性": Gist(
        "自ターン中、右レーンにいる間、「＋X／＋0」の修正を得る。", ("右", "＋|増|修正"), ("side", "change"), ("0",)
    ),
    "中央配置特性": Gist(
        "自ターン中、中央レーンにいる間、「＋X／＋0」の修正を得る。", ("中央", "＋|増|修正"), ("side", "change"), ("0",)
    ),
    "対マスター特効": Gist(
        "自ターン中、相手のマスターに与えるダメージがX点増加する。",
        ("マスター", "ダメージ", "増|＋|多"),
        ("damage", "change"),
    ),
    "対ロード特効": Gist(
        "自ターン中、相手のロードに与えるダメージがX点増加する。",
        ("ロード", "ダメージ", "増|＋|多"),
        ("damage", "change"),
    ),
    "対ミニオン特効": Gist(
        "自ターン中、相手のミニオンに与えるダメージがX点増加する。",
        ("ミニオン", "ダメージ", "増|＋|多"),
        ("damage", "change"),
    ),
    "ブロック不可": Gist("ブロッカーにならない。", ("ブロッ[クカ]", "ない|不可"), ("block", "target")),
    "直進": Gist(
        "同一レーンのミニオンとリーダーゾーンにしかアタック出来ない。",
        ("同一|同じ|正面", "アタック", "しか|のみ|だけ"),
        ("attack", "target"),
    ),
    "跳躍": Gist("跳躍を持たないミニオンにブロックされない。", ("跳躍", "ブロック", "されない|されず"), ("block",)),
    "結界": Gist("相手の効果に選ばれない。", ("相手", "選ば|選べ|対象", "ない"), ("choose",)),
    "領域移動無効": Gist("効果によって別の領域に移動しない。", ("効果", "移動", "ない"), ("move",)),
    "左配置限定": Gist("左レーンにしか配置出来ない。", ("左", "しか|のみ|だけ|限"), ("side", "move")),
    "潜伏": Gist(
        "配置する代わりに、WTで示されるウェイトゾーンに置いてもよい。",
        ("配置|フィールド|プレイ", "ウェイトゾーン|タイムライン"),
        ("time", "choose"),
    ),
    "疲労": Gist("このカードを疲労させてもよい。そうした場合、追加の効果を得る。", ("疲労",), ("exhaust",)),
    "挺身": Gist(
        "このカードをリバース状態にしてもよい。そうした場合、追加の効果を得る。", ("リバース|裏向き",), ("reverse",)
    ),
    "マナブースト": Gist(
        "X点のMPを支払ってもよい。そうした場合、追加の効果を得る。", ("MP|マスターポイント",), ("points",)
    ),
    "ソウルチャージ": Gist(
        "あなたのタイムラインとスタンバイゾーンのカードをX枚除外してもよい。そうした場合、追加の効果を得る。",
        ("除外", "タイムライン|スタンバイゾーン"),
        ("exile", "time", "choose"),
    ),
}


def something_else(word: str, said: str) -> tuple[int, int] | None:
    """Where a reminder says something else than its keyword does; None if it does not."""
    gist = GISTS[word]
    for concept, pattern in _CONCEPTS.items():
        found = None if concept in gist.of else re.search(pattern, said.replace(word, "　" * len(word)))
        if found is not None:
            return found.span()
    if all(re.search(one, said) for one in gist.must):
        return None
    return 0, len(said)


def another_number(word: str, numbers: set[str], said: str) -> tuple[int, int] | None:
    """Where a reminder has a number that its keyword does not have."""
    for found in re.finditer("[0-9]+", said):
        if found.group() not in (*numbers, *GISTS[word].figures):
            return found.span()
    return None
