"""What lies where (chapters 16 to 18): zones, orientations, states, and all that a position is made of."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ..effects.counting import Counted
from ..effects.statements import Grant, LoseEffects
from ..effects.tree import Ability, Happening, Node, Standing
from ..kernel.pairs import Pair
from ..kernel.state import Card, State
from ..kernel.watch import Endings, Where
from ..kernel.zones import EVERYBODY, FACE_UP_ONLY, NOBODY, OWNER, Zone
from .recurrence import ENDINGS, position, unit_seen
from .tree import MasterAttack

if TYPE_CHECKING:
    from .editions import Edition
    from .standing import Row

DECK: Final = 0
HAND: Final = 1
LEFT: Final = 2
CENTER: Final = 3
RIGHT: Final = 4
MASTER_AREA: Final = 5
LORD_AREA: Final = 6
STANDBY: Final = 7
WAIT: Final = 8
"""Wait zone Ⅰ; Ⅱ to Ⅳ follow."""
EXILE: Final = 12
PLAY: Final = 13
OUT: Final = 14
"""Outside the game: where tokens go."""

WAITS: Final[tuple[int, ...]] = (WAIT, WAIT + 1, WAIT + 2, WAIT + 3)
LANES: Final[tuple[int, ...]] = (LEFT, CENTER, RIGHT)
FIELD: Final[tuple[int, ...]] = (LEFT, CENTER, RIGHT, MASTER_AREA, LORD_AREA)
FIELD_BEGINS: Final = LEFT * 2
FIELD_ENDS: Final = LORD_AREA * 2 + 2
"""The zones of the field, of either seat, are those from here to there."""
FREE_LANES: Final[tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]] = (
    (((), (RIGHT,)), ((CENTER,), (CENTER, RIGHT))),
    (((LEFT,), (LEFT, RIGHT)), ((LEFT, CENTER), (LEFT, CENTER, RIGHT))),
)
"""Which lanes are free, by whether there is no card in the left, the center and the right one."""
STANDBY_SIZE: Final = 2

# What has changed since standing effects were last worked out, as bits. Those of `standing_reads` matter to them.
IN_A_HAND: Final = 2
OF_LIFE: Final = 4
OF_CORES: Final = 8
ELSEWHERE: Final = 16
"""A card came to or left a deck, the exile zone or the play zone."""
OF_THE_TURN: Final = 32
OF_ORIENTATION: Final = 64
OF_DAMAGE: Final = 128
OF_SOURCES: Final = 256
"""A card with something standing to say came, left or was turned over."""
OF_GIFTS: Final = 512
"""A unit was given something standing, lost that again, or lost effects of its own."""
OF_INCAPACITY: Final = 1024
OF_NUMBERS: Final = 2048
"""A unit was given anything else, or lost it: it may be without HP."""
OF_STATS: Final = 4096
"""The same, for standing effects that look at the numbers of units."""
OF_KEYWORDS: Final = 8192
"""A unit was given abilities or keywords, or lost some: those it has between sequences are others."""
OF_TEXT: Final = 16384
"""The same, for standing effects that look at what units have."""
FIRST_PLACE: Final = 15
"""From here on there are bits for the places of each seat: the field, the standby zone, the wait zones."""
PLACES: Final = 6
FIELD_OF: Final[tuple[int, ...]] = (1 << FIRST_PLACE, 1 << FIRST_PLACE + PLACES)
"""A unit of each seat came, left, changed its lane or was turned over."""
ON_THE_FIELD: Final = 1 << FIRST_PLACE | 1 << FIRST_PLACE + PLACES
"""The same of either seat."""
EVERYTHING: Final = (1 << FIRST_PLACE + 2 * PLACES) - 1
WHATEVER_STIRS: Final = EVERYTHING ^ OF_KEYWORDS
"""What standing effects can look at: all but what concerns the keywords between sequences."""
IN_WAITING: Final = EVERYTHING ^ ((1 << FIRST_PLACE) - 1 | ON_THE_FIELD)
"""A card came to or left a standby or wait zone."""


def stirred_by(kind: int, seat: int) -> int:
    """What changes when a card enters or leaves a zone."""
    if LEFT <= kind <= LORD_AREA:
        return FIELD_OF[seat]
    if STANDBY <= kind < EXILE:
        return FIELD_OF[seat] << 1 + kind - STANDBY
    return IN_A_HAND if kind == HAND else ELSEWHERE


STIRRED_BY: Final[tuple[int, ...]] = tuple([stirred_by(zone // 2, zone % 2) for zone in range(OUT * 2 + 2)])
"""The same of each zone of each seat."""

ZONES: Final[tuple[Zone, ...]] = (
    Zone("deck", NOBODY),
    Zone("hand", OWNER, mixed=True),
    Zone("left", EVERYBODY, placed=True, joined=True),
    Zone("center", EVERYBODY, placed=True, joined=True),
    Zone("right", EVERYBODY, placed=True, joined=True),
    Zone("master-area", EVERYBODY, placed=True, joined=True),
    Zone("lord-area", EVERYBODY, placed=True, joined=True),
    Zone("standby", EVERYBODY, placed=True),
    Zone("wait-1", EVERYBODY, placed=True),
    Zone("wait-2", EVERYBODY, placed=True),
    Zone("wait-3", EVERYBODY, placed=True),
    Zone("wait-4", EVERYBODY, placed=True),
    Zone("exile", FACE_UP_ONLY, placed=True),
    Zone("play", EVERYBODY, placed=True),
    Zone("out", EVERYBODY, placed=True),
)

NOTHING: Final = -1
"""No card, no player, no zone."""


Slots = tuple[tuple[int, tuple[tuple[int, int], ...]], ...]
"""The cards that an effect had chosen when it left something behind, by slot, each with its handle."""
Numbers = tuple[tuple[str, int], ...]
"""What X, Y and Z were then."""


Wares = tuple[tuple[int, ...], int, int, bool, tuple[str, ...], tuple[int, ...]]
"""A hand, points, cores, whether the master has awakened, categories without room; how it could be unlocked then."""
NO_WARES: Final[Wares] = ((NOTHING,), 0, 0, False, (), ())

END_OF_BATTLE: Final = -1
"""In place of a turn: the effect goes when the battle is over."""
NO_TURN: Final = 0
"""In place of a turn: none ends the effect, or begins it."""


class Given:
    """An effect that a unit or a player has been given (36-11), with its numbers fixed (36-12). Never written to.

    `node` is the statement that gave it; `source` the card it came from and `seat` that card's player;
    `ends` the turn in whose end phase it goes, `starts` the turn at whose start it goes; 0 is never.
    `changes_text`: it gives abilities or keywords, or takes them away; `changes_abilities`: not only keywords;
    `stands`: something standing among them;
    `hears`: something among them that waits for what happens.
    `stirs`: what changes when it comes or goes.
    """

    __slots__ = (
        "atk",
        "changes_abilities",
        "changes_text",
        "ends",
        "hears",
        "hp",
        "ids",
        "node",
        "number",
        "numbers",
        "seat",
        "slots",
        "source",
        "stands",
        "starts",
        "stirs",
    )

    def __init__(
        self,
        node: Node,
        source: int = NOTHING,
        seat: int = 0,
        ends: int = 0,
        starts: int = 0,
        atk: int = 0,
        hp: int = 0,
        number: int = 0,
        ids: tuple[int, ...] = (),
        slots: Slots = (),
        numbers: Numbers = (),
    ) -> None:
        self.node = node
        self.changes_text = isinstance(node, (Grant, LoseEffects, MasterAttack))
        self.changes_abilities = self.changes_text and changes_abilities(node)
        self.stands = isinstance(node, Grant) and gives_something_standing(node)
        self.hears = isinstance(node, (Grant, MasterAttack)) and gives_something_that_waits(node)
        self.stirs = what_stirs(node, self.stands) if self.changes_text else OF_NUMBERS | OF_STATS
        self.source = source
        self.seat = seat
        self.ends = ends
        self.starts = starts
        self.atk = atk
        self.hp = hp
        self.number = number
        self.ids = ids
        self.slots = slots
        self.numbers = numbers

    def __reduce__(self) -> tuple[Callable[..., "Given"], tuple[object, ...]]:
        return Given, (
            self.node,
            self.source,
            self.seat,
            self.ends,
            self.starts,
            self.atk,
            self.hp,
            self.number,
            self.ids,
            self.slots,
            self.numbers,
        )


def changes_abilities(node: Node) -> bool:
    """Whether what changes the text of a unit gives it an ability, or takes all of them away."""
    if isinstance(node, LoseEffects):
        return not node.keywords
    return isinstance(node, (Grant, MasterAttack)) and bool(node.abilities)


def gives_something_standing(node: Grant) -> bool:
    """A standing ability, or the one keyword that is standing (41-6)."""
    for keyword in node.keywords:
        if keyword.name == "regenerate":
            return True
    for ability in node.abilities:
        for condition in ability.conditions:
            if isinstance(condition, Standing):
                return True
    return False


def gives_something_that_waits(node: Grant | MasterAttack) -> bool:
    """An ability, or one of the keywords that are triggers (41-9, 41-11)."""
    return bool(node.abilities) or any([keyword.name in ("impact", "pierce") for keyword in node.keywords])


def what_stirs(node: Node, stands: bool) -> int:
    """What changes with abilities and keywords that are given or taken away."""
    return OF_KEYWORDS | OF_TEXT if isinstance(node, Grant) and not stands else OF_KEYWORDS | OF_TEXT | OF_GIFTS


class Ears:
    """Which faces wait for which kinds of happenings, on the field and elsewhere. Never written to.

    `kinds`: what gets a number of its own; `listened`: what anything waits for or replaces; `replaced`: what it may
    replace. `units`: faces that wait for anything of a kind on the field; `others`: those of them that wait for what
    happens to other cards or to nobody, in their player's turn and in the opponent's. `elsewhere`: the kinds of zones,
    and the faces that listen there; `strangers`: the same, without those that wait for what happens to them alone.
    `private`: the kinds that nothing notices but a card that they happen to, by what is printed on it.
    `standing`: faces with standing effects off the field.
    `acts`: what something may forbid, permit or change; `keywords`: those that a unit may have. `remembered`: of what
    it is known through the turn which cards had a part in it; `counted`: what some text counts through it, by kind.
    `attacks_freely`: no unit can be kept from attacking another; `attacks_tired`: exhausted
    units may attack; `attacks_unfit`: those or incapacitated ones; `spares_damage`: units may deal or take none.
    `limits_actions`: plays or abilities may be forbidden, attacks demanded; `treats_zones`: cards may be dealt with as
    if they lay elsewhere.
    `limits_unlocking`: effects may change costs or forbid to unlock; `own_costs`: cards may change their own cost.
    `hears_moves`: something waits for cards to change their zone. `tokens`: the faces of the game's tokens, by name.
    """

    __slots__ = (
        "acts",
        "attacks_freely",
        "attacks_tired",
        "attacks_unfit",
        "counted",
        "elsewhere",
        "hears_moves",
        "keywords",
        "kinds",
        "limits_actions",
        "limits_unlocking",
        "listened",
        "others",
        "own_costs",
        "private",
        "remembered",
        "replaced",
        "spares_damage",
        "standing",
        "strangers",
        "tokens",
        "treats_zones",
        "units",
    )

    def __init__(
        self,
        kinds: frozenset[str],
        listened: frozenset[str],
        units: dict[str, frozenset[int]],
        elsewhere: dict[str, tuple[tuple[int, frozenset[int]], ...]],
        standing: frozenset[int],
        replaced: frozenset[str],
        acts: frozenset[str],
        keywords: frozenset[str],
        remembered: frozenset[str],
        counted: dict[str, tuple[Happening, ...]],
        others: dict[str, tuple[frozenset[int], frozenset[int]]],
        strangers: dict[str, tuple[tuple[int, frozenset[int]], ...]],
        private: frozenset[str],
        tokens: dict[str, int],
    ) -> None:
        self.tokens = tokens
        self.others = others
        self.strangers = strangers
        self.private = private
        self.remembered = remembered
        self.counted = counted
        self.kinds = kinds
        self.listened = listened
        self.units = units
        self.elsewhere = elsewhere
        self.standing = standing
        self.replaced = replaced
        self.acts = acts
        self.keywords = keywords
        self.hears_moves = "moved" in kinds or "exiled" in kinds
        self.attacks_tired = any([act in acts for act in ("attack-exhausted", "attack-twice", "attack-thrice")])
        self.spares_damage = any([act.endswith("damage") and act != "damage" for act in acts])
        self.own_costs = "own-cost" in acts
        self.attacks_unfit = self.attacks_tired or "attack-incapacitated" in acts
        self.limits_actions = "activate" in acts or "play" in acts or "hold-back" in acts
        self.treats_zones = "zone" in acts
        self.limits_unlocking = "cost" in acts or "unlock" in acts
        self.attacks_freely = "attack" not in acts and "be-attacked" not in acts and "intimidate" not in keywords

    def __reduce__(self) -> tuple[Callable[..., "Ears"], tuple[object, ...]]:
        return Ears, (
            self.kinds,
            self.listened,
            self.units,
            self.elsewhere,
            self.standing,
            self.replaced,
            self.acts,
            self.keywords,
            self.remembered,
            self.counted,
            self.others,
            self.strangers,
            self.private,
            self.tokens,
        )


NONE: Final[frozenset[str]] = frozenset()
DEAF: Final = Ears(NONE, NONE, {}, {}, frozenset(), NONE, NONE, NONE, NONE, {}, {}, {}, NONE, {})


class LegionsCard(Card):
    """A card or token. On the field it has an orientation (16-2, 16-3), states (17) and effects it was given.

    `saved`: how far below 1 its HP were when something else was done instead of its breaking.
    """

    __slots__ = ("damage", "exhausted", "given", "incapacitated", "reversed", "saved", "used")

    def __init__(self, id: int = 0, owner: int = 0, face: int = 0, zone: int = 0) -> None:
        super().__init__(id, owner, face, zone)
        self.exhausted = False
        self.reversed = False
        self.incapacitated = False
        self.damage = 0
        self.saved = NOTHING
        self.given: tuple[Given, ...] = ()
        self.used: tuple[Ability, ...] = ()

    def copied(self, token: object) -> "LegionsCard":
        twin = LegionsCard()
        twin.take(self, token)
        twin.exhausted = self.exhausted
        twin.reversed = self.reversed
        twin.incapacitated = self.incapacitated
        twin.damage = self.damage
        twin.saved = self.saved
        twin.given = self.given
        twin.used = self.used
        return twin

    def left_zone(self) -> None:
        """What a unit was given, its states and its count of uses end here (22-4, 22-5)."""
        self.exhausted = False
        self.reversed = False
        self.incapacitated = False
        self.damage = 0
        self.saved = NOTHING
        self.given = ()
        self.used = ()


class Occurrence:
    """Something that happened, which abilities may have waited for (37-2). Never written to.

    `source` and `to` are kinds of zones, `by` the player whose effect did it. `abilities`: what the card had
    before it left, for those that wait for its own leaving (37-2j). `handles`: cards with a handle below it have not
    changed their zone since.
    """

    __slots__ = (
        "abilities",
        "amount",
        "by",
        "handles",
        "id",
        "kind",
        "nature",
        "number",
        "other",
        "seat",
        "sequence",
        "source",
        "to",
    )

    def __init__(
        self,
        kind: str = "",
        seat: int = 0,
        id: int = NOTHING,
        other: int = NOTHING,
        source: int = NOTHING,
        to: int = NOTHING,
        amount: int = 0,
        nature: str = "",
        by: int = NOTHING,
        abilities: tuple[Ability, ...] = (),
        number: int = 0,
        sequence: int = 0,
        handles: int = 0,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.id = id
        self.other = other
        self.source = source
        self.to = to
        self.amount = amount
        self.nature = nature
        self.by = by
        self.abilities = abilities
        self.number = number
        self.sequence = sequence
        self.handles = handles

    def __reduce__(self) -> tuple[Callable[..., "Occurrence"], tuple[object, ...]]:
        return Occurrence, (
            self.kind,
            self.seat,
            self.id,
            self.other,
            self.source,
            self.to,
            self.amount,
            self.nature,
            self.by,
            self.abilities,
            self.number,
            self.sequence,
            self.handles,
        )


class Trigger:
    """A triggered ability that waits to be resolved (38-5). Never written to.

    `rank` is its priority (38-6a to 38-6f); `given` is set where an effect left it behind.
    """

    __slots__ = ("ability", "given", "number", "occurrence", "rank", "seat", "source")

    def __init__(
        self,
        number: int = 0,
        source: int = NOTHING,
        seat: int = 0,
        ability: Ability | None = None,
        occurrence: Occurrence | None = None,
        rank: int = 0,
        given: Given | None = None,
    ) -> None:
        self.number = number
        self.source = source
        self.seat = seat
        self.ability = ability
        self.occurrence = occurrence
        self.rank = rank
        self.given = given

    def __reduce__(self) -> tuple[Callable[..., "Trigger"], tuple[object, ...]]:
        return Trigger, (self.number, self.source, self.seat, self.ability, self.occurrence, self.rank, self.given)


Chain = tuple[tuple[int, int, Ability], ...]
"""Cards, the change or the sequence by which each triggered, and their abilities."""
Audience = tuple[tuple[int, bool], ...]
"""The cards on the field, and whether each is reversed."""
NOBODY_YET: Final[Audience] = ((NOTHING, False),)


class Table(State[LegionsCard]):
    """A position of Legions. Its edition is set when it is laid out.

    `standing`: what standing effects make of units; `reworded`: those whose abilities or keywords they change.
    `frozen`: the keywords that a unit with this handle had when the last sequence was over, where they are not simply
    the printed ones; handles from `frozen_before` on came since.
    `so_far`: what happened this turn and is remembered; `counted`: what of it some text counts.
    `cleaned`: the last sequence before the turn's
    effects ended. `gifted`: since then units may have been given something that waits for what happens.
    `pending`: something has happened, or was promised, that must be looked at before the game goes on.
    `occurrences`: what has changed in this chain (2018); `unheard`: those of them by which something of the `audience`
    may yet trigger. `chain`: what has triggered in this chain, and by what; `set_aside`: the same for the others.
    """

    edition: "Edition"

    __slots__ = (
        "active_cores",
        "actor",
        "arrived",
        "audience",
        "awakened",
        "broken",
        "chain",
        "chooser",
        "cleaned",
        "counted",
        "decrees",
        "due",
        "ears",
        "edition",
        "exhausted_cores",
        "frozen",
        "frozen_before",
        "gifted",
        "lasting",
        "life",
        "limited",
        "lord_cores",
        "master_cores",
        "next_number",
        "occurrences",
        "pending",
        "phase",
        "player",
        "points",
        "promised",
        "replacing",
        "reworded",
        "sequence",
        "set_aside",
        "so_far",
        "standing",
        "standing_reads",
        "stirred",
        "triggers",
        "turn",
        "unheard",
        "used_up",
        "waiting_cores",
        "wares",
    )

    def __init__(self, other: "Table | None" = None) -> None:
        super().__init__(other)
        if other is None:
            self.specs = ZONES
            self.zones = [()] * (len(ZONES) * 2)
            self.turn = 0
            self.player = 0
            self.phase = ""
            self.chooser = NOTHING
            self.life: Pair = (0, 0)
            self.points: Pair = (0, 0)
            self.awakened: tuple[bool, ...] = (False, False)
            self.active_cores: Pair = (0, 0)
            self.exhausted_cores: Pair = (0, 0)
            self.master_cores: Pair = (0, 0)
            self.lord_cores: Pair = (0, 0)
            self.waiting_cores: tuple[tuple[int, ...], ...] = ((0, 0, 0, 0), (0, 0, 0, 0))
            self.ears: Ears = DEAF
            self.lasting: tuple[Given, ...] = ()
            self.replacing: tuple[Given, ...] = ()
            self.triggers: tuple[Trigger, ...] = ()
            self.due: tuple[Trigger, ...] = ()
            self.occurrences: tuple[Occurrence, ...] = ()
            self.unheard: tuple[Occurrence, ...] = ()
            self.audience: Audience = NOBODY_YET
            self.chain: Chain = ()
            self.set_aside: Chain = ()
            self.arrived: tuple[int, ...] = ()
            self.broken: tuple[tuple[int, int], ...] = ()
            self.promised: tuple[tuple[str, int, int], ...] = ()
            self.next_number = 1
            self.sequence = 0
            self.cleaned = NOTHING
            self.so_far: tuple[Occurrence, ...] = ()
            self.counted: tuple[Counted, ...] = ()
            self.actor = NOTHING
            self.standing: dict[int, Row] = {}
            self.reworded: dict[int, Row] = {}
            self.frozen: dict[int, tuple[int, dict[str, int]]] = {}
            self.frozen_before = 0
            self.decrees: tuple[Given, ...] = ()
            self.stirred = 0
            self.standing_reads = WHATEVER_STIRS
            self.limited: frozenset[str] = frozenset()
            self.used_up: tuple[tuple[int, str], ...] = ()
            self.wares: Wares = NO_WARES
            self.gifted = False
            self.pending = False
        else:
            self.edition = other.edition
            self.turn = other.turn
            self.player = other.player
            self.phase = other.phase
            self.chooser = other.chooser
            self.life = other.life
            self.points = other.points
            self.awakened = other.awakened
            self.active_cores = other.active_cores
            self.exhausted_cores = other.exhausted_cores
            self.master_cores = other.master_cores
            self.lord_cores = other.lord_cores
            self.waiting_cores = other.waiting_cores
            self.ears = other.ears
            self.lasting = other.lasting
            self.replacing = other.replacing
            self.triggers = other.triggers
            self.due = other.due
            self.occurrences = other.occurrences
            self.unheard = other.unheard
            self.audience = other.audience
            self.chain = other.chain
            self.set_aside = other.set_aside
            self.arrived = other.arrived
            self.broken = other.broken
            self.promised = other.promised
            self.next_number = other.next_number
            self.sequence = other.sequence
            self.cleaned = other.cleaned
            self.so_far = other.so_far
            self.counted = other.counted
            self.actor = other.actor
            self.standing = other.standing
            self.reworded = other.reworded
            self.frozen = other.frozen
            self.frozen_before = other.frozen_before
            self.decrees = other.decrees
            self.stirred = other.stirred
            self.standing_reads = other.standing_reads
            self.limited = other.limited
            self.used_up = other.used_up
            self.wares = other.wares
            self.gifted = other.gifted
            self.pending = other.pending

    def copy(self) -> "Table":
        return Table(self)

    def rearrange(self, ids: tuple[int, ...], picked: list[int]) -> None:
        super().rearrange(ids, picked)
        self.wares = NO_WARES

    def drop_worked_out(self) -> None:
        self.wares = NO_WARES

    # --- positions that come back ------------------------------------------------------------------

    def whose_turn(self) -> int:
        return self.player

    def position(self) -> Where:
        return position(self, OUT)

    def endings(self) -> Endings:
        return ENDINGS

    def marks(self, id: int) -> Where:
        return unit_seen(self, id)

    # --- citing ----------------------------------------------------------------------------------

    def cite(self, clause: str) -> str:
        """What games of this edition cite for a clause of the 2019 book."""
        return self.edition.numbers.get(clause, clause)

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

    # --- zones -----------------------------------------------------------------------------------

    def hand(self, seat: int) -> tuple[int, ...]:
        return self.zones[HAND * 2 + seat]

    def deck(self, seat: int) -> tuple[int, ...]:
        """The deck, its top card last."""
        return self.zones[DECK * 2 + seat]

    def standby(self, seat: int) -> tuple[int, ...]:
        return self.zones[STANDBY * 2 + seat]

    def wait(self, number: int, seat: int) -> tuple[int, ...]:
        """Wait zone 1 to 4."""
        return self.zones[(WAIT + number - 1) * 2 + seat]

    def timeline(self, seat: int) -> tuple[int, ...]:
        zones = self.zones
        at = WAIT * 2 + seat
        return zones[at] + zones[at + 2] + zones[at + 4] + zones[at + 6]

    def minion_zone(self, seat: int) -> tuple[int, ...]:
        """The cards in the lanes, reversed ones too."""
        zones = self.zones
        return zones[LEFT * 2 + seat] + zones[CENTER * 2 + seat] + zones[RIGHT * 2 + seat]

    def lord_area(self, seat: int) -> tuple[int, ...]:
        return self.zones[LORD_AREA * 2 + seat]

    def master(self, seat: int) -> int:
        return self.zones[MASTER_AREA * 2 + seat][0]

    def field(self, seat: int) -> tuple[int, ...]:
        return self.together[seat]

    def lanes_are_full(self, seat: int) -> bool:
        zones = self.zones
        at = LEFT * 2 + seat
        return bool(zones[at] and zones[at + 2] and zones[at + 4])

    def free_lanes(self, seat: int) -> tuple[int, ...]:
        zones = self.zones
        at = LEFT * 2 + seat
        return FREE_LANES[not zones[at]][not zones[at + 2]][not zones[at + 4]]

    def seat_of(self, id: int) -> int:
        """Whose zone a card lies in: it is its owner's (18-3)."""
        return self.cards[id].owner

    def on_field(self, id: int) -> bool:
        return FIELD_BEGINS <= self.cards[id].zone < FIELD_ENDS

    # --- the numbers of a player -------------------------------------------------------------------

    def number(self) -> int:
        """A number of its own, for something that waits."""
        found = self.next_number
        self.next_number = found + 1
        return found
