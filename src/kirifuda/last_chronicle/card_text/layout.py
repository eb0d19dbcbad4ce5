"""How a text is laid out: lines with their icons, sentences, lists."""

import re
from dataclasses import dataclass
from typing import Final

from ...text.mapped import Mapped, Span
from ...text.normalise import BULLET

_ICON: Final = re.compile("(?:【([FTA])】|《([FTA])》|（([FTA])）)")
CONTINUES: Final = re.compile("代わりに|さらに|その後|加えて|それ|その|そうした|そうでな")
"""How a row begins that goes on with the ability before it (11.4.6.1)."""


@dataclass(frozen=True, slots=True)
class Line:
    """An ability: its icon if it has one, what it says, and the list that stands below it."""

    icon: str
    text: Mapped
    listed: tuple[Mapped, ...] = ()
    spans: tuple[Span, ...] = ()
    """Where it was typed."""

    def said(self, typed: str) -> str:
        """The line as it was typed."""
        return "".join(span.of(typed) for span in self.spans or (self.text.span(),))


def lines_of(text: Mapped) -> list[Line]:
    """A line is an ability (11.4.6); items of a list belong to the line above."""
    found: list[Line] = []
    place = 0
    for line in text.text.split("\n"):
        part = text.part(place, place + len(line)).stripped()
        place += len(line) + 1
        if not part.text:
            continue
        if part.text.startswith(BULLET) and found:
            last = found[-1]
            found[-1] = Line(last.icon, last.text, (*last.listed, part.part(1, len(part))))
            continue
        icon = _ICON.match(part.text)
        word = next((group for group in icon.groups() if group), "") if icon is not None else ""
        start = icon.end() if icon is not None else 0
        found.append(Line(word, part.part(start, len(part)).stripped()))
    return found


def joined(one: Line, other: Line) -> Line:
    """Two lines as one ability."""
    text = Mapped(one.text.text + other.text.text, one.text.origins + other.text.origins)
    spans = (*(one.spans or (one.text.span(),)), other.text.span())
    return Line(one.icon, text, (*one.listed, *other.listed), spans)


def colon(text: Mapped) -> int | None:
    """Where the costs of an action ability end (11.5.2.1)."""
    depth = 0
    for place, sign in enumerate(text.text):
        depth += (sign == "（") - (sign == "）")
        if sign == "：" and depth <= 0:
            return place
        if sign == "。" and depth <= 0:
            return None
    return None
