"""The cards of Legions!: how they are listed, and what the page draws of each."""

from typing import Final

from ...game_records import CardTexts, Facet, Json
from ..book import GAME
from ..card_cache import KEPT
from ..card_fields import CARD_KEYS, PRINTED_CATEGORIES
from ..cards import catalogue, read_cards
from ..fronts import FRONTS
from ..printed import Printed
from ..vocabulary import CATEGORIES, COLOURS
from .printed_lines import printed_lines, summary

FACETS: Final = {
    "colour": Facet(COLOURS, "legions-colour", lambda card: card.colours),
    "category": Facet(
        {key: CATEGORIES[key] for key in PRINTED_CATEGORIES}, "legions-category", lambda card: (card.category,)
    ),
}


def face(card: Printed) -> Json:
    """What the page draws of a card."""
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


CARDS: Final = CardTexts(
    GAME,
    CARD_KEYS,
    "category",
    catalogue,
    read_cards,
    printed_lines,
    summary,
    FACETS,
    face,
    fronts=lambda: FRONTS,
    makers=KEPT.sources,
)
