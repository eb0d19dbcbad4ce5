"""State is plain data, made to be copied: cards are shared between forks until somebody writes.

All writes go through `edit`, `move` and their kin. Zones are tuples of card ids, so a procedure may
keep one across a question without looking over its shoulder.
"""

from typing import Any, Final, Generic, TypeVar, cast

from .ask import Proc, lot
from .chance import permutation, permutations_of
from .course import Course
from .events import Event, Shown
from .watch import CALM, NO_TURNS, Endings, Turns, Watch, Where
from .zones import EVERYBODY, FACE_UP, FACE_UP_ONLY, NOBODY, TOP, Zone

SEATS: Final = 2
ALL_SEATS: Final = (1 << SEATS) - 1

Frame = tuple[Course, int, tuple[int, ...]]
"""A course under way: the course, its next step, what it is about."""


class Card:
    """One card. `id` is its slot, `face` the printed card in that slot, `handle` what players call it.

    A shuffle permutes faces among slots. A handle is new after every change of zone and every shuffle:
    what was shown and then taken into a hand cannot be followed out of it again. A slot could be followed,
    so players are never told of slots.
    """

    __slots__ = ("face", "handle", "id", "known", "owner", "shown", "token", "up", "zone")

    def __init__(self, id: int = 0, owner: int = 0, face: int = 0, zone: int = 0) -> None:
        self.token: object = None
        self.id = id
        self.owner = owner
        self.face = face
        self.zone = zone
        self.handle = id
        self.known = 0
        self.shown = 0
        self.up = True

    def copied(self, token: object) -> "Card":
        twin = Card()
        twin.take(self, token)
        return twin

    def take(self, other: "Card", token: object) -> None:
        """Become a copy of `other` that `token` may write to."""
        self.token = token
        self.id = other.id
        self.owner = other.owner
        self.face = other.face
        self.zone = other.zone
        self.handle = other.handle
        self.known = other.known
        self.shown = other.shown
        self.up = other.up

    def left_zone(self) -> None:
        """A card that changes zone is a new card: games clear their own marks here."""


C = TypeVar("C", bound=Card)


class State(Generic[C]):
    """A position of a game. Subclasses add their scalars and copy them in their constructor.

    `joining`: the first seat's zones among those that are joined; `together`: for each seat the cards of its joined
    zones, zone by zone. `pace`: how many boundaries the turn has had so far, `turns` how many turns there were, `watch`
    and `recurring` what is remembered of a turn or a game that goes on for long.
    """

    __slots__ = (
        "cards",
        "current",
        "frames",
        "joining",
        "keep",
        "kept",
        "looked_into",
        "next_handle",
        "pace",
        "recurring",
        "revelations",
        "sink",
        "specs",
        "together",
        "token",
        "turns",
        "watch",
        "zones",
    )

    def __init__(self, other: "State[C] | None" = None) -> None:
        self.token: object = object()
        self.sink: list[Event] | None = None
        self.keep = False
        self.kept: State[C] | None = None
        if other is None:
            self.specs: tuple[Zone, ...] = ()
            self.cards: list[C] = []
            self.zones: list[tuple[int, ...]] = []
            self.joining: tuple[int, ...] = ()
            self.together: tuple[tuple[int, ...], ...] = ((), ())
            self.frames: list[Frame] = []
            self.current: Frame | None = None
            self.next_handle = 0
            self.revelations = 0
            self.looked_into = 0
            self.pace = 0
            self.turns = 0
            self.watch: Watch = CALM
            self.recurring: Turns = NO_TURNS
        else:
            other.token = object()
            self.specs = other.specs
            self.cards = other.cards.copy()
            self.zones = other.zones.copy()
            self.joining = other.joining
            self.together = other.together
            self.frames = other.frames.copy()
            self.current = other.current
            self.next_handle = other.next_handle
            self.revelations = other.revelations
            self.looked_into = other.looked_into
            self.pace = other.pace
            self.turns = other.turns
            self.watch = other.watch
            self.recurring = other.recurring

    def copy(self) -> "State[C]":
        return State(self)

    def drop_worked_out(self) -> None:
        """Throw away what follows from the rest and is only kept to be quick: it is found anew where it is wanted.

        At any decision this may be done, and nothing that anybody sees comes out otherwise.
        """

    # --- cards and zones -------------------------------------------------------------------------

    def add(self, card: C) -> None:
        """Put a new card into the game, on top of its zone."""
        card.id = len(self.cards)
        card.token = self.token
        card.handle = self.next_handle
        self.next_handle += 1
        self.cards.append(card)
        self.zones[card.zone] += (card.id,)
        if self.specs[card.zone // SEATS].joined:
            self._join(card.zone % SEATS)
        card.known = self.viewers(card)

    def edit(self, id: int) -> C:
        """The card, to be written to: copied first if a fork may share it."""
        card = self.cards[id]
        if card.token is not self.token:
            card = cast(Any, card.copied(self.token))
            self.cards[id] = card
        return card

    def zone(self, kind: int, seat: int) -> tuple[int, ...]:
        """The cards of one zone, bottom (or oldest) first."""
        return self.zones[kind * SEATS + seat]

    def move(self, id: int, kind: int, seat: int, bottom: bool = False, up: bool = True) -> None:
        """Move a card to the top (or bottom) of a zone, where it is a new card."""
        card = self.cards[id]
        if card.token is not self.token:
            card = self.edit(id)
        left = card.zone
        zones = self.zones
        lying = zones[left]
        if self.looked_into:
            self.learn(id, self.looked_into >> left * SEATS & ALL_SEATS)
        if lying[-1] == id:
            zones[left] = lying[:-1]
        else:
            at = lying.index(id)
            zones[left] = lying[:at] + lying[at + 1 :]
        to = kind * SEATS + seat
        was = card.handle
        card.zone = to
        card.handle = self.next_handle
        self.next_handle += 1
        card.shown = 0
        card.up = up
        card.left_zone()
        zones[to] = (id,) + zones[to] if bottom else zones[to] + (id,)
        arriving = self.specs[kind]
        leaving = self.specs[left // SEATS]
        if arriving.joined:
            self._join(seat)
        if leaving.joined and not (arriving.joined and left % SEATS == seat):
            self._join(left % SEATS)
        how = arriving.seen_by
        viewers = ALL_SEATS if how == EVERYBODY or (how >= FACE_UP and up) else self.viewers(card)
        if viewers & ~card.known:
            if leaving.mixed:
                self._take_for_a_twin(card, left, viewers & ~card.known, was)
            card.known |= viewers
            self.revelations += 1
        if leaving.tells and (viewers != ALL_SEATS or leaving.seen_by == TOP):
            self._learn_from_move((id,), left)

    def move_all(self, ids: tuple[int, ...], kind: int, seat: int, bottom: bool = False, up: bool = True) -> None:
        """Move cards as one batch; the last of them comes to lie on top."""
        lefts: list[int] = []
        came = [(self.cards[id].zone, self.cards[id].handle) for id in ids]
        for id in ids:
            left = self.cards[id].zone
            self._detach(id, left)
            if left not in lefts:
                lefts.append(left)
        self._attach(ids, kind * SEATS + seat, bottom, up)
        for id, (left, was) in zip(ids, came, strict=True):
            if self.specs[left // SEATS].mixed:
                card = self.cards[id]
                self._take_for_a_twin(card, left, self.viewers(card) & ~card.known, was)
        for left in lefts:
            if self.specs[left // SEATS].joined:
                self._join(left % SEATS)
            self._learn_from_move(ids, left)

    def shift(self, id: int, kind: int, seat: int, up: bool) -> None:
        """Move a card that stays the same card (it changes what it is, not where it belongs)."""
        handle = self.cards[id].handle
        left = self.cards[id].zone
        self._detach(id, left)
        zone = kind * SEATS + seat
        self.zones[zone] += (id,)
        card = self.edit(id)
        card.zone = zone
        card.handle = handle
        card.up = up
        card.shown = 0
        if self.specs[kind].joined or self.specs[left // SEATS].joined:
            self._join(seat)
            self._join(left % SEATS)
        self._learn_from_move((id,), left)

    def _detach(self, id: int, left: int) -> None:
        if self.looked_into:
            self.learn(id, self.looked_into >> left * SEATS & ALL_SEATS)
        zone = self.zones[left]
        if zone[-1] == id:
            self.zones[left] = zone[:-1]
        else:
            at = zone.index(id)
            self.zones[left] = zone[:at] + zone[at + 1 :]

    def _attach(self, ids: tuple[int, ...], zone: int, bottom: bool, up: bool) -> None:
        for id in ids:
            card = self.edit(id)
            card.zone = zone
            card.handle = self.next_handle
            self.next_handle += 1
            card.shown = 0
            card.up = up
            card.left_zone()
        self.zones[zone] = ids + self.zones[zone] if bottom else self.zones[zone] + ids
        if self.specs[zone // SEATS].joined:
            self._join(zone % SEATS)

    def _join(self, seat: int) -> None:
        """Keep the cards of a seat's joined zones together."""
        if not self.joining:
            self.joining = tuple([kind * SEATS for kind, spec in enumerate(self.specs) if spec.joined])
        found: tuple[int, ...] = ()
        for first in self.joining:
            found += self.zones[first + seat]
        self.together = (found, self.together[1]) if seat == 0 else (self.together[0], found)

    # --- who sees and who knows ------------------------------------------------------------------

    def viewers(self, card: C) -> int:
        """The seats that see the card's face now, as bits."""
        zone = card.zone
        how = self.specs[zone // SEATS].seen_by
        if how == EVERYBODY:
            return ALL_SEATS
        looking = self.looked_into >> zone * SEATS & ALL_SEATS
        if how == NOBODY:
            return card.shown | looking
        if (how >= FACE_UP and card.up) or (how == TOP and self.zones[zone][-1] == card.id):
            return ALL_SEATS
        if how == FACE_UP_ONLY:
            return card.shown | looking
        return card.shown | looking | 1 << (zone % SEATS)

    def turn_up(self, id: int) -> None:
        """Turn a card face-up where it lies."""
        self.edit(id).up = True
        self.learn(id, self.viewers(self.cards[id]))

    def sees(self, seat: int, id: int) -> bool:
        return self.viewers(self.cards[id]) >> seat & 1 == 1

    def knows(self, seat: int, id: int) -> bool:
        """Whether the seat sees the card's face, or has seen it and could follow the card since."""
        return self.cards[id].known >> seat & 1 == 1 or self.sees(seat, id)

    def look_into(self, kind: int, owner: int, seat: int) -> None:
        """Let a seat look through a whole zone, until it looks away."""
        if self.specs[kind].mixed and seat != owner:
            self._lay_out(kind * SEATS + owner)
        self.looked_into |= 1 << ((kind * SEATS + owner) * SEATS + seat)
        self.revelations += 1

    def _lay_out(self, zone: int) -> None:
        """Lay a hand out by its faces: in which order it was taken up is nobody's business."""
        by_face = sorted([(self.cards[id].face, id) for id in self.zones[zone]])
        self.zones[zone] = tuple([id for _, id in by_face])
        self._rename(self.zones[zone])

    def _rename(self, ids: tuple[int, ...]) -> None:
        """Give cards new handles: the old ones tell which of several they were."""
        for id in ids:
            self.edit(id).handle = self.next_handle
            self.next_handle += 1

    def look_away(self, kind: int, owner: int, seat: int) -> None:
        """The seat looks through the zone no longer, and knows what it has seen there."""
        self.looked_into &= ~(1 << ((kind * SEATS + owner) * SEATS + seat))
        for id in self.zone(kind, owner):
            self.learn(id, 1 << seat)

    def learn(self, id: int, seats: int) -> None:
        """These seats have seen the card's face."""
        if seats & ~self.cards[id].known:
            self.edit(id).known |= seats
            self.revelations += 1

    def show(self, ids: tuple[int, ...], seats: int) -> None:
        """Let seats look at cards where they lie, until they are hidden or move.

        Cards of a hand get new handles, by their faces: the old ones tell when they were taken up.
        """
        by_face: list[tuple[int, int, int]] = []
        for id in ids:
            zone = self.cards[id].zone
            if self.specs[zone // SEATS].mixed and seats & ~(1 << zone % SEATS):
                by_face.append((zone, self.cards[id].face, id))
        for zone, _, id in by_face:
            card = self.cards[id]
            self._take_for_a_twin(card, zone, seats & ~card.known, card.handle, ids)
        if by_face:
            by_face.sort()
            self._rename(tuple([id for _, _, id in by_face]))
        for id in ids:
            card = self.edit(id)
            card.shown |= seats
            if seats & ~card.known:
                card.known |= seats
                self.revelations += 1

    def _take_for_a_twin(self, card: C, zone: int, seats: int, was: int, but: tuple[int, ...] = ()) -> None:
        """A card of a hand is seen for the first time: who knew of another just like it there takes it for that one.

        `was`: the handle it had there, which goes to the other. Cards of `but` are seen as well.
        """
        if not seats:
            return
        for id in self.zones[zone]:
            twin = self.cards[id]
            if twin.face == card.face and twin.known & seats & ~self.viewers(twin) and id not in but:
                twin = self.edit(id)
                twin.known &= ~seats
                twin.handle = was
                return

    def hide(self, ids: tuple[int, ...]) -> None:
        """Nobody looks at these cards any more; what was seen stays known."""
        for id in ids:
            if self.cards[id].shown:
                self.edit(id).shown = 0

    def forget(self, ids: tuple[int, ...], seats: int) -> None:
        """These seats can no longer tell which of these cards is which."""
        for id in ids:
            if self.cards[id].known & seats:
                self.edit(id).known &= ~seats

    def _learn_from_move(self, ids: tuple[int, ...], left: int) -> None:
        unseen = 0
        for id in ids:
            viewers = self.viewers(self.cards[id])
            unseen |= ALL_SEATS & ~viewers
            self.learn(id, viewers)
        spec = self.specs[left // SEATS]
        rest = self.zones[left]
        unseen &= ~(1 << left % SEATS)
        if unseen and spec.mixed:
            for id in ids + rest:
                card = self.cards[id]
                if card.known & unseen:
                    self.forget((id,), unseen & ~self.viewers(card))
        if rest and spec.seen_by == TOP:
            self.learn(rest[-1], ALL_SEATS)

    # --- chance ----------------------------------------------------------------------------------

    def shuffle(self, kind: int, seat: int, clause: str, but: tuple[int, ...] = ()) -> Proc:
        """Ask CHANCE for an order, and let every slot take the face it names; nobody looks on or knows any.

        Cards of `but` stay where they are.
        """
        ids = tuple([id for id in self.zone(kind, seat) if id not in but]) if but else self.zone(kind, seat)
        number = yield lot(self.cite(clause), "shuffle", permutations_of(len(ids)), about=(seat, kind, *but))
        self.revelations += 1
        self.rearrange(ids, permutation(number, len(ids)))
        self.looked_into &= ~(ALL_SEATS << (kind * SEATS + seat) * SEATS)
        self.forget(ids, ALL_SEATS)
        self._rename(ids)
        self.tell("shuffled", clause, seat, what=self.specs[kind].name)

    def rearrange(self, ids: tuple[int, ...], picked: list[int]) -> None:
        """The slot `ids[i]` takes the printed card of the slot `ids[picked[i]]`."""
        faces = [self.cards[id].face for id in ids]
        for place, source in enumerate(picked):
            if source != place:
                self.edit(ids[place]).face = faces[source]

    # --- courses ---------------------------------------------------------------------------------

    def begin(self, course: Course, *args: int) -> None:
        """Run `course` before the present one goes on; of two begun in one step, the later runs first."""
        self.frames.append((course, 0, args))

    def leave(self) -> None:
        """Let the present course take no more of its steps; called from a step that asks and has begun nothing."""
        self.frames.pop()

    # --- taking back -----------------------------------------------------------------------------

    def rewind(self, clause: str) -> None:
        """Go back to before what turned out to be illegal; a game whose book knows such a thing says how."""
        raise NotImplementedError(clause)

    def take_back(self, mark: "State[C]") -> None:
        """Be as `mark` was; but what has been seen since stays known, and no handle is given twice."""
        seen = [card.known for card in self.cards]
        self.cards = mark.cards.copy()
        self.token = object()
        self.zones = mark.zones.copy()
        self.together = mark.together
        self.frames[:] = mark.frames
        self.looked_into = mark.looked_into
        for id in range(len(self.cards)):
            self.learn(id, seen[id])

    # --- positions -------------------------------------------------------------------------------

    def whose_turn(self) -> int:
        """The turn player."""
        raise NotImplementedError

    def position(self) -> Where:
        """All that makes a position, as both players can see it; blind to handles of what they see, to the numbers of
        what waits, and to which turn it is."""
        raise NotImplementedError

    def endings(self) -> Endings:
        """By which clauses or rulings what never ends is ended."""
        raise NotImplementedError

    def open_face(self, id: int) -> int:
        """The face of a card that both players know; else something that changes whenever the card moves."""
        if id < 0:
            return id
        card = self.cards[id]
        return card.face if card.known | self.viewers(card) == ALL_SEATS else -2 - card.handle

    def open_faces(self, ids: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([self.open_face(id) for id in ids])

    def marks(self, id: int) -> Where:
        """All that a card has beside its face and its place; games say what that is."""
        return ()

    def laid_out(self, out: int) -> Where:
        """What lies in every zone but those of the kind `out`, where cards no longer matter."""
        found: list[object] = []
        for kind, spec in enumerate(self.specs):
            if kind != out:
                for seat in range(SEATS):
                    there = self.zones[kind * SEATS + seat]
                    if spec.mixed:
                        there = tuple([id for _, id in sorted([(self.open_face(id), id) for id in there])])
                    found.append(tuple([(self.open_face(id), self.cards[id].up, self.marks(id)) for id in there]))
        return tuple(found)

    # --- events ----------------------------------------------------------------------------------

    def cite(self, clause: str) -> str:
        """What games cite for a clause; a game whose editions number it otherwise says so here."""
        return clause

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
        """Record an event; each card is shown to those who see it now, and to `seen_by`."""
        if self.sink is not None:
            cards = tuple(self._shown(id, seen_by) for id in ids)
            self.sink.append(Event(kind, clause, seat, cards, what, numbers))

    def _shown(self, id: int, seen_by: int) -> Shown:
        card = self.cards[id]
        placed = self.specs[card.zone // SEATS].placed
        return card.handle, card.face, self.viewers(card) | seen_by, ALL_SEATS if placed else 0
