"""All the cards of a game, found by name."""

from collections.abc import Iterable
from typing import Generic, Protocol, TypeVar

from .card_tables import plain


class Faced(Protocol):
    """A card has a name in both languages, and a face: its place among all cards."""

    face: int

    @property
    def name(self) -> str: ...

    @property
    def english(self) -> str: ...


Card = TypeVar("Card", bound=Faced)


class Catalogue(Generic[Card]):
    """All cards of a game; a card's face is its place here. `named` are those found by name, if not all are."""

    def __init__(self, cards: tuple[Card, ...], named: Iterable[Card] | None = None) -> None:
        self.cards = cards
        found = cards if named is None else tuple(named)
        self._faces: dict[str, int] = {}
        for card in found:
            self._faces.setdefault(plain(card.name), card.face)
        for card in found:
            self._faces.setdefault(plain(card.english), card.face)
        self._faces.pop("", None)

    def face_of(self, name: str) -> int | None:
        """The card of this name, Japanese or English, however wide or large it is written."""
        return self._faces.get(plain(name))

    def faces_of(self, names: tuple[str, ...]) -> tuple[int | None, ...]:
        """The faces of a list of card names; None for each name that is no card."""
        return tuple([self.face_of(name) for name in names])
