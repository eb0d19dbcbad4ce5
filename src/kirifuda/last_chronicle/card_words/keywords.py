"""Keyword abilities as they are printed (15.2): 『突破2』, 『異能（白白1）』, 『準備3条件（…とき）』."""

from collections.abc import Callable
from typing import Final, Protocol

from ...effects.tree import Condition, Filter, Keyword, Number, Sentence, Variable
from ..tree import ChronicleKeyword, Price
from ..vocabulary import KEYWORDS
from .souls import price_of

PLAIN: Final = ("valor", "haste", "aura", "crystallize", "pursuit", "absorb", "union")
FORMS: Final = {
    "valor": "『勇猛』",
    "haste": "『速攻』",
    "aura": "『オーラ』",
    "breakthrough": "『突破 2』",
    "crystallize": "『魂石化』",
    "soul-change": "『ソウルチェンジ（【竜】）』",
    "harvest": "『ハーベスト 成長 1』",
    "soul-burst": "『ソウルバースト《1》⇒カードを1枚引く。』",
    "ready": "『準備 3 条件（あなたの時代が発展したとき）』",
    "gift": "『異能（白白1）』",
    "awaken": "『覚醒（【竜】のユニット）』",
    "pursuit": "『追撃』",
    "absorb": "『吸収』",
    "dynamo": "『動力（3）』",
    "union": "『結合』",
    "explore": "『探索（1）』",
    "subdue": "『制圧（1）』",
    "taboo": "『禁忌（2／黒黒）』",
    "sublimate": "『昇華（カード名）』",
}
"""How each is written, to show beside one that is not written so."""
ROUND: Final = ("（", "）")
ANGLED: Final = ("《", "》")


class Inside(Protocol):
    """Reads what stands in a keyword's brackets."""

    def cards(self, text: str) -> Filter | None: ...

    def sentences(self, text: str) -> tuple[Sentence, ...] | None: ...

    def awaited(self, text: str) -> tuple[Condition, ...] | None: ...


def keyword_of(text: str, inside: Inside) -> Keyword | None:
    """The keyword that stands in quotation marks; None if that is none, or lacks what belongs to it."""
    for name, (word, _) in KEYWORDS.items():
        if text.startswith(word):
            rest = text.removeprefix(word)
            if name in PLAIN:
                return ChronicleKeyword(name) if not rest else None
            found = _READERS[name](name, rest, inside)
            if found is not None:
                return found
    return None


def _bracketed(text: str) -> str | None:
    """What stands in the one pair of brackets that is the whole of it."""
    for opens, closes in (ROUND, ANGLED):
        if text.startswith(opens) and text.endswith(closes):
            inner = text[1:-1]
            depth = 0
            for sign in inner:
                depth += (sign == opens) - (sign == closes)
                if depth < 0:
                    return None
            return inner
    return None


def _number(text: str) -> Number | Variable | None:
    text = _bracketed(text) or text
    if text.isdecimal():
        return Number(int(text))
    return Variable(text) if text in ("X", "Y", "Z") else None


def _numbered(name: str, text: str, inside: Inside) -> Keyword | None:
    number = _number(text)
    return ChronicleKeyword(name, number=number) if number is not None else None


def _of_cards(name: str, text: str, inside: Inside) -> Keyword | None:
    inner = _bracketed(text)
    of = inside.cards(inner) if inner else None
    return ChronicleKeyword(name, filter=of) if of is not None else None


def _named(name: str, text: str, inside: Inside) -> Keyword | None:
    inner = _bracketed(text)
    card = inner.strip("「」") if inner else ""
    return ChronicleKeyword(name, card=card) if card else None


def _priced(name: str, text: str, inside: Inside) -> Keyword | None:
    prices = _prices(_bracketed(text) or text)
    most = 2 if name == "taboo" else 1
    return ChronicleKeyword(name, prices=prices) if prices and len(prices) <= most else None


def _prices(text: str) -> tuple[Price, ...]:
    found = [price_of(part) for part in text.split("／")]
    return tuple(one for one in found if one is not None) if None not in found else ()


def _harvest(name: str, text: str, inside: Inside) -> Keyword | None:
    """ハーベスト成長1."""
    end = len(text)
    while end and (text[end - 1].isdecimal() or text[end - 1] == "X"):
        end -= 1
    number, counter = _number(text[end:]), text[:end].removesuffix("カウンター")
    counter = _bracketed(counter) or counter
    return ChronicleKeyword(name, number=number, counter=counter) if number is not None and counter else None


def _ready(name: str, text: str, inside: Inside) -> Keyword | None:
    """準備3条件（あなたの時代が発展したとき）."""
    written, condition, rest = text.partition("条件")
    number, inner = _number(written.rstrip("、")), _bracketed(rest.removeprefix("："))
    conditions = inside.awaited(inner) if condition and inner else None
    if number is None or conditions is None:
        return None
    return ChronicleKeyword(name, number=number, conditions=conditions)


def _soul_burst(name: str, text: str, inside: Inside) -> Keyword | None:
    """ソウルバースト《1》⇒カードを1枚引く。"""
    written, arrow, rest = text.partition("⇒")
    prices = _prices(_bracketed(written) or written)
    said = inside.sentences(rest) if arrow else None
    if len(prices) != 1 or said is None:
        return None
    return ChronicleKeyword(name, prices=prices, sentences=said)


Reader = Callable[[str, str, Inside], Keyword | None]
_READERS: Final[dict[str, Reader]] = {
    **dict.fromkeys(("breakthrough", "dynamo", "explore", "subdue"), _numbered),
    "soul-change": _of_cards,
    "awaken": _of_cards,
    "sublimate": _named,
    "gift": _priced,
    "taboo": _priced,
    "harvest": _harvest,
    "ready": _ready,
    "soul-burst": _soul_burst,
}
