"""Words that an effect lets a player declare: attributes (2.6), and the races of all cards played with (2.1.5)."""

from functools import cache
from typing import Final

from .fronts import FRONTS
from .vocabulary import ATTRIBUTES

KINDS_OF_WORD: Final = ("attribute", "race")
CLAUSE_OF_WORD: Final = {"attribute": "2.6", "race": "2.1.5"}


def words_of(kind: str) -> tuple[str, ...]:
    """In the order in which they are offered. More cards only ever add to the end."""
    return tuple(ATTRIBUTES) if kind == "attribute" else _races(len(FRONTS))


@cache
def _races(many: int) -> tuple[str, ...]:
    return tuple(dict.fromkeys([race for front in FRONTS[:many] for race in front.races]))


def word_declared(kind: str, at: int) -> str:
    return words_of(kind)[at]
