"""Clocks: none, so long for each decision, or so long for a game with something added after each answer."""

from dataclasses import dataclass
from typing import Any, Final

NO_CLOCK: Final = "none"
PER_DECISION: Final = "decision"
PER_GAME: Final = "game"


@dataclass
class Clock:
    """The time of both seats. It runs for the seat that is asked, and stands while the server is down."""

    kind: str = NO_CLOCK
    seconds: float = 0.0
    increment: float = 0.0

    def __post_init__(self) -> None:
        self.left = [self.seconds, self.seconds]
        self.running: int | None = None
        self.since = 0.0

    @classmethod
    def of(cls, settings: dict[str, Any]) -> "Clock":
        return cls(settings.get("kind", NO_CLOCK), settings.get("seconds", 0.0), settings.get("increment", 0.0))

    def asked(self, seat: int | None, now: float) -> None:
        """From now on this seat is asked (None: nobody is); the one before has answered."""
        if self.kind == NO_CLOCK:
            return
        if self.running is not None:
            if self.kind == PER_GAME:
                self.left[self.running] = self.remaining(self.running, now) + (
                    self.increment if seat != self.running else 0.0
                )
            else:
                self.left[self.running] = self.seconds
        self.running = seat
        self.since = now

    def paused(self, now: float) -> None:
        """The server stops, or has been away: no time passes until somebody is asked again."""
        if self.running is not None and self.kind != NO_CLOCK:
            self.left[self.running] = self.remaining(self.running, now)
            self.since = now

    def resumed(self, now: float) -> None:
        self.since = now

    def remaining(self, seat: int, now: float) -> float:
        spent = now - self.since if seat == self.running else 0.0
        return max(self.left[seat] - spent, 0.0)

    def out_of_time(self, now: float) -> int | None:
        """The seat whose time is over."""
        if self.kind == NO_CLOCK or self.running is None or self.remaining(self.running, now) > 0:
            return None
        return self.running

    def as_json(self, now: float) -> dict[str, Any]:
        if self.kind == NO_CLOCK:
            return {"kind": NO_CLOCK}
        left = [round(self.remaining(seat, now), 2) for seat in (0, 1)]
        return {"kind": self.kind, "left": left, "running": self.running, "increment": self.increment}
