"""What stands in quotation marks: each is read by itself and stands in the text as one character."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ...effects.tree import Ability, Keyword
from ...text import quotations
from ...text.keywords import WrittenKeywords
from ...text.mapped import Mapped
from ...text.parsing import Leaf
from ...text.quotations import each_as_one_sign
from . import lexicon
from .grammar import ABILITY_QUOTED, KEYWORDS_QUOTED, NAME_QUOTED, RACE_QUOTED, THIS_NAME

_MARKS: Final = {"「": "」", "『": "』", "＜": "＞", "【": "】"}
_KEYWORDS: Final = WrittenKeywords(lexicon.KEYWORD_WORDS, lexicon.KEYWORD)
keywords_in: Final = _KEYWORDS.within
is_keywords: Final = _KEYWORDS.is_all_of
_SAYS_SOMETHING: Final = re.compile("[。：]|[時間]、")


@dataclass(slots=True)
class Quotations(quotations.Quotations):
    """The quotations of one text."""

    read_ability: Callable[[Mapped], Ability] | None = None

    def names(self, text: str) -> tuple[str, ...]:
        """The quoted names, or races, in a word."""
        return self.of_kind(text, NAME_QUOTED, RACE_QUOTED)

    def keyword_named(self, text: str, leaf: Leaf) -> str:
        return _KEYWORDS.named(self.unquoted(text), leaf)

    def keywords(self, text: str) -> tuple[Keyword, ...]:
        return keywords_in(self.unquoted(text))

    def ability(self, sign: str) -> Ability:
        assert self.read_ability is not None
        return self.read_ability(self.contents[sign])

    def written_out(self, text: str) -> str:
        """The text with its quotations in quotation marks again."""
        return "".join(f"「{self.contents[sign].text}」" if sign in self.contents else sign for sign in text)


def with_quotations(text: Mapped, typed: str, this_name: str) -> tuple[Mapped, Quotations]:
    """The text with every quotation written as one character, and the quotations. 【】 that hold no keyword stay."""
    found = Quotations(typed)

    def sign_of(mark: str, content: Mapped) -> str | None:
        if mark == "【" and not _KEYWORDS.are_meant_by(content.text):
            return None
        own = this_name and content.text == this_name
        return THIS_NAME if own else found.keep(_kind_of(mark, content.text), content)

    return each_as_one_sign(text, _MARKS, sign_of), found


def _kind_of(mark: str, text: str) -> str:
    if mark == "＜":
        return RACE_QUOTED
    if _KEYWORDS.are_meant_by(text):
        return KEYWORDS_QUOTED
    return ABILITY_QUOTED if _SAYS_SOMETHING.search(text) else NAME_QUOTED
