"""The join: for every clause the code that carries it out, the tests that exercise it, its citations in play."""

from dataclasses import dataclass

from .book import Book, read_book
from .citing import Citing
from .concordance import Concordance, seen_from
from .exercised import Exercised
from .files import Text
from .gaps import Gap, find_gaps
from .in_code import citations_in
from .in_games import SAMPLE, Cited, play_sample
from .in_tests import left_out_in, markers_in, scenarios_in
from .places import Place
from .scores import Scores, scores_of
from .sources import Sources, sources_of


@dataclass(frozen=True)
class Entry:
    """One clause or ruling, and everything that names it."""

    id: str
    title: Text
    kind: str
    code: tuple[Place, ...]
    tests: tuple[Place, ...]
    scenarios: tuple[Place, ...]
    events: int
    questions: int
    refusals: int
    outcomes: int

    @property
    def cited(self) -> int:
        """How often anything in the sampled games named it."""
        return self.events + self.questions + self.refusals + self.outcomes


@dataclass(frozen=True)
class Ledger:
    """A book joined to its code, tests and games, and to the book of another edition where there is one.

    `tested` is False where there were no tests to look at.
    """

    book: Book
    beside: Concordance | None
    entries: dict[str, Entry]
    gaps: tuple[Gap, ...]
    games: int
    tested: bool
    scores: Scores


def _shown(game: str, sources: Sources) -> list[tuple[str, str, Place]]:
    """What scenarios name, but for what they show by its not happening."""
    assert sources.tests is not None
    named = scenarios_in(sources.tests, game, sources.root)
    without = left_out_in(sources.tests, game, sources.root)
    return [(edition, id, place) for edition, id, place in named if (place.file, id) not in without]


def make_ledger(
    game: str,
    games: int = SAMPLE,
    sources: Sources | None = None,
    edition: str = "",
    scenarios_ran: Exercised | None = None,
    tests_ran: Exercised | None = None,
) -> Ledger:
    """Join everything that names the clauses of a game's book; `games` is how many random games are sampled.

    `scenarios_ran` and `tests_ran` say what came of running them: then only those count that try what they name.
    """
    found = sources or sources_of(game)
    book = read_book(game, found.books, edition)
    citing = Citing(book, found.books)
    code = citing.code(citations_in(found.code, found.shared, found.root))
    tests, scenarios = None, None
    if found.tests is not None:
        marked = markers_in(found.tests, game, found.root) if tests_ran is None else tests_ran.counting
        tests = citing.tests(marked)
        told = _shown(game, found) if scenarios_ran is None else scenarios_ran.counting
        scenarios = citing.scenarios(told)
    cited = play_sample(book, games) if games else Cited()
    entries = {
        id: Entry(
            id,
            book.title_of(id),
            book.kind(id),
            code.get(id, ()),
            (tests or {}).get(id, ()),
            (scenarios or {}).get(id, ()),
            cited.events[id],
            cited.questions[id],
            cited.refusals[id],
            cited.outcomes[id],
        )
        for id in book.ids
    }
    gaps = find_gaps(citing, code, tests, scenarios, cited.clauses)
    for one in (scenarios_ran, tests_ran):
        gaps += () if one is None else tuple(gap for of, gap in one.gaps if citing.is_of(of))
    return Ledger(book, seen_from(book, found.books), entries, gaps, games, tests is not None, scores_of(citing, found))
