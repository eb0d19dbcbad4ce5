"""Finding a clause the way people call it: by id, by the last part of an id, by title in either language."""

import re
import unicodedata
from difflib import get_close_matches

from ..errors import Complaint
from .book import Book

NEAREST = 5
_LOOSE_DOT = re.compile(r"(?<![0-9])[.]|[.](?![0-9])")


def find(book: Book, name: str) -> tuple[str, ...]:
    """The ids of everything called `name`, best first; a complaint with the nearest names if nothing is."""
    wanted = plain(name)
    if not wanted:
        raise Complaint("clause-unnamed")
    found = tuple(dict.fromkeys(id for spelling, id in _spellings(book) if spelling == wanted))
    if not found:
        raise Complaint("clause-unknown", given=name, nearest=", ".join(nearest(book, name)))
    return found


def nearest(book: Book, name: str) -> tuple[str, ...]:
    """The ids whose names hold what was typed or look most like it; with nothing alike, the first of each chapter."""
    wanted = plain(name)
    spellings = _spellings(book)
    alike = get_close_matches(wanted, [spelling for spelling, _ in spellings], NEAREST, 0.4)
    ids = [id for spelling, id in spellings if wanted and wanted in spelling]
    ids += [id for match in alike for spelling, id in spellings if spelling == match]
    ids = ids or [chapter.ids[0] for chapter in book.chapters]
    return tuple(dict.fromkeys(ids))[:NEAREST]


def _spellings(book: Book) -> list[tuple[str, str]]:
    """(plain spelling, id): whole ids first, then their last parts, then titles."""
    whole = [(plain(id), id) for id in book.ids]
    last = [(plain(id.rpartition("/")[2]), id) for id in book.ids]
    clauses = book.clauses.values()
    titles = [(plain(title), clause.id) for clause in clauses for title in (clause.title.ja, clause.title.en)]
    return whole + last + titles


def plain(name: str) -> str:
    """Only letters, digits and the dots of numbers, of one width and one case: 1.1 is not 11."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    numbers = _LOOSE_DOT.sub("", folded)
    return "".join(sign for sign in numbers if sign.isalnum() or sign == ".")
