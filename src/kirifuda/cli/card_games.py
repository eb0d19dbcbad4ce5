"""The games with cards, as the commands about cards see them."""

import tomllib
from pathlib import Path
from typing import Protocol

from ..game_records import CardTexts, Facet, records
from ..kernel.phrase import Phrase


class Card(Protocol):
    """What every printed card has."""

    @property
    def name(self) -> str: ...
    @property
    def english(self) -> str: ...


def card_games() -> dict[str, CardTexts]:
    """Every game whose cards have texts, by its name."""
    return {name: record.cards() for name, record in records().items() if record.cards is not None}


def game_of_file(path: Path) -> CardTexts:
    """The game whose cards have the fields that the tables of a file have; the first game if nothing tells."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8-sig")).get("card", [])
    except (OSError, ValueError, RecursionError):
        tables = []
    used = [key for table in tables if isinstance(table, dict) for key in table] if isinstance(tables, list) else []
    return max(card_games().values(), key=lambda one: sum(key in one.keys for key in used))


def told(facet: Facet) -> list[Phrase]:
    """Everything that can be asked for."""
    return [Phrase(f"{facet.told}-{key}") for key in facet.words]
