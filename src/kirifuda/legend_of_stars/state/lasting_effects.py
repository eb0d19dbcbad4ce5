"""What effects leave behind: what cards and players were given, and what stands on the field (9.1, 9.2, 9.4)."""

from collections.abc import Callable
from typing import Final

from ...effects.run import NOTHING
from ...effects.statements import (
    ChangeCost,
    ChangeDamage,
    ChangeStats,
    Forbid,
    Grant,
    Instead,
    LoseEffects,
    Permit,
    SetNumbers,
)
from ...effects.tree import Node, Standing
from .rows import STATS

END_OF_BATTLE: Final = -1
"""In place of a turn: the effect goes when the battle is over."""
END_OF_PHASE: Final = -2
"""In place of a turn: the effect goes when the phase is over."""

Slots = tuple[tuple[int, tuple[tuple[int, int], ...]], ...]
"""The cards that an effect had chosen when it left something behind, by slot, each with its handle."""
Numbers = tuple[tuple[str, int], ...]
"""What X, Y and Z were then."""
Added = tuple[tuple[int, int], ...]
"""Which numbers are raised, and by how much."""
NOTHING_ADDED: Final[Added] = ()
RESISTANCES: Final = ("speed-resistance", "energy-resistance")


# What an effect does to others, or asks of them, as bits.
CHANGES_NUMBERS: Final = 1
READS_NUMBERS: Final = 2
CHANGES_KEYWORDS: Final = 4
READS_KEYWORDS: Final = 8
DISTURBS: Final = 16
"""It may change what other effects say, or whom they touch."""
READS_VALUES: Final = READS_NUMBERS | READS_KEYWORDS
OF_NUMBERS: Final = CHANGES_NUMBERS | READS_NUMBERS
OF_KEYWORDS: Final = CHANGES_KEYWORDS | READS_KEYWORDS


def nature(node: Node) -> int:
    """What a statement changes, as bits."""
    if isinstance(node, (ChangeStats, SetNumbers)):
        return CHANGES_NUMBERS
    if isinstance(node, Grant):
        resists = any([one.name in RESISTANCES for one in node.keywords])
        stands = any([isinstance(condition, Standing) for one in node.abilities for condition in one.conditions])
        return CHANGES_KEYWORDS | DISTURBS if resists or stands else CHANGES_KEYWORDS
    if isinstance(node, LoseEffects):
        return CHANGES_KEYWORDS | DISTURBS
    return DISTURBS if isinstance(node, Forbid) and node.act == "be-affected" else 0


def is_calm(natures: int) -> bool:
    """Whether nothing of such natures changes what another looks at."""
    if natures & DISTURBS:
        return False
    return natures & OF_NUMBERS != OF_NUMBERS and natures & OF_KEYWORDS != OF_KEYWORDS


class Given:
    """An effect that a card or a player has been given, with its numbers fixed. Never written to.

    `node` is the statement that gave it; `source` the card it came from, `face` what that card was, `seat` its player;
    `stamp` tells what came later. `ends` is the turn in whose end phase it goes, `starts` the turn at whose start;
    0 is never. `values` are its amounts, in the order in which the statement names them; `added` says the same of a
    change of numbers. `nature`: see there.
    """

    __slots__ = (
        "added",
        "ends",
        "face",
        "ids",
        "nature",
        "node",
        "numbers",
        "seat",
        "slots",
        "source",
        "stamp",
        "starts",
        "values",
    )

    def __init__(
        self,
        node: Node,
        source: int = NOTHING,
        face: int = NOTHING,
        seat: int = 0,
        stamp: int = 0,
        ends: int = 0,
        starts: int = 0,
        values: tuple[int, ...] = (),
        ids: tuple[int, ...] = (),
        slots: Slots = (),
        numbers: Numbers = (),
    ) -> None:
        self.node = node
        self.nature = nature(node)
        self.added = added_by(node, values) if isinstance(node, ChangeStats) else NOTHING_ADDED
        self.source = source
        self.face = face
        self.seat = seat
        self.stamp = stamp
        self.ends = ends
        self.starts = starts
        self.values = values
        self.ids = ids
        self.slots = slots
        self.numbers = numbers

    def __reduce__(self) -> tuple[Callable[..., "Given"], tuple[object, ...]]:
        return Given, (
            self.node,
            self.source,
            self.face,
            self.seat,
            self.stamp,
            self.ends,
            self.starts,
            self.values,
            self.ids,
            self.slots,
            self.numbers,
        )


def added_by(node: ChangeStats, values: tuple[int, ...]) -> Added:
    """Which numbers go up by how much; those that go down, by less than nothing."""
    return tuple(
        [
            (STATS[change.stat], -number if change.down else number)
            for change, number in zip(node.changes, values, strict=True)
        ]
    )


Givens = tuple[Given, ...]
NO_GIVENS: Final[Givens] = ()


Said = dict[int, Given | None]
"""What lines of standing abilities say, each by its place: the handle of its card, and which line of it."""
NOTHING_SAID: Final[Said] = {}


def same(some: Givens, others: Givens) -> bool:
    """Whether the same was said twice."""
    if len(some) != len(others):
        return False
    for one, other in zip(some, others, strict=True):
        if one.node is not other.node or one.ids != other.ids or one.values != other.values:
            return False
        if one.numbers != other.numbers:
            return False
    return True


class InForce:
    """What effects forbid, permit, change and replace beyond what single cards were given, by what it is about: what
    stands on the field first, then what lasts. Never written to.

    `forbids` and `permits` are by the act.
    """

    __slots__ = ("costs", "damage", "forbids", "lasting", "permits", "replacing", "standing")

    def __init__(self, standing: Givens, lasting: Givens) -> None:
        self.standing = standing
        self.lasting = lasting
        self.forbids: dict[str, Givens] = {}
        self.permits: dict[str, Givens] = {}
        self.damage: Givens = ()
        self.costs: Givens = ()
        self.replacing: Givens = ()
        for given in standing + lasting:
            node = given.node
            if isinstance(node, Forbid):
                self.forbids[node.act] = (*self.forbids.get(node.act, ()), given)
            elif isinstance(node, Permit):
                self.permits[node.act] = (*self.permits.get(node.act, ()), given)
            elif isinstance(node, ChangeDamage):
                self.damage += (given,)
            elif isinstance(node, ChangeCost):
                self.costs += (given,)
            elif isinstance(node, Instead):
                self.replacing += (given,)

    def __reduce__(self) -> tuple[Callable[..., "InForce"], tuple[object, ...]]:
        return InForce, (self.standing, self.lasting)


NOTHING_IN_FORCE: Final = InForce((), ())
