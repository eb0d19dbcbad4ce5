"""A text that remembers which characters of the typed text each of its own came from."""

import re
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Span:
    """Characters of the text as it was typed: from `start` up to, and without, `end`."""

    start: int
    end: int

    def of(self, typed: str) -> str:
        return typed[self.start : self.end]


@dataclass(frozen=True, slots=True)
class Mapped:
    """Each character of `text` stands for the characters of `origins` at the same place."""

    text: str
    origins: tuple[Span, ...]

    @staticmethod
    def of(typed: str) -> "Mapped":
        return Mapped(typed, tuple(Span(place, place + 1) for place in range(len(typed))))

    def __len__(self) -> int:
        return len(self.text)

    def part(self, start: int, end: int) -> "Mapped":
        return Mapped(self.text[start:end], self.origins[start:end])

    def span(self, start: int = 0, end: int | None = None) -> Span:
        """Where a part of this text was typed. An empty part is the place between two characters."""
        end = len(self.text) if end is None else end
        if start < end:
            return Span(self.origins[start].start, self.origins[end - 1].end)
        if not self.origins:
            return Span(0, 0)
        place = self.origins[start].start if start < len(self.origins) else self.origins[-1].end
        return Span(place, place)

    def replaced(self, start: int, end: int, by: str) -> "Mapped":
        """The same text with a part written otherwise."""
        span = self.span(start, end)
        return Mapped(
            self.text[:start] + by + self.text[end:],
            self.origins[:start] + (span,) * len(by) + self.origins[end:],
        )

    def substituted(self, pattern: re.Pattern[str], by: Callable[[re.Match[str]], str]) -> "Mapped":
        """Every match of the pattern written otherwise."""
        if pattern.search(self.text) is None:
            return self
        text: list[str] = []
        origins: list[Span] = []
        done = 0
        for match in pattern.finditer(self.text):
            text.append(self.text[done : match.start()])
            origins.extend(self.origins[done : match.start()])
            new = by(match)
            text.append(new)
            if len(new) == match.end() - match.start():
                origins.extend(self.origins[match.start() : match.end()])
            else:
                origins.extend((self.span(match.start(), match.end()),) * len(new))
            done = match.end()
        text.append(self.text[done:])
        origins.extend(self.origins[done:])
        return Mapped("".join(text), tuple(origins))

    def stripped(self) -> "Mapped":
        start = len(self.text) - len(self.text.lstrip())
        return self.part(start, start + len(self.text.strip()))
