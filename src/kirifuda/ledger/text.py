"""One clause as a player, a judge or an engineer reads it."""

from collections.abc import Iterator
from functools import cache

from ..kernel.phrase import Phrase
from ..words import JAPANESE, say
from .book import Clause, Ruling
from .join import Ledger, make_ledger
from .lookup import find
from .places import Place


def clause_text(game: str, name: str, language: str = JAPANESE) -> str:
    """A clause or ruling by any of its names: what it says, how it is ruled, what carries it out and tests it."""
    ledger = _quick_ledger(game)
    return described(ledger, find(ledger.book, name), language)


@cache
def _quick_ledger(game: str) -> Ledger:
    return make_ledger(game, games=0)


def described(ledger: Ledger, ids: tuple[str, ...], language: str) -> str:
    """The first of `ids` in full; the others, which are called the same, by their ids."""
    return "\n".join(_lines(ledger, ids, language))


def _lines(ledger: Ledger, ids: tuple[str, ...], language: str) -> Iterator[str]:
    book = ledger.book
    id = ids[0]
    if id in book.clauses:
        yield from _clause(book.clauses[id], language)
        rulings = book.rulings_on(id)
    else:
        concerned = ", ".join(book.rulings[id].clauses)
        yield say("ledger-ruling-heading", language, id=id, clauses=concerned)
        rulings = ()
        yield from _ruling(book.rulings[id], language)
    for ruling in rulings:
        yield ""
        yield say("ledger-ruling-on", language, id=ruling.id)
        yield from _ruling(ruling, language)
    yield ""
    entry = ledger.entries[id]
    yield from _places("ledger-code", entry.code, language)
    if ledger.tested:
        yield from _places("ledger-tests", entry.tests, language)
        yield from _places("ledger-scenarios", entry.scenarios, language)
    if ledger.games:
        counts = {"events": entry.events, "questions": entry.questions, "refusals": entry.refusals}
        yield say("ledger-played", language, games=ledger.games, outcomes=entry.outcomes, **counts)
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
