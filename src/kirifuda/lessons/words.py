"""The words of a game for whoever does not know it yet: its aim, a turn, its zones, numbers and keywords.

What is said of each is what the book's summary says of its clause; here stands only which clause that is.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import takewhile
from typing import Final

from ..ledger.book import Book, read_books
from ..ledger.files import Text
from ..paths import lessons_dir

GROUPS: Final = ("goal", "turn", "zone", "number", "keyword")
MOST_SAID: Final = 5
"""So many clauses at most are told of one keyword."""

Entries = list[str] | dict[str, str | list[str]]
"""Clauses of a group; or, by what the engine calls a word, its clause, or its clause and those that say what it is."""


@dataclass(frozen=True)
class Word:
    """A word with its clause; `key` is what the engine calls it, where it has a name for it."""

    group: str
    key: str
    clause: str
    title: Text
    text: Text
    printed: str
    """How cards print it, where they do."""


@cache
def words_of(game: str) -> tuple[Word, ...]:
    """The words of a game, as its newest book has them; none of a game of which nobody has written them down."""
    path = lessons_dir() / "words" / f"{game}.toml"
    if not path.is_file():
        return ()
    book = read_books(game)[-1]
    written = tomllib.loads(path.read_text(encoding="utf-8"))
    named = {group: _named(written.get(group, [])) for group in GROUPS}
    printed = _keywords(game)
    named["keyword"] += [(key, [id]) for key, (_, id) in printed.items()]
    keywords = frozenset(ids[0] for _, ids in named["keyword"])
    return tuple(
        _word(book, group, key, ids, keywords, printed[key][0] if group == "keyword" and key in printed else "")
        for group in GROUPS
        for key, ids in named[group]
    )


def _named(written: Entries) -> list[tuple[str, list[str]]]:
    """Words with the engine's names for them, if they have any, and their clauses: its own, and those that say more."""
    if isinstance(written, list):
        return [("", [id]) for id in written]
    return [(key, [ids] if isinstance(ids, str) else ids) for key, ids in written.items()]


def _keywords(game: str) -> dict[str, tuple[str, str]]:
    """Every keyword that cards of a game can bear: how it is printed, and its clause."""
    package = f"..{game.replace('-', '_')}"
    try:
        known = import_module(f"{package}.vocabulary", __package__).KEYWORDS
    except ModuleNotFoundError:
        return {}
    return {key: (said[0], said[1]) for key, said in known.items()}


def _word(book: Book, group: str, key: str, ids: list[str], others: frozenset[str], printed: str) -> Word:
    id, *more = ids
    title = book.clauses[id].title
    said = [book.clauses[one].summary for one in more or _saying(book, group, id, others)]
    text = Text(ja="".join(one.ja for one in said), en=" ".join(one.en for one in said))
    return Word(group, key, id, title, text, printed)


def _saying(book: Book, group: str, id: str, others: frozenset[str]) -> list[str]:
    """The clauses that say what there is to say: below a heading the first; of a keyword all, up to the next one's."""
    ids = list(book.clauses)
    at = ids.index(id)
    if group == "keyword":
        behind = list(takewhile(lambda one: one not in others, ids[at + 1 : at + MOST_SAID]))
        kin = id.rpartition(".")[0] + "."
        return [id, *(one for one in behind if "." in id and one.startswith(kin))][_is_heading(book, id) :]
    return [next(one for one in ids[at + 1 :] if one.startswith(f"{id}."))] if _is_heading(book, id) else [id]


def _is_heading(book: Book, id: str) -> bool:
    """Whether a clause only says what the clauses below it are about."""
    return book.clauses[id].note is not None and any(one.startswith(f"{id}.") for one in book.clauses if one != id)
