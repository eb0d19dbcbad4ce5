"""Decks that people bring to Legend of Stars."""

from collections.abc import Iterable
from pathlib import Path

from ...deck_building import Breaches, DeckBuilding, unknown_regulation
from ..book import GAME
from ..cards.catalogue import read_cards
from ..cards.restriction_lists import dated_lists, restrictions_named
from ..ch03_the_field.ch03_1_decks import breaches


def deck_building(own: Iterable[Path]) -> DeckBuilding:
    cards = read_cards(own)

    def regulation(name: str) -> Breaches:
        restrictions = restrictions_named(cards, name)
        if restrictions is None:
            raise unknown_regulation(name, dated_lists())
        return lambda deck: breaches(cards, deck, restrictions)

    names = tuple(card.name for card in cards.cards)
    return DeckBuilding(GAME, names, cards.face_of, cards.faces_of, regulation)
