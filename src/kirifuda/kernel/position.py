"""A position as people write it: what lies where, what is true of it, what waits to happen.

A game lays such a position out as its own state, and reads its state back as one.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from .ask import Question
from .phrase import Argument, Phrase
from .state import State

# How the cards of a zone are listed.
PILE: Final = "pile"
"""Top first."""
ROW: Final = "row"
"""In the order in which they lie."""
SET: Final = "set"
"""In any order."""

# What a fact of a position is.
SEAT: Final = "seat"
YES_OR_NO: Final = "yes-or-no"
NUMBER: Final = "number"
Kind = str | tuple[str, ...]
"""SEAT, YES_OR_NO, NUMBER, or the words it can be, of which the place is meant."""

GONE: Final = "gone"
"""The target of something that waits and was aimed at what is there no longer."""

Place = tuple[str, int, int]
"""Where a piece lies: its zone, its seat, its place in the list of that zone."""


@dataclass(slots=True)
class Piece:
    """A card, or several that lie together as one thing, with what is true of it."""

    faces: tuple[int, ...]
    marks: tuple[str, ...] = ()
    numbers: dict[str, int] = field(default_factory=dict)
    links: dict[str, Place] = field(default_factory=dict)


@dataclass(slots=True)
class Waiting:
    """Something that waits to happen. `target` is the domain of what it is aimed at, GONE, or nothing."""

    seat: int
    what: str
    faces: tuple[int, ...] = ()
    target: str = ""
    place: Place | None = None
    number: int = 0


@dataclass(slots=True)
class Position:
    """Everything that is written down of a position. Seats count from 0."""

    turn: int
    turn_player: int
    zones: dict[tuple[str, int], list[Piece]] = field(default_factory=dict)
    waiting: list[Waiting] = field(default_factory=list)
    facts: dict[str, int] = field(default_factory=dict)
    seat_facts: dict[tuple[str, int], int] = field(default_factory=dict)
    lists: dict[str, list[Waiting]] = field(default_factory=dict)


class Misplaced(Exception):
    """One thing in a position that cannot be: what is wrong, as a phrase, and the piece or the word it is about."""

    def __init__(self, key: str, **args: Argument) -> None:
        super().__init__(key, args)
        self.phrase = Phrase(key, **args)
        self.place: Place | None = None
        self.word = ""
        self.number = -1

    def at(self, zone: str, seat: int, index: int) -> "Misplaced":
        """About a piece, by its place."""
        self.place = (zone, seat, index)
        return self

    def about(self, word: str, number: int = -1) -> "Misplaced":
        """About a fact or a list of the position, by its word; of a list, perhaps about one entry."""
        self.word = word
        self.number = number
        return self


class Impossible(Exception):
    """A position that cannot be: everything in it that is wrong."""

    def __init__(self, faults: list[Misplaced]) -> None:
        super().__init__(faults)
        self.faults = faults


def stop_if(faults: list[Misplaced]) -> None:
    if faults:
        raise Impossible(faults)


class Setting:
    """The words in which positions of a game are written, and the functions that lay and read them.

    Behind a piece stand its `marks`, and its `numbers` and `links` as `name=…`; those that are `derived`
    follow from the rest and are only read. What is aimed at or linked to lies in the zones of the
    `field`. `lists` are lists of actions beside what waits. `names` tells what an option may be called, the
    shortest name first.

    A position is made of the cards of each seat's `supply`, if that is `closed` of no others. Those that it does not
    name lie in the zone `rest`, below all else, or in `aside` where that zone is listed to its end (without such
    a zone, nowhere). `bring` reads files with more cards and returns how their names are read; it is None where
    there can be no more. `waits` are the kinds of what waits, where they are no actions. A number whose name
    begins with `counters` may be any: what follows is the name that the cards give it. A refusal for a reason that is
    `elsewhere` says no more than that the card is no card for the action. `apart` are the faces that begin the game
    beside the deck: the first of a deck's list; it is None where all cards lie in the deck.
    """

    __slots__ = (
        "apart",
        "aside",
        "bring",
        "closed",
        "counters",
        "derived",
        "elsewhere",
        "facts",
        "field",
        "lay",
        "links",
        "lists",
        "marks",
        "names",
        "numbers",
        "read",
        "rest",
        "seat_facts",
        "supply",
        "waiting",
        "waits",
        "zones",
    )

    def __init__(
        self,
        zones: tuple[tuple[str, str], ...],
        waiting: str,
        marks: tuple[str, ...],
        numbers: tuple[str, ...],
        links: tuple[str, ...],
        derived: tuple[str, ...],
        field: tuple[str, ...],
        facts: tuple[tuple[str, Kind], ...],
        seat_facts: tuple[tuple[str, Kind], ...],
        lists: tuple[str, ...],
        supply: Callable[[int], tuple[int, ...]],
        closed: bool,
        rest: str,
        aside: str,
        bring: Callable[[tuple[Path, ...]], Callable[[str], int | None]] | None,
        lay: Callable[[Position], State[Any]],
        read: Callable[[Any], Position],
        names: Callable[[Any, Question, int], tuple[str | Phrase, ...]],
        waits: tuple[str, ...] = (),
        counters: str = "",
        elsewhere: tuple[str, ...] = (),
        apart: Callable[[int], bool] | None = None,
    ) -> None:
        self.zones = zones
        self.waiting = waiting
        self.marks = marks
        self.numbers = numbers
        self.links = links
        self.derived = derived
        self.field = field
        self.facts = facts
        self.seat_facts = seat_facts
        self.lists = lists
        self.supply = supply
        self.closed = closed
        self.rest = rest
        self.aside = aside
        self.bring = bring
        self.lay = lay
        self.read = read
        self.names = names
        self.waits = waits
        self.counters = counters
        self.elsewhere = elsewhere
        self.apart = apart

    def is_number(self, name: str) -> bool:
        """Whether a piece may have a number of this name."""
        return name in self.numbers or (bool(self.counters) and name.startswith(self.counters))
