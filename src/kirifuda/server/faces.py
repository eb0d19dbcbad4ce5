"""The cards of a game as the page draws them: what is printed on each, by its face."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Final

from ..kernel.rules import Rules
from .meanings import meaning_of
from .packing import Packed

Json = dict[str, Any]


@cache
def packed_faces(game: str) -> Packed:
    """The cards of a game, ready to be sent: they are the same as long as the server runs."""
    return Packed.json(_faces(game))


def _faces(game: str) -> list[Json]:
    if game not in FACES:
        return _playing_cards()
    return [FACES[game](card) for card in catalogue_of(game).cards]


def catalogue_of(game: str) -> Any:
    """The cards of a game that come with the project."""
    return import_module(f"..{game.replace('-', '_')}.cards", __package__).catalogue()


def own_faces(rules: Rules) -> list[tuple[int, Json]]:
    """Cards that somebody brought to a game: their faces, what is printed on them, and what they are taken to mean.

    In a process that plays nothing else: whatever is played with beyond the cards of the project is theirs.
    """
    if not rules.terms.cards:
        return []
    fronts = import_module(f"..{rules.game.replace('-', '_')}.fronts", __package__).FRONTS
    known = len(catalogue_of(rules.game).cards)
    return [
        (face, {**FACES[rules.game](front.card), "meaning": meaning_of(rules.game, front.card)})
        for face, front in enumerate(fronts[known:], start=known)
    ]


def _playing_cards() -> list[Json]:
    from ..black_poker.cards import NAMES, NUMBER, SUIT

    return [{"name": name, "suit": SUIT[face], "number": NUMBER[face]} for face, name in enumerate(NAMES)]


def _legions(card: Any) -> Json:
    return {
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


def _last_chronicle(card: Any) -> Json:
    return {
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


def _legend_of_stars(card: Any) -> Json:
    return {
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


FACTIONS: Final = ("white", "orange", "purple", "black", "blue")
FACES: Final[dict[str, Callable[[Any], Json]]] = {
    "legions": _legions,
    "last-chronicle": _last_chronicle,
    "legend-of-stars": _legend_of_stars,
}
