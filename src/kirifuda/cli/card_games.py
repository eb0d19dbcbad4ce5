"""The games with cards, as the commands about cards see them."""

import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol

from ..kernel.phrase import Phrase
from ..words import ENGLISH


class Card(Protocol):
    """What every printed card has."""

    @property
    def name(self) -> str: ...
    @property
    def english(self) -> str: ...


class Catalogue(Protocol):
    """All cards of a game; a card's face is its place here."""

    @property
    def cards(self) -> tuple[Any, ...]: ...

    def face_of(self, name: str) -> int | None: ...


@dataclass(frozen=True)
class Facet:
    """Something that cards are listed by: its words, the messages for them, and what a card has."""

    words: Mapping[str, tuple[str, ...]]
    told: str
    of: Callable[[Any], tuple[str, ...]]


@dataclass(frozen=True)
class CardGame:
    """A game with cards. `keys` are the fields of a card table, by which a file is told from other games' files."""

    game: str
    keys: tuple[str, ...]
    catalogue: Callable[[], Catalogue]
    read_cards: Callable[[Iterable[Path]], Catalogue]
    printed_lines: Callable[[Any, str], list[str]]
    summary: Callable[[Any, str], str]
    facets: Mapping[str, Facet]


@cache
def _legions() -> CardGame:
    from ..legions.card_fields import CARD_KEYS, PRINTED_CATEGORIES
    from ..legions.cards import catalogue, read_cards
    from ..legions.vocabulary import CATEGORIES, COLOURS
    from .printed_card import printed_lines, summary

    categories = {key: CATEGORIES[key] for key in PRINTED_CATEGORIES}
    facets = {
        "colour": Facet(COLOURS, "legions-colour", lambda card: card.colours),
        "category": Facet(categories, "legions-category", lambda card: (card.category,)),
    }
    return CardGame("legions", CARD_KEYS, catalogue, read_cards, printed_lines, summary, facets)


@cache
def _legend_of_stars() -> CardGame:
    from ..legend_of_stars.card_fields import CARD_KEYS
    from ..legend_of_stars.cards import Printed, catalogue, read_cards
    from ..legend_of_stars.vocabulary import ATTRIBUTES, KINDS
    from .boards.legend_of_stars import printed_lines

    def summary(card: Printed, language: str) -> str:
        name = card.english if language == ENGLISH else card.name
        kind, numbers = printed_lines(card, language)[1:3]
        return "　".join([name, kind, numbers, *card.printed_keywords])

    facets = {
        "attribute": Facet(ATTRIBUTES, "legend-of-stars-attribute", lambda card: (card.attribute,)),
        "kind": Facet(KINDS, "legend-of-stars-kind", lambda card: (card.kind,)),
    }
    return CardGame("legend-of-stars", CARD_KEYS, catalogue, read_cards, printed_lines, summary, facets)


@cache
def _last_chronicle() -> CardGame:
    from ..last_chronicle.card_fields import CARD_KEYS
    from ..last_chronicle.cards import Printed, catalogue, read_cards
    from ..last_chronicle.vocabulary import FACTIONS, TYPES
    from .printed_chronicle import printed_lines, summary

    def factions(card: Printed) -> tuple[str, ...]:
        own = tuple(name for name, many in zip(FACTIONS, card.price.by_faction(), strict=True) if many)
        return card.factions or own

    facets = {
        "faction": Facet(FACTIONS, "chronicle-meaning-faction", factions),
        "type": Facet(TYPES, "chronicle-type", lambda card: card.types),
    }
    return CardGame("last-chronicle", CARD_KEYS, catalogue, read_cards, printed_lines, summary, facets)


CARD_GAMES: Final = {"legions": _legions, "legend-of-stars": _legend_of_stars, "last-chronicle": _last_chronicle}


def game_of_file(path: Path) -> CardGame:
    """The game whose cards have the fields that the tables of a file have; the first game if nothing tells."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8-sig")).get("card", [])
    except (OSError, ValueError, RecursionError):
        tables = []
    used = [key for table in tables if isinstance(table, dict) for key in table] if isinstance(tables, list) else []
    return max((make() for make in CARD_GAMES.values()), key=lambda one: sum(key in one.keys for key in used))


def told(facet: Facet) -> list[Phrase]:
    """Everything that can be asked for."""
    return [Phrase(f"{facet.told}-{key}") for key in facet.words]
