"""A text cut into words, so that one of them can be left out, exchanged or put before another."""

from dataclasses import dataclass
from typing import Any

from kirifuda.language.lattice import Lexicon


@dataclass(frozen=True)
class Word:
    """`kinds`: every kind of word that these characters are, with what they stand for."""

    start: int
    end: int
    kinds: tuple[tuple[str, Any], ...]

    def of(self, text: str) -> str:
        return text[self.start : self.end]

    def value(self, *kinds: str) -> Any:
        return next((value for kind, value in self.kinds if kind in kinds), None)


def words_of(text: str, lexicon: Lexicon) -> tuple[Word, ...]:
    """As few words as will do, the first ones long; a character that is in no word stands by itself."""
    best: list[tuple[int, tuple[Word, ...]]] = [(0, ())] * (len(text) + 1)
    for start in range(len(text) - 1, -1, -1):
        ends: dict[int, list[tuple[str, Any]]] = {}
        for kind, end, value in lexicon.at(text, start):
            ends.setdefault(end, []).append((kind, value))
        count, after = best[start + 1]
        chosen = (count + 4, (Word(start, start + 1, ()), *after))
        for end, kinds in ends.items():
            count, after = best[end]
            if count + 1 <= chosen[0]:
                chosen = (count + 1, (Word(start, end, tuple(kinds)), *after))
        best[start] = chosen
    return best[0][1]
