"""Reminders: what stands in brackets behind a keyword says what that keyword does, and nothing else."""

import re
from typing import Final

from ...text.mapped import Mapped
from ...text.words import one_of
from ..vocabulary import KEYWORDS

_WORD: Final = re.compile(one_of([word for word, _ in KEYWORDS.values()]))
_GISTS: Final = {
    "勇猛": "ワイプ",
    "速攻": "攻撃|ワイプ|アクション",
    "オーラ": "オーラ|防御",
    "突破": "ダメージ|ライフ",
    "魂石化": "ソウルヤード|SS",
    "ソウルチェンジ": "犠牲|コスト",
    "ハーベスト": "カウンター",
    "ソウルバースト": "ソウル",
    "準備": "カウンター",
    "異能": "コスト|支払",
    "覚醒": "ランプ|覚醒",
    "追撃": "回復|防御",
    "吸収": "ダメージ",
    "動力": "カウンター",
    "結合": "結合|重ね|組み合わせ",
    "探索": "進攻値",
    "制圧": "進攻値",
    "禁忌": "支払|捨て札",
    "昇華": "犠牲|公開",
}
"""A word that no reminder of the keyword goes without."""


def is_reminder_of(keywords: str, said: str) -> bool:
    """Whether a reminder belongs to one of the keywords that these words name."""
    said = said.replace("デッキ", "山札").replace("ソウルストーン", "SS").replace("ブロック", "防御")
    return any(re.search(_GISTS[word], said) for word in _WORD.findall(keywords))


def without_reminders(line: Mapped) -> Mapped:
    """The line without them; what is no reminder stays, and is read as any words are."""
    place = line.text.find("』（")
    while place >= 0:
        end = line.text.find("）", place)
        if end < 0 or not line.text[:end].endswith("。"):
            return line
        keyword = line.text[line.text.rfind("『", 0, place) + 1 : place]
        if not is_reminder_of(keyword, line.text[place + 2 : end]):
            return line
        line = line.replaced(place + 1, end + 1, "")
        place = line.text.find("』（")
    return line
