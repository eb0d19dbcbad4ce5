"""How a text is laid out: lines with their icons, sentences, lists."""

import re
from dataclasses import dataclass, replace
from typing import Final

from ...text.mapped import Mapped, Span
from ...text.normalise import BULLET
from ..card_words.marked_rows import Mark, mark_of

_ICON: Final = re.compile("(?:【([FTA])】|《([FTA])》|（([FTA])）)")
CONTINUES: Final = re.compile("代わりに|さらに|その後|加えて|それ|その|そうした|そうでな")
"""How a row begins that goes on with the ability before it (11.4.6.1)."""

NOWHERE: Final = Span(0, 0)


@dataclass(frozen=True, slots=True)
class Line:
    """An ability: its icon if it has one, what it says, and the list that stands below it."""

    icon: str
    text: Mapped
    listed: tuple[Mapped, ...] = ()
    spans: tuple[Span, ...] = ()
    """Where it was typed."""
    mark: Mark | None = None
    """When it counts, if it is a row that is typed among the text."""
    marked: Span = NOWHERE
    """Where the mark was typed."""

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
            found[-1] = replace(last, listed=(*last.listed, part.part(1, len(part))))
            continue
        found.append(_line(part))
    return found


def _line(text: Mapped) -> Line:
    """A line with its icon and its mark, in whichever order."""
    word = ""
    mark, marked = None, NOWHERE
    for _ in range(2):
        icon = _ICON.match(text.text)
        if icon is not None:
            word = next(group for group in icon.groups() if group)
            text = text.part(icon.end(), len(text)).stripped()
        found = mark_of(text.text)
        if found is not None and mark is None:
            mark, marked = found[0], text.span(0, found[1])
            text = text.part(found[1], len(text)).stripped()
    return Line(word, text, mark=mark, marked=marked)


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
