"""What is kept of the options of a player (11.1.1) until something changes that they depend on."""

from collections.abc import Callable
from typing import Final

from .changes import EVERYTHING
from .pool import NO_MEANS, Means
from .price import Pool, Price
from .rows import Row


class Ways:
    """What a player may do with a card, each option with the souls it takes. Never written to.

    It holds for the card as it is (`handle`, `wiped`, `row`), until one of `bits` changes.
    """

    __slots__ = ("bits", "handle", "options", "row", "wiped")

    def __init__(self, handle: int, wiped: bool, row: Row, bits: int, options: tuple[tuple[int, Price], ...]) -> None:
        self.handle = handle
        self.wiped = wiped
        self.row = row
        self.bits = bits
        self.options = options

    def __reduce__(self) -> tuple[Callable[..., "Ways"], tuple[object, ...]]:
        return Ways, (self.handle, self.wiped, self.row, self.bits, self.options)


NO_WAYS: Final = Ways(0, False, Row(), 0, ())


class Prospects:
    """What a player was last offered.

    `news` is what has changed since, `bits` what of that may matter. `hand`, `acting`, `means` and `stones_placed` are
    as they were then. `ways` (to use or place it) and `uses` (of its abilities) are found by card, `advances`: whether
    the era may be advanced. `found` is all of it off the own quiet main phase, and in it; None: not looked for yet.
    """

    __slots__ = ("acting", "advances", "bits", "found", "hand", "means", "news", "stones_placed", "uses", "ways")

    def __init__(self) -> None:
        self.news = EVERYTHING
        self.bits = EVERYTHING
        self.means = NO_MEANS
        self.stones_placed = 0
        self.hand: tuple[int, ...] = ()
        self.acting: tuple[int, ...] = ()
        self.ways: dict[int, Ways] = {}
        self.uses: dict[int, Ways] = {}
        self.advances: bool | None = None
        self.found: list[tuple[int, ...] | None] = [None, None]


class Purse:
    """What a player can pay with: the souls that the pool has and the stones can make.

    It holds as long as the stones lie there as they do (`yard`, `turned`), are what they are (`rows`; or
    `as_printed`), and the pool is this. `soul_actions` are the options to use active stones, a soul each.
    """

    __slots__ = ("as_printed", "means", "pool", "rows", "soul_actions", "turned", "yard")

    def __init__(
        self,
        yard: tuple[int, ...],
        turned: int,
        rows: dict[int, Row],
        as_printed: bool,
        pool: Pool,
        soul_actions: tuple[int, ...],
        means: Means,
    ) -> None:
        self.yard = yard
        self.turned = turned
        self.rows = rows
        self.as_printed = as_printed
        self.pool = pool
        self.soul_actions = soul_actions
        self.means = means

    def __reduce__(self) -> tuple[Callable[..., "Purse"], tuple[object, ...]]:
        return Purse, (
            self.yard,
            self.turned,
            self.rows,
            self.as_printed,
            self.pool,
            self.soul_actions,
            self.means,
        )
