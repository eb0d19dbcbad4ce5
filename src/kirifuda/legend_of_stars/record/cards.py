"""The cards of Legend of Stars: how they are listed, and what the page draws of each."""

from typing import Final

from ...game_records import CardTexts, Facet, Json
from ...words import ENGLISH
from ..book import GAME
from ..cards.card_cache import KEPT
from ..cards.card_fields import CARD_KEYS
from ..cards.catalogue import catalogue, read_cards
from ..cards.fronts import FRONTS
from ..cards.printed import Printed
from ..vocabulary import ATTRIBUTES, KINDS
from .board import printed_lines

FACETS: Final = {
    "attribute": Facet(ATTRIBUTES, "legend-of-stars-attribute", lambda card: (card.attribute,)),
    "kind": Facet(KINDS, "legend-of-stars-kind", lambda card: (card.kind,)),
}


def summary(card: Printed, language: str) -> str:
    """A card in one line."""
    name = card.english if language == ENGLISH else card.name
    kind, numbers = printed_lines(card, language)[1:3]
    return "　".join([name, kind, numbers, *card.printed_keywords])


def face(card: Printed) -> Json:
    """What the page draws of a card."""
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


CARDS: Final = CardTexts(
    GAME,
    CARD_KEYS,
    "kind",
    catalogue,
    read_cards,
    printed_lines,
    summary,
    FACETS,
    face,
    fronts=lambda: FRONTS,
    makers=KEPT.sources,
)
