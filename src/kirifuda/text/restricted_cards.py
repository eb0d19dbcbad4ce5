"""Restricted cards: those that a deck may not hold as it likes, for those who agree on such a regulation."""

from collections.abc import Callable
from typing import Final

STANDARD: Final = "standard"

Limit = tuple[int, int, int]
"""A card, how many of it a deck has, how many it may have."""


class Restrictions:
    """The restricted cards that are announced at a time, by their faces."""

    __slots__ = ("banned", "exclusive", "limits", "name")

    def __init__(
        self,
        name: str = STANDARD,
        banned: tuple[int, ...] = (),
        limits: dict[int, int] | None = None,
        exclusive: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.name = name
        self.banned = banned
        self.limits: dict[int, int] = limits if limits is not None else {}
        self.exclusive = exclusive

    def banned_in(self, deck: tuple[int, ...]) -> list[Limit]:
        return [(face, deck.count(face), 0) for face in dict.fromkeys(deck) if face in self.banned]

    def too_many_in(self, deck: tuple[int, ...]) -> list[Limit]:
        """Limited cards of which a deck has more than it may."""
        return [
            (face, deck.count(face), self.limits[face])
            for face in dict.fromkeys(deck)
            if face in self.limits and deck.count(face) > self.limits[face]
        ]

    def together_in(self, deck: tuple[int, ...]) -> list[tuple[int, int]]:
        """Pairs that exclude each other, where a deck has both."""
        return [(one, other) for one, other in self.exclusive if one in deck and other in deck]

    def spelled_out(self, names: Callable[[int], str]) -> str:
        """Everything that is restricted, by the names of the cards; empty where nothing is."""
        limits = [(names(face), most) for face, most in self.limits.items()]
        pairs = [(names(one), names(other)) for one, other in self.exclusive]
        banned = list(map(names, self.banned))
        return repr((banned, limits, pairs)) if banned or limits or pairs else ""
