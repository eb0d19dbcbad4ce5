"""A rule book as data: its chapters, its clauses with our summaries, the rulings on its gaps."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from ..errors import Complaint
from ..kernel.phrase import Phrase
from ..paths import books_dir
from ..words import JAPANESE

BEHAVIOUR: Final = "behaviour"
RULING: Final = "ruling"

Kind = Literal["behaviour", "definition", "physical", "outside", "misprint"]
Source = Literal["published", "implied", "list", "assumed"]


class _Record(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, str_min_length=1)


class Text(_Record):
    """One text in both languages."""

    ja: str
    en: str

    def in_(self, language: str) -> str:
        return self.ja if language == JAPANESE else self.en


class Clause(_Record):
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


class Ruling(_Record):
    """What we decided where the book is silent or says two things."""

    id: str
    clauses: tuple[str, ...]
    question: Text
    ruling: Text
    reason: Text
    alternative: Text | None = None


class _ChapterStart(_Record):
    """A chapter runs from its first clause to the first of the next chapter."""

    first: str
    title: Text


class _File(_Record):
    game: str
    book: str | None = None
    title: Text
    chapter: tuple[_ChapterStart, ...] = ()
    clause: tuple[Clause, ...] = ()
    ruling: tuple[Ruling, ...] = ()

    @property
    def ids(self) -> tuple[str, ...]:
        return (*(clause.id for clause in self.clause), *(ruling.id for ruling in self.ruling))


@dataclass(frozen=True)
class Chapter:
    title: Text
    ids: tuple[str, ...]


@dataclass(frozen=True)
class Book:
    """All clauses and rulings of one game, in the order of the files."""

    game: str
    clauses: dict[str, Clause]
    rulings: dict[str, Ruling]
    chapters: tuple[Chapter, ...]

    def __contains__(self, id: object) -> bool:
        return id in self.clauses or id in self.rulings

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(id for chapter in self.chapters for id in chapter.ids)

    def title(self, id: str) -> Text:
        """A clause's title; a ruling has none, its question stands for it."""
        return self.clauses[id].title if id in self.clauses else self.rulings[id].question

    def kind(self, id: str) -> str:
        return self.clauses[id].kind if id in self.clauses else RULING

    def rulings_on(self, id: str) -> tuple[Ruling, ...]:
        """The rulings that concern a clause, whichever of the two names the other."""
        named = self.clauses[id].rulings if id in self.clauses else ()
        return tuple(ruling for ruling in self.rulings.values() if id in ruling.clauses or ruling.id in named)


def read_book(game: str, books: Path | None = None) -> Book:
    """Read `books/<game>/*.toml`; whatever is wrong there is a complaint with its file and place."""
    return _own_book(game) if books is None else _read_folder(game, books / game.replace("-", "_"))


@cache
def _own_book(game: str) -> Book:
    return _read_folder(game, books_dir() / game.replace("-", "_"))


def _read_folder(game: str, folder: Path) -> Book:
    paths = sorted(folder.glob("*.toml"))
    if not paths:
        raise Complaint("book-missing", game=game, folder=str(folder))
    files = [(path, _read(path, game)) for path in paths]
    clauses: dict[str, Clause] = {}
    rulings: dict[str, Ruling] = {}
    for path, file in files:
        for id in file.ids:
            if id in clauses or id in rulings or file.ids.count(id) > 1:
                raise Complaint("book-twice", file=str(path), id=id)
        clauses |= {clause.id: clause for clause in file.clause}
        rulings |= {ruling.id: ruling for ruling in file.ruling}
    return Book(game, clauses, rulings, _chapters(files))


def _chapters(files: list[tuple[Path, _File]]) -> tuple[Chapter, ...]:
    """The declared chapters; what comes before the first of them in a file stands under the file's own title."""
    starts = {start.first: (path, start.title) for path, file in files for start in file.chapter}
    found: list[tuple[Text, list[str]]] = []
    for _, file in files:
        opened = False
        for id in file.ids:
            if id in starts:
                found.append((starts.pop(id)[1], []))
            elif not opened:
                found.append((file.title, []))
            opened = True
            found[-1][1].append(id)
    for first, (path, _) in starts.items():
        raise Complaint("book-chapter", file=str(path), id=first)
    return tuple(Chapter(title, tuple(ids)) for title, ids in found)


def _read(path: Path, game: str) -> _File:
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Complaint("book-unreadable", file=str(path), problem=str(error)) from None
    try:
        file = _File.model_validate(raw)
    except ValidationError as error:
        first = error.errors()[0]
        raise Complaint("book-bad", file=str(path), place=_place(raw, first["loc"]), remedy=_remedy(first)) from None
    if file.game != game:
        raise Complaint("book-of-another-game", file=str(path), given=file.game, game=game)
    return file


def _place(raw: Any, location: tuple[int | str, ...]) -> str:
    """`clause 4 (K4) › title › en`: where in the file, by the id of the entry where it has one."""
    words: list[str] = []
    for step in location:
        try:
            raw = raw[step]
        except (KeyError, IndexError, TypeError):
            raw = None
        if isinstance(step, int):
            name = raw.get("id") if isinstance(raw, dict) else None
            words[-1] += f" {step + 1} ({name})" if isinstance(name, str) else f" {step + 1}"
        else:
            words.append(step)
    return " › ".join(words)


def _remedy(error: Any) -> Phrase:
    match error["type"]:
        case "missing":
            return Phrase("ledger-remedy-missing")
        case "extra_forbidden":
            return Phrase("ledger-remedy-extra")
        case "literal_error":
            return Phrase("ledger-remedy-one-of", given=str(error["input"]), expected=error["ctx"]["expected"])
        case _:
            return Phrase("ledger-remedy-other", problem=error["msg"])
