"""How a text is laid out: lines, lists below them, sentences. What stands in brackets is not looked into."""

from collections.abc import Iterator
from typing import Final

OPENS: Final = "『【＜「《"
CLOSES: Final = "』】＞」》"


def outside(line: str) -> str:
    """The line with what stands in brackets blotted out."""
    depth = 0
    found: list[str] = []
    for sign in line:
        depth -= sign in CLOSES
        found.append("□" if depth else sign)
        depth += sign in OPENS
    return "".join(found)


def sentences_of(line: str) -> Iterator[str]:
    start = 0
    for place, sign in enumerate(outside(line)):
        if sign == "。":
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
