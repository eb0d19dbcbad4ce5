"""What is on the stack (7.13), or waits to be put there (11.6.6)."""

from collections.abc import Callable
from typing import Final

from ..effects.tree import Ability, Cost, Sentence
from .left_effects import Lasting
from .occurrences import Occurrence
from .price import FOR_NOTHING, NOTHING_TO_PAY, Price, Tariff
from .references import NOTHING, Numbers, Players, Shares, Slots

SPELL: Final = "spell"
ACTION: Final = "action"
TRIGGER: Final = "trigger"
BURST: Final = "burst"
PLACING: Final = "placing"


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
