"""One resolution, or one use that is being declared: what it comes from and what it has chosen so far."""

from functools import lru_cache
from typing import Final

from ..effects.run import Run
from .entries import PLACING, Entry
from .left_effects import Lasting
from .occurrences import Occurrence
from .references import FOLLOWED, NOTHING, WENT, Reference, Slots
from .table import Table

NONE: Final[dict[int, int]] = {}
NO_SHARES: Final[dict[int, tuple[int, ...]]] = {}


class ChronicleRun(Run):
    """The memory of one use or resolution; it lives no longer than the procedure that carries it out.

    `handle` is the one by which the source is that card, `era` the era that was fixed (0: none was). `handles`: by
    which handle each card that was chosen is meant; `followed`: by which it is, too, since this very run has moved it.
    `players` and `shares` are kept by slot. These four are replaced, never written to: most runs need none of them.
    `each` is the card whose own numbers are being asked for. `illegal`: chosen cards, each behind its slot, that
    nothing may be done to any more (11.8.3). `busy`: the card that is being used or placed, which cannot pay for
    itself.
    """

    __slots__ = (
        "busy",
        "each",
        "entry",
        "era",
        "followed",
        "given",
        "handle",
        "handles",
        "illegal",
        "players",
        "shares",
    )

    def __init__(self, source: int, seat: int, occurrence: Occurrence | None = None, handle: int = NOTHING) -> None:
        super().__init__(source, seat, occurrence)
        self.handle = handle
        self.busy = NOTHING
        self.era = 0
        self.entry: Entry | None = None
        self.given: Lasting | None = None
        self.handles = NONE
        self.followed = NONE
        self.players = NONE
        self.shares = NO_SHARES
        self.illegal: tuple[Reference, ...] = ()
        self.each: Reference | None = None

    def begun_by(self, seat: int) -> "ChronicleRun":
        other = ChronicleRun(self.source, seat, self.occurrence, self.handle)
        other.busy, other.era, other.entry, other.given = self.busy, self.era, self.entry, self.given
        other.handles, other.followed, other.players, other.shares = (
            self.handles,
            self.followed,
            self.players,
            self.shares,
        )
        other.illegal, other.each = self.illegal, self.each
        return other

    def keep(self, slot: int, chosen: tuple[Reference, ...]) -> None:
        """Remember chosen cards under a slot."""
        self.slots[slot] = tuple([id for id, _ in chosen])
        if chosen:
            self.handles = {**self.handles, **dict(chosen)}
            if self.followed:
                self.followed = {id: handle for id, handle in self.followed.items() if id not in self.slots[slot]}

    def recall(self, slots: Slots) -> None:
        """Remember what a resolution that is over had chosen, and where it had put that."""
        for slot, chosen in slots:
            if slot == FOLLOWED:
                self.followed = dict(chosen)
            else:
                self.keep(slot, chosen)

    def mean_player(self, slot: int, seat: int) -> None:
        """Remember a player under a slot."""
        self.players = {**self.players, slot: seat}

    def follow(self, id: int, handle: int) -> None:
        """Mean a card by the handle it has since this run has moved it, too."""
        self.followed = {**self.followed, id: handle}


def run_of(g: Table, id: int, seat: int, occurrence: Occurrence | None = None) -> ChronicleRun:
    """A run that begins now, from a card as it lies there."""
    handle = g.cards[id].handle if id != NOTHING else NOTHING
    return ChronicleRun(id, seat, occurrence, handle)


def run_of_card(g: Table, id: int, seat: int) -> ChronicleRun:
    """The same for a card that a player would use or place."""
    run = run_of(g, id, seat)
    run.busy = id
    return run


def run_of_entry(entry: Entry) -> ChronicleRun:
    """What an entry of the stack has fixed so far: numbers, era, everything that was chosen or paid with."""
    run = ChronicleRun(entry.source, entry.controller, entry.occurrence, entry.handle)
    run.entry = entry
    run.era = entry.era
    if entry.kind == PLACING:
        run.busy = entry.source
    given = entry.given
    if given is not None:
        run.given = given
        run.numbers.update(given.numbers)
        run.players = dict(given.players)
        run.recall(given.slots)
    if entry.numbers:
        run.numbers.update(entry.numbers)
    if run.numbers and WENT in run.numbers:
        run.follow(entry.source, run.numbers[WENT])
    if entry.players:
        run.players = {**run.players, **dict(entry.players)}
    if entry.shares:
        run.shares = dict(entry.shares)
    for slot, chosen in entry.paid + entry.slots:
        run.keep(slot, chosen)
    return run


@lru_cache(maxsize=1024)
def run_of_rule(rule: Lasting) -> ChronicleRun:
    """What a rule that an effect makes knows, to be asked of cards and players. Never written to."""
    return run_of_lasting(rule)


def run_of_lasting(lasting: Lasting, occurrence: Occurrence | None = None) -> ChronicleRun:
    """What a lasting effect remembers of the resolution that left it behind."""
    run = ChronicleRun(lasting.source, lasting.seat, occurrence or lasting.occurrence, lasting.handle)
    run.given = lasting
    run.numbers.update(lasting.numbers)
    if lasting.players:
        run.players = dict(lasting.players)
    run.recall(lasting.slots)
    return run
