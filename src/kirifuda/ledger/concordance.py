"""Two editions of a book side by side: which clause of one stands for which of the other, and what changes in play."""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal

from pydantic import ConfigDict

from ..errors import Complaint
from ..kernel.phrase import Phrase
from ..paths import books_dir
from .book import CONCORDANCE, Book, folder_of, read_book, read_books
from .files import OfGame, Record, Text, bad, read_file
from .lookup import nearest

CHANGED: Final = "behaviour"
NEW: Final = "new"
GONE: Final = "gone"
REWORDED: Final = "reworded"
SAME: Final = "same"
_TURNED: Final = {NEW: GONE, GONE: NEW}

Relation = Literal["behaviour", "new", "gone", "reworded", "same"]


class _FiledPair(Record):
    """A pair in the file: besides these keys only those of the editions, each with a clause of it."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, str]

    relation: Relation
    ja: str = ""
    en: str = ""

    @property
    def clauses(self) -> dict[str, str]:
        return self.__pydantic_extra__


class _File(OfGame):
    """`editions` are the older and the newer one."""

    editions: tuple[str, str]
    pair: tuple[_FiledPair, ...]


@dataclass(frozen=True)
class Pair:
    """A clause in both editions; one side is empty if it is new or gone. Where play changes, it is said how."""

    old: str
    new: str
    relation: str
    difference: Text | None


@dataclass(frozen=True)
class Concordance:
    """All pairs of two editions, in the order of the file."""

    old: Book
    new: Book
    pairs: tuple[Pair, ...]

    def pairs_of(self, id: str) -> tuple[Pair, ...]:
        """Where a clause of the first book stands."""
        return tuple(pair for pair in self.pairs if pair.old == id)

    def turned(self) -> "Concordance":
        """The same, read from the newer edition to the older."""
        pairs = [
            Pair(pair.new, pair.old, _TURNED.get(pair.relation, pair.relation), pair.difference) for pair in self.pairs
        ]
        return Concordance(self.new, self.old, tuple(pairs))


def compare(game: str, old: str, new: str, books: Path | None = None) -> Concordance:
    """The concordance of two editions of a game, in either order."""
    wanted = [read_book(game, books, edition).edition for edition in (old, new)]
    found = read_concordance(game, books)
    known = [found.old.edition, found.new.edition]
    if wanted == known:
        return found
    if wanted == known[::-1]:
        return found.turned()
    raise Complaint("concordance-other", game=game, old=old, new=new, known=" / ".join(known))


def seen_from(book: Book, books: Path | None = None) -> Concordance | None:
    """The concordance as it reads from a book to that of the other edition; None if there is no other."""
    if len(read_books(book.game, books)) == 1:
        return None
    found = read_concordance(book.game, books)
    return found if found.old.edition == book.edition else found.turned()


def read_concordance(game: str, books: Path | None = None) -> Concordance:
    """Read `books/<game>/concordance.toml`, which must place every clause of both editions."""
    return _own_concordance(game) if books is None or books == books_dir() else _read(game, books)


@cache
def _own_concordance(game: str) -> Concordance:
    return _read(game, None)


def _read(game: str, books: Path | None) -> Concordance:
    path = folder_of(game, books) / CONCORDANCE
    if not path.is_file():
        raise Complaint("concordance-missing", game=game)
    file = read_file(path, game, _File)
    sides = [read_book(game, books, edition) for edition in file.editions]
    for number, pair in enumerate(file.pair, start=1):
        remedy = _wrong(pair, sides)
        if remedy is not None:
            raise bad(path, _place(number, pair), remedy)
    _check_complete(path, file, sides)
    pairs = tuple(_pair(filed, file.editions) for filed in file.pair)
    return Concordance(sides[0], sides[1], pairs)


def _pair(filed: _FiledPair, editions: tuple[str, str]) -> Pair:
    old, new = (filed.clauses.get(edition, "") for edition in editions)
    return Pair(old, new, filed.relation, Text(ja=filed.ja, en=filed.en) if filed.relation == CHANGED else None)


def _place(number: int, pair: _FiledPair) -> str:
    """`pair 12 (24-3e)`."""
    names = " / ".join(dict.fromkeys(pair.clauses.values()))
    return f"pair {number} ({names})" if names else f"pair {number}"


def _wrong(pair: _FiledPair, sides: list[Book]) -> Phrase | None:
    """What is wrong with a pair by itself."""
    books = {book.edition: book for book in sides}
    for edition, id in pair.clauses.items():
        if edition not in books:
            return Phrase("ledger-remedy-pair-key", given=edition)
        if id not in books[edition].clauses:
            near = ", ".join(nearest(books[edition], id))
            return Phrase("ledger-remedy-pair-unknown", edition=edition, id=id, near=near)
    needed = {GONE: [sides[0].edition], NEW: [sides[1].edition]}.get(pair.relation, list(books))
    if sorted(pair.clauses) != sorted(needed):
        return Phrase("ledger-remedy-pair-sides", relation=pair.relation, editions=" + ".join(needed))
    if pair.relation == CHANGED and not (pair.ja and pair.en):
        return Phrase("ledger-remedy-pair-difference")
    if pair.relation != CHANGED and (pair.ja or pair.en):
        return Phrase("ledger-remedy-pair-no-difference", relation=pair.relation)
    return None


def _check_complete(path: Path, file: _File, sides: list[Book]) -> None:
    """Every clause is in a pair; one that is new or gone is in no other."""
    for book in sides:
        placed = Counter(pair.clauses[book.edition] for pair in file.pair if book.edition in pair.clauses)
        missing = [id for id in book.clauses if id not in placed]
        if missing:
            raise Complaint("concordance-incomplete", file=str(path), edition=book.edition, ids=", ".join(missing))
        for number, pair in enumerate(file.pair, start=1):
            id = pair.clauses.get(book.edition, "")
            if pair.relation in _TURNED and placed[id] > 1:
                raise bad(path, _place(number, pair), Phrase("ledger-remedy-pair-twice", relation=pair.relation))
