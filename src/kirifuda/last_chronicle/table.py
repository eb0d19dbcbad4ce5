"""What lies where (chapters 6 and 7): zones, stack, players' numbers, and all that a position is made of."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ..effects.tree import Ability, Cost, Node, Sentence
from ..kernel.outcome import CONCEDED
from ..kernel.state import Card, State
from ..kernel.zones import EVERYBODY, FACE_UP, FACE_UP_ONLY, NOBODY, OWNER, Zone
from .book import clause
from .loop_memory import NO_LOOP
from .price import FOR_NOTHING, NOTHING_TO_PAY, Pool, Price, Tariff

if TYPE_CHECKING:
    from .continuous_effects import Sayings
    from .prospects import Prospects, Purse
    from .rows import Row

DECK: Final = 0
HAND: Final = 1
BATTLEFIELD: Final = 2
ERA: Final = 3
SOUL: Final = 4
CA: Final = 5
DISCARD: Final = 6
REMOVED: Final = 7
STACK: Final = 8
OUT: Final = 9
"""Outside the game: where tokens vanish to."""

OWNERS: Final = (DECK, HAND, DISCARD, REMOVED)
"""Zones in which a card can only lie on its owner's side (7.2)."""

ZONES: Final = (
    Zone("deck", NOBODY),
    Zone("hand", OWNER, mixed=True),
    Zone("battlefield", EVERYBODY, placed=True),
    Zone("era-yard", FACE_UP, mixed=True),
    Zone("soul-yard", EVERYBODY, placed=True),
    Zone("ca-yard", EVERYBODY, placed=True),
    Zone("discard-pile", EVERYBODY, placed=True),
    Zone("removed-yard", FACE_UP_ONLY, placed=True),
    Zone("stack", EVERYBODY, placed=True),
    Zone("out", EVERYBODY, placed=True),
)

CONCEDING: Final = "3.1.3"
NOTHING: Final = -1
"""No card, no player, no zone."""

FACTIONS: Final = ("white", "orange", "purple", "black", "blue")
"""In the order in which prices and pools count them."""
FACTIONLESS: Final = 5
"""The place in a pool of souls without faction."""
EMPTY_POOL: Final[Pool] = (0, 0, 0, 0, 0, 0)

# Phases (9.2 to 9.7) and steps (9.7, 10).
RECOVERY: Final = "recovery"
DRAW: Final = "draw"
CHECK: Final = "check"
MAIN: Final = "main"
COMBAT: Final = "combat"
CLEANUP: Final = "cleanup"
BEFORE_ATTACK: Final = "before-attack"
ATTACK: Final = "attack"
BEFORE_BLOCK: Final = "before-block"
BLOCK: Final = "block"
BEFORE_DAMAGE: Final = "before-damage"
DAMAGE: Final = "damage"
GOING_ON: Final = "going-on"
PROCESSING: Final = "processing"
ADJUSTING: Final = "adjusting"

# What has changed since somebody last looked, as bits.
ON_BATTLEFIELD: Final = 1
OF_LASTING: Final = 2
"""Effects that resolutions left behind."""
OF_ERA: Final = 4
IN_A_HAND: Final = 8
IN_A_DISCARD: Final = 16
IN_A_SOUL_YARD: Final = 32
IN_A_CA_YARD: Final = 64
ELSEWHERE: Final = 128
"""Decks and removed yards."""
OF_LIFE: Final = 256
OF_POINTS: Final = 512
"""Advance points."""
OF_WIPING: Final = 1024
OF_DAMAGE: Final = 2048
OF_COUNTERS: Final = 4096
OF_THE_TURN: Final = 8192
"""Which turn it is, and whose."""
OF_COMBAT: Final = 16384
"""Attackers and blocker."""
OF_THE_STACK: Final = 32768
OF_SOURCES: Final = 65536
"""Cards whose field abilities work off the battlefield."""
OF_THE_PHASE: Final = 1 << 17
"""Phase and step."""
OF_HISTORY: Final = 1 << 18
"""What has happened this turn, as far as texts ask."""
OF_STONES: Final = 1 << 19
"""Soul stones that were wiped or recovered."""
OF_NUMBERS: Final = 1 << 20
"""Numbers of cards that are not as printed, as they were worked out."""
OF_KINDS: Final = 1 << 21
"""Everything else about such cards."""
OF_RULES: Final = 1 << 22
"""Rules that effects make."""
OF_READINESS: Final = 1 << 23
"""Triggers that look at how things are and may trigger again (11.6.19)."""
OF_USE: Final = 1 << 24
"""What can be used only once a turn, and was."""
OF_LEAVE: Final = 1 << 25
"""Rules that effects make about what a player may do, and for what price."""
OF_CHOICE: Final = 1 << 26
"""Rules that effects make about what cannot be chosen."""
OF_MEANS: Final = 1 << 27
"""What a player can pay with."""
EVERYTHING: Final = (1 << 28) - 1
STIRRED_BY: Final = (
    ELSEWHERE,
    IN_A_HAND,
    ON_BATTLEFIELD,
    OF_ERA,
    IN_A_SOUL_YARD,
    IN_A_CA_YARD,
    IN_A_DISCARD,
    ELSEWHERE,
    OF_THE_STACK,
    0,
)
"""What changes when a card enters or leaves each kind of zone."""

Reference = tuple[int, int]
"""A card as a rule remembers it: its id, and the handle by which it is that card (7.3)."""
NO_ONE: Final[Reference] = (NOTHING, NOTHING)
Slots = tuple[tuple[int, tuple[Reference, ...]], ...]
"""Chosen cards by slot."""
Players = tuple[tuple[int, int], ...]
"""Chosen players by slot."""
Numbers = tuple[tuple[str, int], ...]
"""What X, Y and Z are."""
DONE: Final = "done"
"""Among them: how much was done to pay, for a text that asks about that."""
Shares = tuple[tuple[int, tuple[int, ...]], ...]
"""By slot, how a number is divided among what was chosen there (11.2.8)."""

Means = tuple[Pool, tuple[tuple[int, ...], ...]]
"""Souls that a player has or can make, and of each stone that makes any of several kinds which."""
Listener = tuple[int, int, int, Ability]
"""A card that listens: its id, the handle by which it is that card, its controller, and the ability."""

# What an entry of the stack is.
SPELL: Final = "spell"
ACTION: Final = "action"
TRIGGER: Final = "trigger"
BURST: Final = "burst"
PLACING: Final = "placing"


class Occurrence:
    """Something that happened, which abilities may have waited for (11.6). Never written to.

    `seat` is the player it is about; `handle` the one the card has now, `was` the one it had before it moved.
    `source` and `to` are kinds of zones, `by` the player whose effect did it, `nature` "combat" or "effect".
    """

    __slots__ = (
        "amount",
        "by",
        "cause",
        "handle",
        "id",
        "kind",
        "nature",
        "number",
        "other",
        "other_handle",
        "seat",
        "source",
        "to",
        "was",
    )

    def __init__(
        self,
        kind: str = "",
        seat: int = 0,
        id: int = NOTHING,
        handle: int = NOTHING,
        was: int = NOTHING,
        other: int = NOTHING,
        other_handle: int = NOTHING,
        source: int = NOTHING,
        to: int = NOTHING,
        amount: int = 0,
        nature: str = "",
        by: int = NOTHING,
        cause: str = "",
        number: int = 0,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.id = id
        self.handle = handle
        self.was = was
        self.other = other
        self.other_handle = other_handle
        self.source = source
        self.to = to
        self.amount = amount
        self.nature = nature
        self.by = by
        self.cause = cause
        self.number = number

    def key(self) -> tuple[object, ...]:
        return (
            self.kind,
            self.seat,
            self.id,
            self.handle,
            self.was,
            self.other,
            self.other_handle,
            self.source,
            self.to,
            self.amount,
            self.nature,
            self.by,
            self.cause,
            self.number,
        )

    def __reduce__(self) -> tuple[Callable[..., "Occurrence"], tuple[object, ...]]:
        return Occurrence, self.key()


class Lasting:
    """What a resolution left behind: a continuous or replacement effect, a delayed trigger. Never written to.

    `node` is the statement that made it; `ids` the cards it was fixed on when it arose (11.9.4.2), none where it
    is a rule for the game (11.9.4.3). `numbers` and `slots` are what they were then. `ends` is the turn in whose
    cleanup it goes (0: never by that); `lasts` the word of its duration; `made_in` the turn in which it arose.
    """

    __slots__ = (
        "ends",
        "handle",
        "ids",
        "lasts",
        "made_in",
        "node",
        "numbers",
        "occurrence",
        "players",
        "seat",
        "slots",
        "source",
        "stamp",
    )

    def __init__(
        self,
        node: Node,
        source: int = NOTHING,
        handle: int = NOTHING,
        seat: int = 0,
        ids: tuple[Reference, ...] = (),
        numbers: Numbers = (),
        slots: Slots = (),
        players: Players = (),
        stamp: int = 0,
        lasts: str = "",
        ends: int = 0,
        made_in: int = 0,
        occurrence: Occurrence | None = None,
    ) -> None:
        self.node = node
        self.source = source
        self.handle = handle
        self.seat = seat
        self.ids = ids
        self.numbers = numbers
        self.slots = slots
        self.players = players
        self.stamp = stamp
        self.lasts = lasts
        self.ends = ends
        self.made_in = made_in
        self.occurrence = occurrence

    def but(self, node: Node) -> "Lasting":
        """The same, of another statement."""
        return Lasting(
            node,
            self.source,
            self.handle,
            self.seat,
            self.ids,
            self.numbers,
            self.slots,
            self.players,
            self.stamp,
            self.lasts,
            self.ends,
            self.made_in,
            self.occurrence,
        )

    def until(self, turn: int) -> "Lasting":
        """The same, that goes in the cleanup of another turn."""
        return Lasting(
            self.node,
            self.source,
            self.handle,
            self.seat,
            self.ids,
            self.numbers,
            self.slots,
            self.players,
            self.stamp,
            self.lasts,
            turn,
            self.made_in,
            self.occurrence,
        )

    def __reduce__(self) -> tuple[Callable[..., "Lasting"], tuple[object, ...]]:
        return Lasting, (
            self.node,
            self.source,
            self.handle,
            self.seat,
            self.ids,
            self.numbers,
            self.slots,
            self.players,
            self.stamp,
            self.lasts,
            self.ends,
            self.made_in,
            self.occurrence,
        )


class Entry:
    """A spell or an ability on the stack (7.13), independent of where it came from (6.5.2). Never written to.

    `kind` is SPELL, ACTION, TRIGGER, BURST or PLACING; a spell has no `ability`. `given`: the delayed trigger it is.
    `sentences` are what it says, with the effects that were chosen (`modes`) in their place; `era` the era that was
    fixed (0: none was); `slots`, `players` and `shares` what was chosen. `tariff` is all that it may cost, `price` and
    `costs` what is to be paid; `alternative` is the place of the alternative cost that was taken (NOTHING: none was),
    `extra` those of the additional costs, `paid` the cards that costs were paid with.
    """

    __slots__ = (
        "ability",
        "alternative",
        "controller",
        "costs",
        "era",
        "extra",
        "given",
        "handle",
        "kind",
        "modes",
        "numbers",
        "occurrence",
        "paid",
        "players",
        "price",
        "sentences",
        "serial",
        "shares",
        "slots",
        "source",
        "tariff",
    )

    def __init__(
        self,
        serial: int = 0,
        kind: str = SPELL,
        controller: int = 0,
        source: int = NOTHING,
        handle: int = NOTHING,
        ability: Ability | None = None,
        occurrence: Occurrence | None = None,
        given: Lasting | None = None,
        modes: tuple[int, ...] = (),
        numbers: Numbers = (),
        era: int = 0,
        slots: Slots = (),
        players: Players = (),
        shares: Shares = (),
        extra: tuple[int, ...] = (),
        paid: Slots = (),
        sentences: tuple[Sentence, ...] = (),
        price: Price = NOTHING_TO_PAY,
        costs: tuple[Cost, ...] = (),
        alternative: int = NOTHING,
        tariff: Tariff = FOR_NOTHING,
    ) -> None:
        self.serial = serial
        self.kind = kind
        self.controller = controller
        self.source = source
        self.handle = handle
        self.ability = ability
        self.occurrence = occurrence
        self.given = given
        self.modes = modes
        self.numbers = numbers
        self.era = era
        self.slots = slots
        self.players = players
        self.shares = shares
        self.extra = extra
        self.paid = paid
        self.sentences = sentences
        self.price = price
        self.costs = costs
        self.alternative = alternative
        self.tariff = tariff

    def but(
        self,
        modes: tuple[int, ...] | None = None,
        numbers: Numbers | None = None,
        era: int | None = None,
        slots: Slots | None = None,
        players: Players | None = None,
        shares: Shares | None = None,
        extra: tuple[int, ...] | None = None,
        paid: Slots | None = None,
        sentences: tuple[Sentence, ...] | None = None,
        price: Price | None = None,
        costs: tuple[Cost, ...] | None = None,
        alternative: int | None = None,
        tariff: Tariff | None = None,
        handle: int | None = None,
    ) -> "Entry":
        """The same entry with something more settled."""
        return Entry(
            self.serial,
            self.kind,
            self.controller,
            self.source,
            self.handle if handle is None else handle,
            self.ability,
            self.occurrence,
            self.given,
            self.modes if modes is None else modes,
            self.numbers if numbers is None else numbers,
            self.era if era is None else era,
            self.slots if slots is None else slots,
            self.players if players is None else players,
            self.shares if shares is None else shares,
            self.extra if extra is None else extra,
            self.paid if paid is None else paid,
            self.sentences if sentences is None else sentences,
            self.price if price is None else price,
            self.costs if costs is None else costs,
            self.alternative if alternative is None else alternative,
            self.tariff if tariff is None else tariff,
        )

    def key(self) -> tuple[object, ...]:
        return (
            self.serial,
            self.kind,
            self.controller,
            self.source,
            self.handle,
            self.ability,
            self.occurrence,
            self.given,
            self.modes,
            self.numbers,
            self.era,
            self.slots,
            self.players,
            self.shares,
            self.extra,
            self.paid,
            self.sentences,
            self.price,
            self.costs,
            self.alternative,
            self.tariff,
        )

    def __reduce__(self) -> tuple[Callable[..., "Entry"], tuple[object, ...]]:
        return Entry, self.key()


class Pending:
    """A trigger ability that has triggered and waits to be put on the stack (11.6.6). Never written to."""

    __slots__ = ("ability", "controller", "given", "handle", "kind", "occurrence", "serial", "source")

    def __init__(
        self,
        serial: int = 0,
        controller: int = 0,
        source: int = NOTHING,
        handle: int = NOTHING,
        ability: Ability | None = None,
        occurrence: Occurrence | None = None,
        given: Lasting | None = None,
        kind: str = TRIGGER,
    ) -> None:
        self.serial = serial
        self.controller = controller
        self.source = source
        self.handle = handle
        self.ability = ability
        self.occurrence = occurrence
        self.given = given
        self.kind = kind

    def __reduce__(self) -> tuple[Callable[..., "Pending"], tuple[object, ...]]:
        return Pending, (
            self.serial,
            self.controller,
            self.source,
            self.handle,
            self.ability,
            self.occurrence,
            self.given,
            self.kind,
        )


class Ears:
    """What the cards of this game may wait for, replace and remember: kinds of happenings. Never written to.

    `elsewhere`: kinds of zones off the battlefield, and the faces that have abilities working there; `stands`: those
    whose field abilities do, `sources` all of these; `acting`: those whose action abilities do. `enters`: some card
    says how others come onto the battlefield. `heard_elsewhere`: the kinds that abilities off the battlefield wait for.
    `watches`: what those texts look at that wait for how things are (11.6.19), as bits.
    """

    __slots__ = (
        "acting",
        "elsewhere",
        "enters",
        "heard_elsewhere",
        "kinds",
        "remembered",
        "replaced",
        "sources",
        "stands",
        "watches",
    )

    def __init__(
        self,
        kinds: frozenset[str],
        replaced: frozenset[str],
        remembered: frozenset[str] = frozenset(),
        elsewhere: tuple[tuple[int, frozenset[int]], ...] = (),
        enters: bool = False,
        watches: int = 0,
        stands: tuple[tuple[int, frozenset[int]], ...] = (),
        heard_elsewhere: frozenset[str] = frozenset(),
        acting: tuple[tuple[int, frozenset[int]], ...] = (),
    ) -> None:
        self.kinds = kinds
        self.replaced = replaced
        self.remembered = remembered
        self.elsewhere = elsewhere
        self.enters = enters
        self.watches = watches
        self.stands = stands
        self.heard_elsewhere = heard_elsewhere
        self.acting = acting
        self.sources: frozenset[int] = frozenset().union(*[faces for _, faces in stands])

    def __reduce__(self) -> tuple[Callable[..., "Ears"], tuple[object, ...]]:
        return Ears, (
            self.kinds,
            self.replaced,
            self.remembered,
            self.elsewhere,
            self.enters,
            self.watches,
            self.stands,
            self.heard_elsewhere,
            self.acting,
        )


DEAF: Final = Ears(frozenset(), frozenset())


class ChronicleCard(Card):
    """A card or token. What lies on the battlefield or in a soul yard is active or wiped (6.3.1).

    `since` is the number of the turn since which its controller has had it, `stamp` its timestamp (11.9.4.13),
    `home` the seat under whose control it was put onto the battlefield (6.2.4), `host` the unit it is joined to
    (15.2.15), `attacked` the turn in which it was last declared an attacker, `attacks` how often in that turn, and
    `more_attacks` how often it may attack again in this one (15.2.14.2). `extra`: an optional additional or an
    alternative cost was paid for it.
    `hurt_by` are the cards whose damage it bears, `combat_damage` is how much of it came from combat.
    """

    __slots__ = (
        "attacked",
        "attacks",
        "combat_damage",
        "counters",
        "damage",
        "extra",
        "home",
        "host",
        "hurt_by",
        "more_attacks",
        "since",
        "stamp",
        "wiped",
    )

    def __init__(self, id: int = 0, owner: int = 0, face: int = 0, zone: int = 0) -> None:
        super().__init__(id, owner, face, zone)
        self.wiped = False
        self.damage = 0
        self.combat_damage = 0
        self.counters: tuple[tuple[str, int], ...] = ()
        self.since = 0
        self.stamp = 0
        self.home = NOTHING
        self.host = NOTHING
        self.attacked = 0
        self.attacks = 0
        self.more_attacks = 0
        self.extra = False
        self.hurt_by: tuple[Reference, ...] = ()

    def copied(self, token: object) -> "ChronicleCard":
        twin = ChronicleCard()
        twin.take(self, token)
        twin.wiped = self.wiped
        twin.damage = self.damage
        twin.combat_damage = self.combat_damage
        twin.counters = self.counters
        twin.since = self.since
        twin.stamp = self.stamp
        twin.home = self.home
        twin.host = self.host
        twin.attacked = self.attacked
        twin.attacks = self.attacks
        twin.more_attacks = self.more_attacks
        twin.extra = self.extra
        twin.hurt_by = self.hurt_by
        return twin

    def left_zone(self) -> None:
        """It is a new card in its new zone (7.3); its counters are gone (6.10.3)."""
        self.wiped = False
        self.damage = 0
        self.combat_damage = 0
        self.counters = ()
        self.since = 0
        self.stamp = 0
        self.home = NOTHING
        self.host = NOTHING
        self.attacked = 0
        self.attacks = 0
        self.more_attacks = 0
        self.extra = False
        self.hurt_by = ()

    def counters_of(self, name: str) -> int:
        for word, number in self.counters:
            if word == name:
                return number
        return 0


class Past:
    """What a card was just before it left (6.5.2, 11.4.9, 11.8.4, 11.8.7). Never written to.

    `row` is its row of the table of characteristics then, None where it was as printed.
    """

    __slots__ = ("card", "row")

    def __init__(self, card: ChronicleCard, row: "Row | None" = None) -> None:
        self.card = card
        self.row = row

    @property
    def controller(self) -> int:
        return self.card.zone % 2

    @property
    def zone(self) -> int:
        """The kind of zone it lay in."""
        return self.card.zone // 2

    def __reduce__(self) -> tuple[Callable[..., "Past"], tuple[object, ...]]:
        return Past, (self.card, self.row)


class Table(State[ChronicleCard]):
    """A position of Last Chronicle.

    `placing` is what is being placed (11.3), an entry that is on no stack. `clash` are the blocker and the attackers
    whose combat damage has just been dealt, `breakthroughs` those of them with breakthrough (15.2.4), each with its
    number. `strays` are tokens off the battlefield (12.4.8). `unsettled`: what has changed since rule processes
    were last looked at, as bits. `attempt` is the option being carried out, which is `refused` if it has to be taken
    back (14). `rounds` counts priorities since the game last got on, `loop` is what has been noted of loops (13).

    `turned` counts how often soul stones were turned. `purses` are what each player can pay with, `prospects` what each
    was last offered, `news` what has changed since anybody was; a copy begins without them.
    """

    __slots__ = (
        "acting",
        "advance_points",
        "attackers",
        "attempt",
        "blocker",
        "breakthroughs",
        "chooser",
        "choosing",
        "clash",
        "decreed",
        "decrees",
        "ears",
        "empty_draws",
        "extra_turns",
        "fired",
        "first",
        "forbidden",
        "heeds",
        "history",
        "holder",
        "joined",
        "lasting",
        "life",
        "loop",
        "main",
        "marked",
        "minded",
        "news",
        "next_stamp",
        "passed",
        "past",
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
        "turned",
        "unsettled",
        "used",
        "waiting",
        "was_blocked",
        "watching",
    )

    def __init__(self, other: "Table | None" = None) -> None:
        super().__init__(other)
        self.turned = 0
        self.news = 0
        self.prospects: list[Prospects | None] = [None, None]
        self.purses: list[Purse | None] = [None, None]
        if other is None:
            self.specs = ZONES
            self.zones = [()] * (len(ZONES) * 2)
            self.turn = 0
            self.player = 0
            self.regular = 0
            self.extra_turns: tuple[int, ...] = ()
            self.first = 0
            self.chooser = NOTHING
            self.phase = ""
            self.step = ""
            self.main = 0
            self.life = (0, 0)
            self.advance_points = (0, 0)
            self.pool: tuple[Pool, Pool] = (EMPTY_POOL, EMPTY_POOL)
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
            self.rows: dict[int, Row] = {}
            self.decrees: tuple[Lasting, ...] = ()
            self.decreed: dict[type[Node], tuple[Lasting, ...]] = {}
            self.forbidden: dict[str, tuple[Lasting, ...]] = {}
            self.permitted: dict[str, tuple[Lasting, ...]] = {}
            self.waiting: dict[str, tuple[Listener, ...]] = {}
            self.acting: tuple[int, ...] = ()
            self.watching: tuple[Listener, ...] = ()
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
        self.first = other.first
        self.chooser = other.chooser
        self.phase = other.phase
        self.step = other.step
        self.main = other.main
        self.life = other.life
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
        self.unsettled |= self.stirred
        self.news |= self.stirred
        self.stirred = 0

    def stir_with(self, id: int, kind: int) -> None:
        """A card has come to, or left, a kind of zone."""
        self.stirred |= STIRRED_BY[kind]
        if self.cards[id].face in self.ears.sources:
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
        if self.placing is not None and self.placing.serial == serial:
            return self.placing
        for entry in reversed(self.stack):
            if entry.serial == serial:
                return entry
        raise KeyError(serial)

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
            return
        self.stack = tuple([entry if one.serial == entry.serial else one for one in self.stack])

    def found(self, serial: int) -> Entry | None:
        """The same, or None where it is there no longer."""
        if self.placing is not None and self.placing.serial == serial:
            return self.placing
        for entry in reversed(self.stack):
            if entry.serial == serial:
                return entry
        return None

    def is_on_stack(self, serial: int) -> bool:
        return any([one.serial == serial for one in self.stack])

    # --- taking back -------------------------------------------------------------------------------

    def rewind(self, clause: str) -> None:
        go_back(self, clause)

    # --- numbers -----------------------------------------------------------------------------------

    def stamp(self) -> int:
        """A number of its own: a timestamp (11.9.4.10), or what something that waits is called by."""
        found = self.next_stamp
        self.next_stamp = found + 1
        return found


def with_seat(pair: tuple[int, int], seat: int, value: int) -> tuple[int, int]:
    """The pair with one seat's number replaced."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)


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
