"""The cards of a game as the page draws them: what is printed on each, by its face."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

Json = dict[str, Any]


@cache
def faces_of(game: str) -> list[Json]:
    return FACES[game]()


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


FACES: Final[dict[str, Callable[[], list[Json]]]] = {"black-poker": _black_poker, "legions": _legions}
