"""One spelling for what is printed in many: widths, minus signs, brackets, kanji and kana of the same word."""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Final

from .mapped import Mapped, Span

_SAME: Final = {
    "(": "（",
    ")": "）",
    ":": "：",
    "/": "／",
    "+": "＋",
    "~": "～",
    "〜": "～",
    "∼": "～",
    ",": "、",
    "，": "、",
    "．": ".",
    "｡": "。",
    "｢": "「",
    "｣": "」",
    "≪": "《",
    "≫": "》",
    "«": "《",
    "»": "》",
    "〈": "《",
    "〉": "》",
    "[": "【",
    "]": "】",
    "〔": "【",
    "〕": "】",
    "<": "＜",
    ">": "＞",
    "•": "・",
    "‐": "-",
    "‑": "-",
    "–": "-",
    "—": "-",
    "−": "-",
    "\r": "\n",
}
"""What one character is after its width is settled."""

_BULLETS: Final = re.compile(
    r"(?m)^[ \t\u3000]*(?:[・●○◆◇■□▪▶►*-]|[①-⑳](?![：:、①-⑳（(])|[0-9０-９]{1,2}[.．)）])[ \t\u3000]*"
)
_BULLETS_IN_LINE: Final = re.compile(r"(?<=[。｡])[ \t\u3000]*(?:[・●○◆◇■□▪▶►]|[①-⑳](?![：:、①-⑳（(]))")
_NARROW_KANA: Final = re.compile("[ｦ-ﾟ]+")
_SPACES: Final = re.compile(r"[^\S\n]+")
_LINES: Final = re.compile(r"\n+")
_MINUS: Final = re.compile(r"(?:-|(?<![ァ-ヺー])ー)(?=[0-9XYZ])")

COMMON_WORDS: Final = {
    "する事ができ": "する事が出来",
    "することができ": "する事が出来",
    "することが出来": "する事が出来",
    "こと": "事",
    "でき": "出来",
    "すべて": "全て",
    "一番うえ": "一番上",
    "もっとも": "最も",
    "または": "か",
    "又は": "か",
    "もしくは": "か",
    "あるいは": "か",
    "および": "と",
    "及び": "と",
    "ならびに": "と",
    "かわりに": "代わりに",
    "換わりに": "代わりに",
    "とき": "時",
    "ほかの": "他の",
    "ため": "為",
    "なかから": "中から",
    "うち": "内",
    "えらび": "選び",
    "えらぶ": "選ぶ",
    "えらん": "選ん",
    "あたえ": "与え",
    "くわえ": "加え",
    "をうしな": "を失",
    "とりのぞ": "取り除",
    "すてる": "捨てる",
    "すてて": "捨てて",
    "をうけ": "を受け",
    "をみて": "を見て",
    "をみる": "を見る",
    "をひく": "を引く",
    "をひき": "を引き",
    "をひいて": "を引いて",
    "ひとつ": "1つ",
    "ふたつ": "2つ",
    "もどす": "戻す",
    "もどし": "戻し",
    "もどる": "戻る",
    "もちい": "用い",
    "良い": "よい",
    "無い": "ない",
    "居る": "いる",
    "在る": "ある",
    "持っている": "持つ",
    "持っていない": "持たない",
    "持った": "持つ",
    "対戦相手": "相手",
}
"""Words that are written in several ways, outside of quotations."""

_WORDS: Final = COMMON_WORDS | {
    "自分のターン": "あなたのターン",
    "次の自分の": "次のあなたの",
    "自分の次の": "あなたの次の",
    "自分の効果": "あなたの効果",
    "自分ターン": "自ターン",
    "メインデッキ": "山札",
    "デッキ": "山札",
}
"""The same, with the players and zones of Legions."""

_THOUSANDS: Final = re.compile("(?<=[0-9０-９])[,，](?=[0-9０-９]{3}(?![0-9０-９]))")
_ONES: Final = {kanji: number for number, kanji in enumerate("一二三四五六七八九", start=1)}
_TENS: Final = {"千": 1000, "百": 100, "十": 10}
_KANJI: Final = "[一二三四五六七八九十百千]+"
_COUNTED: Final = re.compile(
    f"{_KANJI}(?=枚|体|個|つ|点|回|ダメージ|以上|以下|未満)"
    f"|(?:(?<=コスト)|(?<=ATK)|(?<=HP)|(?<=WT)|(?<=MP)|(?<=[＋－])){_KANJI}"
)
_KANJI_NUMBER: Final = re.compile("".join(f"(?:[二三四五六七八九]?{ten})?" for ten in _TENS) + "[一二三四五六七八九]?")
BULLET: Final = "・"
"""How every item of a list begins, on a line of its own."""


def normalise(typed: str) -> Mapped:
    """The text in one spelling of every character. What is quoted keeps its words."""
    text = Mapped.of(typed).substituted(_THOUSANDS, lambda match: "")
    text = text.substituted(_BULLETS, lambda match: BULLET)
    text = text.substituted(_BULLETS_IN_LINE, lambda match: f"\n{BULLET}")
    text = text.substituted(_NARROW_KANA, lambda match: unicodedata.normalize("NFKC", match.group()))
    text = _in_one_width(text)
    text = text.substituted(_SPACES, lambda match: "")
    text = text.substituted(_LINES, lambda match: "\n")
    text = text.substituted(_MINUS, lambda match: "－")
    return text.stripped()


def plain(typed: str) -> str:
    """A name in one spelling: two names are the same if these are."""
    return normalise(typed).text


def in_usual_words(text: Mapped, words: Mapping[str, str] = _WORDS) -> Mapped:
    """The text with one way of writing each word. Not for what is quoted: a name keeps its spelling."""
    text = text.substituted(_any_of(tuple(words)), lambda match: words[match.group()])
    return text.substituted(_COUNTED, lambda match: _in_figures(match.group()))


def _in_figures(kanji: str) -> str:
    """二十三 as 23. What is no number stays: 二三枚."""
    if not _KANJI_NUMBER.fullmatch(kanji):
        return kanji
    number = 0
    ones = 0
    for sign in kanji:
        if sign in _TENS:
            number += max(ones, 1) * _TENS[sign]
            ones = 0
        else:
            ones = _ONES[sign]
    return str(number + ones)


@cache
def _any_of(words: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("|".join(sorted(map(re.escape, words), key=len, reverse=True)))


_ROMAN: Final = "ⅠⅡⅢⅣ"


def _in_one_width(text: Mapped) -> Mapped:
    characters: list[str] = []
    origins: list[Span] = []
    for character, origin in zip(text.text, text.origins, strict=True):
        new = _one_width(character)
        characters.append(new)
        origins.extend((origin,) * len(new))
    return Mapped("".join(characters), tuple(origins))


def _one_width(character: str) -> str:
    if character in _ROMAN or character in "（）：／＋～！？＜＞…・":
        return character
    if character in _SAME:
        return _SAME[character]
    narrow = unicodedata.normalize("NFKC", character)
    return "".join(_SAME.get(one, one) for one in narrow)
