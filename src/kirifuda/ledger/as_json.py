"""The ledger as plain data, for other programs."""

from dataclasses import asdict
from typing import Any

from ..words import LANGUAGES, say
from .concordance import Pair
from .gaps import Gap
from .join import Entry, Ledger
from .scores import Score


def as_json(ledger: Ledger) -> dict[str, Any]:
    book = ledger.book
    return {
        "game": book.game,
        "edition": book.edition,
        "games": ledger.games,
        "tested": ledger.tested,
        "mutants": _score(ledger.scores.of(*book.ids)),
        "chapters": [
            {
                "title": chapter.title.model_dump(),
                "ids": chapter.ids,
                "mutants": _score(ledger.scores.of(*chapter.ids)),
            }
            for chapter in book.chapters
        ],
        "clauses": {id: _entry(ledger, entry) for id, entry in ledger.entries.items()},
        "gaps": [_gap(gap) for gap in ledger.gaps],
    }


def _entry(ledger: Ledger, entry: Entry) -> dict[str, Any]:
    book = ledger.book
    record = book.clauses[entry.id] if entry.id in book.clauses else book.rulings[entry.id]
    named = {name: [asdict(place) for place in getattr(entry, name)] for name in ("code", "tests", "scenarios")}
    cited = {name: getattr(entry, name) for name in ("events", "questions", "refusals", "outcomes")}
    plain = record.model_dump(mode="json", exclude_none=True)
    pairs = [] if ledger.beside is None else [_pair(pair) for pair in ledger.beside.pairs_of(entry.id)]
    mutants = _score(ledger.scores.of(entry.id))
    return {**plain, "kind": entry.kind, "pairs": pairs, **named, "cited": cited, "mutants": mutants}


def _score(score: Score) -> dict[str, Any]:
    return {**asdict(score), "noticed": score.noticed}


def _pair(pair: Pair) -> dict[str, Any]:
    """The clause of the other edition, if it has one, and how the two differ."""
    difference = None if pair.difference is None else pair.difference.model_dump()
    return {"id": pair.new, "relation": pair.relation, "difference": difference}


def _gap(gap: Gap) -> dict[str, Any]:
    said = {
        language: {"problem": say(gap.problem, language), "remedy": say(gap.remedy, language)} for language in LANGUAGES
    }
    return {"kind": gap.kind, "id": gap.id, "where": gap.where, "near": gap.near, **said}
