"""How a text is laid out: lines, abilities with their heads, sentences, lists."""

import re
from dataclasses import dataclass
from typing import Final

from ...text.mapped import Mapped
from ...text.normalise import BULLET
from .grammar import KEYWORDS_QUOTED, NAME_QUOTED, QUOTED, THIS_NAME

_QUOTATION: Final = f"[{KEYWORDS_QUOTED}-{chr(ord(NAME_QUOTED) + QUOTED - 1)}{THIS_NAME}]"
_HEAD: Final = re.compile(f"(?P<name>{_QUOTATION})?《(?P<conditions>[^》]*)》(?P<costs>(?:【[^】]*】)*)：")
_BROKEN_HEAD: Final = re.compile(f"(?:{_QUOTATION})?《[^》：。]*》?")
_COST: Final = re.compile("【([^】]*)】")


@dataclass(frozen=True, slots=True)
class Item:
    """A sentence, with the items of the list that stands below it."""

    text: Mapped
    listed: tuple[Mapped, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """An ability (it has conditions) or lines without a head."""

    name: str
    conditions: Mapped | None
    costs: tuple[Mapped, ...]
    lines: tuple[tuple[Item, ...], ...]


def sections(text: Mapped) -> list[Section]:
    """The abilities and the lines of a text, in their order."""
    found: list[Section] = []
    heads = [match for match in _HEAD.finditer(text.text) if _begins(text.text, match.start())]
    starts = [0, *(match.start() for match in heads)]
    ends = [*(match.start() for match in heads), len(text)]
    for place, (start, end) in enumerate(zip(starts, ends, strict=True)):
        if place == 0:
            lines = _lines(text.part(start, end))
            found.extend(Section("", None, (), (line,)) for line in lines)
            continue
        head = heads[place - 1]
        costs = tuple(
            text.part(head.start("costs") + cost.start(1), head.start("costs") + cost.end(1))
            for cost in _COST.finditer(head.group("costs"))
        )
        body = _lines(text.part(head.end(), end))
        found.append(
            Section(
                head.group("name") or "",
                text.part(*head.span("conditions")),
                costs,
                body[:1] or ((),),
            )
        )
        found.extend(Section("", None, (), (line,)) for line in body[1:])
    return found


def _begins(text: str, place: int) -> bool:
    """Abilities begin a line or follow a full stop."""
    return place == 0 or text[place - 1] in "\n。"


def broken_head(text: Mapped) -> tuple[int, int] | None:
    """A head that is not complete, at the beginning of a line."""
    match = _BROKEN_HEAD.match(text.text)
    return None if match is None else match.span()


def _lines(text: Mapped) -> tuple[tuple[Item, ...], ...]:
    lines: list[list[Item]] = []
    place = 0
    for line in text.text.split("\n"):
        part = text.part(place, place + len(line)).stripped()
        place += len(line) + 1
        if not part.text:
            continue
        if part.text.startswith(BULLET):
            item = part.part(1, len(part))
            if lines and lines[-1]:
                last = lines[-1][-1]
                lines[-1][-1] = Item(last.text, (*last.listed, item))
            else:
                lines.append([Item(part)])
            continue
        sentences = [Item(sentence) for sentence in split_sentences(part)]
        if sentences:
            lines.append(sentences)
    return tuple(tuple(line) for line in lines)


def split_sentences(text: Mapped) -> list[Mapped]:
    """The sentences of a line, without their full stops."""
    found: list[Mapped] = []
    start = depth = 0
    for place, sign in enumerate(text.text):
        depth += (sign in "【（") - (sign in "】）")
        if sign == "。" and depth <= 0:
            found.append(text.part(start, place))
            start = place + 1
    if start < len(text):
        found.append(text.part(start, len(text)))
    return [one for one in (part.stripped() for part in found) if one.text]
