"""The judge beside the table: what a clause says in our words, and the rulings on it."""

from typing import Any

from ..errors import Complaint
from ..ledger.book import book_played


def clause_json(game: str, edition: str, id: str) -> dict[str, Any]:
    """A clause or a ruling of the book that an edition is played by."""
    book = book_played(game, edition)
    if id in book.rulings:
        return {"clause": id, "ruling": True, "rulings": [_ruling(book.rulings[id])]}
    if id not in book.clauses:
        raise Complaint("no-such-clause", given=id[:40])
    clause = book.clauses[id]
    return {
        "clause": id,
        "title": clause.title.model_dump(),
        "summary": clause.summary.model_dump(),
        "note": clause.note.model_dump() if clause.note is not None else None,
        "rulings": [_ruling(one) for one in book.rulings_on(id)],
    }


def _ruling(ruling: Any) -> dict[str, Any]:
    return {
        "id": ruling.id,
        "question": ruling.question.model_dump(),
        "ruling": ruling.ruling.model_dump(),
        "reason": ruling.reason.model_dump(),
    }
