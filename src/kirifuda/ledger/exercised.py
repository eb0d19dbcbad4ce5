"""Which scenarios and tests count for the clauses they name: those in which something that cites the clause runs."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .book import BEHAVIOUR, RULING, Book, read_books
from .citing import Citing
from .gaps import Gap
from .in_code import citations_in
from .in_tests import left_out_in, markers_in, scenarios_in
from .marked_tests import MarkedTest
from .places import Named, Place
from .ran import Ran, tried_by
from .readers import Readers, readers_in
from .sources import Sources

Cited = tuple[str, str, Place]
"""(edition, clause, where)"""


@dataclass(frozen=True)
class Exercised:
    """The citations that count, and what is wrong with the others; those that show what does not happen are neither."""

    counting: tuple[Cited, ...]
    gaps: tuple[tuple[str, Gap], ...]
    """For each gap the edition that the scenario names."""


def exercised_by_scenarios(game: str, sources: Sources, ran: dict[str, Ran]) -> Exercised:
    assert sources.tests is not None
    without = left_out_in(sources.tests, game, sources.root)
    judge = Judge(game, sources)
    counting: list[Cited] = []
    gaps: list[tuple[str, Gap]] = []
    for edition, id, place in scenarios_in(sources.tests, game, sources.root):
        found = ran[place.file]
        happens = judge.is_tried(edition, id, found)
        said = (place.file, id) in without
        if not found.expects:
            gaps.append((edition, Gap("expects-nothing", id, place.named)))
        elif happens is None or (happens and not said):
            counting.append((edition, id, place))
        elif happens:
            gaps.append((edition, Gap("happens", id, place.named)))
        elif not said:
            gaps.append((edition, Gap("not-run", id, place.named, judge.citing_places(edition, id))))
    return Exercised(tuple(counting), tuple(gaps))


def exercised_by_tests(game: str, sources: Sources, ran: Iterable[MarkedTest]) -> Exercised:
    """A marker counts where a test that has it passes, states something and runs what cites the clause."""
    assert sources.tests is not None
    judge = Judge(game, sources)
    marked: dict[tuple[str, str], list[MarkedTest]] = {}
    for test in ran:
        for clause in test.clauses:
            marked.setdefault((test.file, clause), []).append(test)
    counting: list[Cited] = []
    gaps: list[tuple[str, Gap]] = []
    for edition, id, place in markers_in(sources.tests, game, sources.root):
        passed = [test for test in marked.get((place.file, id), ()) if place.what in test.names and test.passed]
        stating = [test for test in passed if test.asserts]
        tried = [judge.is_tried(edition, id, Ran(test.functions, test.told)) for test in stating]
        if not passed:
            gaps.append((edition, Gap("marker-on-nothing", id, place.named)))
        elif not stating:
            gaps.append((edition, Gap("marker-states-nothing", id, place.named)))
        elif all(one is False for one in tried):
            gaps.append((edition, Gap("marker-not-run", id, place.named, judge.citing_places(edition, id))))
        else:
            counting.append((edition, id, place))
    return Exercised(tuple(counting), tuple(gaps))


class Judge:
    """Decides whether what ran has tried a clause of the edition that names it."""

    def __init__(self, game: str, sources: Sources) -> None:
        self._citing = [Citing(book, sources.books) for book in read_books(game, sources.books)]
        found = citations_in(sources.code, sources.shared, sources.root)
        self._code = {id(citing): citing.code(found) for citing in self._citing}
        self._readers: Readers = readers_in(sources.code, sources.root)

    def is_tried(self, edition: str, clause: str, ran: Ran) -> bool | None:
        """None of a clause of another kind, which promises nothing that could run."""
        citing = self._of(edition)
        if citing.book.kind_or_none(clause) not in (BEHAVIOUR, RULING):
            return None
        code = self._code[id(citing)]
        ids = _own_or_ruled(citing.book, clause, code)
        return tried_by(ran, ids, code, self._readers)

    def citing_places(self, edition: str, clause: str) -> tuple[str, ...]:
        """Where a clause is cited, for whoever has to look."""
        citing = self._of(edition)
        code = self._code[id(citing)]
        places = (place for one in _own_or_ruled(citing.book, clause, code) for place in code.get(one, ()))
        return tuple(f"{Path(place.file).name}:{place.line} {place.what}" for place in places)

    def _of(self, edition: str) -> Citing:
        return next((citing for citing in self._citing if citing.is_of(edition)), self._citing[-1])


def _own_or_ruled(book: Book, clause: str, code: Named) -> Iterable[str]:
    """A ruling that no code cites is carried out where the clauses that it concerns are."""
    return book.clauses_ruled(clause) if clause in book.rulings and clause not in code else (clause,)
