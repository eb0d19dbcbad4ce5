"""Restricted cards (24-3): those that may not be in a deck as they like, and those unlocked once in a game."""

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


UNRESTRICTED: Final = Restrictions()
