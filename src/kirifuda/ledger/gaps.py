"""What is missing between a book, its code and its tests."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ..game_records import folder_named
from ..kernel.phrase import Argument, Phrase
from .book import BEHAVIOUR, DEFINITION, RULING, Book
from .citing import Citing
from .lookup import nearest
from .places import Named, Place


@dataclass(frozen=True)
class Gap:
    """Something missing: of which kind, at which clause, and where, if it is in one place.

    `code` and `marker` are how code and the marker of a test cite the clause.
    """

    kind: str
    id: str
    where: str = ""
    near: tuple[str, ...] = ()
    code: str = ""
    marker: str = ""

    @property
    def problem(self) -> Phrase:
        return Phrase(f"ledger-gap-{self.kind}", **self._args())

    @property
    def remedy(self) -> Phrase:
        return Phrase(f"ledger-gap-{self.kind}-remedy", **self._args())

    def _args(self) -> dict[str, Argument]:
        near = ", ".join(self.near)
        return {"id": self.id, "where": self.where, "near": near, "code": self.code, "marker": self.marker}


def find_gaps(
    citing: Citing, code: Named, tests: Named | None, scenarios: Named | None, played: set[str]
) -> tuple[Gap, ...]:
    """Every gap, those of unknown clauses first; without tests to look at, none is missed."""
    book = citing.book
    exercised = {*(tests or {}), *(scenarios or {})}
    gaps = [*_unknown(book, "code", code), *_unknown(book, "tests", tests or {})]
    gaps += [*_unknown(book, "scenarios", scenarios or {}), *_unknown_in_book(book)]
    gaps += [Gap("unknown-in-games", id, "", nearest(book, id)) for id in sorted(played) if id not in book]
    for id in book.ids:
        if id in book.rulings:
            gaps += _of_ruling(citing, id, code)
        elif book.kind(id) == BEHAVIOUR:
            gaps += [] if id in code else [Gap("no-code", id, code=citing.in_code(id))]
        elif book.kind(id) == DEFINITION and id in code and not book.is_heading(id) and _acting(book, code[id]):
            gaps.append(Gap("acts", id, _acting(book, code[id])[0].named))
        elif book.clauses[id].note is None and id not in code and id not in exercised and id not in played:
            gaps.append(Gap("unexplained", id))
        if tests is not None and book.kind(id) in (BEHAVIOUR, RULING) and id not in exercised:
            gaps.append(Gap("no-test", id, marker=citing.in_marker(id)))
    return tuple(gaps)


def _acting(book: Book, places: tuple[Place, ...]) -> list[Place]:
    """Those that decide something; what lies in folders of a game's own only reads card texts."""
    return [place for place in places if Path(place.file).parent.name == folder_named(book.game)]


def _unknown(book: Book, where: str, named: Named) -> Iterator[Gap]:
    for id, places in named.items():
        if id not in book:
            near = nearest(book, id)
            yield from (Gap(f"unknown-in-{where}", id, place.named, near) for place in places)


def _unknown_in_book(book: Book) -> Iterator[Gap]:
    """Clauses and rulings that name each other must exist."""
    for clause in book.clauses.values():
        for id in clause.rulings:
            if id not in book.rulings:
                yield Gap("unknown-in-book", id, clause.id, nearest(book, id))
    for ruling in book.rulings.values():
        for id in ruling.clauses:
            if id not in book.clauses:
                yield Gap("unknown-in-book", id, ruling.id, nearest(book, id))


def _of_ruling(citing: Citing, id: str, code: Named) -> list[Gap]:
    """A ruling is carried out where it is cited itself, or where a clause it concerns is."""
    if id in code or any(clause in code for clause in citing.book.clauses_ruled(id)):
        return []
    return [Gap("ruling-without-code", id, code=citing.in_code(id))]
