"""How the clauses of a book are named in code and in tests, where other editions have books of their own.

Code cites the newest book; `2018:31-6` is what is so in an older edition alone. A test cites the newest too,
unless its marker names an edition, and a scenario cites that of its own edition. What is tested in one
edition is tested in the other where the two say the same.
"""

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

from ..api import accepted_names, edition_title, plain_name
from ..errors import Complaint
from ..game_records import first_game
from ..kernel.citing import Pairs, Rulings, counterparts
from .book import Book, read_books
from .concordance import REWORDED, SAME, Concordance, read_concordance
from .places import Named, Place, grouped


class Citing:
    """The names of one book's clauses."""

    def __init__(self, book: Book, books: Path | None = None) -> None:
        self.book = book
        self._editions = [one.edition for one in read_books(book.game, books)]
        self._spelled = {
            name: edition
            for edition in self._editions
            for name in accepted_names(edition, *edition_title(book.game, edition))
        }
        self._newest = self._editions[-1]
        self._alone = len(self._editions) == 1
        self._folder = books

    def code(self, found: Iterable[tuple[str, Place]]) -> Named:
        """What code cites of this book, by its ids here."""
        return _own([(self._in_code(id), place) for id, place in found])

    def tests(self, found: Iterable[tuple[str, str, Place]]) -> Named:
        """What tests cite of this book, by its ids here; they give an edition or none, an id and a place."""
        return _own([(self._in_test(edition, id), place) for edition, id, place in found])

    def scenarios(self, found: Iterable[tuple[str, str, Place]]) -> Named:
        """What scenarios cite of this book. Where editions number their clauses differently, one must be named."""
        named = list(found)
        for edition, _, place in named:
            if not (edition or self._alone):
                raise Complaint("ledger-scenario-edition", file=place.file, known=", ".join(self._editions))
        return self.tests(named)

    def is_of(self, edition: str) -> bool:
        """Whether what names this edition cites the clauses of this book by its own ids."""
        return self._alone or self._spelled.get(plain_name(edition), edition) == self.book.edition

    def in_code(self, id: str) -> str:
        """How code cites a clause of this book."""
        if self._alone or id in self.book.rulings:
            return id
        return next(cited for cited, own in self._counterparts.items() if own == id)

    def in_marker(self, id: str) -> str:
        """What stands in the marker of a test of a clause of this book."""
        words = [f'"{id}"']
        if self.book.game != first_game():
            words.append(f'game="{self.book.game}"')
        if not self._is_newest:
            words.append(f'edition="{self.book.edition}"')
        return ", ".join(words)

    @property
    def _is_newest(self) -> bool:
        return self.book.edition == self._newest

    @cached_property
    def _concordance(self) -> Concordance:
        return read_concordance(self.book.game, self._folder)

    @cached_property
    def _counterparts(self) -> dict[str, str]:
        pairs = self._concordance.pairs
        newest, here = self._concordance.new, self.book
        both: Pairs = tuple((pair.new, pair.new if self._is_newest else pair.old) for pair in pairs)
        rulings: Rulings = tuple(
            (id, newest.clauses_ruled(id), here.clauses_ruled(id)) for id in {**newest.rulings, **here.rulings}
        )
        return counterparts(both, rulings, here.edition)

    @cached_property
    def _unchanged(self) -> dict[str, str]:
        """For the clauses of the other edition those of this one that play the same, and the rulings on both."""
        pairs = [pair for pair in self._concordance.pairs if pair.relation in (SAME, REWORDED)]
        here, there = self._concordance.old.rulings, self._concordance.new.rulings
        same = {pair.old: pair.new for pair in pairs} if self._is_newest else {pair.new: pair.old for pair in pairs}
        return same | {id: id for id in here if id in there}

    def _in_code(self, id: str) -> str | None:
        """An id that nothing has is left as it is, for the ledger of the newest book to complain of."""
        if self._alone or id in self._counterparts:
            return id if self._alone else self._counterparts[id]
        edition, colon, _ = id.partition(":")
        if colon and edition in self._editions:
            return id if edition == self.book.edition else None
        return id if self._is_newest else None

    def _in_test(self, named: str, id: str) -> str | None:
        edition = self._spelled.get(plain_name(named), named)
        if self._alone or edition == self.book.edition:
            return id
        if not edition and (self._is_newest or ":" in id):
            return self._in_code(id)
        if edition and edition not in self._editions:
            return f"{edition}:{id}"
        return self._unchanged.get(id)


def _own(found: Iterable[tuple[str | None, Place]]) -> Named:
    return grouped([(id, place) for id, place in found if id is not None])
