"""The judge beside the table: what a clause says in our words, and the rulings on it."""

from ..errors import Complaint
from ..ledger.book import book_played
from .rule_pages import ruling_json, words
from .shapes import ClauseJson


def clause_json(game: str, edition: str, id: str) -> ClauseJson:
    """A clause or a ruling of the book that an edition is played by."""
    book = book_played(game, edition)
    if id in book.rulings:
        return {"clause": id, "book": book.edition, "ruling": True, "rulings": [ruling_json(book.rulings[id])]}
    if id not in book.clauses:
        raise Complaint("no-such-clause", given=id[:40])
    clause = book.clauses[id]
    return {
        "clause": id,
        "book": book.edition,
        "title": words(clause.title),
        "summary": words(clause.summary),
        "note": words(clause.note) if clause.note is not None else None,
        "rulings": [ruling_json(one) for one in book.rulings_on(id)],
    }
