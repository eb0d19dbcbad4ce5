"""A text as words: for every character the words that begin there, of whatever length. No longest match is taken."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

Words = dict[str, list[tuple[int, Any]]]
"""By kind: where a word ends and what it is."""

_HERE: Final = ""


@dataclass(slots=True)
class Lexicon:
    """Words by their letters, each with its kind and what it stands for. `signs`: words without number."""

    signs: tuple[Callable[[str, int], Iterable[tuple[str, int, Any]]], ...] = ()
    letters: dict[str, Any] = field(default_factory=dict)
    by_kind: dict[str, list[str]] = field(default_factory=dict)
    """Of each kind its words, the usual ones first."""

    def add(self, word: str, kind: str, value: Any) -> None:
        at = self.letters
        for letter in word:
            at = at.setdefault(letter, {})
        here = at.setdefault(_HERE, [])
        if (kind, value) not in here:
            here.append((kind, value))
            self.by_kind.setdefault(kind, []).append(word)

    def at(self, text: str, start: int) -> Iterator[tuple[str, int, Any]]:
        """The words that begin at a place: kind, end, value."""
        place: Any = self.letters
        end = start
        while end < len(text) and (place := place.get(text[end])) is not None:
            end += 1
            for kind, value in place.get(_HERE, ()):
                yield kind, end, value
        for sign in self.signs:
            yield from sign(text, start)


def lattice_of(text: str, lexicon: Lexicon, names: tuple[str, ...] = ()) -> tuple[Words, ...]:
    """For each place, the end of the text included, the words that begin there.

    `names`: what this text may call its own card.
    """
    found: list[Words] = []
    for start in range(len(text) + 1):
        words: Words = {}
        if start < len(text):
            for kind, end, value in lexicon.at(text, start):
                words.setdefault(kind, []).append((end, value))
            for name in names:
                if text.startswith(name, start):
                    words.setdefault("This", []).append((start + len(name), name))
        found.append(words)
    return tuple(found)
