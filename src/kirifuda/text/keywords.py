"""Keywords as they are written: one or several, each perhaps with its number, in quotation marks or not."""

import re
from collections.abc import Mapping

from ..effects.tree import Keyword
from .parsing import Leaf
from .trouble import Misread

_OPENING = "[「『【]?"
_CLOSING = "[」』】]?"


class WrittenKeywords:
    """The keywords of a game. `words`: by how each is written, its name and whether it has a number."""

    def __init__(self, words: Mapping[str, tuple[str, bool]], pattern: str) -> None:
        self._words = {word: words[word] for word in sorted(words, key=len, reverse=True)}
        self._one = re.compile(pattern)
        one = f"{_OPENING}(?:{pattern}){_CLOSING}"
        self._all = re.compile(f"{one}(?:[・、／と]?{one})*")

    def is_all_of(self, text: str) -> bool:
        """Keywords with their numbers, and nothing else."""
        return self._all.fullmatch(text) is not None

    def are_meant_by(self, text: str) -> bool:
        """Keywords; a single one need not have its number."""
        return text in self._words or self.is_all_of(text)

    def named(self, text: str, leaf: Leaf) -> str:
        """The keyword of ～を持つ. A number says nothing about which keyword it is, and cannot be asked for."""
        word = self._word_at_start(text)
        if word is None:
            raise Misread(leaf.start, leaf.end, "no-keyword", word=text)
        return self._words[word][0]

    def within(self, text: str) -> tuple[Keyword, ...]:
        return tuple(self._keyword(match.group()) for match in self._one.finditer(text))

    def _word_at_start(self, text: str) -> str | None:
        return next((word for word in self._words if text.startswith(word)), None)

    def _keyword(self, text: str) -> Keyword:
        word = self._word_at_start(text)
        assert word is not None
        name, numbered = self._words[word]
        number = text.removeprefix(word).lstrip("：:")
        return Keyword(name, int(number) if numbered and number.isdecimal() else None)
