"""Each player brings half of the heap."""

from typing import Final

from kirifuda.kernel.offer import NO_CARD
from kirifuda.kernel.outcome import Refusal

from .book import clause
from .table import STONE

HALF: Final = 6
STONES: Final = (STONE,) * HALF


def face_named(name: str) -> int | None:
    return STONE if name in ("石", "stone") else None


def deck_faces(names: tuple[str, ...]) -> tuple[int | None, ...]:
    return tuple(face_named(name) for name in names)


@clause("1")
def deck_breaches(deck: tuple[int, ...]) -> tuple[Refusal, ...]:
    """Six stones, no more and no fewer."""
    return () if len(deck) == HALF else (Refusal("1", "size", (NO_CARD, len(deck), HALF)),)
