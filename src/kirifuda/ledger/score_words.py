"""How a score is said: of a clause, of a chapter, of a book."""

from ..kernel.phrase import Phrase
from .book import BEHAVIOUR
from .join import Ledger
from .scores import Score

AGAIN = "~"
"""Behind a score of which something has to be tried anew."""


def short_score(score: Score) -> str:
    """Noticed of those that matter; nothing where nothing was tried."""
    if not score.tried:
        return ""
    again = AGAIN if score.stale or score.untried else ""
    return f"{score.noticed}/{score.tried - score.judged}{again}"


def score_told(score: Score) -> list[Phrase]:
    """How many changes were noticed, and what has to be tried anew."""
    counts = {"of": score.of, "tried": score.tried, "noticed": score.noticed, "judged": score.judged}
    told = [Phrase("ledger-score", **counts, open=len(score.surviving))]
    if score.stale:
        told.append(Phrase("ledger-score-stale", count=len(score.stale), names=", ".join(score.stale)))
    if score.untried:
        told.append(Phrase("ledger-score-untried", count=len(score.untried), names=", ".join(score.untried)))
    return told


def book_score_told(ledger: Ledger) -> list[Phrase]:
    """The score of the whole book, and how many of its behaviour clauses no change of their code outlives."""
    if not ledger.scores:
        return [Phrase("ledger-score-none")]
    whole = ledger.scores.of(*ledger.book.ids)
    counts = {"of": whole.of, "tried": whole.tried, "noticed": whole.noticed, "judged": whole.judged}
    return [Phrase("ledger-score", **counts, open=len(whole.surviving)), _by_clause(ledger)]


def _by_clause(ledger: Ledger) -> Phrase:
    scores = [ledger.scores.of(id) for id, entry in ledger.entries.items() if entry.kind == BEHAVIOUR]
    alive = sum(1 for score in scores if score.surviving)
    again = sum(1 for score in scores if not score.surviving and not score.holds)
    clean = len(scores) - alive - again
    percent = 100 * clean // max(1, len(scores))
    return Phrase("ledger-score-clauses", clauses=len(scores), clean=clean, percent=percent, alive=alive, again=again)
