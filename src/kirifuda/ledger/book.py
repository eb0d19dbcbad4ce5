"""A rule book as data: its chapters, its clauses with our summaries, the rulings on its gaps."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import Discriminator, Tag

from ..errors import Complaint
from ..game_records import folder_named, records
from ..kernel.phrase import Phrase
from ..paths import books_dir
from .files import OfGame, Record, Text, bad, read_file

BEHAVIOUR: Final = "behaviour"
DEFINITION: Final = "definition"
RULING: Final = "ruling"
CONCORDANCE: Final = "concordance.toml"
"""The file that compares editions; all others of a folder are parts of books."""

Kind = Literal["behaviour", "definition", "physical", "outside", "misprint"]
Source = Literal["published", "implied", "list", "assumed"]


class Clause(Record):
    """One clause: what kind it is, where it comes from, what it says in our own words."""

    id: str
    title: Text
    kind: Kind
    source: Source
    ja: str
    en: str
    note: Text | None = None
    rulings: tuple[str, ...] = ()

    @property
    def summary(self) -> Text:
        return Text(ja=self.ja, en=self.en)


class _Decision(Record):
    id: str
    question: Text
    ruling: Text
    reason: Text
    alternative: Text | None = None


class Ruling(_Decision):
    """What we decided where the book is silent or says two things, and the clauses it concerns."""

    clauses: tuple[str, ...]


def _shape(given: Any) -> str:
    return "by edition" if isinstance(given, dict) else "list"


class _FiledRuling(_Decision):
    """A ruling in a file. Where editions number their clauses differently, it names them for each it is about."""

    clauses: Annotated[
        Annotated[tuple[str, ...], Tag("list")] | Annotated[dict[str, tuple[str, ...]], Tag("by edition")],
        Discriminator(_shape),
    ]

    @property
    def editions(self) -> tuple[str, ...]:
        return tuple(self.clauses) if isinstance(self.clauses, dict) else ()

    def in_edition(self, edition: str) -> Ruling | None:
        """The ruling as it stands in an edition's book; None if it is about others only."""
        clauses = self.clauses.get(edition) if isinstance(self.clauses, dict) else self.clauses
        return None if clauses is None else Ruling(**{**dict(self), "clauses": clauses})


class _ChapterStart(Record):
    """A chapter runs from its first clause to the first of the next chapter."""

    first: str
    title: Text


class _File(OfGame):
    """A file that names an edition is part of that edition's book; any other is part of every book of its game."""

    edition: str = ""
    book: str | None = None
    title: Text
    chapter: tuple[_ChapterStart, ...] = ()
    clause: tuple[Clause, ...] = ()
    ruling: tuple[_FiledRuling, ...] = ()

    def rulings_in(self, edition: str) -> tuple[Ruling, ...]:
        found = (ruling.in_edition(edition) for ruling in self.ruling)
        return tuple(ruling for ruling in found if ruling is not None)

    def ids_in(self, edition: str) -> tuple[str, ...]:
        clauses = (clause.id for clause in self.clause)
        return (*clauses, *(ruling.id for ruling in self.rulings_in(edition)))


_Files = list[tuple[Path, _File]]


@dataclass(frozen=True)
class Chapter:
    title: Text
    ids: tuple[str, ...]


@dataclass(frozen=True)
class Book:
    """All clauses and rulings of a game, or of one edition of it, in the order of the files."""

    game: str
    edition: str
    title: Text
    clauses: dict[str, Clause]
    rulings: dict[str, Ruling]
    chapters: tuple[Chapter, ...]

    def __contains__(self, id: object) -> bool:
        return id in self.clauses or id in self.rulings

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(id for chapter in self.chapters for id in chapter.ids)

    def title_of(self, id: str) -> Text:
        """A clause's title; a ruling has none, its question stands for it."""
        return self.clauses[id].title if id in self.clauses else self.rulings[id].question

    def kind(self, id: str) -> str:
        return self.clauses[id].kind if id in self.clauses else RULING

    def is_heading(self, id: str) -> bool:
        """Whether other clauses stand under it, which say what is done: 9.2 over 9.2.1, 37-3 over 37-3a."""
        others = [other.removeprefix(id) for other in self.clauses if other != id and other.startswith(id)]
        return any(not rest[:1].isdecimal() for rest in others)

    def kind_or_none(self, id: str) -> str | None:
        return self.kind(id) if id in self else None

    def clauses_ruled(self, id: str) -> tuple[str, ...]:
        """The clauses of this book that a ruling is about; none if it is about other editions only."""
        return self.rulings[id].clauses if id in self.rulings else ()

    def rulings_on(self, id: str) -> tuple[Ruling, ...]:
        """The rulings that concern a clause, whichever of the two names the other."""
        named = self.clauses[id].rulings if id in self.clauses else ()
        return tuple(ruling for ruling in self.rulings.values() if id in ruling.clauses or ruling.id in named)


def read_book(game: str, books: Path | None = None, edition: str = "") -> Book:
    """The book of a game; where its editions have books of their own, the newest one if none is named."""
    found = read_books(game, books)
    if not edition:
        return found[-1]
    for book in found:
        if book.edition == edition:
            return book
    known = ", ".join(book.edition for book in found if book.edition)
    if not known:
        raise Complaint("book-without-editions", game=game, given=edition)
    raise Complaint("book-edition", game=game, given=edition, known=known)


def book_played(game: str, edition: str) -> Book:
    """The book that an edition of a game is played by: its own, or the only one there is."""
    found = read_books(game)
    return found[0] if len(found) == 1 else read_book(game, edition=edition)


def read_books(game: str, books: Path | None = None) -> tuple[Book, ...]:
    """Read `books/<game>/*.toml`: one book, or one for each edition, oldest first."""
    return _own_books(game) if books is None or books == books_dir() else _read_folder(game, folder_of(game, books))


def folder_of(game: str, books: Path | None = None) -> Path:
    """Where a game's books are, below `books` if that is given."""
    known = records()
    return known[game].books if books is None and game in known else (books or books_dir()) / folder_named(game)


@cache
def _own_books(game: str) -> tuple[Book, ...]:
    return _read_folder(game, folder_of(game))


def _read_folder(game: str, folder: Path) -> tuple[Book, ...]:
    paths = sorted(path for path in folder.glob("*.toml") if path.name != CONCORDANCE)
    if not paths:
        raise Complaint("book-missing", game=game, folder=str(folder))
    files = [(path, read_file(path, game, _File)) for path in paths]
    editions = sorted({file.edition for _, file in files if file.edition})
    _check_editions(files, editions)
    return tuple(_bound(game, edition, files) for edition in editions or [""])


def _check_editions(files: _Files, editions: Iterable[str]) -> None:
    for path, file in files:
        for number, ruling in enumerate(file.ruling, start=1):
            for edition in ruling.editions:
                if edition not in editions:
                    place = f"ruling {number} ({ruling.id}) › clauses › {edition}"
                    raise bad(path, place, Phrase("ledger-remedy-edition", known=", ".join(editions) or "–"))


def _bound(game: str, edition: str, files: _Files) -> Book:
    """The book of one edition: the files that name it, and those that name none."""
    own = [(path, file) for path, file in files if file.edition in ("", edition)]
    clauses: dict[str, Clause] = {}
    rulings: dict[str, Ruling] = {}
    for path, file in own:
        ids = file.ids_in(edition)
        for id in ids:
            if id in clauses or id in rulings or ids.count(id) > 1:
                raise Complaint("book-twice", file=str(path), id=id)
        clauses |= {clause.id: clause for clause in file.clause}
        rulings |= {ruling.id: ruling for ruling in file.rulings_in(edition)}
    title = next(file.title for _, file in own if file.edition == edition)
    return Book(game, edition, title, clauses, rulings, _chapters(own, edition))


def _chapters(files: _Files, edition: str) -> tuple[Chapter, ...]:
    """The declared chapters; what comes before the first of them in a file stands under the file's own title."""
    starts = {start.first: (path, start.title) for path, file in files for start in file.chapter}
    found: list[tuple[Text, list[str]]] = []
    for _, file in files:
        opened = False
        for id in file.ids_in(edition):
            if id in starts:
                found.append((starts.pop(id)[1], []))
            elif not opened:
                found.append((file.title, []))
            opened = True
            found[-1][1].append(id)
    for first, (path, _) in starts.items():
        raise Complaint("book-chapter", file=str(path), id=first)
    return tuple(Chapter(title, tuple(ids)) for title, ids in found)
