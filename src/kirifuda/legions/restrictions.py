"""Restricted cards (24-3): those that may not be in a deck as they like, and those unlocked once in a game."""

from collections.abc import Callable
from typing import Final

STANDARD: Final = "standard"


class Restrictions:
    """The restricted cards that are announced at a time, by their faces."""

    __slots__ = ("banned", "exclusive", "limits", "name", "unlock_limited")

    def __init__(
        self,
        name: str = STANDARD,
        banned: tuple[int, ...] = (),
        limits: dict[int, int] | None = None,
        exclusive: tuple[tuple[int, int], ...] = (),
        unlock_limited: tuple[int, ...] = (),
    ) -> None:
        self.name = name
        self.banned = banned
        self.limits: dict[int, int] = limits if limits is not None else {}
        self.exclusive = exclusive
        self.unlock_limited = unlock_limited

    def spelled_out(self, names: Callable[[int], str]) -> str:
        """Everything that is restricted, by the names of the cards."""
        if self is UNRESTRICTED:
            return ""
        limits = [(names(face), most) for face, most in self.limits.items()]
        pairs = [(names(one), names(other)) for one, other in self.exclusive]
        return repr((list(map(names, self.banned)), limits, pairs, list(map(names, self.unlock_limited))))


UNRESTRICTED: Final = Restrictions()
