"""What stands in quotation marks: each is read by itself and stands in the text as one character."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from .mapped import Mapped, Span

QUOTED: Final = 256
"""How many quotations of a kind a text may have. They stand in it as as many characters, from the first of the kind."""


def quoted(first: str) -> str:
    """A pattern for a quotation of this kind."""
    return f"[{first}-{chr(ord(first) + QUOTED - 1)}]"


def is_quoted(sign: str, first: str) -> bool:
    """Is this the sign of a quotation of that kind?"""
    return first <= sign < chr(ord(first) + QUOTED)


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

    def raw(self, sign: str) -> str:
        return self.contents[sign].text

    def unquoted(self, text: str) -> str:
        """A word that may stand in quotation marks or not."""
        return self.contents[text[0]].text if text[0] in self.contents else text

    def of_kind(self, text: str, *kinds: str) -> tuple[str, ...]:
        """What is quoted in a word, of these kinds."""
        return tuple(self.contents[sign].text for sign in text if any(is_quoted(sign, kind) for kind in kinds))

    def said(self, start: int, end: int) -> str:
        """A part of the sentence as it was typed."""
        return self.text.span(start, end).of(self.typed)

    def keep(self, kind: str, content: Mapped) -> str:
        """The sign of a new quotation of this kind."""
        sign = chr(ord(kind) + sum(1 for sign in self.contents if is_quoted(sign, kind)))
        self.contents[sign] = content
        return sign


def each_as_one_sign(text: Mapped, marks: Mapping[str, str], sign_of: Callable[[str, Mapped], str | None]) -> Mapped:
    """The text with every quotation written as one character. `marks`: what closes what is opened.

    `sign_of`: by the opening mark and the content; None: the marks stay, and what stands in them is looked at itself.
    """
    parts: list[tuple[int, int, str]] = []
    closing_what_stays: set[int] = set()
    place = 0
    while place < len(text):
        mark = text.text[place]
        if mark in marks:
            end = _closing(text, place, marks)
            sign = sign_of(mark, text.part(place + 1, end - 1))
            if sign is not None:
                parts.append((place, end, sign))
                place = end
                continue
            closing_what_stays.add(end - 1)
        elif mark in marks.values() and place not in closing_what_stays:
            raise Unbalanced(text.span(place, place + 1))
        place += 1
    for start, end, by in reversed(parts):
        text = text.replaced(start, end, by)
    return text


def _closing(text: Mapped, start: int, marks: Mapping[str, str]) -> int:
    open_marks: list[str] = []
    for place in range(start, len(text)):
        mark = text.text[place]
        if mark in marks:
            open_marks.append(marks[mark])
        elif open_marks and mark == open_marks[-1]:
            open_marks.pop()
            if not open_marks:
                return place + 1
    raise Unbalanced(text.span(start, start + 1))
