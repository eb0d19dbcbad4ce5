"""The code cites the book of 2019; a game of another edition cites its own book, by the concordance of the two."""

import tomllib
from functools import cache
from typing import Any, Final

from ..kernel.citing import numbers
from ..paths import books_dir
from .book import GAME

CITED: Final = "2019"
"""The edition whose numbers the code cites."""


@cache
def numbers_of(edition: str) -> dict[str, str]:
    """For every clause and ruling that the code may cite, what games of this edition cite."""
    pairs: list[dict[str, Any]] = _read("concordance")["pair"]
    rulings: list[dict[str, Any]] = _read("rulings")["ruling"]
    return numbers(
        tuple([(pair.get(CITED, ""), pair.get(edition, "")) for pair in pairs]),
        tuple([(one["id"], _named(one, CITED), _named(one, edition)) for one in rulings]),
        edition,
    )


def _named(ruling: dict[str, Any], edition: str) -> tuple[str, ...]:
    return tuple(ruling["clauses"].get(edition, ()))


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads(books_dir().joinpath(GAME, f"{name}.toml").read_text(encoding="utf-8"))
