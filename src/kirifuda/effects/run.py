"""One resolution of an effect: where it comes from, and what it has chosen and counted so far."""

from collections.abc import Sequence
from typing import Any, Final

NOTHING: Final = -1
NO_LANES: Final[dict[int, int]] = {}


def declared_in(slot: int) -> str:
    return f"word-{slot}"


DEALT: Final = "dealt-"


def dealt_in(slot: int) -> str:
    return f"{DEALT}{slot}"


def _of(seat: int) -> str:
    return f"-of-{seat}"


class Run:
    """The memory of one resolution; it lives no longer than the procedure that carries it out.

    `shown`: cards that the effect lets somebody look at until it is over. `did` says whether the
    last statement was really done. `as_it_was`: a card that is judged by what it
    was before it was turned over. `lanes`: those that were chosen, by slot; replaced, never written to. `left`: where
    cards lay that the effect took away. `numbers`: X, Y and Z; under `declared_in(slot)` the place of a
    word that was declared, under `dealt_in(slot)` how many a statement dealt with.
    """

    __slots__ = (
        "as_it_was",
        "did",
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
        self.as_it_was = NOTHING
        self.left: dict[int, int] | None = None

    def for_seat(self, seat: int) -> "Run":
        """What another player does in the same resolution, who knows all that was chosen and counted so far."""
        other = self.begun_by(seat)
        other.slots.update(self.slots)
        other.lanes = self.lanes
        other.numbers.update(self.numbers)
        other.as_it_was = self.as_it_was
        other.left = self.left
        return other

    def begun_by(self, seat: int) -> "Run":
        """A resolution of the same effect that has done nothing yet."""
        return Run(self.source, seat, self.occurrence)

    def declared(self, slot: int) -> int:
        """Which word was declared and kept in this slot; none yet is -1."""
        return self.numbers.get(declared_in(slot), NOTHING)

    def did_so(self, done: int, slot: int | None = None) -> bool:
        """Note how much was done, for later where the text speaks of it; what did nothing at all still goes on."""
        self.did = done > 0
        if slot is not None:
            self.numbers[dealt_in(slot)] = done
        return True

    def did_to(self, seats: Sequence[int], slot: int | None) -> bool:
        """The same of cards, each by the player who had it."""
        if slot is not None:
            for seat in (0, 1):
                self.numbers[dealt_in(slot) + _of(seat)] = seats.count(seat)
        return self.did_so(len(seats), slot)

    def dealt_with(self, slot: int) -> int:
        return self.numbers.get(dealt_in(slot), 0)

    def of_each(self, seat: int) -> Any:
        """The same resolution as that player counts: YOU is that one, and of what both did only the own part counts."""
        own = self.for_seat(seat)
        for name, number in self.numbers.items():
            if name.endswith(_of(seat)):
                own.numbers[name.removesuffix(_of(seat))] = number
        return own
