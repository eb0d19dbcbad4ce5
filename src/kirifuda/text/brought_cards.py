"""Cards that somebody brings in files of their own: they can be played with, and are in no deck of the project."""

from collections.abc import Callable
from pathlib import Path
from typing import Generic

from .card_folder import Card, Cards

Finder = Callable[[str], int | None]
"""How a card is found by name, theirs and those of the project."""
_Key = tuple[tuple[str, int, int], ...]


class BroughtCards(Generic[Card, Cards]):
    """How the files of a game are read, the cards it is played with so far, and how more are added to them."""

    def __init__(
        self,
        built_in: Callable[[], Cards],
        read: Callable[[tuple[Path, ...]], tuple[Card, ...]],
        played_with: Callable[[], tuple[Card, ...]],
        play_with_more: Callable[[tuple[Card, ...]], None],
        catalogue: Callable[[tuple[Card, ...], tuple[Card, ...]], Cards],
    ) -> None:
        self._built_in = built_in
        self._read = read
        self._played_with = played_with
        self._play_with_more = play_with_more
        self._catalogue = catalogue
        self._brought: dict[_Key, tuple[Card, ...]] = {}
        self._finders: dict[_Key, Finder] = {}

    def bring(self, files: tuple[Path, ...]) -> Finder:
        """Read card files; raises `Broken` with everything that is wrong with them."""
        key = _key(files)
        if key not in self._finders:
            self._finders[key] = self.with_these(self.of(files)).face_of
        return self._finders[key]

    def of(self, files: tuple[Path, ...]) -> tuple[Card, ...]:
        """The cards of these files, ready to be played with. The same files are read once."""
        key = _key(files)
        if key not in self._brought:
            if not self._played_with():
                self._play_with_more(self._built_in().cards)
            cards = self._read(files)
            for face, card in enumerate(cards, start=len(self._played_with())):
                card.face = face
            self._play_with_more(cards)
            self._brought[key] = cards
        return self._brought[key]

    def with_these(self, own: tuple[Card, ...]) -> Cards:
        """The project's cards and these can be named; others that were brought only keep their faces."""
        if not own:
            return self._built_in()
        return self._catalogue(self._played_with(), (*self._built_in().cards, *own))


def _key(files: tuple[Path, ...]) -> _Key:
    """Changes when a file is written anew."""
    return tuple([_state(file) for file in files])


def _state(file: Path) -> tuple[str, int, int]:
    if not file.is_file():
        return str(file), 0, 0
    written = file.stat()
    return str(file), written.st_mtime_ns, written.st_size
