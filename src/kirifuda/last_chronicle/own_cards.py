"""Cards that somebody brings in files of their own: they can be played with, and are in no deck of the project."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from .card_files import read_files
from .cards import Catalogue, Printed, catalogue
from .fronts import FRONTS, use

Key = tuple[tuple[str, int, int], ...]
Finder = Callable[[str], int | None]
_brought: Final[dict[Key, tuple[Printed, ...]]] = {}
_finders: Final[dict[Key, Finder]] = {}


def bring(files: tuple[Path, ...]) -> Finder:
    """Read card files; returns how a card is found by name, theirs and those of the project.

    Raises `Broken` with everything that is wrong with them.
    """
    key = _keys(files)
    if key not in _finders:
        _finders[key] = catalogue_with(own_cards(files)).face_of
    return _finders[key]


def own_cards(files: tuple[Path, ...]) -> tuple[Printed, ...]:
    """The cards of these files, ready to be played with, and their tokens. The same files are read once."""
    key = _keys(files)
    if key not in _brought:
        before = catalogue().cards
        if not FRONTS:
            use(catalogue())
        cards = read_files(files, before)[len(before) :]
        for face, card in enumerate(cards, start=len(FRONTS)):
            card.face = face
        use(Catalogue((*(front.card for front in FRONTS), *cards)))
        _brought[key] = cards
    return _brought[key]


def catalogue_with(own: tuple[Printed, ...]) -> Catalogue:
    """The project's cards and these can be named; others that were brought only keep their faces."""
    if not own:
        return catalogue()
    return Catalogue([front.card for front in FRONTS], (*catalogue().cards, *own))


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


def _keys(files: tuple[Path, ...]) -> Key:
    return tuple([_key(file) for file in files])


def _key(file: Path) -> tuple[str, int, int]:
    if not file.is_file():
        return str(file), 0, 0
    written = file.stat()
    return str(file), written.st_mtime_ns, written.st_size
