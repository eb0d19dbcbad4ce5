"""Decks that people bring to Legions!."""

from collections.abc import Iterable
from pathlib import Path

from ...deck_building import Breaches, DeckBuilding, unknown_regulation
from ..book import GAME
from ..cards import catalogue, read_cards
from ..citing import numbers_of
from ..decks import deck_faces
from ..regulation import breaches
from ..restriction_lists import dated_lists, restrictions_named


def deck_building(own: Iterable[Path]) -> DeckBuilding:
    files = tuple(own)
    cards = read_cards(files) if files else catalogue()

    def regulation(name: str) -> Breaches:
        restrictions = restrictions_named(cards, name)
        if restrictions is None:
            raise unknown_regulation(name, dated_lists())
        return lambda deck: breaches(cards, deck, restrictions)

    names = tuple(card.name for card in cards.cards)
    return DeckBuilding(GAME, names, cards.face_of, lambda listed: deck_faces(cards, listed), regulation, numbers_of)
