"""Souls as they are printed: 《白白2》, （白）（2）, ②, 白のソウル1つ and the like (5.2.2)."""

import re
from typing import Final

from ...text.mapped import Mapped
from ..tree import Price
from . import lexicon

_SIGNS: Final = {"白": "white", "橙": "orange", "紫": "purple", "黒": "black", "青": "blue"}
LETTERS: Final = "".join(_SIGNS)
PRICE: Final = re.compile(f"(?:(?P<colours>[{LETTERS}]*)(?P<free>[0-9]*)(?P<x>X*))")
_BRACKETED: Final = re.compile(f"[（【]([{LETTERS}]+[0-9]*X*|無?[0-9]+X*|X+)[）】]")
_BY_HOW_MUCH: Final = re.compile(
    "(?:(?<=コスト[はがを])|(?<=につき)|(?<=につき、))《（?([0-9]+)》(?=(?:だけ|分)?[多少高低安軽重増減上下])"
)
"""By how much a cost changes is no price."""
DYNAMO_BRACKET: Final = "（"
"""Stands before a price that was printed in round brackets: on a card with 動力 it is no price (15.2.14.10)."""
_SPELLED: Final = re.compile(
    f"(?P<one>{lexicon.FACTION})?の?ソウルを?(?P<number>[0-9]+|X)(?:つ|個)?(?P<particle>を?)(?=支払|生み出|：|、|と|$)"
    f"|(?P<other>{lexicon.FACTION})?の?(?P<count>[0-9]+|X)(?:つ|個)?の?ソウル(?=を?支払|を?生み出|：|、|$)"
    f"|(?<!ライフ)(?<![0-9点])(?P<bare>[{LETTERS}]*[0-9]+X*|[{LETTERS}]+X*|X)(?=を支払|：)"
)
"""Prices in words; the last is a bare one."""


def price_of(text: str) -> Price | None:
    """The price of what stands in brackets; None if that is no price."""
    text = text.replace(DYNAMO_BRACKET, "").removeprefix("無")
    colours = dict.fromkeys(_SIGNS.values(), 0)
    free = x = 0
    rest = text
    while rest:
        match = PRICE.match(rest)
        if match is None or not match.group():
            return None
        for sign in match.group("colours"):
            colours[_SIGNS[sign]] += 1
        free += int(match.group("free") or 0)
        x += len(match.group("x"))
        rest = rest[match.end() :]
    return Price(free, **colours, x=x) if text else None


def spelled(price: Price) -> str:
    """《白白2》."""
    colours = "".join(sign * count for sign, count in zip(_SIGNS, price.by_faction(), strict=True))
    free = str(price.free) if price.free or not (colours or price.x) else ""
    return f"《{colours}{free}{'X' * price.x}》"


def in_angle_brackets(text: Mapped) -> Mapped:
    """Every price in brackets of its own: （白）（2） and [白][2] are 《白》《2》."""

    def angled(match: re.Match[str]) -> str:
        mark = DYNAMO_BRACKET if match.group().startswith("（") else ""
        return f"《{mark}{match.group(1)}》"

    text = text.substituted(_BRACKETED, angled)
    return text.substituted(_BY_HOW_MUCH, lambda match: match.group(1))


def spelled_out_in_brackets(text: Mapped) -> Mapped:
    """白のソウル1つを支払う, ソウル2： and 白白2： with their prices in brackets."""

    def angled(match: re.Match[str]) -> str:
        if match.group("bare"):
            return f"《{match.group('bare')}》"
        sign = match.group("one") or match.group("other") or ""
        count = match.group("number") or match.group("count")
        if sign and count == "X":
            return match.group()
        followed = match.string[match.end() : match.end() + 2] in ("支払", "生み")
        return f"《{sign * int(count) if sign else count}》{'を' if followed else ''}"

    return text.substituted(_SPELLED, angled)
