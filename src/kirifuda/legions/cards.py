"""The cards of the game: those of the card folder, read once."""

from collections.abc import Iterable
from pathlib import Path

from ..paths import cards_dir
from .book import GAME
from .card_cache import KEPT
from .card_files import read_files
from .printed import Catalogue, Printed, plain

__all__ = ["Catalogue", "Printed", "catalogue", "plain", "read_cards"]

_built_in: list[Catalogue] = []


def catalogue() -> Catalogue:
    """The cards that come with the project."""
    if not _built_in:
        files = built_in_files()
        key = KEPT.key_of(files)
        cards = KEPT.recall(key)
        if cards is None:
            cards = read_files(files)
            KEPT.keep(key, cards)
        _built_in.append(Catalogue(cards))
    return _built_in[0]


def read_cards(files: Iterable[Path]) -> Catalogue:
    """The cards that come with the project, and after them those of these files.

    Files that come with the project may be among them: they are read anew, and their cards come last.
    """
    wanted = list(files)
    places = [file.resolve() for file in wanted]
    others = [file for file in built_in_files() if file.resolve() not in places]
    if len(others) < len(built_in_files()):
        return Catalogue(read_files([*others, *wanted]))
    return Catalogue(read_files(wanted, catalogue().cards))


def built_in_files() -> list[Path]:
    return sorted(cards_dir().joinpath(GAME).glob("*.toml"))
