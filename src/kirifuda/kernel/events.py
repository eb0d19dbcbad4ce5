"""What happened, told to each seat as far as that seat may know it."""

from collections.abc import Callable
from typing import Final

HIDDEN: Final = -1

Shown = tuple[int, int, int, int]
"""A card in an event: (handle, face, seats that see the face, seats that can point at the card)."""
Told = tuple[str, str, int, tuple[tuple[int, int], ...], str, tuple[int, ...]]


class Event:
    """One thing that happened, by one clause.

    Secret and public are written side by side at the source: each card carries the seats that may see
    it. `what` is a term (an action's key, a zone's name), `numbers` are always public.
    """

    __slots__ = ("cards", "clause", "kind", "numbers", "seat", "what")

    def __init__(
        self,
        kind: str = "",
        clause: str = "",
        seat: int = 0,
        cards: tuple[Shown, ...] = (),
        what: str = "",
        numbers: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.clause = clause
        self.seat = seat
        self.cards = cards
        self.what = what
        self.numbers = numbers

    def told(self, seat: int) -> Told:
        """The event as `seat` hears of it."""
        bit = 1 << seat
        cards = tuple(
            (handle if (points | sees) & bit else HIDDEN, face if sees & bit else HIDDEN)
            for handle, face, sees, points in self.cards
        )
        return self.kind, self.clause, self.seat, cards, self.what, self.numbers

    def whole(self) -> Told:
        """The event with nothing hidden: for the record of a finished game."""
        cards = tuple((handle, face) for handle, face, _, _ in self.cards)
        return self.kind, self.clause, self.seat, cards, self.what, self.numbers

    def __repr__(self) -> str:
        return f"Event{self.whole()!r}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[str, str, int, tuple[Shown, ...], str, tuple[int, ...]]:
        return self.kind, self.clause, self.seat, self.cards, self.what, self.numbers

    def __reduce__(self) -> tuple[Callable[..., "Event"], tuple[object, ...]]:
        return Event, self._key()
