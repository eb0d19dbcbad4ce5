"""What stands in quotation marks: each is read by itself and stands in the text as one character."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from ...effects.tree import Ability, Amount, Keyword, Number, Variable
from ...text.mapped import Mapped, Span
from ...text.parsing import Leaf
from ...text.trouble import Misread
from . import lexicon
from .grammar import ABILITY_QUOTED, ATK_QUOTED, CHANGE_QUOTED, KEYWORDS_QUOTED, NAME_QUOTED, QUOTED, THIS_NAME

_OPENING: Final = {"「": "」", "『": "』"}
_CHANGE: Final = re.compile(f"([＋－])({lexicon.NUMBER})／([＋－])({lexicon.NUMBER})")
_ATK: Final = re.compile(f"ATK({lexicon.NUMBER})(?:[・、／とで]*(.*?)(?:を持つ(?:ユニット)?)?)")
WAITING: Final = re.compile("([^。、]+[たる](?:時|とき|場合))、([^、].*。)")
"""このカードがブレイクした時、～。: an ability without a head in brackets."""
_KEYWORD: Final = re.compile(lexicon.KEYWORD)
_KEYWORDS: Final = re.compile(f"[「『]?(?:{lexicon.KEYWORD})[」』]?(?:[・、／と]?[「『]?(?:{lexicon.KEYWORD})[」』]?)*")


class Unbalanced(Exception):
    """A quotation mark without its other half."""

    def __init__(self, span: Span) -> None:
        super().__init__(span)
        self.span = span


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
class Quotations:
    """The quotations of one text."""

    typed: str
    this_name: str = ""
    text: Mapped = field(default_factory=lambda: Mapped("", ()))
    contents: dict[str, Mapped] = field(default_factory=dict)
    read_ability: Callable[[Mapped], Ability] | None = None

    def names(self, text: str) -> tuple[str, ...]:
        """The quoted names in a word."""
        return tuple(self.contents[sign].text for sign in text if is_name(sign))

    def raw(self, sign: str) -> str:
        return self.contents[sign].text

    def said(self, start: int, end: int) -> str:
        """A part of the sentence as it was typed."""
        return self.text.span(start, end).of(self.typed)

    def keyword_named(self, text: str, leaf: Leaf) -> str:
        """The keyword of ～を持つ. A number says nothing about which keyword it is, and cannot be asked for."""
        word = self.contents[text[0]].text if text[0] in self.contents else text
        for name in sorted(lexicon.KEYWORD_WORDS, key=len, reverse=True):
            if word.startswith(name):
                return lexicon.KEYWORD_WORDS[name][0]
        raise Misread(leaf.start, leaf.end, "no-keyword", word=word)

    def change(self, text: str) -> Change:
        match = _CHANGE.match(self.contents[text[0]].text if text[0] in self.contents else text)
        assert match is not None
        one, atk, two, hp = match.groups()
        return Change(_number(atk), _number(hp), one == "－", two == "－")

    def keywords(self, text: str) -> tuple[Keyword, ...]:
        return keywords_in(self.contents[text[0]].text if text[0] in self.contents else text)

    def attack(self, sign: str) -> AttackAs:
        match = _ATK.fullmatch(self.contents[sign].text)
        assert match is not None
        return AttackAs(_number(match.group(1)), keywords_in(match.group(2) or ""))

    def ability(self, sign: str) -> Ability:
        assert self.read_ability is not None
        return self.read_ability(self.contents[sign])


def _number(word: str) -> Amount:
    return Number(int(word)) if word.isdigit() else Variable(word)


def keywords_in(text: str) -> tuple[Keyword, ...]:
    found: list[Keyword] = []
    for match in _KEYWORD.finditer(text):
        word = match.group()
        name = next(one for one in sorted(lexicon.KEYWORD_WORDS, key=len, reverse=True) if word.startswith(one))
        key, numbered = lexicon.KEYWORD_WORDS[name]
        rest = word.removeprefix(name)
        found.append(Keyword(key, int(rest) if numbered and rest.isdigit() else None))
    return tuple(found)


def is_keywords(text: str) -> bool:
    return _KEYWORDS.fullmatch(text) is not None


def is_attack_as(text: str) -> bool:
    """ATK3, alone or with keywords."""
    match = _ATK.fullmatch(text)
    return match is not None and (not match.group(2) or is_keywords(match.group(2)))


def _is(sign: str, first: str) -> bool:
    return first <= sign < chr(ord(first) + QUOTED)


def is_change(sign: str) -> bool:
    return _is(sign, CHANGE_QUOTED)


def is_attack(sign: str) -> bool:
    return _is(sign, ATK_QUOTED)


def is_ability(sign: str) -> bool:
    return _is(sign, ABILITY_QUOTED)


def is_name(sign: str) -> bool:
    return _is(sign, NAME_QUOTED)


def with_quotations(text: Mapped, typed: str, this_name: str) -> tuple[Mapped, Quotations]:
    """The text with every quotation written as one character, and the quotations."""
    quotations = Quotations(typed, this_name)
    parts: list[tuple[int, int, str]] = []
    place = 0
    while place < len(text):
        sign = text.text[place]
        if sign in _OPENING:
            end = _closing(text, place)
            parts.append((place, end, _kept(quotations, text.part(place + 1, end - 1), this_name)))
            place = end
            continue
        if sign in _OPENING.values():
            raise Unbalanced(text.span(place, place + 1))
        place += 1
    for start, end, by in reversed(parts):
        text = text.replaced(start, end, by)
    return text, quotations


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


def _kept(quotations: Quotations, content: Mapped, this_name: str) -> str:
    if this_name and content.text == this_name:
        return THIS_NAME
    if "《" in content.text or WAITING.fullmatch(content.text):
        first = ABILITY_QUOTED
    elif _CHANGE.fullmatch(content.text):
        first = CHANGE_QUOTED
    elif is_attack_as(content.text):
        first = ATK_QUOTED
    elif is_keywords(content.text) or content.text in lexicon.KEYWORD_WORDS:
        first = KEYWORDS_QUOTED
    else:
        first = NAME_QUOTED
    number = sum(1 for sign in quotations.contents if first <= sign < chr(ord(first) + QUOTED))
    sign = chr(ord(first) + number)
    quotations.contents[sign] = content
    return sign
