"""What stands in quotation marks: each is read by itself and stands in the text as one character."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from ...effects.tree import Ability, Keyword
from ...text.mapped import Mapped, Span
from ..tree import Price
from . import lexicon
from .prices import DYNAMO_BRACKET, price_of
from .signs import ABILITY_QUOTED, CATEGORY_QUOTED, KEYWORDS_QUOTED, NAME_QUOTED, SOULS_QUOTED, THIS_NAME, is_quoted

_OPENING: Final = {"「": "」", "『": "』", "【": "】", "《": "》", "＜": "＞"}
_STARTS_WITH_KEYWORD: Final = re.compile(
    f"{lexicon.KEYWORD}(?=$|[0-9XYZ（《、・／と⇒]|ハーベスト|準備|条件|[一-鿿ァ-ヶ])"
)
Gift = Ability | Keyword


class Unbalanced(Exception):
    """A quotation mark without its other half."""

    def __init__(self, span: Span) -> None:
        super().__init__(span)
        self.span = span


@dataclass(slots=True)
class Quotations:
    """The quotations of one text."""

    typed: str
    text: Mapped = field(default_factory=lambda: Mapped("", ()))
    contents: dict[str, Mapped] = field(default_factory=dict)
    read_ability: Callable[[Mapped], tuple[Gift, ...]] | None = None
    read_keywords: Callable[[Mapped], tuple[Keyword, ...]] | None = None

    def raw(self, sign: str) -> str:
        return self.contents[sign].text

    def names(self, text: str) -> tuple[str, ...]:
        """The quoted names in a word."""
        return tuple(self.contents[sign].text for sign in text if is_quoted(sign, NAME_QUOTED))

    def categories(self, text: str) -> tuple[str, ...]:
        """The words of 【 】 in a word; A/B is both (5.6.5)."""
        return tuple(self.contents[sign].text for sign in text if is_quoted(sign, CATEGORY_QUOTED))

    def price(self, text: str) -> Price:
        found = price_of("".join(self.contents[sign].text for sign in text if is_quoted(sign, SOULS_QUOTED)))
        assert found is not None
        return found

    def in_round_brackets(self, text: str) -> bool:
        return any(self.contents[sign].text.startswith(DYNAMO_BRACKET) for sign in text if sign in self.contents)

    def said(self, start: int, end: int) -> str:
        """A part of the sentence as it was typed."""
        return self.text.span(start, end).of(self.typed)

    def abilities(self, sign: str) -> tuple[Gift, ...]:
        assert self.read_ability is not None
        return self.read_ability(self.contents[sign])

    def keywords(self, sign: str) -> tuple[Keyword, ...]:
        assert self.read_keywords is not None
        return self.read_keywords(self.contents[sign])

    def bare_keyword(self, word: str) -> tuple[Keyword, ...]:
        """A keyword without quotation marks."""
        assert self.read_keywords is not None
        return self.read_keywords(Mapped.of(word))


def with_quotations(text: Mapped, quotations: Quotations, this_name: str) -> Mapped:
    """The text with every quotation written as one character; the quotations are kept."""
    parts: list[tuple[int, int, str]] = []
    place = 0
    while place < len(text):
        sign = text.text[place]
        if sign in _OPENING:
            end = _closing(text, place)
            parts.append((place, end, _kept(quotations, sign, text.part(place + 1, end - 1), this_name)))
            place = end
            continue
        if sign in _OPENING.values():
            raise Unbalanced(text.span(place, place + 1))
        place += 1
    for start, end, by in reversed(parts):
        text = text.replaced(start, end, by)
    return text


def _closing(text: Mapped, start: int) -> int:
    open_signs: list[str] = []
    for place in range(start, len(text)):
        sign = text.text[place]
        if sign in _OPENING:
            open_signs.append(_OPENING[sign])
        elif open_signs and sign == open_signs[-1]:
            open_signs.pop()
            if not open_signs:
                return place + 1
    raise Unbalanced(text.span(start, start + 1))


def _kept(quotations: Quotations, opening: str, content: Mapped, this_name: str) -> str:
    if this_name and content.text == this_name and opening in "「『":
        return THIS_NAME
    if opening == "《" and price_of(content.text) is not None:
        first = SOULS_QUOTED
    elif opening in "【＜《":
        first = CATEGORY_QUOTED
    elif _STARTS_WITH_KEYWORD.match(content.text) and "。" not in content.text.split("⇒")[0]:
        first = KEYWORDS_QUOTED
    elif "。" in content.text or "：" in content.text or "、" in content.text:
        first = ABILITY_QUOTED
    else:
        first = NAME_QUOTED
    number = sum(1 for sign in quotations.contents if is_quoted(sign, first))
    sign = chr(ord(first) + number)
    quotations.contents[sign] = content
    return sign
