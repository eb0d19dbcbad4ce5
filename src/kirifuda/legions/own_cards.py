"""Cards that somebody brings in files of their own: they can be played with, and are in no deck of the project."""

from typing import Final

from ..kernel.rules import Travelling
from ..text.brought_cards import BroughtCards
from .cards import Catalogue, Printed, brought, catalogue
from .fronts import FRONTS, use_more


def _played_with() -> tuple[Printed, ...]:
    return tuple([front.card for front in FRONTS])


def spelled_out(cards: tuple[Printed, ...]) -> str:
    """Everything on these cards that is played."""
    return repr(
        [
            (
                card.name,
                card.category,
                card.colours,
                card.types,
                card.cost,
                card.core_cost,
                card.atk,
                card.hp,
                card.wt,
                card.cls,
                card.token,
                card.printed,
                card.printed_keywords,
                card.printed_awakened,
                card.printed_awakened_keywords,
            )
            for card in cards
        ]
    )


_BROUGHT: Final = BroughtCards(catalogue, brought, _played_with, use_more, Catalogue, spelled_out)
bring: Final = _BROUGHT.bring
own_cards: Final = _BROUGHT.of
cards_here: Final = _BROUGHT.here
brought_with: Final = _BROUGHT.brought_with
catalogue_with: Final = _BROUGHT.with_these
TRAVELLING: Final = Travelling(_BROUGHT.blocks_of, _BROUGHT.first_face_here)
