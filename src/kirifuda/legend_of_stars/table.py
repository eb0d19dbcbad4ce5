"""What lies where (chapter 3): zones and squares, positions, and all that a position of the game is made of."""

from collections.abc import Callable
from typing import Final

from ..effects.counting import Counted
from ..effects.run import NOTHING as NO_CARD
from ..effects.tree import Ability, Happening
from ..kernel.pairs import Pair, with_seat
from ..kernel.state import Card, State
from ..kernel.watch import Endings, Where
from ..kernel.zones import EVERYBODY, FACE_UP, NOBODY, OWNER, Zone
from .state.lasting_effects import DISTURBS, NOTHING_IN_FORCE, NOTHING_SAID, Given, Said
from .state.recurrence import ENDINGS, character_seen, position
from .state.rows import Row

DECK: Final = 0
HAND: Final = 1
TRASH: Final = 2
ENERGY: Final = 3
SUPPORT: Final = 4
FRONT: Final = 5
"""The leftmost square of the front row, as its player sees it; the others follow."""
BACK: Final = 9
IN_USE: Final = 13
"""Where a card of the hand lies while it is played: an effect card face-up, a character face-down."""

LANES: Final = 4
FRONT_ROW: Final[tuple[int, ...]] = (5, 6, 7, 8)
BACK_ROW: Final[tuple[int, ...]] = (9, 10, 11, 12)
SQUARES: Final[tuple[int, ...]] = (*FRONT_ROW, *BACK_ROW)
FIELD: Final[tuple[int, ...]] = (*SQUARES, SUPPORT)
LAST_SQUARE: Final = 12

ZONES: Final[tuple[Zone, ...]] = (
    Zone("deck", NOBODY),
    Zone("hand", OWNER, mixed=True),
    Zone("trash", EVERYBODY, placed=True),
    Zone("energy-zone", EVERYBODY, placed=True),
    Zone("support-zone", EVERYBODY, placed=True),
    Zone("front-1", FACE_UP, placed=True),
    Zone("front-2", FACE_UP, placed=True),
    Zone("front-3", FACE_UP, placed=True),
    Zone("front-4", FACE_UP, placed=True),
    Zone("back-1", FACE_UP, placed=True),
    Zone("back-2", FACE_UP, placed=True),
    Zone("back-3", FACE_UP, placed=True),
    Zone("back-4", FACE_UP, placed=True),
    Zone("in-use", FACE_UP, placed=True),
)

UPRIGHT: Final = 0
"""Attack position."""
RIGHT: Final = 1
"""Defense position, facing right."""
LEFT: Final = 2
"""Defense position, facing left."""
POSITIONS: Final[tuple[str, ...]] = ("attack", "defense-right", "defense-left")

NOTHING: Final = NO_CARD
"""No card, no player, no zone."""

# What has changed since the table of computed values was worked out, as bits. Those of each player come twice: for the
# first seat, and `OF_A_SIDE` bits higher for the second.
ON_THE_FIELD: Final = 1
"""Which cards are there face-up."""
ENERGIES: Final = 2
"""Energy, and supports that were gained or regained."""
HANDS: Final = 4
LIVES: Final = 8
DECKS: Final = 16
"""Decks and trashes."""
ARRANGED: Final = 32
"""Squares and positions of characters that are there."""
OF_A_SIDE: Final = 6
TIME: Final = 1 << 12
"""Whose turn it is."""
ATTACKING: Final = 1 << 13
OF_PHASE: Final = 1 << 14
GIVEN: Final = 1 << 15
"""What cards were given."""
SOURCES: Final = 1 << 16
"""Which cards on the field have something standing to say, or were given what may change what others say; and what
lasts beside the cards."""
COUNTED: Final = 1 << 17
"""What happened this turn that some text counts."""
EVERYTHING: Final = (1 << 18) - 1
ON_EITHER_FIELD: Final = ON_THE_FIELD | ON_THE_FIELD << OF_A_SIDE
ENERGIES_OF_EITHER: Final = ENERGIES | ENERGIES << OF_A_SIDE
_BY_KIND: Final = (DECKS, HANDS, DECKS, ENERGIES, *(ON_THE_FIELD | ARRANGED,) * 9, 0)
CHANGED_BY: Final = tuple([bits << OF_A_SIDE * seat for bits in _BY_KIND for seat in (0, 1)])
"""What changes when a card enters or leaves each zone of each player."""


class Ears:
    """Which faces wait for which kinds of happenings. Never written to.

    `kinds`: all that anything may wait for; `replaced`: what something may replace. `field`: the faces that listen on
    the field, by kind; `elsewhere`: the kinds of zones, and the faces that listen there. `rewords`: something may give
    or take abilities, so that others listen too, or not; `recasts`: what stands on the field may. The faces that have
    something standing to say on the field (`standing`), that wait for anything there (`waiting`, with the kinds), that
    have effects to be used there (`usable`), and all of these (`active`). `resists`: something has a resistance.
    `counted`: what some text counts through a turn, by kind.
    """

    __slots__ = (
        "active",
        "counted",
        "elsewhere",
        "field",
        "kinds",
        "recasts",
        "replaced",
        "resists",
        "rewords",
        "standing",
        "usable",
        "waiting",
    )

    def __init__(
        self,
        kinds: frozenset[str],
        field: dict[str, frozenset[int]],
        elsewhere: dict[str, tuple[tuple[int, frozenset[int]], ...]],
        replaced: frozenset[str],
        rewords: bool,
        recasts: bool,
        standing: frozenset[int],
        usable: frozenset[int],
        resists: bool,
        counted: dict[str, tuple[Happening, ...]],
    ) -> None:
        self.kinds = kinds
        self.field = field
        self.elsewhere = elsewhere
        self.replaced = replaced
        self.rewords = rewords
        self.recasts = recasts
        self.standing = standing
        self.usable = usable
        self.resists = resists
        self.counted = counted
        self.waiting: dict[int, tuple[str, ...]] = {}
        for kind, faces in field.items():
            for face in faces:
                self.waiting[face] = (*self.waiting.get(face, ()), kind)
        self.active = standing.union(usable, self.waiting)

    def __reduce__(self) -> tuple[Callable[..., "Ears"], tuple[object, ...]]:
        return Ears, (
            self.kinds,
            self.field,
            self.elsewhere,
            self.replaced,
            self.rewords,
            self.recasts,
            self.standing,
            self.usable,
            self.resists,
            self.counted,
        )


DEAF: Final = Ears(frozenset(), {}, {}, frozenset(), False, False, frozenset(), frozenset(), False, {})


class StarsCard(Card):
    """A card. In the character zone it has a position (6); energy and supports are upright or gained (6.5, 6.6).

    `arrived` is the turn it came to the field, `unveiled` the turn it was turned up. `turns`, `leads` and `attacks`
    count what it did this turn; `used` are the effects of it that were used this turn.
    """

    __slots__ = ("arrived", "attacks", "downed", "gained", "given", "leads", "turned", "turns", "unveiled", "used")

    def __init__(self, id: int = 0, owner: int = 0, face: int = 0, zone: int = 0) -> None:
        super().__init__(id, owner, face, zone)
        self.turned = UPRIGHT
        self.gained = False
        self.downed = False
        self.arrived = 0
        self.unveiled = 0
        self.turns = 0
        self.leads = 0
        self.attacks = 0
        self.given: tuple[Given, ...] = ()
        self.used: tuple[Ability, ...] = ()

    def copied(self, token: object) -> "StarsCard":
        twin = StarsCard()
        twin.take(self, token)
        twin.turned = self.turned
        twin.gained = self.gained
        twin.downed = self.downed
        twin.arrived = self.arrived
        twin.unveiled = self.unveiled
        twin.turns = self.turns
        twin.leads = self.leads
        twin.attacks = self.attacks
        twin.given = self.given
        twin.used = self.used
        return twin

    def left_zone(self) -> None:
        """A card that changes its zone is another card, and loses what it was given (S31)."""
        self.turned = UPRIGHT
        self.gained = False
        self.downed = False
        self.arrived = 0
        self.unveiled = 0
        self.turns = 0
        self.leads = 0
        self.attacks = 0
        self.given = ()
        self.used = ()


class Occurrence:
    """Something that happened, which abilities may have waited for. Never written to.

    `source` and `to` are kinds of zones, `by` the player whose effect did it.
    """

    __slots__ = ("amount", "by", "id", "kind", "nature", "other", "seat", "source", "to")

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
        )


class Trigger:
    """An effect that has come due and waits to be resolved (9.3). Never written to.

    `face` and `handle` are those of its card when it came due; `given` is set where an effect left it behind.
    """

    __slots__ = ("ability", "face", "given", "handle", "number", "occurrence", "seat", "source")

    def __init__(
        self,
        number: int,
        source: int,
        face: int,
        handle: int,
        seat: int,
        ability: Ability,
        occurrence: Occurrence,
        given: Given | None = None,
    ) -> None:
        self.number = number
        self.source = source
        self.face = face
        self.handle = handle
        self.seat = seat
        self.ability = ability
        self.occurrence = occurrence
        self.given = given

    def __reduce__(self) -> tuple[Callable[..., "Trigger"], tuple[object, ...]]:
        return Trigger, (
            self.number,
            self.source,
            self.face,
            self.handle,
            self.seat,
            self.ability,
            self.occurrence,
            self.given,
        )


Ids = tuple[int, ...]
Lying = tuple[Ids, ...]
"""The characters of each player, and what each has on the field."""
Sides = tuple[Ids, ...]
"""Cards of each player."""
NO_CARDS: Final[Sides] = ((), ())


class Table(State[StarsCard]):
    """A position of Legend of Stars.

    `sources`: the cards on the field with something standing to say; `gifted`: those that were given something, and
    maybe some that have left it since; `calm`: none of this changes what another says; `watched`: some of it looks at
    numbers or keywords; `rewording`: something standing changes keywords or abilities.
    `edicts`: what stands on the field forbids, permits, changes and replaces, kept in `decreed`; `stale`: what has
    changed since it was worked out, `reads`: which of these changes matter to it. `in_force`: `edicts` and `lasting` by
    what they are about.
    `rows`: what becomes of the cards on the field, kept in `made`; `late`: what else has changed since that was worked
    out; `row_reads`: which of these changes matter to it, `keyword_reads`: which to keywords and abilities.
    `lying`: what lies on the field, unless a card has moved since it was looked at. What of it has, as printed,
    something standing to say (`standing`), effects to be used (`usables`), or waits for something (`listeners`).
    `ready`: how many energy cards each player has upright, unless that may have changed.
    `attacker` is the character whose attack is going on, `striking` whether at the player. `chances` are effects of
    characters turned up in this battle, which their players may use (5.5.1 Ⅱ). `passes`: how many players have
    passed in a row; `window`: who has priority now. `settler`: who chooses the next effect that has come due (9.3).
    `so_far`: what happened this turn and is counted by some text.
    """

    __slots__ = (
        "attacker",
        "calm",
        "chances",
        "comparisons",
        "decreed",
        "ears",
        "edicts",
        "energy_placed",
        "gifted",
        "in_force",
        "keyword_reads",
        "lasting",
        "late",
        "life",
        "listeners",
        "lying",
        "made",
        "next_number",
        "passes",
        "phase",
        "player",
        "reads",
        "ready",
        "replacing",
        "rewording",
        "row_reads",
        "rows",
        "settler",
        "shown_for_speed",
        "so_far",
        "sources",
        "stale",
        "standing",
        "striking",
        "triggers",
        "turn",
        "usables",
        "watched",
        "window",
    )

    def __init__(self, other: "Table | None" = None) -> None:
        super().__init__(other)
        if other is None:
            self.specs = ZONES
            self.zones = [()] * (len(ZONES) * 2)
            self.turn = 0
            self.player = 0
            self.phase = ""
            self.life: Pair = (0, 0)
            self.energy_placed = 0
            self.comparisons = 0
            self.shown_for_speed: tuple[int, ...] = ()
            self.attacker = NOTHING
            self.striking = False
            self.window = NOTHING
            self.passes = 0
            self.settler = NOTHING
            self.triggers: tuple[Trigger, ...] = ()
            self.chances: tuple[Trigger, ...] = ()
            self.lasting: tuple[Given, ...] = ()
            self.replacing: tuple[Given, ...] = ()
            self.edicts: tuple[Given, ...] = ()
            self.in_force = NOTHING_IN_FORCE
            self.rows: dict[int, Row] = {}
            self.decreed: Said = NOTHING_SAID
            self.made: Said = NOTHING_SAID
            self.sources: tuple[int, ...] = ()
            self.calm = True
            self.watched = False
            self.rewording = False
            self.gifted: tuple[int, ...] = ()
            self.lying: Lying | None = None
            self.standing: Ids = ()
            self.usables = NO_CARDS
            self.listeners: dict[str, Sides] = {}
            self.ready: Pair | None = None
            self.stale = 0
            self.late = 0
            self.reads = SOURCES
            self.row_reads = SOURCES | GIVEN
            self.keyword_reads = SOURCES | GIVEN
            self.ears = DEAF
            self.so_far: tuple[Counted, ...] = ()
            self.next_number = 1
        else:
            self.turn = other.turn
            self.player = other.player
            self.phase = other.phase
            self.life = other.life
            self.energy_placed = other.energy_placed
            self.comparisons = other.comparisons
            self.shown_for_speed = other.shown_for_speed
            self.attacker = other.attacker
            self.striking = other.striking
            self.window = other.window
            self.passes = other.passes
            self.settler = other.settler
            self.triggers = other.triggers
            self.chances = other.chances
            self.lasting = other.lasting
            self.replacing = other.replacing
            self.edicts = other.edicts
            self.in_force = other.in_force
            self.rows = other.rows
            self.decreed = other.decreed
            self.made = other.made
            self.sources = other.sources
            self.calm = other.calm
            self.watched = other.watched
            self.rewording = other.rewording
            self.gifted = other.gifted
            self.lying = other.lying
            self.standing = other.standing
            self.usables = other.usables
            self.listeners = other.listeners
            self.ready = other.ready
            self.stale = other.stale
            self.late = other.late
            self.reads = other.reads
            self.row_reads = other.row_reads
            self.keyword_reads = other.keyword_reads
            self.ears = other.ears
            self.so_far = other.so_far
            self.next_number = other.next_number

    def copy(self) -> "Table":
        return Table(self)

    # --- positions that come back ------------------------------------------------------------------

    def whose_turn(self) -> int:
        return self.player

    def drop_worked_out(self) -> None:
        self.stale = EVERYTHING
        self.decreed = NOTHING_SAID
        self.made = NOTHING_SAID
        self.lying = self.ready = None
        self.listen_with(self.ears)

    def position(self) -> Where:
        return position(self)

    def endings(self) -> Endings:
        return ENDINGS

    def marks(self, id: int) -> Where:
        return character_seen(self, id)

    # --- zones -----------------------------------------------------------------------------------

    def hand(self, seat: int) -> tuple[int, ...]:
        return self.zones[HAND * 2 + seat]

    def deck(self, seat: int) -> tuple[int, ...]:
        """The deck, its top card last."""
        return self.zones[DECK * 2 + seat]

    def energy(self, seat: int) -> tuple[int, ...]:
        return self.zones[ENERGY * 2 + seat]

    def supports(self, seat: int) -> tuple[int, ...]:
        return self.zones[SUPPORT * 2 + seat]

    def at(self, square: int, seat: int) -> int:
        """The character on a square, or NOTHING."""
        there = self.zones[square * 2 + seat]
        return there[0] if there else NOTHING

    def characters(self, seat: int) -> tuple[int, ...]:
        """The characters of a player, front row first, from the left."""
        lying = self.lying
        if lying is None:
            lying = self._look()
        return lying[seat]

    def field(self, seat: int) -> tuple[int, ...]:
        """The characters and supports of a player."""
        lying = self.lying
        if lying is None:
            lying = self._look()
        return lying[seat + 2]

    def usable(self, seat: int) -> tuple[int, ...]:
        """Cards of a player on the field that may have effects to be used."""
        ids = self.usables[seat]
        if self.rewords():
            return self._and_reworded(ids, seat)
        return self.in_order(seat, ids) if len(ids) > 1 else ids

    def listening(self, kind: str, seat: int) -> tuple[int, ...]:
        """Cards of a player on the field that may wait for a kind of happening."""
        there = self.listeners[kind][seat] if kind in self.listeners else ()
        return self._and_reworded(there, seat) if self.rewords() else self.in_order(seat, there)

    def rewords(self) -> bool:
        """Whether cards on the field may have other abilities than the printed ones."""
        return self.ears.rewords and (self.ears.recasts or len(self.gifted) > 0)

    def in_order(self, seat: int, ids: tuple[int, ...]) -> tuple[int, ...]:
        """Cards of a player on the field, in the order in which they lie."""
        return tuple([id for id in self.field(seat) if id in ids]) if len(ids) > 1 else ids

    def _and_reworded(self, ids: tuple[int, ...], seat: int) -> tuple[int, ...]:
        """These, and those that may have other abilities than the printed ones."""
        if self.ears.recasts:
            return self.field(seat)
        given = [id for id in self.gifted if id not in ids and self.cards[id].given and self.cards[id].zone & 1 == seat]
        return self.in_order(seat, (*ids, *given))

    def count_energy(self) -> Pair:
        """How many energy cards of each player are upright."""
        cards = self.cards
        ours = [id for id in self.zones[ENERGY * 2] if not cards[id].gained]
        theirs = [id for id in self.zones[ENERGY * 2 + 1] if not cards[id].gained]
        self.ready = (len(ours), len(theirs))
        return self.ready

    def turn_sideways(self, id: int, gained: bool) -> None:
        """Turn a support or an energy card sideways, or upright again."""
        card = self.edit(id)
        seat = card.zone & 1
        ready = self.ready
        if ready is not None and card.zone >> 1 == ENERGY and card.gained != gained:
            self.ready = with_seat(ready, seat, ready[seat] + (-1 if gained else 1))
        card.gained = gained
        self.stale |= ENERGIES << OF_A_SIDE * seat

    def _look(self) -> Lying:
        zones = self.zones
        ours: list[int] = []
        theirs: list[int] = []
        for at in range(FRONT * 2, LAST_SQUARE * 2 + 2, 2):
            ours += zones[at]
            theirs += zones[at + 1]
        first, second = tuple(ours), tuple(theirs)
        lying = (first, second, first + zones[SUPPORT * 2], second + zones[SUPPORT * 2 + 1])
        self.lying = lying
        return lying

    def listen_with(self, ears: Ears) -> None:
        """Which faces wait for what, from now on."""
        self.ears = ears
        self.standing = ()
        self.usables = NO_CARDS
        self.listeners = {}
        for card in self.cards:
            if card.up and self.on_field(card.id):
                self._enters(card.id, card.face, card.zone & 1)

    def add(self, card: StarsCard) -> None:
        self.lying = self.ready = None
        super().add(card)

    def move(self, id: int, kind: int, seat: int, bottom: bool = False, up: bool = True) -> None:
        self._note(id, kind * 2 + seat, up)
        super().move(id, kind, seat, bottom, up)

    def move_all(self, ids: tuple[int, ...], kind: int, seat: int, bottom: bool = False, up: bool = True) -> None:
        for id in ids:
            self._note(id, kind * 2 + seat, up)
        super().move_all(ids, kind, seat, bottom, up)

    def shift(self, id: int, kind: int, seat: int, up: bool) -> None:
        self.lying = None
        self.stale |= ARRANGED << OF_A_SIDE * seat
        super().shift(id, kind, seat, up)

    def turn_over(self, id: int, up: bool) -> None:
        """Turn a character face-up or face-down where it lies."""
        self._note(id, self.cards[id].zone, up)
        if up:
            self.turn_up(id)
        else:
            self.edit(id).up = False

    def _note(self, id: int, to: int, up: bool) -> None:
        """A card goes to a zone, face-up or face-down, or is turned over there: what changes with that."""
        card = self.cards[id]
        left = CHANGED_BY[card.zone]
        entered = CHANGED_BY[to]
        changed = left | entered
        if changed & ENERGIES_OF_EITHER:
            self.ready = None
        if changed & ON_EITHER_FIELD:
            self.lying = None
            ears = self.ears
            if card.given or card.face in ears.standing:
                changed |= SOURCES
            if card.face in ears.active:
                if card.up and left & ON_EITHER_FIELD:
                    self._leaves(id, card.face, card.zone & 1)
                if up and entered & ON_EITHER_FIELD:
                    self._enters(id, card.face, to & 1)
        self.stale |= changed

    def _enters(self, id: int, face: int, seat: int) -> None:
        """A card is on the field face-up."""
        if face in self.ears.standing:
            self.standing += (id,)
        if face in self.ears.usable:
            self.usables = _with(self.usables, seat, id)
        if face in self.ears.waiting:
            self.listeners = self.listeners.copy()
            for kind in self.ears.waiting[face]:
                self.listeners[kind] = _with(self.listeners.get(kind, NO_CARDS), seat, id)

    def _leaves(self, id: int, face: int, seat: int) -> None:
        """A card is on the field face-up no longer."""
        if face in self.ears.standing:
            self.standing = tuple([one for one in self.standing if one != id])
        if face in self.ears.usable:
            self.usables = _without(self.usables, seat, id)
        if face in self.ears.waiting:
            self.listeners = self.listeners.copy()
            for kind in self.ears.waiting[face]:
                there = _without(self.listeners[kind], seat, id)
                if there == NO_CARDS:
                    del self.listeners[kind]
                else:
                    self.listeners[kind] = there

    def on_field(self, id: int) -> bool:
        return SUPPORT <= self.cards[id].zone >> 1 <= LAST_SQUARE

    def on_square(self, id: int) -> bool:
        return FRONT <= self.cards[id].zone >> 1 <= LAST_SQUARE

    def seat_of(self, id: int) -> int:
        """Who uses a card: on the field the player of its side (S33)."""
        return self.cards[id].zone & 1

    def give(self, id: int, given: Given) -> None:
        """Something is given to a card."""
        self.edit(id).given += (given,)
        if id not in self.gifted:
            self.gifted += (id,)
        self._note_gift(given)

    def take_away(self, id: int, given: Given) -> None:
        """A card has no longer what it was given."""
        card = self.edit(id)
        card.given = tuple([one for one in card.given if one is not given])
        if not card.given:
            self.gifted = tuple([one for one in self.gifted if one != id])
        self._note_gift(given)

    def _note_gift(self, given: Given) -> None:
        self.stale |= GIVEN | SOURCES if self.watched or given.nature & DISTURBS else GIVEN

    def leave_behind(self, given: Given) -> None:
        """An effect lasts beside the cards."""
        self.lasting += (given,)
        self.stale |= SOURCES

    def is_over(self, given: Given) -> None:
        """It lasts no longer."""
        self.lasting = tuple([one for one in self.lasting if one is not given])
        self.stale |= SOURCES

    def number(self) -> int:
        """A number of its own, for something that waits."""
        found = self.next_number
        self.next_number = found + 1
        return found


def _with(sides: Sides, seat: int, id: int) -> Sides:
    """One more card of a player."""
    return ((*sides[0], id), sides[1]) if seat == 0 else (sides[0], (*sides[1], id))


def _without(sides: Sides, seat: int, id: int) -> Sides:
    left = tuple([one for one in sides[seat] if one != id])
    return (left, sides[1]) if seat == 0 else (sides[0], left)
