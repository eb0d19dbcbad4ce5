"""The ledger as plain data, for other programs."""

from dataclasses import asdict
from typing import Any

from ..words import LANGUAGES, say
from .gaps import Gap
from .join import Entry, Ledger


def as_json(ledger: Ledger) -> dict[str, Any]:
    book = ledger.book
    return {
        "game": book.game,
        "games": ledger.games,
        "tested": ledger.tested,
        "chapters": [{"title": chapter.title.model_dump(), "ids": chapter.ids} for chapter in book.chapters],
        "clauses": {id: _entry(ledger, entry) for id, entry in ledger.entries.items()},
        "gaps": [_gap(gap) for gap in ledger.gaps],
    }


def _entry(ledger: Ledger, entry: Entry) -> dict[str, Any]:
    book = ledger.book
    record = book.clauses[entry.id] if entry.id in book.clauses else book.rulings[entry.id]
    named = {name: [asdict(place) for place in getattr(entry, name)] for name in ("code", "tests", "scenarios")}
    cited = {name: getattr(entry, name) for name in ("events", "questions", "refusals", "outcomes")}
    return {**record.model_dump(mode="json", exclude_none=True), "kind": entry.kind, **named, "cited": cited}


def _gap(gap: Gap) -> dict[str, Any]:
    said = {
        language: {"problem": say(gap.problem, language), "remedy": say(gap.remedy, language)} for language in LANGUAGES
    }
    return {"kind": gap.kind, "id": gap.id, "where": gap.where, "near": gap.near, **said}
