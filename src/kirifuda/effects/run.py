"""One resolution of an effect: where it comes from, and what it has chosen and counted so far."""

from typing import Any, Final

NOTHING: Final = -1
NO_LANES: Final[dict[int, int]] = {}


def declared_in(slot: int) -> str:
    return f"word-{slot}"


class Run:
    """The memory of one resolution; it lives no longer than the procedure that carries it out.

    `shown`: cards that the effect lets somebody look at until it is over. `did` and `done` say whether the
    last statement was really done, and how many it dealt with. `as_it_was`: a card that is judged by what it
    was before it was turned over. `lanes`: those that were chosen, by slot; replaced, never written to. `left`: where
    cards lay that the effect took away. `numbers`: X, Y and Z, and under `declared_in(slot)` the place of a
    word that was declared.
    """

    __slots__ = (
        "as_it_was",
        "did",
        "done",
        "lanes",
        "left",
        "numbers",
        "occurrence",
        "seat",
        "shown",
        "slots",
        "source",
    )

    def __init__(self, source: int, seat: int, occurrence: Any = None) -> None:
        self.source = source
        self.seat = seat
        self.occurrence = occurrence
        self.slots: dict[int, tuple[int, ...]] = {}
        self.lanes = NO_LANES
        self.numbers: dict[str, int] = {}
        self.shown: tuple[int, ...] = ()
        self.did = True
        self.done = 0
        self.as_it_was = NOTHING
        self.left: dict[int, int] | None = None

    def for_seat(self, seat: int) -> "Run":
        """What another player does in the same resolution, who knows all that was chosen and counted so far."""
        other = Run(self.source, seat, self.occurrence)
        other.slots.update(self.slots)
        other.lanes = self.lanes
        other.numbers.update(self.numbers)
        other.as_it_was = self.as_it_was
        other.left = self.left
        return other

    def declared(self, slot: int) -> int:
        """Which word was declared and kept in this slot; none yet is -1."""
        return self.numbers.get(declared_in(slot), NOTHING)

    def did_so(self, done: int) -> bool:
        """Note how much was done; an effect that did nothing at all still goes on."""
        self.did = done > 0
        self.done = done
        return True

    def did_uncounted(self) -> bool:
        """Note that something was done and not counted: 戻してシャッフルし、同じ枚数引く is as many as went back."""
        self.did = True
        return True
