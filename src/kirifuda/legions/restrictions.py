"""Restricted cards (24-3): those that may not be in a deck as they like, and those unlocked once in a game."""

from collections.abc import Callable
from typing import Final

from ..text import restricted_cards
from ..text.restricted_cards import STANDARD


class Restrictions(restricted_cards.Restrictions):
    """The restricted cards that are announced at a time, by their faces."""

    __slots__ = ("unlock_limited",)

    def __init__(
        self,
        name: str = STANDARD,
        banned: tuple[int, ...] = (),
        limits: dict[int, int] | None = None,
        exclusive: tuple[tuple[int, int], ...] = (),
        unlock_limited: tuple[int, ...] = (),
    ) -> None:
        super().__init__(name, banned, limits, exclusive)
        self.unlock_limited = unlock_limited

    def spelled_out(self, names: Callable[[int], str]) -> str:
        once = list(map(names, self.unlock_limited))
        return super().spelled_out(names) + (repr(once) if once else "")


UNRESTRICTED: Final = Restrictions()
