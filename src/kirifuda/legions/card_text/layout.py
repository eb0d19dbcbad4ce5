"""How a text is laid out: lines, abilities with their heads, sentences, lists."""

import re
from dataclasses import dataclass
from typing import Final

from ...text.lines import Item, lines_of, split_sentences
from ...text.mapped import Mapped
from ...text.quotations import quoted
from .grammar import KEYWORDS_QUOTED, THIS_NAME

__all__ = ["Item", "Section", "broken_head", "sections", "split_sentences"]

_QUOTATION: Final = f"[{KEYWORDS_QUOTED}-{THIS_NAME}]"
_HEAD: Final = re.compile(f"(?P<name>{_QUOTATION})?《(?P<conditions>[^》]*)》(?P<costs>(?:【[^】]*】)*)：")
_BROKEN_HEAD: Final = re.compile(f"(?:{_QUOTATION})?《[^》：。]*》?")
_COST: Final = re.compile("【([^】]*)】")
_KEYWORD_LINE: Final = re.compile(f"{quoted(KEYWORDS_QUOTED)}+")


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
            lines = lines_of(text.part(start, end))
            found.extend(Section("", None, (), (line,)) for line in lines)
            continue
        head = heads[place - 1]
        costs = tuple(
            text.part(head.start("costs") + cost.start(1), head.start("costs") + cost.end(1))
            for cost in _COST.finditer(head.group("costs"))
        )
        body = lines_of(text.part(head.end(), end))
        own = _with_what_follows_lists(body)
        found.append(
            Section(
                head.group("name") or "",
                text.part(*head.span("conditions")),
                costs,
                (tuple(item for line in body[:own] for item in line),),
            )
        )
        found.extend(Section("", None, (), (line,)) for line in body[own:])
    return found


def _with_what_follows_lists(body: tuple[tuple[Item, ...], ...]) -> int:
    """How many lines are of an ability: the first, and what goes on after a list."""
    own = min(1, len(body))
    while own and own < len(body) and body[own - 1][-1].listed and not _KEYWORD_LINE.fullmatch(body[own][0].text.text):
        own += 1
    return own


def _begins(text: str, place: int) -> bool:
    """Abilities begin a line or follow a full stop."""
    return place == 0 or text[place - 1] in "\n。"


def broken_head(text: Mapped) -> tuple[int, int] | None:
    """A head that is not complete, at the beginning of a line."""
    match = _BROKEN_HEAD.match(text.text)
    return None if match is None else match.span()
