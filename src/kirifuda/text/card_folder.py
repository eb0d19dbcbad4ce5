"""The cards of a game's card folder: read once, and kept compiled."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Generic, TypeVar

from .catalogue import Catalogue, Faced
from .kept_cards import KeptCards

Card = TypeVar("Card", bound=Faced)
Cards = TypeVar("Cards", bound=Catalogue[Any])


class CardFolder(Generic[Card, Cards]):
    """The folder of a game, how its files are read behind other cards, and what catalogue they make."""

    def __init__(
        self,
        folder: Callable[[], Path],
        kept: KeptCards[Card],
        read: Callable[[Iterable[Path], tuple[Card, ...]], tuple[Card, ...]],
        catalogue: Callable[[tuple[Card, ...]], Cards],
    ) -> None:
        self._folder = folder
        self._kept = kept
        self._read = read
        self._catalogue = catalogue
        self._built_in: Cards | None = None

    def files(self) -> list[Path]:
        return sorted(self._folder().glob("*.toml"))

    def catalogue(self) -> Cards:
        """The cards that come with the project."""
        if self._built_in is None:
            files = self.files()
            key = self._kept.key_of(files)
            cards = self._kept.recall(key)
            if cards is None:
                cards = self._read(files, ())
                self._kept.keep(key, cards)
            self._built_in = self._catalogue(cards)
        return self._built_in

    def brought(self, files: tuple[Path, ...]) -> tuple[Card, ...]:
        """The cards of files that somebody brings, as they are beside the project's."""
        before = self.catalogue().cards
        if not all([file.is_file() for file in files]):
            return self._read(files, before)[len(before) :]
        key = self._kept.key_of([*self.files(), *files])
        kept = self._kept.of_files(key)
        cards = kept.recall(key)
        if cards is None:
            cards = self._read(files, before)[len(before) :]
            kept.keep(key, cards)
        return cards

    def with_files(self, files: Iterable[Path]) -> Cards:
        """The cards that come with the project, and after them those of these files.

        Files that come with the project may be among them: they are read anew, and their cards come last.
        """
        wanted = list(files)
        if not wanted:
            return self.catalogue()
        places = [file.resolve() for file in wanted]
        others = [file for file in self.files() if file.resolve() not in places]
        if len(others) < len(self.files()):
            return self._catalogue(self._read([*others, *wanted], ()))
        return self._catalogue(self._read(wanted, self.catalogue().cards))
