"""What lies on the table (P4) and who sees it (V1 to V7)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ..kernel.state import Card, State
from ..kernel.watch import Endings, Where
from ..kernel.zones import EVERYBODY, FACE_UP, NOBODY, OWNER, TOP, Zone
from .recurrence import ENDINGS, character_seen, position

if TYPE_CHECKING:
    from .formats import Regulation

LIFE: Final = 0
HAND: Final = 1
SOLDIERS: Final = 2
GEAR: Final = 3
WALLS: Final = 4
GRAVEYARD: Final = 5
FOG: Final = 6
STAGE: Final = 7
PACK: Final = 8
RARE: Final = 9

ZONES: Final = (
    Zone("life", NOBODY),
    Zone("hand", OWNER, mixed=True),
    Zone("soldiers", EVERYBODY, placed=True),
    Zone("gear", EVERYBODY, placed=True),
    Zone("walls", FACE_UP, placed=True),
    Zone("graveyard", TOP),
    Zone("fog", EVERYBODY, placed=True),
    Zone("stage", EVERYBODY, placed=True),
    Zone("pack", NOBODY),
    Zone("rare", OWNER),
)

NOTHING: Final = -1
NEVER: Final = -1


class PlayingCard(Card):
    """A card of a player's deck. On the field it may be a character, or gear of one."""

    __slots__ = ("arrived", "driven", "gear")

    def __init__(self, id: int = 0, owner: int = 0, face: int = 0, zone: int = 0) -> None:
        super().__init__(id, owner, face, zone)
        self.driven = False
        self.arrived = 0
        self.gear: tuple[int, ...] = ()

    def copied(self, token: object) -> "PlayingCard":
        twin = PlayingCard()
        twin.take(self, token)
        twin.driven = self.driven
        twin.arrived = self.arrived
        twin.gear = self.gear
        return twin

    def left_zone(self) -> None:
        self.driven = False
        self.arrived = 0
        self.gear = ()


class Request:
    """An action that was requested: on the stage, or being resolved at once. Never written to."""

    __slots__ = ("action", "handle", "keys", "number", "seat", "target")

    def __init__(
        self,
        number: int = 0,
        action: int = 0,
        seat: int = 0,
        keys: tuple[int, ...] = (),
        target: int = NOTHING,
        handle: int = NOTHING,
    ) -> None:
        self.number = number
        self.action = action
        self.seat = seat
        self.keys = keys
        self.target = target
        self.handle = handle

    def __reduce__(self) -> tuple[Callable[..., "Request"], tuple[object, ...]]:
        return Request, (self.number, self.action, self.seat, self.keys, self.target, self.handle)


class Fog:
    """The mark of an effect that lasts for a turn (F1). Never written to."""

    __slots__ = ("amount", "handle", "keys", "seat", "target", "turn")

    def __init__(
        self,
        seat: int = 0,
        keys: tuple[int, ...] = (),
        target: int = NOTHING,
        handle: int = NOTHING,
        amount: int = 0,
        turn: int = 0,
    ) -> None:
        self.seat = seat
        self.keys = keys
        self.target = target
        self.handle = handle
        self.amount = amount
        self.turn = turn

    def __reduce__(self) -> tuple[Callable[..., "Fog"], tuple[object, ...]]:
        return Fog, (self.seat, self.keys, self.target, self.handle, self.amount, self.turn)


class Table(State[PlayingCard]):
    """A position of BlackPoker."""

    __slots__ = (
        "attackers",
        "blocks",
        "chance",
        "fogs",
        "next_request",
        "opened",
        "passed",
        "pending",
        "player",
        "regulation",
        "stage",
        "triggered",
        "turn",
        "used",
    )

    def __init__(self, other: "Table | None" = None) -> None:
        super().__init__(other)
        if other is None:
            self.specs = ZONES
            self.zones = [()] * (len(ZONES) * 2)
            self.regulation: Regulation | None = None
            self.turn = 0
            self.player = 0
            self.chance = 0
            self.passed = False
            self.used: tuple[int, ...] = ()
            self.stage: tuple[Request, ...] = ()
            self.pending: tuple[Request, ...] = ()
            self.triggered: tuple[tuple[int, int], ...] = ()
            self.next_request = 1
            self.fogs: tuple[Fog, ...] = ()
            self.attackers: tuple[int, ...] = ()
            self.blocks: tuple[tuple[int, int], ...] = ()
            self.opened = 0
        else:
            self.regulation = other.regulation
            self.turn = other.turn
            self.player = other.player
            self.chance = other.chance
            self.passed = other.passed
            self.used = other.used
            self.stage = other.stage
            self.pending = other.pending
            self.triggered = other.triggered
            self.next_request = other.next_request
            self.fogs = other.fogs
            self.attackers = other.attackers
            self.blocks = other.blocks
            self.opened = other.opened

    def copy(self) -> "Table":
        return Table(self)

    # --- positions that come back ------------------------------------------------------------------

    def whose_turn(self) -> int:
        return self.player

    def position(self) -> Where:
        return position(self)

    def endings(self) -> Endings:
        return ENDINGS

    def marks(self, id: int) -> Where:
        return character_seen(self, id)

    # --- zones -----------------------------------------------------------------------------------

    def life(self, seat: int) -> tuple[int, ...]:
        """The life of a player, its top card last."""
        return self.zones[LIFE * 2 + seat]

    def hand(self, seat: int) -> tuple[int, ...]:
        return self.zones[HAND * 2 + seat]

    def soldiers(self, seat: int) -> tuple[int, ...]:
        return self.zones[SOLDIERS * 2 + seat]

    def walls(self, seat: int) -> tuple[int, ...]:
        """The walls of a player, the one nearest to the life first (C8)."""
        return self.zones[WALLS * 2 + seat]

    def graveyard(self, seat: int) -> tuple[int, ...]:
        return self.zones[GRAVEYARD * 2 + seat]

    def rare(self, seat: int) -> tuple[int, ...]:
        return self.zones[RARE * 2 + seat]

    def pack(self, seat: int) -> tuple[int, ...]:
        return self.zones[PACK * 2 + seat]

    def characters(self, seat: int) -> tuple[int, ...]:
        """Soldiers, then walls."""
        return self.zones[SOLDIERS * 2 + seat] + self.zones[WALLS * 2 + seat]
