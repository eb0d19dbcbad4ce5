"""A card of this game, and what it was before it left (6.5.2)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ..kernel.state import Card
from .references import NOTHING, Reference

if TYPE_CHECKING:
    from .rows import Row


PAID_EXTRA: Final = 1
CAME_BY: Final = {"soul-change": 2, "taboo": 4, "sublimate": 8, "chrono-burst": 16, "soul-burst": 32}
"""The bits of `came`."""


class ChronicleCard(Card):
    """A card or token. What lies on the battlefield or in a soul yard is active or wiped (6.3.1).

    `since` is the number of the turn since which its controller has had it, `stamp` its timestamp (11.9.4.13),
    `home` the seat under whose control it was put onto the battlefield (6.2.4), `host` the unit it is joined to
    (15.2.15), `attacked` the turn in which it was last declared an attacker, `attacks` how often in that turn, and
    `more_attacks` how often it may attack again in this one (15.2.14.2). `came` says how it came onto the
    battlefield, as bits: whether an optional additional or an alternative cost was paid for it, and by what ability.
    `hurt_by` are the cards whose damage it bears, `combat_damage` is how much of it came from combat.
    """

    __slots__ = (
        "attacked",
        "attacks",
        "came",
        "combat_damage",
        "counters",
        "damage",
        "home",
        "host",
        "hurt_by",
        "more_attacks",
        "since",
        "stamp",
        "wiped",
    )

    def __init__(
        self,
        id: int = 0,
        owner: int = 0,
        face: int = 0,
        zone: int = 0,
        other: "ChronicleCard | None" = None,
        token: object = None,
    ) -> None:
        if other is None:
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
            self.came = 0
            self.hurt_by: tuple[Reference, ...] = ()
        else:
            self.take(other, token)
            self.wiped = other.wiped
            self.damage = other.damage
            self.combat_damage = other.combat_damage
            self.counters = other.counters
            self.since = other.since
            self.stamp = other.stamp
            self.home = other.home
            self.host = other.host
            self.attacked = other.attacked
            self.attacks = other.attacks
            self.more_attacks = other.more_attacks
            self.came = other.came
            self.hurt_by = other.hurt_by

    def copied(self, token: object) -> "ChronicleCard":
        return ChronicleCard(0, 0, 0, 0, self, token)

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
        self.came = 0
        self.hurt_by = ()

    def counters_of(self, name: str) -> int:
        for word, number in self.counters:
            if word == name:
                return number
        return 0


class Past:
    """What a card was just before it left (6.5.2, 11.4.9, 11.8.4, 11.8.7). Never written to.

    `row` is its row of the table of characteristics then, None where it was as printed for `era`.
    """

    __slots__ = ("card", "era", "row")

    def __init__(self, card: ChronicleCard, row: "Row | None" = None, era: int = 0) -> None:
        self.card = card
        self.row = row
        self.era = era

    @property
    def controller(self) -> int:
        return self.card.zone % 2

    @property
    def zone(self) -> int:
        """The kind of zone it lay in."""
        return self.card.zone // 2

    def __reduce__(self) -> tuple[Callable[..., "Past"], tuple[object, ...]]:
        return Past, (self.card, self.row, self.era)
