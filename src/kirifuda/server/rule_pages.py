"""The books as they are read on the site: chapters, clauses, rulings, the other edition, what shows a clause."""

from functools import cache, lru_cache
from typing import Any, Final

from ..errors import Complaint
from ..ledger.book import Book, read_books
from ..ledger.concordance import Pair, seen_from
from ..ledger.files import Text
from .packing import Packed
from .shapes import (
    BookJson,
    ChapterHeadJson,
    ChapterJson,
    OtherEditionJson,
    RuleJson,
    RulePageJson,
    RulingJson,
    ScenarioHeadJson,
    WordsJson,
)
from .shown_scenarios import scenarios_by_clause

ONLY_BOOK: Final = "-"
"""In an address, in place of an edition: the book of a game that has one for all of its editions."""
MOST_SCENARIOS: Final = 40
KEPT: Final = 256
"""So many chapters, and so many clauses, are kept ready to be sent."""
IN_A_CHAPTER: Final = 3
"""So many scenarios are named beside a clause among others."""


def find_book(game: str, edition: str) -> Book:
    """A book by the edition in an address."""
    for book in read_books(game):
        if (book.edition or ONLY_BOOK) == edition:
            return book
    raise Complaint("no-such-book", given=edition[:40], known=", ".join(one.edition for one in read_books(game)))


@cache
def packed_books(game: str) -> Packed:
    found: list[BookJson] = [
        {"edition": book.edition, "title": words(book.title), "chapters": _chapter_heads(book)}
        for book in reversed(read_books(game))
    ]
    return Packed.json(found)


@lru_cache(maxsize=KEPT)
def packed_chapter(game: str, edition: str, number: int) -> Packed:
    book = find_book(game, edition)
    heads = _chapter_heads(book)
    if not 1 <= number <= len(heads):
        raise Complaint("no-such-chapter", given=number, count=len(heads))
    rules = [_rule(book, id, IN_A_CHAPTER) for id in book.chapters[number - 1].ids]
    found: ChapterJson = {**heads[number - 1], "edition": book.edition, "rules": rules}
    return Packed.json(found)


@lru_cache(maxsize=KEPT)
def packed_rule(game: str, edition: str, id: str) -> Packed:
    book = find_book(game, edition)
    if id not in book:
        raise Complaint("no-such-clause", given=id[:40])
    ids = book.ids
    at = ids.index(id)
    number = next(place for place, chapter in enumerate(book.chapters) if id in chapter.ids)
    found: RulePageJson = {
        **_rule(book, id, MOST_SCENARIOS),
        "edition": book.edition,
        "chapter": _chapter_heads(book)[number],
        "before": ids[at - 1] if at else "",
        "after": ids[at + 1] if at + 1 < len(ids) else "",
    }
    return Packed.json(found)


def _chapter_heads(book: Book) -> list[ChapterHeadJson]:
    return [
        {"number": number, "title": words(chapter.title), "first": chapter.ids[0], "count": len(chapter.ids)}
        for number, chapter in enumerate(book.chapters, start=1)
    ]


def _rule(book: Book, id: str, most: int) -> RuleJson:
    shown = scenarios_by_clause(book.game, book.edition).get(id, [])
    scenarios: list[ScenarioHeadJson] = [{"scenario": one.id, "title": one.title} for one in shown[:most]]
    if id in book.rulings:
        ruling = book.rulings[id]
        return {
            "clause": id,
            "kind": "ruling",
            "title": words(ruling.question),
            "summary": words(ruling.ruling),
            "note": words(ruling.reason),
            "about": list(ruling.clauses),
            "rulings": [],
            "others": [],
            "scenarios": scenarios,
            "shown": len(shown),
        }
    clause = book.clauses[id]
    return {
        "clause": id,
        "kind": clause.kind,
        "title": words(clause.title),
        "summary": words(clause.summary),
        "note": None if clause.note is None else words(clause.note),
        "about": [],
        "rulings": [ruling_json(one) for one in book.rulings_on(id)],
        "others": _others(book, id),
        "scenarios": scenarios,
        "shown": len(shown),
    }


def ruling_json(ruling: Any) -> RulingJson:
    return {
        "id": ruling.id,
        "question": words(ruling.question),
        "ruling": words(ruling.ruling),
        "reason": words(ruling.reason),
    }


def _others(book: Book, id: str) -> list[OtherEditionJson]:
    concordance = seen_from(book)
    if concordance is None:
        return []
    return [_other(concordance.new, pair) for pair in concordance.pairs_of(id)]


def _other(book: Book, pair: Pair) -> OtherEditionJson:
    clause = book.clauses.get(pair.new)
    relation: Any = pair.relation
    return {
        "edition": book.edition,
        "clause": pair.new,
        "relation": relation,
        "title": None if clause is None else words(clause.title),
        "summary": None if clause is None else words(clause.summary),
        "difference": None if pair.difference is None else words(pair.difference),
    }


def words(said: Text) -> WordsJson:
    return {"ja": said.ja, "en": said.en}
