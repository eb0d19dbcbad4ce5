"""Cards that somebody brings in files of their own: they can be played with, and are in no deck of the project."""

import pickle
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Generic

from ..kernel.rules import Block
from .card_folder import Card, Cards

Finder = Callable[[str], int | None]
"""How a card is found by name, theirs and those of the project."""
_Key = tuple[tuple[str, int, int], ...]
_Content = tuple[str, tuple[str, ...]]


class BroughtCards(Generic[Card, Cards]):
    """How the files of a game are read, the cards it is played with so far, and how more are added to them.

    Faces are places among the cards that this process has played with; what a card is, is what stands on it. Where
    games go from one process to another, they take the cards along that were brought to them: in blocks, each as it
    was read, with the face that its first card has there.
    """

    def __init__(
        self,
        built_in: Callable[[], Cards],
        read: Callable[[tuple[Path, ...]], tuple[Card, ...]],
        played_with: Callable[[], tuple[Card, ...]],
        play_with_more: Callable[[tuple[Card, ...]], None],
        catalogue: Callable[[tuple[Card, ...], tuple[Card, ...]], Cards],
        spelled_out: Callable[[tuple[Card, ...]], str],
    ) -> None:
        self._built_in = built_in
        self._read = read
        self._played_with = played_with
        self._play_with_more = play_with_more
        self._catalogue = catalogue
        self._spelled_out = spelled_out
        self._brought: dict[_Key, tuple[Card, ...]] = {}
        self._finders: dict[_Key, Finder] = {}
        self._blocks: list[tuple[Card, ...]] = []
        self._by_content: dict[_Content, tuple[Card, ...]] = {}
        self._packed: dict[int, bytes] = {}
        self._unpacked: dict[bytes, tuple[Card, ...]] = {}

    def bring(self, files: tuple[Path, ...]) -> Finder:
        """Read card files; raises `Broken` with everything that is wrong with them."""
        key = _key(files)
        if key not in self._finders:
            self._finders[key] = self.with_these(self.of(files)).face_of
        return self._finders[key]

    def of(self, files: tuple[Path, ...]) -> tuple[Card, ...]:
        """The cards of these files, ready to be played with. The same files are read once."""
        if not files:
            return ()
        key = _key(files)
        if key not in self._brought:
            if not self._played_with():
                self._play_with_more(self._built_in().cards)
            self._brought[key] = self.here(self._read(files))
        return self._brought[key]

    def here(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """These cards with the faces that they have in this process; those that are new get some."""
        if not cards:
            return ()
        content = (self._spelled_out(cards), tuple([card.english for card in cards]))
        if content not in self._by_content:
            for face, card in enumerate(cards, start=len(self._played_with())):
                card.face = face
            self._play_with_more(cards)
            self._by_content[content] = cards
            self._blocks.append(cards)
        return self._by_content[content]

    def brought_with(self, faces: Iterable[int]) -> tuple[tuple[Card, ...], ...]:
        """What was brought together with the cards of these faces."""
        wanted = frozenset(faces)
        return tuple([cards for cards in self._blocks if not wanted.isdisjoint(_faces_of(cards))])

    def blocks_of(self, faces: Iterable[int]) -> tuple[Block, ...]:
        """The same, ready to travel: a game is saved far more often than cards are brought to it."""
        return tuple([(_faces_of(cards), self._pack(cards)) for cards in self.brought_with(faces)])

    def _pack(self, cards: tuple[Card, ...]) -> bytes:
        first = cards[0].face
        if first not in self._packed:
            self._packed[first] = pickle.dumps(cards)
        return self._packed[first]

    def first_face_here(self, packed: bytes) -> int:
        """The face that the first card of a block has in this process."""
        if packed not in self._unpacked:
            self._unpacked[packed] = self.here(pickle.loads(packed))
        return self._unpacked[packed][0].face

    def with_these(self, own: tuple[Card, ...]) -> Cards:
        """The project's cards and these can be named; others that were brought only keep their faces."""
        if not own:
            return self._built_in()
        return self._catalogue(self._played_with(), (*self._built_in().cards, *own))


def _faces_of(cards: tuple[Card, ...]) -> range:
    """Cards that were brought together have faces that follow each other."""
    return range(cards[0].face, cards[0].face + len(cards))


def _key(files: tuple[Path, ...]) -> _Key:
    """Changes when a file is written anew."""
    return tuple([_state(file) for file in files])


def _state(file: Path) -> tuple[str, int, int]:
    if not file.is_file():
        return str(file), 0, 0
    written = file.stat()
    return str(file), written.st_mtime_ns, written.st_size
