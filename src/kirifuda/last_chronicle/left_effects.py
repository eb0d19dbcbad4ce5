"""What a resolution leaves behind (11.9.4.2 to 11.9.4.4, 11.6.18)."""

from collections.abc import Callable

from ..effects.tree import Node
from .occurrences import Occurrence
from .references import NOTHING, Numbers, Players, Reference, Slots

References = tuple[Reference, ...]
Key = tuple[Node, int, int, int, References, Numbers, Slots, Players, int, str, int, int, Occurrence | None]
"""All of a record, in the order in which it is made."""


class Lasting:
    """What a resolution left behind: a continuous or replacement effect, a delayed trigger. Never written to.

    `node` is the statement that made it; `ids` the cards it was fixed on when it arose (11.9.4.2), none where it
    is a rule for the game (11.9.4.3). `numbers` and `slots` are what they were then. `ends` is the turn in whose
    cleanup it goes (0: never by that); `lasts` the word of its duration; `made_in` the turn in which it arose.
    """

    __slots__ = (
        "ends",
        "handle",
        "ids",
        "lasts",
        "made_in",
        "node",
        "numbers",
        "occurrence",
        "players",
        "seat",
        "slots",
        "source",
        "stamp",
    )

    def __init__(
        self,
        node: Node,
        source: int = NOTHING,
        handle: int = NOTHING,
        seat: int = 0,
        ids: References = (),
        numbers: Numbers = (),
        slots: Slots = (),
        players: Players = (),
        stamp: int = 0,
        lasts: str = "",
        ends: int = 0,
        made_in: int = 0,
        occurrence: Occurrence | None = None,
    ) -> None:
        self.node = node
        self.source = source
        self.handle = handle
        self.seat = seat
        self.ids = ids
        self.numbers = numbers
        self.slots = slots
        self.players = players
        self.stamp = stamp
        self.lasts = lasts
        self.ends = ends
        self.made_in = made_in
        self.occurrence = occurrence

    def but(self, node: Node) -> "Lasting":
        """The same, of another statement."""
        return Lasting(node, *self.key()[1:])

    def until(self, turn: int) -> "Lasting":
        """The same, that goes in the cleanup of another turn."""
        twin = self.but(self.node)
        twin.ends = turn
        return twin

    def key(self) -> Key:
        return (
            self.node,
            self.source,
            self.handle,
            self.seat,
            self.ids,
            self.numbers,
            self.slots,
            self.players,
            self.stamp,
            self.lasts,
            self.ends,
            self.made_in,
            self.occurrence,
        )

    def __reduce__(self) -> tuple[Callable[..., "Lasting"], Key]:
        return Lasting, self.key()
