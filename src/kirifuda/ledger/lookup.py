"""Finding a clause the way people call it: by id, by the last part of an id, by title in either language."""

import re
import unicodedata
from difflib import get_close_matches

from ..errors import Complaint
from .book import Book

NEAREST = 5
ALIKE = 0.6
"""How much of two names must agree for one to be meant by the other."""
_LOOSE_DOT = re.compile(r"(?<![0-9])[.]|[.](?![0-9])")


def find(book: Book, name: str) -> tuple[str, ...]:
    """The ids of everything called `name`, best first; a complaint with what comes near, or how to ask."""
    wanted = plain(name)
    if not wanted:
        raise Complaint("clause-unnamed")
    found = tuple(dict.fromkeys(id for spelling, id in _spellings(book) if spelling == wanted))
    if not found:
        near = alike(book, name)
        if near:
            raise Complaint("clause-unknown", given=name, nearest=", ".join(near))
        raise Complaint("clause-unheard", given=name, examples=", ".join(nearest(book, name)))
    return found


def nearest(book: Book, name: str) -> tuple[str, ...]:
    """The ids whose names look like what was typed; with nothing alike, the first of each chapter."""
    return alike(book, name) or tuple(chapter.ids[0] for chapter in book.chapters)[:NEAREST]


def alike(book: Book, name: str) -> tuple[str, ...]:
    """The ids whose names hold what was typed or are nearly it."""
    wanted = plain(name)
    spellings = _spellings(book)
    close = get_close_matches(wanted, [spelling for spelling, _ in spellings], NEAREST, ALIKE)
    ids = [id for spelling, id in spellings if len(wanted) > 1 and wanted in spelling]
    ids += [id for match in close for spelling, id in spellings if spelling == match]
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
