"""Words that an effect lets a player declare (02-36): of colours and categories all, of types and names all printed."""

from functools import cache
from typing import Final

from .fronts import FRONTS
from .vocabulary import CATEGORIES, COLOURS

KINDS_OF_WORD: Final = ("colour", "category", "type", "name")


def words_of(kind: str) -> tuple[str, ...]:
    """In the order in which they are offered. More cards only ever add to the end."""
    if kind == "colour":
        return tuple(COLOURS)
    if kind == "category":
        return tuple([word for word in CATEGORIES if word != "unit"])
    return _printed(kind, len(FRONTS))


@cache
def _printed(kind: str, many: int) -> tuple[str, ...]:
    """The names, or the types, of so many cards."""
    if kind == "name":
        return tuple([front.name for front in FRONTS[:many]])
    return tuple(dict.fromkeys([word for front in FRONTS[:many] for word in front.types]))


def word_declared(kind: str, at: int) -> str:
    return words_of(kind)[at]
