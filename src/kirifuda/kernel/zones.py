"""Zones declare who sees what lies in them; views, events and knowledge derive from that."""

from typing import Final

# Who sees the faces of the cards in a zone.
NOBODY: Final = 0
OWNER: Final = 1
EVERYBODY: Final = 2
TOP: Final = 3
"""Everybody sees the top card, its owner sees the rest."""
FACE_UP: Final = 4
"""Everybody sees what lies face-up, the owner also what lies face-down."""
FACE_UP_ONLY: Final = 5
"""Everybody sees what lies face-up, nobody what lies face-down."""


class Zone:
    """A kind of place for cards; each seat has one.

    `placed`: its cards lie in places of their own, so that everyone can point at one without knowing
    its face. `mixed`: nobody else can tell its cards apart, so a card that leaves it unseen could have
    been any of them. `joined`: together with the other joined zones of a seat it is one larger place.
    `tells`: something may be seen, or no longer be known, of the others when a card leaves it.
    """

    __slots__ = ("joined", "mixed", "name", "placed", "seen_by", "tells")

    def __init__(
        self, name: str = "", seen_by: int = NOBODY, placed: bool = False, mixed: bool = False, joined: bool = False
    ) -> None:
        self.name = name
        self.seen_by = seen_by
        self.placed = placed
        self.mixed = mixed
        self.joined = joined
        self.tells = mixed or seen_by == TOP
