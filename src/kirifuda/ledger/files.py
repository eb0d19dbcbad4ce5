"""The TOML files of a book: read strictly, and complained about with file, place and remedy."""

import tomllib
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from ..errors import Complaint
from ..kernel.phrase import Phrase
from ..words import JAPANESE


class Record(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, str_min_length=1)


class Text(Record):
    """One text in both languages."""

    ja: str
    en: str

    def in_(self, language: str) -> str:
        return self.ja if language == JAPANESE else self.en


class OfGame(Record):
    """Every file says which game it belongs to."""

    game: str


File = TypeVar("File", bound=OfGame)


def read_file(path: Path, game: str, kind: type[File]) -> File:
    """What a file of a game's folder says; whatever is wrong there is a complaint."""
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Complaint("book-unreadable", file=str(path), problem=str(error)) from None
    try:
        file = kind.model_validate(raw)
    except ValidationError as error:
        first = error.errors()[0]
        raise bad(path, _place(raw, first["loc"]), _remedy(first)) from None
    if file.game != game:
        raise Complaint("book-of-another-game", file=str(path), given=file.game, game=game)
    return file


def bad(path: Path, place: str, remedy: Phrase) -> Complaint:
    """The complaint about one place of a file."""
    return Complaint("book-bad", file=str(path), place=place, remedy=remedy)


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
