"""Decks that people bring to BlackPoker."""

from collections.abc import Iterable
from pathlib import Path

from ...deck_building import DeckBuilding, the_only_regulation
from ..book import GAME
from ..cards import NAMES, face_named
from ..deck import deck_breaches, deck_faces


def deck_building(own: Iterable[Path]) -> DeckBuilding:
    return DeckBuilding(GAME, tuple(NAMES), face_named, deck_faces, the_only_regulation(GAME, deck_breaches))
