"""Who sits where at a table."""

import time
from dataclasses import dataclass, field
from typing import Any, Final

OPEN: Final = "open"
PERSON: Final = "person"


@dataclass
class Seat:
    """One side of a table: free, taken by a person, or played by the computer (`kind` is then the agent's name)."""

    kind: str = OPEN
    name: str = ""
    token: str = ""
    """Hash of the token that the person holds."""
    account: int | None = None
    deck: list[str] | None = None
    """The names of the cards; None: the game has one deck for everybody."""
    here: int = 0
    """How many connections the person has."""
    away_since: float = field(default_factory=time.monotonic)

    @property
    def is_computer(self) -> bool:
        return self.kind not in (OPEN, PERSON)

    def kept(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "name": self.name,
            "token": self.token,
            "account": self.account,
            "deck": self.deck,
        }

    @classmethod
    def of(cls, kept: dict[str, Any], now: float) -> "Seat":
        return cls(kept["kind"], kept["name"], kept["token"], kept["account"], kept["deck"], away_since=now)
