"""What a lesson speaks of, as it was when its words were last looked over: its cards as printed, its clauses.

    python -m tests.lessons.looked_over

A lesson that still works may say what is no longer so: a cost, an ATK, what a clause comes to. Read what it says again
wherever a card or clause of it has changed; then this writes down how things stand now.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

from kirifuda import games
from kirifuda.game_records import record_of
from kirifuda.ledger.book import book_played
from kirifuda.lessons.file import folder_of, lesson_ids, load_lesson

KEPT = Path(__file__).with_suffix(".json")


def spoken_of(game: str, id: str) -> dict[str, str]:
    """Cards and clauses of a lesson, each with a sign of what stands there."""
    loaded = load_lesson(game, id)
    written = (folder_of(game) / f"{id}.toml").read_text(encoding="utf-8")
    book = book_played(game, loaded.edition)
    cited = {said.clause for said in loaded.said if said.clause} | set(loaded.lesson.clauses)
    return _cards(game, written) | {f"clause {one}": _sign(str(book.clauses[one].summary)) for one in sorted(cited)}


def _cards(game: str, written: str) -> dict[str, str]:
    texts = record_of(game).cards
    if texts is None:
        return {}
    known = texts()
    named = sorted((card for card in known.catalogue().cards if card.name in written), key=lambda card: str(card.name))
    return {f"card {card.name}": _sign(json.dumps(known.face(card), sort_keys=True)) for card in named}


def _sign(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def everything() -> dict[str, dict[str, str]]:
    return {f"{game}/{id}": spoken_of(game, id) for game in games() for id in lesson_ids(game)}


def kept() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8"))
    return found


if __name__ == "__main__":
    KEPT.write_text(json.dumps(everything(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
