"""The decks that come with the project."""

from functools import cache

from ..paths import decks_dir
from ..text.deck_folder import Deck, decks_in
from .book import FOLDER
from .cards.catalogue import catalogue


@cache
def starter_decks() -> dict[str, Deck]:
    """The decks that come with the project, by the names of their files."""
    return decks_in(decks_dir().joinpath(FOLDER), catalogue().face_of)
