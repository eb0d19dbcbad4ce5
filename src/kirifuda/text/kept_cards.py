"""Compiled cards are kept in the user's cache folder, for as long as neither they nor the compiler change."""

import hashlib
import pickle
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Generic, TypeVar

PACKAGE: Final = Path(__file__).resolve().parents[1]
MOST: Final = 1024
"""Of so many sets of files that people bring the cards are kept; those written first go first. Scenarios with cards of
their own are several hundred such sets."""
Card = TypeVar("Card")


class KeptCards(Generic[Card]):
    """The cards of one game: the file they are kept in, the folder it is in, and what makes cards of card files."""

    def __init__(
        self,
        card: type[Card],
        file: str,
        folder: Callable[[], Path],
        sources: tuple[str, ...],
        package: Path = PACKAGE,
        most: int = MOST,
    ) -> None:
        self._card = card
        self._file = file
        self._folder = folder
        self._sources = sources
        self._package = package
        self._most = most

    def of_files(self, key: bytes) -> "KeptCards[Card]":
        """Where the cards of other files, brought by somebody, are kept."""
        file = f"{self._brought}{key.hex()[:16]}.pickle"
        return KeptCards(self._card, file, self._folder, self._sources, self._package, self._most)

    def key_of(self, files: list[Path]) -> bytes:
        """Changes with the card files and with everything that makes cards of them."""
        digest = hashlib.sha256(sys.version.encode())
        for file in (*files, *self.sources()):
            digest.update(f"\0{file.name}\0".encode())
            digest.update(file.read_bytes())
        return digest.digest()

    def recall(self, key: bytes) -> tuple[Card, ...] | None:
        """The cards that were kept under this key, if they are there and whole."""
        try:
            kept = self._folder().joinpath(self._file).read_bytes()
            if not kept.startswith(key):
                return None
            cards = pickle.loads(kept[len(key) :])
        except Exception:  # whatever is wrong with the file, the cards are compiled anew
            return None
        if isinstance(cards, tuple) and all(isinstance(card, self._card) for card in cards):
            return cards
        return None

    def keep(self, key: bytes, cards: tuple[Card, ...]) -> None:
        """Keep the cards, where that is possible."""
        try:
            folder = self._folder()
            folder.mkdir(parents=True, exist_ok=True)
            draft = folder.joinpath(f"{self._file}.{key.hex()[:16]}")
            draft.write_bytes(key + pickle.dumps(cards))
            draft.replace(folder.joinpath(self._file))
            brought = sorted(folder.glob(f"{self._brought}*.pickle"), key=lambda file: file.stat().st_mtime)
            for file in brought[: -self._most]:
                file.unlink(missing_ok=True)
        except Exception:  # a folder that cannot be written to, a disk that is full
            return

    @property
    def _brought(self) -> str:
        return f"brought-{self._card.__module__}-"

    def sources(self) -> Iterator[Path]:
        """The sources of everything that makes cards of card files."""
        for pattern in self._sources:
            for path in sorted(self._package.glob(pattern)):
                if path.suffix == ".py":
                    yield path
