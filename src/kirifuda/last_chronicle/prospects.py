"""What is kept of the options of a player (11.1.1) until something changes that they depend on."""

from collections.abc import Callable
from typing import Final

from .option_codes import PASS
from .pool import Means
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

    `hand`, `acting`, `purse` and `rows` are as they were then; `bits` is what else may matter, once it changes. `ways`
    (to use or place it) and `uses` (of its abilities) are found by card, `advances`: whether the era may be advanced.
    `found` is all that may be done off the own quiet main phase, and in it; `offered` the same with passing and soul
    actions. None: not looked for yet.
    """

    __slots__ = ("acting", "advances", "bits", "found", "hand", "offered", "purse", "rows", "uses", "ways")

    def __init__(self, purse: "Purse") -> None:
        self.bits = 0
        self.purse = purse
        self.rows: dict[int, Row] = {}
        self.hand: tuple[int, ...] = ()
        self.acting: tuple[int, ...] = ()
        self.ways: dict[int, Ways] = {}
        self.uses: dict[int, Ways] = {}
        self.advances: bool | None = None
        self.found: list[tuple[int, ...] | None] = [None, None]
        self.offered: list[tuple[int, ...] | None] = [None, None]

    def __reduce__(self) -> tuple[Callable[..., "Prospects"], tuple[object, ...]]:
        """A saved game looks for its options anew."""
        return Prospects, (self.purse,)


class Purse:
    """What a player can pay with: the souls that the pool has and the stones can make.

    It holds as long as the stones lie there (`yard`) and none is turned, they are what they are (`rows`; or
    `as_printed`), and the pool is this. `soul_actions` are the options to use active stones, a soul each; `alone` those
    where there is nothing else to do but to pass.
    """

    __slots__ = ("alone", "as_printed", "means", "pool", "rows", "soul_actions", "yard")

    def __init__(
        self,
        yard: tuple[int, ...],
        rows: dict[int, Row],
        as_printed: bool,
        pool: Pool,
        soul_actions: tuple[int, ...],
        means: Means,
    ) -> None:
        self.yard = yard
        self.rows = rows
        self.as_printed = as_printed
        self.pool = pool
        self.soul_actions = soul_actions
        self.alone = (PASS, *soul_actions)
        self.means = means

    def __reduce__(self) -> tuple[Callable[..., "Purse"], tuple[object, ...]]:
        return Purse, (
            self.yard,
            self.rows,
            self.as_printed,
            self.pool,
            self.soul_actions,
            self.means,
        )
