"""What a card is, after everything that changes it (chapter 5, 11.9.4): one row of the table of characteristics."""

from collections.abc import Callable
from functools import cache
from typing import Final

from ..effects.abilities import waits_for
from ..effects.parts import parts_of
from ..effects.tree import (
    Ability,
    Activated,
    AtPhase,
    Keyword,
    Node,
    Standing,
    This,
    When,
)
from .price import NOTHING_TO_PAY, Price
from .references import NOTHING
from .tree import StateTrigger

Keywords = dict[str, tuple[Keyword, ...]]
FEW: Final = 7
NO_KINDS: Final[frozenset[type[Node]]] = frozenset()


class Abilities:
    """Abilities of a card, found by what they are. Never written to.

    `triggers` are found by the kind of happening they wait for; `here` are those that work on the battlefield, each
    with that kind, and whether it waits only for what happens to the card itself. `states` look at how things are
    (11.6.19). `rules`: the kinds of statements that its field abilities make. `idle`: none of them acts, waits or
    watches on the battlefield.
    """

    __slots__ = ("_with_more", "actions", "all", "here", "idle", "rules", "standing", "states", "triggers")

    def __init__(self, abilities: tuple[Ability, ...] = ()) -> None:
        self.all = abilities
        self.triggers: dict[str, tuple[Ability, ...]] = {}
        self.states = tuple([one for one in abilities if _has(one, StateTrigger)])
        self.actions = tuple([one for one in abilities if _has(one, Activated)])
        self.standing = tuple([one for one in abilities if _has(one, Standing)])
        self.rules = NO_KINDS.union(*[kinds_in(one) for one in self.standing])
        for ability in abilities:
            for kind in waits_for(ability):
                self.triggers[kind] = (*self.triggers.get(kind, ()), ability)
        self.here = tuple(
            [
                (kind, one, is_of_itself(one, kind))
                for kind, found in self.triggers.items()
                for one in found
                if not one.works_in or "battlefield" in one.works_in
            ]
        )
        self.idle = not (self.actions or self.states or self.here)
        self._with_more: list[tuple[tuple[Ability, ...], Abilities]] = []

    def with_more(self, gained: tuple[Ability, ...]) -> "Abilities":
        """These and others; made once as long as few others come and go."""
        for others, made in self._with_more:
            if others == gained:
                return made
        made = Abilities((*self.all, *gained))
        self._with_more = [(gained, made), *self._with_more[:FEW]]
        return made

    def __reduce__(self) -> "tuple[Callable[..., Abilities], tuple[object, ...]]":
        return Abilities, (self.all,)


@cache
def kinds_in(ability: Ability) -> frozenset[type[Node]]:
    """The kinds of everything that an ability says."""
    return frozenset([type(one) for one in parts_of(ability)])


NO_ABILITIES: Final = Abilities()


def _has(ability: Ability, kind: type) -> bool:
    return any(isinstance(one, kind) for one in ability.conditions)


def is_of_itself(ability: Ability, kind: str) -> bool:
    """Whether what it waits for, of this kind, can only happen to the card that has it."""
    for one in ability.conditions:
        if isinstance(one, AtPhase):
            return False
        if isinstance(one, When) and one.happening.kind == kind and not isinstance(one.happening.what, This):
            return False
    return True


def replaced_kind(kind: str) -> str:
    """The kind of change that a replacement of such a happening looks for: all ways of moving are one."""
    return MOVES.get(kind, kind)


MOVES: Final = {
    kind: "moved" for kind in ("placed", "left", "destroyed", "sacrificed", "discarded", "removed", "chrono-checked")
}


Stamps = tuple[tuple[Ability, int], ...]
"""When abilities came to a card that it did not have from the beginning."""


def stamp_of(stamps: Stamps, ability: Ability, own: int) -> int:
    """When an ability came to the card (11.9.4.11); `own` is the card's timestamp."""
    for one, stamp in stamps:
        if one is ability:
            return max(stamp, own)
    return own


class Row:
    """The characteristics of one card. Written to only while the table is worked out.

    `controller` is who controls it by a field ability or a lasting effect, NOTHING where none says so. `lamps` are
    the lamps that are lit (bits); `lost` says that an effect took its abilities away.
    """

    __slots__ = (
        "abilities",
        "atk",
        "ca",
        "categories",
        "controller",
        "factions",
        "keywords",
        "lamps",
        "level",
        "lost",
        "name",
        "power",
        "price",
        "stamps",
        "types",
    )

    def __init__(self, other: "Row | None" = None) -> None:
        if other is None:
            self.name = ""
            self.types: tuple[str, ...] = ()
            self.categories: tuple[str, ...] = ()
            self.factions: tuple[str, ...] = ()
            self.price: Price = NOTHING_TO_PAY
            self.level = 0
            self.power = 0
            self.atk = 0
            self.ca = 0
            self.keywords: Keywords = {}
            self.abilities: Abilities = NO_ABILITIES
            self.stamps: Stamps = ()
            self.controller = NOTHING
            self.lamps = 0
            self.lost = False
        else:
            self.name = other.name
            self.types = other.types
            self.categories = other.categories
            self.factions = other.factions
            self.price = other.price
            self.level = other.level
            self.power = other.power
            self.atk = other.atk
            self.ca = other.ca
            self.keywords = other.keywords
            self.abilities = other.abilities
            self.stamps = other.stamps
            self.controller = other.controller
            self.lamps = other.lamps
            self.lost = other.lost

    def is_like(self, other: "Row") -> bool:
        """Whether all is the same but perhaps its numbers."""
        return (
            self.lamps == other.lamps
            and self.controller == other.controller
            and self.lost == other.lost
            and (self.abilities is other.abilities or self.abilities.all == other.abilities.all)
            and (self.keywords is other.keywords or self.keywords == other.keywords)
            and self.types == other.types
            and self.categories == other.categories
            and self.factions == other.factions
            and self.stamps == other.stamps
            and self.name == other.name
        )

    def has_numbers_of(self, other: "Row") -> bool:
        return (
            self.power == other.power
            and self.atk == other.atk
            and self.level == other.level
            and self.ca == other.ca
            and (self.price is other.price or self.price == other.price)
        )

    def key(self) -> tuple[object, ...]:
        return (
            self.name,
            self.types,
            self.categories,
            self.factions,
            self.price,
            self.level,
            self.power,
            self.atk,
            self.ca,
            self.keywords,
            self.abilities.all,
            self.stamps,
            self.controller,
            self.lamps,
            self.lost,
        )

    def __reduce__(self) -> "tuple[Callable[..., Row], tuple[object, ...]]":
        return _row, self.key()


def _row(
    name: str,
    types: tuple[str, ...],
    categories: tuple[str, ...],
    factions: tuple[str, ...],
    price: Price,
    level: int,
    power: int,
    atk: int,
    ca: int,
    keywords: Keywords,
    abilities: tuple[Ability, ...],
    stamps: Stamps,
    controller: int,
    lamps: int,
    lost: bool,
) -> Row:
    row = Row()
    row.name = name
    row.types = types
    row.categories = categories
    row.factions = factions
    row.price = price
    row.level = level
    row.power = power
    row.atk = atk
    row.ca = ca
    row.keywords = keywords
    row.abilities = Abilities(abilities)
    row.stamps = stamps
    row.controller = controller
    row.lamps = lamps
    row.lost = lost
    return row
