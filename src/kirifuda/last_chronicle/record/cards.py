"""The cards of Last Chronicle: how they are listed, and what the page draws of each."""

from typing import Final

from ...game_records import CardTexts, Facet, Json
from ..book import GAME
from ..card_cache import KEPT
from ..card_fields import CARD_KEYS
from ..cards import Printed, catalogue, read_cards
from ..fronts import FRONTS
from ..vocabulary import FACTIONS, TYPES
from .printed_lines import printed_lines, summary


def factions(card: Printed) -> tuple[str, ...]:
    own = tuple(name for name, many in zip(FACTIONS, card.price.by_faction(), strict=True) if many)
    return card.factions or own


FACETS: Final = {
    "faction": Facet(FACTIONS, "chronicle-meaning-faction", factions),
    "type": Facet(TYPES, "chronicle-type", lambda card: card.types),
}


def face(card: Printed) -> Json:
    """What the page draws of a card."""
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


CARDS: Final = CardTexts(
    GAME,
    CARD_KEYS,
    "type",
    catalogue,
    read_cards,
    printed_lines,
    summary,
    FACETS,
    face,
    fronts=lambda: FRONTS,
    makers=KEPT.sources,
)
