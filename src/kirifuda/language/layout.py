"""Lines, sentences and lists of a text. What is quoted is one word to it: nobody looks inside here."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ..text.mapped import Mapped
from ..text.normalise import BULLET

OPENING: Final = "『【＜「《"
CLOSING: Final = "』】＞」》"
_BLOT: Final = "□"


@dataclass(frozen=True, slots=True)
class Line:
    """A line without its full stop at the end, and the choices that stand below it, one on each line."""

    text: Mapped
    listed: tuple[Mapped, ...] = ()


def lines_in(text: Mapped) -> list[Line]:
    found: list[Line] = []
    place = 0
    for written in text.text.split("\n"):
        part = text.part(place, place + len(written)).stripped()
        place += len(written) + 1
        if part.text.startswith(BULLET) and found:
            last = found[-1]
            found[-1] = Line(last.text, (*last.listed, part.part(1, len(part))))
        elif part.text:
            found.append(Line(part))
    return found


STOPS: Final = "。！☆★♪"
"""What ends a sentence."""


def sentences_in(text: Mapped) -> list[Mapped]:
    """The sentences of a line, without their full stops."""
    found: list[Mapped] = []
    start = 0
    for place, sign in enumerate(outside(text.text)):
        if sign in STOPS:
            found.append(text.part(start, place))
            start = place + 1
    found.append(text.part(start, len(text)))
    return [one for one in (part.stripped() for part in found) if one.text]


def outside(text: str) -> str:
    """The text with what is quoted blotted out, character by character."""
    depth = 0
    found: list[str] = []
    for sign in text:
        if sign in CLOSING and depth:
            depth -= 1
        found.append(_BLOT if depth else sign)
        depth += sign in OPENING
    return "".join(found)


def unbalanced(text: str) -> int | None:
    """The place of a bracket whose other half is not there."""
    opened: list[int] = []
    for place, sign in enumerate(text):
        if sign in OPENING or sign == "（":
            opened.append(place)
        elif sign in CLOSING or sign == "）":
            if not opened or (OPENING + "（").index(text[opened[-1]]) != (CLOSING + "）").index(sign):
                return place
            opened.pop()
    return opened[-1] if opened else None


def sentences_of(line: str) -> Iterator[str]:
    start = 0
    for place, sign in enumerate(outside(line)):
        if sign in STOPS:
            yield line[start:place]
            start = place + 1
    if line[start:]:
        yield line[start:]


def lines_of(text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The lines, each with the list of choices below it (・)."""
    lines: list[tuple[str, list[str]]] = []
    for line in text.split("\n"):
        if line.startswith("・") and lines:
            lines[-1][1].append(line[1:])
        else:
            lines.append((line, []))
    for line, listed in lines:
        yield line, tuple(listed)
