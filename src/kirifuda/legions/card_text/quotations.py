"""What stands in quotation marks: each is read by itself and stands in the text as one character."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ...effects.tree import Ability, Amount, Keyword, Number, Variable
from ...text import quotations
from ...text.keywords import WrittenKeywords
from ...text.mapped import Mapped
from ...text.parsing import Leaf
from ...text.quotations import each_as_one_sign, is_quoted
from . import lexicon
from .grammar import ABILITY_QUOTED, ATK_QUOTED, CHANGE_QUOTED, KEYWORDS_QUOTED, NAME_QUOTED, THIS_NAME

_MARKS: Final = {"「": "」", "『": "』"}
_CHANGE: Final = re.compile(f"([＋－])({lexicon.NUMBER})／([＋－])({lexicon.NUMBER})")
_ATK: Final = re.compile(f"ATK({lexicon.NUMBER})(?:[・、／とで]*(.*?)(?:を持つ(?:ユニット)?)?)")
WAITING: Final = re.compile("([^。、]+[たる](?:時|とき|場合))、([^、].*。)")
"""このカードがブレイクした時、～。: an ability without a head in brackets."""
_KEYWORDS: Final = WrittenKeywords(lexicon.KEYWORD_WORDS, lexicon.KEYWORD)
keywords_in: Final = _KEYWORDS.within
is_keywords: Final = _KEYWORDS.is_all_of


@dataclass(frozen=True, slots=True)
class Change:
    """＋X／－Y."""

    atk: Amount
    hp: Amount
    atk_down: bool
    hp_down: bool


@dataclass(frozen=True, slots=True)
class AttackAs:
    """ATK3, with keywords."""

    atk: Amount
    keywords: tuple[Keyword, ...]


@dataclass(slots=True)
class Quotations(quotations.Quotations):
    """The quotations of one text."""

    read_ability: Callable[[Mapped], Ability] | None = None

    def names(self, text: str) -> tuple[str, ...]:
        """The quoted names in a word."""
        return self.of_kind(text, NAME_QUOTED)

    def keyword_named(self, text: str, leaf: Leaf) -> str:
        return _KEYWORDS.named(self.unquoted(text), leaf)

    def change(self, text: str) -> Change:
        match = _CHANGE.match(self.unquoted(text))
        assert match is not None
        one, atk, two, hp = match.groups()
        return Change(_number(atk), _number(hp), one == "－", two == "－")

    def keywords(self, text: str) -> tuple[Keyword, ...]:
        return keywords_in(self.unquoted(text))

    def attack(self, sign: str) -> AttackAs:
        match = _ATK.fullmatch(self.contents[sign].text)
        assert match is not None
        return AttackAs(_number(match.group(1)), keywords_in(match.group(2) or ""))

    def ability(self, sign: str) -> Ability:
        assert self.read_ability is not None
        return self.read_ability(self.contents[sign])


def _number(word: str) -> Amount:
    return Number(int(word)) if word.isdecimal() else Variable(word)


def is_attack_as(text: str) -> bool:
    """ATK3, alone or with keywords."""
    match = _ATK.fullmatch(text)
    return match is not None and (not match.group(2) or is_keywords(match.group(2)))


def is_change(sign: str) -> bool:
    return is_quoted(sign, CHANGE_QUOTED)


def is_attack(sign: str) -> bool:
    return is_quoted(sign, ATK_QUOTED)


def is_ability(sign: str) -> bool:
    return is_quoted(sign, ABILITY_QUOTED)


def with_quotations(text: Mapped, typed: str, this_name: str) -> tuple[Mapped, Quotations]:
    """The text with every quotation written as one character, and the quotations."""
    found = Quotations(typed)

    def sign_of(mark: str, content: Mapped) -> str:
        own = this_name and content.text == this_name
        return THIS_NAME if own else found.keep(_kind_of(content.text), content)

    return each_as_one_sign(text, _MARKS, sign_of), found


def _kind_of(text: str) -> str:
    if "《" in text or WAITING.fullmatch(text):
        return ABILITY_QUOTED
    if _CHANGE.fullmatch(text):
        return CHANGE_QUOTED
    if is_attack_as(text):
        return ATK_QUOTED
    return KEYWORDS_QUOTED if _KEYWORDS.are_meant_by(text) else NAME_QUOTED
