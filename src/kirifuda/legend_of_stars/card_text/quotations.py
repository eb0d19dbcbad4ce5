"""What stands in quotation marks: each is read by itself and stands in the text as one character."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from ...effects.tree import Ability, Keyword
from ...text.mapped import Mapped, Span
from ...text.parsing import Leaf
from ...text.trouble import Misread
from . import lexicon
from .grammar import ABILITY_QUOTED, KEYWORDS_QUOTED, NAME_QUOTED, QUOTED, RACE_QUOTED, THIS_NAME

_OPENING: Final = {"「": "」", "『": "』", "＜": "＞", "【": "】"}
_KEYWORD: Final = re.compile(lexicon.KEYWORD)
_ONE_KEYWORD: Final = f"[「『【]?(?:{lexicon.KEYWORD})[」』】]?"
_KEYWORDS: Final = re.compile(f"{_ONE_KEYWORD}(?:[・、／と]?{_ONE_KEYWORD})*")
_SAYS_SOMETHING: Final = re.compile("[。：]|[時間]、")


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
    read_ability: Callable[[Mapped], Ability] | None = None

    def names(self, text: str) -> tuple[str, ...]:
        """The quoted names, or races, in a word."""
        return tuple(self.contents[sign].text for sign in text if is_of(sign, NAME_QUOTED) or is_of(sign, RACE_QUOTED))

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

    def keywords(self, text: str) -> tuple[Keyword, ...]:
        return keywords_in(self.contents[text[0]].text if text[0] in self.contents else text)

    def ability(self, sign: str) -> Ability:
        assert self.read_ability is not None
        return self.read_ability(self.contents[sign])

    def written_out(self, text: str) -> str:
        """The text with its quotations in quotation marks again."""
        return "".join(f"「{self.contents[sign].text}」" if sign in self.contents else sign for sign in text)


def keywords_in(text: str) -> tuple[Keyword, ...]:
    found: list[Keyword] = []
    for match in _KEYWORD.finditer(text):
        word = match.group()
        name = next(one for one in sorted(lexicon.KEYWORD_WORDS, key=len, reverse=True) if word.startswith(one))
        key, numbered = lexicon.KEYWORD_WORDS[name]
        rest = word.removeprefix(name).lstrip("：:")
        found.append(Keyword(key, int(rest) if numbered and rest.isdigit() else None))
    return tuple(found)


def is_keywords(text: str) -> bool:
    return _KEYWORDS.fullmatch(text) is not None


def is_of(sign: str, first: str) -> bool:
    """Is this the sign of a quotation of that kind?"""
    return first <= sign < chr(ord(first) + QUOTED)


def with_quotations(text: Mapped, typed: str, this_name: str) -> tuple[Mapped, Quotations]:
    """The text with every quotation written as one character, and the quotations. 【】 that hold no keyword stay."""
    quotations = Quotations(typed)
    parts: list[tuple[int, int, str]] = []
    place = 0
    while place < len(text):
        sign = text.text[place]
        if sign in _OPENING:
            end = _closing(text, place)
            content = text.part(place + 1, end - 1)
            if sign != "【" or is_keywords(content.text) or content.text in lexicon.KEYWORD_WORDS:
                parts.append((place, end, _kept(quotations, content, this_name, sign)))
                place = end
                continue
        elif sign in _OPENING.values() and sign != "】":
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


def _kept(quotations: Quotations, content: Mapped, this_name: str, mark: str) -> str:
    if this_name and content.text == this_name:
        return THIS_NAME
    if mark == "＜":
        first = RACE_QUOTED
    elif is_keywords(content.text) or content.text in lexicon.KEYWORD_WORDS:
        first = KEYWORDS_QUOTED
    elif _SAYS_SOMETHING.search(content.text):
        first = ABILITY_QUOTED
    else:
        first = NAME_QUOTED
    number = sum(1 for sign in quotations.contents if is_of(sign, first))
    sign = chr(ord(first) + number)
    quotations.contents[sign] = content
    return sign
