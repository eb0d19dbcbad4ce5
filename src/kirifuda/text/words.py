"""The printed words of a vocabulary: as patterns, and the names they stand for."""

import re
from collections.abc import Iterable


def one_of(words: Iterable[str]) -> str:
    """A pattern for any of these words, longer ones first."""
    return "(?:" + "|".join(sorted(map(re.escape, words), key=len, reverse=True)) + ")"


def joined(one: str, between: str) -> str:
    """A pattern for one or more."""
    return f"{one}(?:{between}{one})*"
