"""The cards of a game as the page draws them: what is printed on each, by its face."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from .packing import Packed

Json = dict[str, Any]


@cache
def packed_faces(game: str) -> Packed:
    """The cards of a game, ready to be sent: they are the same as long as the server runs."""
    return Packed.json(FACES[game]())


def _black_poker() -> list[Json]:
    from ..black_poker.cards import NAMES, NUMBER, SUIT

    return [{"name": name, "suit": SUIT[face], "number": NUMBER[face]} for face, name in enumerate(NAMES)]


def _legions() -> list[Json]:
    from ..legions.cards import catalogue

    return [
        {
            "name": card.name,
            "english": card.english,
            "category": card.category,
            "colours": list(card.colours),
            "types": list(card.types),
            "class": card.cls,
            "cost": card.cost,
            "coreCost": card.core_cost,
            "wt": card.wt,
            "atk": card.atk,
            "hp": card.hp,
            "token": bool(card.token),
            "keywords": card.printed_keywords,
            "text": card.printed,
            "awakenedKeywords": card.printed_awakened_keywords,
            "awakenedText": card.printed_awakened,
        }
        for card in catalogue().cards
    ]


def _last_chronicle() -> list[Json]:
    from ..last_chronicle.cards import catalogue

    return [
        {
            "name": card.name,
            "english": card.english,
            "types": list(card.types),
            "categories": list(card.categories),
            "factions": dict(zip(FACTIONS, card.price.by_faction(), strict=True)),
            "free": card.price.free,
            "x": card.price.x,
            "ca": {"yellow": card.ca, "blue": card.ca_blue, "green": card.ca_green, "red": card.ca_red},
            "burst": card.burst,
            "legacy": card.legacy,
            "epic": card.epic,
            "lamps": list(card.lamps),
            "level": card.level,
            "power": [card.power, card.power_green, card.power_red],
            "atk": [card.atk, card.atk_green, card.atk_red],
            "token": card.token is not None,
            "text": card.words.text,
            "green": card.words.green,
            "red": card.words.red,
            "burstText": [card.words.burst, card.words.burst_green, card.words.burst_red],
        }
        for card in catalogue().cards
    ]


def _legend_of_stars() -> list[Json]:
    from ..legend_of_stars.cards import catalogue

    return [
        {
            "name": card.name,
            "english": card.english,
            "kind": card.kind,
            "attribute": card.attribute,
            "races": list(card.races),
            "cost": card.cost,
            "speed": card.speed,
            "atk": card.atk,
            "def": card.defense,
            "down": card.down,
            "leads": list(card.leads),
            "flash": card.flash,
            "field": card.field,
            "keywords": card.printed_keywords,
            "text": card.printed,
        }
        for card in catalogue().cards
    ]


FACTIONS: Final = ("white", "orange", "purple", "black", "blue")
FACES: Final[dict[str, Callable[[], list[Json]]]] = {
    "black-poker": _black_poker,
    "legions": _legions,
    "last-chronicle": _last_chronicle,
    "legend-of-stars": _legend_of_stars,
}
