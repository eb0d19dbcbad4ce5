"""The ledger joins a rule book to the code that carries it out, to the tests that exercise it and to play."""

from .book import Book, Clause, Ruling, book_played, read_book, read_books
from .gaps import Gap
from .join import Entry, Ledger, make_ledger
from .lookup import find
from .sources import Sources, sources_of
from .text import clause_text, described

__all__ = [
    "Book",
    "Clause",
    "Entry",
    "Gap",
    "Ledger",
    "Ruling",
    "Sources",
    "book_played",
    "clause_text",
    "described",
    "find",
    "make_ledger",
    "read_book",
    "read_books",
    "sources_of",
]
