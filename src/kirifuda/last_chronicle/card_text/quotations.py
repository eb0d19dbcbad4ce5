"""What stands in quotation marks: each is read by itself and stands in the text as one character."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ...effects.tree import Ability, Condition, Keyword
from ...text import quotations
from ...text.mapped import Mapped
from ...text.quotations import each_as_one_sign
from ..tree import Price
from . import lexicon
from .prices import DYNAMO_BRACKET, price_of
from .signs import ABILITY_QUOTED, CATEGORY_QUOTED, KEYWORDS_QUOTED, NAME_QUOTED, SOULS_QUOTED, THIS_NAME

_MARKS: Final = {"「": "」", "『": "』", "【": "】", "《": "》", "＜": "＞"}
_STARTS_WITH_KEYWORD: Final = re.compile(
    f"{lexicon.KEYWORD}(?=$|[0-9XYZ（《、・／と⇒]|ハーベスト|準備|条件|[一-鿿ァ-ヶ])"
)
Gift = Ability | Keyword


@dataclass(slots=True)
class Quotations(quotations.Quotations):
    """The quotations of one text."""

    read_ability: Callable[[Mapped], tuple[Gift, ...]] | None = None
    read_keywords: Callable[[Mapped], tuple[Keyword, ...]] | None = None
    own_name: str = ""
    """Of the card that bears the text."""
    read_awaited: Callable[[Mapped], tuple[Condition, ...]] | None = None

    def names(self, text: str) -> tuple[str, ...]:
        """The quoted names in a word."""
        own = (self.own_name,) if THIS_NAME in text else ()
        return (*own, *self.of_kind(text, NAME_QUOTED))

    def categories(self, text: str) -> tuple[str, ...]:
        """The words of 【 】 in a word; A/B is both (5.6.5)."""
        return self.of_kind(text, CATEGORY_QUOTED)

    def price(self, text: str) -> Price:
        found = price_of("".join(self.of_kind(text, SOULS_QUOTED)))
        assert found is not None
        return found

    def in_round_brackets(self, text: str) -> bool:
        return any(self.contents[sign].text.startswith(DYNAMO_BRACKET) for sign in text if sign in self.contents)

    def abilities(self, sign: str) -> tuple[Gift, ...]:
        assert self.read_ability is not None
        return self.read_ability(self.contents[sign])

    def awaited(self, text: Mapped) -> tuple[Condition, ...]:
        """What ～とき waits for, of a part of the sentence."""
        assert self.read_awaited is not None
        return self.read_awaited(text)

    def keywords(self, sign: str) -> tuple[Keyword, ...]:
        assert self.read_keywords is not None
        return self.read_keywords(self.contents[sign])

    def bare_keyword(self, word: str) -> tuple[Keyword, ...]:
        """A keyword without quotation marks."""
        assert self.read_keywords is not None
        return self.read_keywords(Mapped.of(word))


def with_quotations(text: Mapped, found: Quotations, this_name: str) -> Mapped:
    """The text with every quotation written as one character; the quotations are kept."""

    def sign_of(mark: str, content: Mapped) -> str:
        own = this_name and content.text == this_name and mark in "「『"
        return THIS_NAME if own else found.keep(_kind_of(mark, content.text), content)

    return each_as_one_sign(text, _MARKS, sign_of)


def _kind_of(mark: str, text: str) -> str:
    if mark == "《" and price_of(text) is not None:
        return SOULS_QUOTED
    if mark in "【＜《":
        return CATEGORY_QUOTED
    if _STARTS_WITH_KEYWORD.match(text) and "。" not in text.split("⇒")[0]:
        return KEYWORDS_QUOTED
    says = text.startswith(("このユニット", "このカード", "このヒストリー", "このストラクチャ"))
    return ABILITY_QUOTED if says or any(sign in text for sign in "。：、") else NAME_QUOTED
