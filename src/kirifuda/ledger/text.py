"""One clause as a player, a judge or an engineer reads it."""

from collections.abc import Iterator
from functools import cache

from ..kernel.phrase import Phrase
from ..words import JAPANESE, say
from .book import Book, Clause, Ruling, read_book
from .concordance import Concordance, Pair, seen_from
from .join import Ledger, make_ledger
from .lookup import find
from .places import Place
from .score_words import score_told
from .scores import Score
from .sources import has_code


def clause_text(game: str, name: str, language: str = JAPANESE, edition: str = "") -> str:
    """A clause or ruling by any of its names: what it says, how it is ruled, what carries it out and tests it."""
    book = read_book(game, edition=edition)
    ids = find(book, name)
    if has_code(game):
        return described(_quick_ledger(game, edition), ids, language)
    said = _in_book(book, seen_from(book), ids[0], language)
    return "\n".join([*said, "", say("ledger-code-not-yet", language), *_others(ids, language)])


@cache
def _quick_ledger(game: str, edition: str) -> Ledger:
    return make_ledger(game, games=0, edition=edition)


def described(ledger: Ledger, ids: tuple[str, ...], language: str) -> str:
    """The first of `ids` in full; the others, which are called the same, by their ids."""
    return "\n".join(_lines(ledger, ids, language))


def _lines(ledger: Ledger, ids: tuple[str, ...], language: str) -> Iterator[str]:
    yield from _in_book(ledger.book, ledger.beside, ids[0], language)
    yield ""
    entry = ledger.entries[ids[0]]
    yield from _places("ledger-code", entry.code, language)
    if ledger.tested:
        yield from _places("ledger-tests", entry.tests, language)
        yield from _places("ledger-scenarios", entry.scenarios, language)
    if ledger.games:
        counts = {"events": entry.events, "questions": entry.questions, "refusals": entry.refusals}
        yield say("ledger-played", language, games=ledger.games, outcomes=entry.outcomes, **counts)
    if ledger.scores and entry.code:
        yield from _score(ledger.scores.of(ids[0]), language)
    yield from _others(ids, language)


def _score(score: Score, language: str) -> Iterator[str]:
    yield from (say(phrase, language) for phrase in score_told(score))
    yield from (f"  {key}" for key in score.surviving)


def _in_book(book: Book, beside: Concordance | None, id: str, language: str) -> Iterator[str]:
    """What the book says, with its title and what the other says if editions have books of their own."""
    if book.edition:
        yield book.title.in_(language)
    if id in book.rulings:
        yield say("ledger-ruling-heading", language, id=id, clauses=", ".join(book.rulings[id].clauses))
        yield from _ruling(book.rulings[id], language)
        return
    yield from _clause(book.clauses[id], language)
    if beside is not None:
        for pair in beside.pairs_of(id):
            yield ""
            yield from _pair(beside, pair, language)
    for ruling in book.rulings_on(id):
        yield ""
        yield say("ledger-ruling-on", language, id=ruling.id)
        yield from _ruling(ruling, language)


def _others(ids: tuple[str, ...], language: str) -> Iterator[str]:
    if len(ids) > 1:
        yield say("ledger-same-name", language, ids=", ".join(ids[1:]))


def _clause(clause: Clause, language: str) -> Iterator[str]:
    yield say(
        "ledger-clause-heading",
        language,
        id=clause.id,
        title=clause.title.in_(language),
        kind=Phrase(f"ledger-kind-{clause.kind}"),
        source=Phrase(f"ledger-source-{clause.source}"),
    )
    yield f"  {clause.summary.in_(language)}"
    if clause.note is not None:
        yield "  " + say("ledger-note", language, note=clause.note.in_(language))


def _pair(beside: Concordance, pair: Pair, language: str) -> Iterator[str]:
    """The clause of the other edition, its summary if it is not the same, and what changes in play."""
    yield pair_heading(beside.new, pair, language)
    if pair.new:
        summary = beside.new.clauses[pair.new].summary
        if summary != beside.old.clauses[pair.old].summary:
            yield f"  {summary.in_(language)}"
    if pair.difference is not None:
        yield "  " + say("ledger-difference", language, text=pair.difference.in_(language))


def pair_heading(other: Book, pair: Pair, language: str) -> str:
    """Which clause of the other edition a clause is paired with, and how the two differ."""
    book = other.title.in_(language)
    if not pair.new:
        return say("ledger-pair-none", language, book=book)
    title = other.clauses[pair.new].title.in_(language)
    relation = Phrase(f"ledger-relation-{pair.relation}")
    return say("ledger-pair", language, book=book, id=pair.new, title=title, relation=relation)


def _ruling(ruling: Ruling, language: str) -> Iterator[str]:
    for name in ("question", "ruling", "reason", "alternative"):
        text = getattr(ruling, name)
        if text is not None:
            yield "  " + say(f"ledger-{name}", language, text=text.in_(language))


def _places(heading: str, places: tuple[Place, ...], language: str) -> Iterator[str]:
    if not places:
        yield say(f"{heading}-none", language)
        return
    yield say(heading, language, count=len(places))
    for place in places:
        yield f"  {place.named}"
