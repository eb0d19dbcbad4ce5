"""《》: when an ability works (chapter 37). 【】: what it costs (37-2k, 37-4, chapter 40)."""

import re
from typing import Final

from ...effects.statements import LoseLife, Orient
from ...effects.tree import (
    BOTH,
    OPPONENT,
    YOU,
    Activated,
    AtPhase,
    Condition,
    Cost,
    DoAsCost,
    Happening,
    Standing,
    Statement,
    This,
    When,
)
from ...text.words import one_of
from ..tree import ExhaustThis, ManaBoost, PayPoints, ReverseThis, SoulCharge, Spend
from . import lexicon
from .nominals import number

SHORT: Final[dict[str, Condition]] = {
    "配置時": When(Happening("placed", This())),
    "レーン移動時": When(Happening("lane-moved", This())),
    "アタック時": When(Happening("attacked", This())),
    "ブレイク時": When(Happening("broken", This())),
    "アンロック時": When(Happening("unlocked", This())),
    "常時": Standing(),
    "自ターン中": Standing(YOU),
    "相手ターン中": Standing(OPPONENT),
    "自ターン中任意": Activated(),
    "自ターン中任意1回": Activated(once=True),
}
"""The conditions that have a name."""

SPELLINGS: Final = {
    "あなたターン中": "自ターン中",
    "あなたのターン中": "自ターン中",
    "相手のターン中": "相手ターン中",
    "あなたターン中任意": "自ターン中任意",
    "あなたターン中任意1回": "自ターン中任意1回",
    "自ターン中任意一回": "自ターン中任意1回",
    "自ターン中、任意": "自ターン中任意",
}

WORDS_AT: Final = {
    "配置": "配置",
    "召喚": "配置",
    "登場": "配置",
    "アタック": "アタック",
    "攻撃": "アタック",
    "ブレイク": "ブレイク",
    "破壊": "ブレイク",
    "死亡": "ブレイク",
    "レーン移動": "レーン移動",
    "アンロック": "アンロック",
    "ブロック": "ブロック",
}
"""～時, and what the book says for it."""
_BLOCKING: Final = When(Happening("blocked", This()))
"""ブロック時: no name of the book, but it can mean only this."""

_PHASE: Final = re.compile(
    f"(自|あなたの?|相手の?|各|毎|各プレイヤーの|お?互いの)(ターン|{one_of(list(lexicon.PHASE_WORDS))})(?:の)?(開始|終了)時"
)


def short_condition(text: str) -> Condition | None:
    """A condition with a name, or of a phase; None if it must be read as a sentence."""
    text = text.replace("自分", "あなた")
    text = SPELLINGS.get(text, text)
    word = WORDS_AT.get(text.removesuffix("時"), "")
    if word == "ブロック":
        return _BLOCKING
    if word or text in SHORT:
        return SHORT[f"{word}時" if word else text]
    match = _PHASE.fullmatch(text)
    if match is None:
        return None
    whose, phase, moment = match.groups()
    ends = moment == "終了"
    phase_word = lexicon.PHASE_WORDS.get(phase, "end" if ends else "start")
    player = {"自": YOU, "あなた": YOU, "相手": OPPONENT}.get(whose.removesuffix("の"), BOTH)
    return AtPhase(phase_word, player, ends)


def as_costs(statements: list[Statement]) -> list[Cost]:
    """【このカードを疲労させ、手札を1枚除外する】: the usual costs that a process begins with, and what is left."""
    costs: list[Cost] = []
    for place, one in enumerate(statements):
        if one == Orient(This(), "exhausted"):
            costs.append(ExhaustThis())
        elif one == Orient(This(), "reversed"):
            costs.append(ReverseThis())
        elif isinstance(one, Spend) and one.whose == YOU:
            costs.append(PayPoints(one.amount))
        else:
            return [*costs, DoAsCost(tuple(statements[place:]))]
    return costs


_POINTS: Final = re.compile(f"(?:MP|マスターポイント)?({lexicon.NUMBER})点?の?(?:MP|マスターポイント)?")
_LIFE: Final = re.compile(f"ライフを?({lexicon.NUMBER})点?(?:支払う|払う)?")
_KEYWORD_COST: Final = re.compile(f"(マナブースト|ソウルチャージ)({lexicon.NUMBER})")
KEYWORD_COSTS: Final = ("疲労", "挺身", "マナブースト", "ソウルチャージ")


def short_cost(text: str) -> Cost | None:
    """A cost by a keyword or in master points; None if it must be read as a process."""
    if text == "疲労":
        return ExhaustThis()
    if text == "挺身":
        return ReverseThis()
    match = _KEYWORD_COST.fullmatch(text)
    if match is not None:
        record = ManaBoost if match.group(1) == "マナブースト" else SoulCharge
        return record(number(match.group(2)))
    match = _LIFE.fullmatch(text)
    if match is not None:
        return DoAsCost((LoseLife(YOU, number(match.group(1))),))
    match = _POINTS.fullmatch(text)
    return None if match is None else PayPoints(number(match.group(1)))
