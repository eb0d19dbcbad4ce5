"""The judge beside the table: what a clause says in our words, and the rulings on it."""

from typing import Any

from ..errors import Complaint
from ..ledger.book import book_played
from .shapes import ClauseJson, RulingJson, WordsJson


def clause_json(game: str, edition: str, id: str) -> ClauseJson:
    """A clause or a ruling of the book that an edition is played by."""
    book = book_played(game, edition)
    if id in book.rulings:
        return {"clause": id, "ruling": True, "rulings": [_ruling(book.rulings[id])]}
    if id not in book.clauses:
        raise Complaint("no-such-clause", given=id[:40])
    clause = book.clauses[id]
    return {
        "clause": id,
        "title": _words(clause.title),
        "summary": _words(clause.summary),
        "note": _words(clause.note) if clause.note is not None else None,
        "rulings": [_ruling(one) for one in book.rulings_on(id)],
    }


def _ruling(ruling: Any) -> RulingJson:
    return {
        "id": ruling.id,
        "question": _words(ruling.question),
        "ruling": _words(ruling.ruling),
        "reason": _words(ruling.reason),
    }


def _words(said: Any) -> WordsJson:
    return {"ja": said.ja, "en": said.en}
