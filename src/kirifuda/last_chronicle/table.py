"""What lies where (chapters 6 and 7): zones, stack, players' numbers, and all that a position is made of."""

from typing import TYPE_CHECKING, Final

from ..effects.tree import Ability, Node
from ..kernel.outcome import CONCEDED
from ..kernel.pairs import Pair
from ..kernel.state import State
from ..kernel.watch import Endings, Where
from .book import clause
from .changes import EVERYTHING, OF_SOURCES, STIRRED_BY
from .chronicle_card import ChronicleCard, Past
from .ears import DEAF, Listener, Waiting
from .entries import Entry, Pending
from .left_effects import Lasting
from .loop_memory import NO_LOOP
from .occurrences import Occurrence
from .pool import EMPTY_POOL
from .price import Pool
from .recurrence import ENDINGS, permanent_seen, position
from .references import NO_ONE, NOTHING, Reference
from .zones import BATTLEFIELD, CA, DECK, DISCARD, ERA, HAND, MOST_MARKERS, SOUL, ZONES

if TYPE_CHECKING:
    from .prospects import Prospects, Purse
    from .rows import Row
    from .sayings import Sayings


CONCEDING: Final = "3.1.3"
Vain = tuple[int, int, int, Where, tuple[int, ...]]
"""The turn and the priority, the card, the position and its figures."""


class Table(State[ChronicleCard]):
    """A position of Last Chronicle.

    `placing` is what is being placed (11.3), an entry that is on no stack; `paying`: what happens is a cost being paid,
    and no effect (11.5.2). `clash` are the blocker and the attackers
    whose combat damage has just been dealt, `breakthroughs` the attackers among them, each with the number of its
    breakthrough (15.2.4). `strays` are tokens off the battlefield (12.4.8). `unsettled`: what has changed since rule
    processes were last looked at, as bits. `attempt` is the option being carried out, which is `refused` if it has to
    be taken back (14). `in_row`: how many turns in a row the turn player has had. `rounds` counts priorities since the
    game last got on, `loop` is what has been noted of loops (13). `began`: what has happened since that stamp was given
    has happened at once (11.6.5). `own_words`: the stamps of effects by which what is being resolved replaces something
    of itself (11.9.5.6). `vain`: where trigger abilities were taken off the stack as they were put there.

    `eras`: in which era each player is (7.6.2). `hurt`: some card may bear damage. `purses` are what each can pay with,
    `prospects` what each was last offered, `missed` what has changed since that was looked for, and `news` since
    anybody heard; a copy begins without them.
    """

    __slots__ = (
        "acting",
        "advance_points",
        "attackers",
        "attempt",
        "began",
        "blocker",
        "breakthroughs",
        "chooser",
        "choosing",
        "clash",
        "decreed",
        "decrees",
        "ears",
        "empty_draws",
        "eras",
        "extra_turns",
        "fired",
        "first",
        "forbidden",
        "heeds",
        "history",
        "holder",
        "hurt",
        "in_row",
        "joined",
        "lasting",
        "lent",
        "life",
        "loop",
        "main",
        "marked",
        "minded",
        "missed",
        "more_phases",
        "news",
        "next_stamp",
        "own_words",
        "passed",
        "past",
        "paying",
        "pending",
        "permitted",
        "phase",
        "placing",
        "player",
        "pool",
        "prospects",
        "purses",
        "reads",
        "refused",
        "regular",
        "replacing",
        "rounds",
        "rows",
        "sayings",
        "souls_placed",
        "stack",
        "step",
        "stirred",
        "strays",
        "turn",
        "unsettled",
        "used",
        "vain",
        "waiting",
        "was_blocked",
        "watching",
    )

    def __init__(self, other: "Table | None" = None) -> None:
        super().__init__(other)
        self.news = 0
        self.missed = [EVERYTHING, EVERYTHING]
        self.lent: object = None
        self.prospects: list[Prospects | None] = [None, None]
        self.purses: list[Purse | None] = [None, None]
        if other is None:
            self.specs = ZONES
            self.zones = [()] * (len(ZONES) * 2)
            self.turn = 0
            self.player = 0
            self.regular = 0
            self.extra_turns: tuple[int, ...] = ()
            self.in_row = 1
            self.more_phases: tuple[str, ...] = ()
            self.first = 0
            self.chooser = NOTHING
            self.phase = ""
            self.step = ""
            self.main = 0
            self.life: Pair = (0, 0)
            self.eras: Pair = (0, 0)
            self.hurt = False
            self.advance_points: Pair = (0, 0)
            self.pool: tuple[Pool, ...] = (EMPTY_POOL, EMPTY_POOL)
            self.stack: tuple[Entry, ...] = ()
            self.pending: tuple[Pending, ...] = ()
            self.lasting: tuple[Lasting, ...] = ()
            self.past: dict[int, Past] = {}
            self.fired: tuple[tuple[int, int, Ability], ...] = ()
            self.attackers: tuple[Reference, ...] = ()
            self.blocker: Reference = NO_ONE
            self.was_blocked = False
            self.souls_placed = 0
            self.breakthroughs: tuple[tuple[int, int, int], ...] = ()
            self.clash: tuple[Reference, ...] = ()
            self.strays: tuple[int, ...] = ()
            self.placing: Entry | None = None
            self.paying = False
            self.attempt = 0
            self.rounds = 0
            self.unsettled = EVERYTHING
            self.empty_draws = 0
            self.passed = 0
            self.holder = 0
            self.used: tuple[tuple[int, Ability], ...] = ()
            self.refused: tuple[int, ...] = ()
            self.loop = NO_LOOP
            self.next_stamp = 1
            self.began = 0
            self.own_words: tuple[int, ...] = ()
            self.vain: tuple[Vain, ...] = ()
            self.rows: dict[int, Row] = {}
            self.decrees: tuple[Lasting, ...] = ()
            self.decreed: dict[type[Node], tuple[Lasting, ...]] = {}
            self.forbidden: dict[str, tuple[Lasting, ...]] = {}
            self.permitted: dict[str, tuple[Lasting, ...]] = {}
            self.waiting: tuple[Waiting, ...] = ({}, {})
            self.acting: tuple[tuple[int, ...], ...] = ((), ())
            self.watching: tuple[tuple[Listener, ...], ...] = ((), ())
            self.sayings: Sayings | None = None
            self.joined: tuple[tuple[int, int], ...] = ()
            self.stirred = EVERYTHING
            self.reads = EVERYTHING
            self.heeds = EVERYTHING
            self.minded = EVERYTHING
            self.choosing = EVERYTHING
            self.history: tuple[Occurrence, ...] = ()
            self.replacing: tuple[tuple[int, int, Node], ...] = ()
            self.ears = DEAF
            self.marked: Table | None = None
        else:
            self.resume(other)

    def resume(self, other: "Table") -> None:
        """Take over all that is no card, zone or course."""
        self.turn = other.turn
        self.player = other.player
        self.regular = other.regular
        self.extra_turns = other.extra_turns
        self.in_row = other.in_row
        self.more_phases = other.more_phases
        self.first = other.first
        self.chooser = other.chooser
        self.phase = other.phase
        self.step = other.step
        self.main = other.main
        self.life = other.life
        self.eras = other.eras
        self.hurt = other.hurt
        self.advance_points = other.advance_points
        self.pool = other.pool
        self.stack = other.stack
        self.pending = other.pending
        self.lasting = other.lasting
        self.past = other.past
        self.fired = other.fired
        self.attackers = other.attackers
        self.blocker = other.blocker
        self.was_blocked = other.was_blocked
        self.souls_placed = other.souls_placed
        self.breakthroughs = other.breakthroughs
        self.clash = other.clash
        self.strays = other.strays
        self.placing = other.placing
        self.paying = other.paying
        self.attempt = other.attempt
        self.rounds = other.rounds
        self.unsettled = other.unsettled
        self.empty_draws = other.empty_draws
        self.passed = other.passed
        self.holder = other.holder
        self.used = other.used
        self.refused = other.refused
        self.loop = other.loop
        self.next_stamp = other.next_stamp
        self.began = other.began
        self.own_words = other.own_words
        self.vain = other.vain
        self.rows = other.rows
        self.decrees = other.decrees
        self.decreed = other.decreed
        self.forbidden = other.forbidden
        self.permitted = other.permitted
        self.waiting = other.waiting
        self.acting = other.acting
        self.watching = other.watching
        self.sayings = other.sayings
        self.joined = other.joined
        self.stirred = other.stirred
        self.reads = other.reads
        self.heeds = other.heeds
        self.minded = other.minded
        self.choosing = other.choosing
        self.replacing = other.replacing
        self.history = other.history
        self.ears = other.ears
        self.marked = other.marked

    def copy(self) -> "Table":
        return Table(self)

    def drop_worked_out(self) -> None:
        self.rows = {}
        self.decrees = ()
        self.sayings = None
        self.stirred = EVERYTHING
        self.reads = EVERYTHING
        self.prospects = [None, None]
        self.purses = [None, None]

    # --- positions that come back ------------------------------------------------------------------

    def whose_turn(self) -> int:
        return self.player

    def position(self) -> Where:
        return position(self)

    def endings(self) -> Endings:
        return ENDINGS

    def marks(self, id: int) -> Where:
        return permanent_seen(self, id)

    # --- citing ----------------------------------------------------------------------------------

    def cite(self, clause: str) -> str:
        return cited(clause)

    def tell(
        self,
        kind: str,
        clause: str,
        seat: int,
        ids: tuple[int, ...] = (),
        what: str = "",
        numbers: tuple[int, ...] = (),
        seen_by: int = 0,
    ) -> None:
        if self.sink is not None:
            super().tell(kind, self.cite(clause), seat, ids, what, numbers, seen_by)

    # --- writing ---------------------------------------------------------------------------------

    def edit(self, id: int) -> ChronicleCard:
        card = self.cards[id]
        if card.token is not self.token:
            card = card.copied(self.token)
            self.cards[id] = card
        return card

    def heed(self) -> None:
        """What has changed is noted for those who look later: rule processes, and who lists options."""
        stirred = self.stirred
        if stirred:
            self.unsettled |= stirred
            self.news |= stirred
            self.stirred = 0

    def add(self, card: ChronicleCard) -> None:
        super().add(card)
        if card.zone // 2 == ERA:
            self.count_markers()

    def count_markers(self) -> None:
        """Note which era each player is in (7.6.2)."""
        self.eras = (
            min(len(self.zones[ERA * 2]), MOST_MARKERS),
            min(len(self.zones[ERA * 2 + 1]), MOST_MARKERS),
        )

    def stir_with(self, id: int, kind: int) -> None:
        """A card has come from a kind of zone to where it lies, or has changed there."""
        self.stirred |= STIRRED_BY[kind]
        if kind == ERA:
            self.count_markers()
        card = self.cards[id]
        sources = self.ears.sources
        if sources and ((kind, card.face) in sources or (card.zone // 2, card.face) in sources):
            self.stirred |= OF_SOURCES

    def rearrange(self, ids: tuple[int, ...], picked: list[int]) -> None:
        """Whatever depends on which of these cards is which is looked at anew."""
        super().rearrange(ids, picked)
        for kind in dict.fromkeys([self.cards[id].zone // 2 for id in ids]):
            self.stirred |= STIRRED_BY[kind] | OF_SOURCES

    # --- zones -----------------------------------------------------------------------------------

    def hand(self, seat: int) -> tuple[int, ...]:
        return self.zones[HAND * 2 + seat]

    def deck(self, seat: int) -> tuple[int, ...]:
        """The deck, its top card last."""
        return self.zones[DECK * 2 + seat]

    def battlefield(self, seat: int) -> tuple[int, ...]:
        """What a player controls on the battlefield, oldest first; joined cards too."""
        return self.zones[BATTLEFIELD * 2 + seat]

    def soul_yard(self, seat: int) -> tuple[int, ...]:
        return self.zones[SOUL * 2 + seat]

    def era_yard(self, seat: int) -> tuple[int, ...]:
        return self.zones[ERA * 2 + seat]

    def ca_yard(self, seat: int) -> tuple[int, ...]:
        return self.zones[CA * 2 + seat]

    def discard_pile(self, seat: int) -> tuple[int, ...]:
        return self.zones[DISCARD * 2 + seat]

    def seat_of(self, id: int) -> int:
        """On whose side a card lies: of a card on the battlefield or on the stack, its controller (6.2)."""
        return self.cards[id].zone % 2

    def kind_of(self, id: int) -> int:
        """The kind of zone a card lies in."""
        return self.cards[id].zone // 2

    def on_battlefield(self, id: int) -> bool:
        return self.cards[id].zone // 2 == BATTLEFIELD

    # --- references --------------------------------------------------------------------------------

    def reference(self, id: int) -> Reference:
        return id, self.cards[id].handle

    def is_still(self, reference: Reference) -> bool:
        """Whether the card is still the one that was meant (7.3)."""
        id, handle = reference
        return id != NOTHING and self.cards[id].handle == handle

    # --- the stack ---------------------------------------------------------------------------------

    def entry(self, serial: int) -> Entry:
        """What is on the stack, or is being placed, under this number."""
        found = self.found(serial)
        if found is None:
            raise KeyError(serial)
        return found

    def show(self, ids: tuple[int, ...], seats: int) -> None:
        """Abilities on the stack go on meaning a card of a hand that gets a new handle because it is shown."""
        before = {self.reference(id): id for id in ids}
        super().show(ids, seats)
        for id in ids:
            self.stir_with(id, self.cards[id].zone // 2)
        for entry in self.stack:
            shown = before.get((entry.source, entry.handle))
            if shown is not None:
                self.replace_entry(entry.but(handle=self.cards[shown].handle))

    def replace_entry(self, entry: Entry) -> None:
        """Put a record that says more in the place of the one with the same serial."""
        if self.placing is not None and self.placing.serial == entry.serial:
            self.placing = entry
        elif self.stack[-1].serial == entry.serial:
            self.stack = (*self.stack[:-1], entry)
        else:
            self.stack = tuple([entry if one.serial == entry.serial else one for one in self.stack])

    def found(self, serial: int) -> Entry | None:
        """The same, or None where it is there no longer."""
        stack = self.stack
        if stack and stack[-1].serial == serial:
            return stack[-1]
        if self.placing is not None and self.placing.serial == serial:
            return self.placing
        for entry in stack:
            if entry.serial == serial:
                return entry
        return None

    # --- taking back -------------------------------------------------------------------------------

    def rewind(self, clause: str) -> None:
        go_back(self, clause)

    # --- numbers -----------------------------------------------------------------------------------

    def stamp(self) -> int:
        """A number of its own: a timestamp (11.9.4.10), or what something that waits is called by."""
        found = self.next_stamp
        self.next_stamp = found + 1
        return found


@clause("3.1.3", "2.1")
def cited(id: str) -> str:
    """What this book calls conceding, which every game knows: it can be done at any time."""
    return CONCEDING if id == CONCEDED else id


@clause("14.1", "14.2", "14.3", "14.5")
def go_back(g: Table, by: str) -> None:
    """Be as when the attempt was begun; it is refused until something else happens."""
    mark = g.marked
    assert mark is not None, by
    seat = g.holder
    g.take_back(mark)
    g.resume(mark)
    g.prospects = [None, None]
    g.purses = [None, None]
    g.refused = (*mark.refused, mark.attempt)
    g.marked = None
    g.tell("rewound", by, seat)
