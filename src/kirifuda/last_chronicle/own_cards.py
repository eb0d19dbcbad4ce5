"""Cards that somebody brings in files of their own: they can be played with, and are in no deck of the project."""

from typing import Final

from ..kernel.rules import Travelling
from ..text.brought_cards import BroughtCards
from .cards import Catalogue, Printed, brought, catalogue
from .fronts import FRONTS, use


def _played_with() -> tuple[Printed, ...]:
    return tuple([front.card for front in FRONTS])


def _play_with_more(cards: tuple[Printed, ...]) -> None:
    """And with the tokens they make."""
    use(Catalogue((*_played_with(), *cards)))


def spelled_out(cards: tuple[Printed, ...]) -> str:
    """Everything on these cards that is played."""
    return repr(
        [
            (
                card.name,
                card.types,
                card.categories,
                card.price,
                card.ca,
                card.ca_blue,
                card.ca_green,
                card.ca_red,
                card.burst,
                card.legacy,
                card.epic,
                card.lamps,
                card.level,
                card.power,
                card.power_green,
                card.power_red,
                card.atk,
                card.atk_green,
                card.atk_red,
                card.words.key(),
            )
            for card in cards
        ]
    )


_BROUGHT: Final = BroughtCards(catalogue, brought, _played_with, _play_with_more, Catalogue, spelled_out)
bring: Final = _BROUGHT.bring
own_cards: Final = _BROUGHT.of
cards_here: Final = _BROUGHT.here
catalogue_with: Final = _BROUGHT.with_these
TRAVELLING: Final = Travelling(_BROUGHT.blocks_of, _BROUGHT.first_face_here)
