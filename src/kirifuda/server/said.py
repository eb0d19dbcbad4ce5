"""What was said at a table, read again: the answers of its games as they stand."""

from collections.abc import Iterable
from typing import Final

from .store import NEXT, PAUSE, UNDO, Entry

Answer = tuple[int, int]
"""A seat (or chance), and the index of what it answered."""


TIME: Final = "time"
"""An entry: the seat's time is over."""
ABSENT: Final = "absent"
"""An entry: the seat was away too long, and the other claimed the game."""
LOST: Final = (TIME, ABSENT)


def ends_said(entries: Iterable[Entry]) -> list[str]:
    """How every game at a table was lost other than by its rules; nothing where it was not."""
    games = [""]
    for entry in entries:
        if entry.kind == NEXT:
            games.append("")
        elif entry.kind in LOST:
            games[-1] = entry.kind
    return games


def standing(entries: Iterable[Entry]) -> list[list[Entry]]:
    """Of every game at a table what was said and not taken back, the present game last."""
    games: list[list[Entry]] = [[]]
    for entry in entries:
        if entry.kind == NEXT:
            games.append([])
        elif entry.kind == UNDO:
            del games[-1][entry.value :]
        elif entry.kind != PAUSE:
            games[-1].append(entry)
    return games


def games_said(entries: Iterable[Entry]) -> list[list[Answer]]:
    """The answers of every game at a table, the present one last; what was taken back is not among them."""
    return [[(entry.seat, entry.value) for entry in game] for game in standing(entries)]
