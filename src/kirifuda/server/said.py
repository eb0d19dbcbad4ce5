"""What was said at a table, read again: the answers of its games as they stand."""

from collections.abc import Iterable

from .store import NEXT, PAUSE, UNDO, Entry

Answer = tuple[int, int]
"""A seat (or chance), and the index of what it answered."""


def games_said(entries: Iterable[Entry]) -> list[list[Answer]]:
    """The answers of every game at a table, the present one last; what was taken back is not among them."""
    games: list[list[Answer]] = [[]]
    for entry in entries:
        if entry.kind == NEXT:
            games.append([])
        elif entry.kind == UNDO:
            del games[-1][entry.value :]
        elif entry.kind != PAUSE:
            games[-1].append((entry.seat, entry.value))
    return games
