"""Decks that people bring to Last Chronicle."""

from collections.abc import Iterable
from pathlib import Path

from ...deck_building import DeckBuilding, the_only_regulation
from ..book import GAME
from ..cards import read_cards
from ..regulation import breaches


def deck_building(own: Iterable[Path]) -> DeckBuilding:
    cards = read_cards(own)
    regulation = the_only_regulation(GAME, lambda deck: breaches(cards, deck))
    names = tuple(card.name for card in cards.cards)
    return DeckBuilding(GAME, names, cards.face_of, cards.faces_of, regulation)
