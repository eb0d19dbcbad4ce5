"""The zones (chapter 7)."""

from typing import Final

from ..kernel.zones import EVERYBODY, FACE_UP, FACE_UP_ONLY, NOBODY, OWNER, Zone

DECK: Final = 0
HAND: Final = 1
BATTLEFIELD: Final = 2
ERA: Final = 3
SOUL: Final = 4
CA: Final = 5
DISCARD: Final = 6
REMOVED: Final = 7
STACK: Final = 8
OUT: Final = 9
"""Outside the game: where tokens vanish to."""

OWNERS: Final[tuple[int, ...]] = (DECK, HAND, DISCARD, REMOVED)
"""Zones in which a card can only lie on its owner's side (7.2)."""

MOST_MARKERS: Final = 4
"""More era markers than these make no further era (7.6.2)."""

ZONES: Final = (
    Zone("deck", NOBODY),
    Zone("hand", OWNER, mixed=True),
    Zone("battlefield", EVERYBODY, placed=True),
    Zone("era-yard", FACE_UP, mixed=True),
    Zone("soul-yard", EVERYBODY, placed=True),
    Zone("ca-yard", EVERYBODY, placed=True),
    Zone("discard-pile", EVERYBODY, placed=True),
    Zone("removed-yard", FACE_UP_ONLY, placed=True),
    Zone("stack", EVERYBODY, placed=True),
    Zone("out", EVERYBODY, placed=True),
)
