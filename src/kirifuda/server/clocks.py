"""Clocks: none, so long for each decision, or so long for a game with something added after each answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from .shapes import ClockStateJson

Kind = Literal["none", "decision", "game"]

NO_CLOCK: Final = "none"
PER_DECISION: Final = "decision"
PER_GAME: Final = "game"
NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Charge:
    """Time that a seat has used; `answered`: with it came what was asked for."""

    seat: int
    spent: float
    answered: bool = True


@dataclass
class Clock:
    """The time of both seats. It runs for the seat that is asked, and stands while the server is down."""

    kind: Kind = NO_CLOCK
    seconds: float = 0.0
    increment: float = 0.0

    def __post_init__(self) -> None:
        self.left = [self.seconds, self.seconds]
        self.running: int | None = None
        self.since = 0.0

    @classmethod
    def of(cls, settings: dict[str, Any]) -> "Clock":
        return cls(settings.get("kind", NO_CLOCK), settings.get("seconds", 0.0), settings.get("increment", 0.0))

    def used(self, now: float, answered: bool = True) -> Charge:
        """What the seat that is asked has used since it was."""
        if self.kind == NO_CLOCK or self.running is None:
            return Charge(NOBODY, 0.0, answered)
        return Charge(self.running, max(now - self.since, 0.0), answered)

    def charge(self, used: Charge, then: int | None) -> None:
        """A seat has used so much; `then` the next is asked (None: nobody is)."""
        if used.seat == NOBODY or self.kind == NO_CLOCK:
            return
        left = max(self.left[used.seat] - used.spent, 0.0)
        if used.answered and left > 0:
            left = self.seconds if self.kind == PER_DECISION else left + (self.increment if then != used.seat else 0.0)
        self.left[used.seat] = left

    def charge_all(self, used: Sequence[Charge], then: int | None) -> None:
        """One after the other, as it was when they were used."""
        for at, one in enumerate(used):
            self.charge(one, used[at + 1].seat if at + 1 < len(used) else then)

    def run(self, seat: int | None, now: float) -> None:
        """From now on this seat is asked (None: nobody is)."""
        self.running = None if self.kind == NO_CLOCK else seat
        self.since = now

    def remaining(self, seat: int, now: float) -> float:
        spent = now - self.since if seat == self.running else 0.0
        return max(self.left[seat] - spent, 0.0)

    def out_of_time(self, now: float) -> int | None:
        """The seat whose time is over."""
        if self.kind == NO_CLOCK or self.running is None or self.remaining(self.running, now) > 0:
            return None
        return self.running

    def as_json(self, now: float) -> ClockStateJson:
        if self.kind == NO_CLOCK:
            return {"kind": NO_CLOCK}
        left = (round(self.remaining(0, now), 2), round(self.remaining(1, now), 2))
        return {"kind": self.kind, "left": left, "running": self.running, "increment": self.increment}
