"""The printed words of a vocabulary: as patterns, and the names they stand for."""

import re
from collections.abc import Iterable, Mapping


def one_of(words: Iterable[str]) -> str:
    """A pattern for any of these words, longer ones first."""
    return "(?:" + "|".join(sorted(map(re.escape, words), key=len, reverse=True)) + ")"


def joined(one: str, between: str) -> str:
    """A pattern for one or more."""
    return f"{one}(?:{between}{one})*"


def by_word(printed: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """The name of each printed word."""
    return {word: name for name, words in printed.items() for word in words}


def names_in(text: str, names: Mapping[str, str], order: Iterable[str]) -> tuple[str, ...]:
    """What is named in a text by the words of `names`, in the book's order."""
    found = {names[word] for word in re.findall(one_of(names), text)}
    return tuple(name for name in order if name in found)
