"""How a text is laid out: lines, sentences, and the lists that stand below a sentence."""

from dataclasses import dataclass

from .mapped import Mapped
from .normalise import BULLET


@dataclass(frozen=True, slots=True)
class Item:
    """A sentence, with the items of the list that stands below it."""

    text: Mapped
    listed: tuple[Mapped, ...] = ()


def lines_of(text: Mapped) -> tuple[tuple[Item, ...], ...]:
    """The lines of a text, each with its sentences. A line that begins with a bullet belongs to the sentence before."""
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
