"""What runs in a scenario or a test, so that naming a clause is not enough to have tried it.

A clause is tried where a function that cites it runs, where a constant that cites it is read, and where it is cited in
play: by an event, a question, a refusal or the outcome, or because it is the clause of an action that the steps name.
What makes cards of card files and whatever runs when the rules are imported has run before any scenario does.
"""

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType

from ..kernel.state import State
from .places import Named, Place
from .readers import Function, Readers

LOCAL = ".<locals>"
TELLING = getattr(State.tell, "__code__", None)
"""What every event of every game is told by; a compiled one cannot be watched."""


@dataclass(frozen=True)
class Ran:
    """What one scenario or test ran, the clauses cited in its play, and whether it states anything to be true."""

    functions: frozenset[Function] = frozenset()
    cited: frozenset[str] = frozenset()
    expects: bool = True
    made_cards: frozenset[str] = frozenset()
    """The files that made the cards it is played with."""


@dataclass
class Watch:
    """Notes the functions of a folder that are called. Only what runs inside `watching` is slowed down."""

    code: Path
    root: Path
    _seen: set[CodeType] = field(default_factory=set)
    told: set[str] = field(default_factory=set)
    """The clauses of the events that were told."""

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        """A function is entered: told once a call, as nothing is returned that would be told of its lines."""
        self._seen.add(frame.f_code)
        if frame.f_code is TELLING:
            self.told.add(frame.f_locals["clause"])

    @contextmanager
    def watching(self) -> Iterator[None]:
        self._seen = set()
        self.told = set()
        sys.settrace(self)
        try:
            yield
        finally:
            sys.settrace(None)

    @property
    def functions(self) -> frozenset[Function]:
        folder, root = f"{self.code}{os.sep}", f"{self.root}{os.sep}"
        return frozenset(
            (code.co_filename.removeprefix(root), code.co_qualname.partition(LOCAL)[0])
            for code in self._seen
            if code.co_filename.startswith(folder)
        )


def is_tried(ran: Ran, places: Iterable[Place], readers: Readers) -> bool:
    """Whether one of the places that cite a clause ran."""
    return any(_runs(ran, place, readers) for place in places)


def _runs(ran: Ran, place: Place, readers: Readers) -> bool:
    if place.file in ran.made_cards:
        return True
    parts = place.what.split(".")
    names = {".".join(parts[: at + 1]) for at in range(len(parts))}
    if any((place.file, name) in ran.functions for name in names):
        return True
    return not ran.functions.isdisjoint(readers.of(place.file, place.what))


def tried_by(ran: Ran, ids: Iterable[str], code: Named, readers: Readers) -> bool:
    """Whether one of these clauses is tried."""
    return any(id in ran.cited or is_tried(ran, code.get(id, ()), readers) for id in ids)
