"""Cards that somebody brings in files of their own: they can be played with, and are in no deck of the project."""

from typing import Final

from ...kernel.rules import Travelling
from ...text.brought_cards import BroughtCards
from .catalogue import brought, catalogue
from .fronts import FRONTS, use_more
from .printed import Catalogue, Printed


def _played_with() -> tuple[Printed, ...]:
    return tuple([front.card for front in FRONTS])


def spelled_out(cards: tuple[Printed, ...]) -> str:
    """Everything on these cards that is played."""
    return repr(
        [
            (
                card.name,
                card.kind,
                card.attribute,
                card.races,
                card.cost,
                card.speed,
                card.atk,
                card.defense,
                card.down,
                card.leads,
                card.flash,
                card.field,
                card.printed,
                card.printed_keywords,
            )
            for card in cards
        ]
    )


_BROUGHT: Final = BroughtCards(catalogue, brought, _played_with, use_more, Catalogue, spelled_out)
bring: Final = _BROUGHT.bring
own_cards: Final = _BROUGHT.of
cards_here: Final = _BROUGHT.here
catalogue_with: Final = _BROUGHT.with_these
TRAVELLING: Final = Travelling(_BROUGHT.blocks_of, _BROUGHT.first_face_here)
