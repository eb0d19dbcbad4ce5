"""How one game ended, as it is kept: a line of JSON."""

import json
from dataclasses import dataclass
from typing import Any, Final

DRAWN: Final = -1

# How a game may end other than by its rules.
TOO_LONG: Final = "too-long"
FORFEIT: Final = "forfeit"
FAULT: Final = "fault"
BESIDE_THE_RULES: Final = (TOO_LONG, FORFEIT, FAULT)


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of the cards of a deck in a game, by their faces: once each, however many copies there were."""

    drawn: tuple[int, ...] = ()
    """In the hand when somebody was asked something."""
    played: tuple[int, ...] = ()
    stuck: tuple[int, ...] = ()
    """In the hand at the end."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A game that is over."""

    number: int
    winner: int
    """A seat, or DRAWN."""
    by: str
    """The clause that ended it, or one of BESIDE_THE_RULES."""
    why: str
    """Beside the rules: what happened."""
    first: int
    """The seat that went first; DRAWN if the game ended before that was known."""
    turns: int
    answers: int
    behind: float
    """How far the winner was behind at the worst beginning of a turn, as the game values positions."""
    fates: tuple[Fate, ...]
    """By seats."""
    said: tuple[int, ...]
    """What the seats answered, in order: with the seed this is the whole game."""

    def line(self) -> str:
        written = {
            "number": self.number,
            "winner": self.winner,
            "by": self.by,
            "why": self.why,
            "first": self.first,
            "turns": self.turns,
            "answers": self.answers,
            "behind": self.behind,
            "cards": [[fate.drawn, fate.played, fate.stuck] for fate in self.fates],
            "said": " ".join(map(str, self.said)),
        }
        return json.dumps(written, ensure_ascii=False, separators=(",", ":")) + "\n"


def read_line(line: str) -> Ended | None:
    """A line again as what it was; None if it is not whole."""
    try:
        found: Any = json.loads(line)
        fates = tuple(Fate(*(tuple(map(int, faces)) for faces in seat)) for seat in found["cards"])
        return Ended(
            int(found["number"]),
            int(found["winner"]),
            str(found["by"]),
            str(found["why"]),
            int(found["first"]),
            int(found["turns"]),
            int(found["answers"]),
            float(found["behind"]),
            fates,
            tuple(map(int, str(found["said"]).split())),
        )
    except (ValueError, TypeError, KeyError):
        return None
