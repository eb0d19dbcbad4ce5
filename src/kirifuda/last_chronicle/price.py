"""What has to be paid in souls (5.2.2): so many of each faction, and so many of any kind."""

from typing import Final

from ..effects.tree import Cost
from .book import clause
from .statements import AddCost
from .tree import Price as Printed

Pool = tuple[int, ...]
"""White, orange, purple, black, blue, without faction."""
Factions = tuple[int, ...]
"""The same without the last."""
NO_FACTION: Final[Factions] = (0, 0, 0, 0, 0)
ANY_SOUL: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5)


class Price:
    """Faction costs (white, orange, purple, black, blue) and free cost; `x`: how often X stands in the free cost.

    `needs` are the factions that it asks for, by their places, each with how many; `total` is all of it.
    """

    __slots__ = ("factions", "free", "needs", "total", "x")

    def __init__(self, factions: Factions = NO_FACTION, free: int = 0, x: int = 0) -> None:
        self.factions = factions
        self.free = free
        self.x = x
        self.needs = tuple([(at, many) for at, many in enumerate(factions) if many])
        self.total = sum(factions) + free

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Price)
            and self.factions == other.factions
            and self.free == other.free
            and self.x == other.x
        )

    def __hash__(self) -> int:
        return hash((self.factions, self.free, self.x))

    def __repr__(self) -> str:
        return f"Price({self.factions}, {self.free}, {self.x})"

    def __reduce__(self) -> tuple[type["Price"], tuple[Factions, int, int]]:
        return Price, (self.factions, self.free, self.x)


NOTHING_TO_PAY: Final = Price()


class Tariff:
    """All that a use may cost, as it is when it is declared (11.2.5): what is printed, or one of the alternatives,
    what is or may be added, and by how much it then goes up and down. `sacrificed` is what the unit costs that was
    sacrificed for a soul change (15.2.6)."""

    __slots__ = ("added", "alternatives", "costs", "increase", "price", "reduction", "sacrificed")

    def __init__(
        self,
        price: Price = NOTHING_TO_PAY,
        costs: tuple[Cost, ...] = (),
        alternatives: tuple[tuple[Cost, ...], ...] = (),
        added: tuple[AddCost, ...] = (),
        increase: Price = NOTHING_TO_PAY,
        reduction: Price = NOTHING_TO_PAY,
        sacrificed: Price = NOTHING_TO_PAY,
    ) -> None:
        self.price = price
        self.costs = costs
        self.alternatives = alternatives
        self.added = added
        self.increase = increase
        self.reduction = reduction
        self.sacrificed = sacrificed

    def without_alternatives(self) -> "Tariff":
        return Tariff(self.price, self.costs, (), self.added, self.increase, self.reduction, self.sacrificed)

    def after_sacrificing(self, cost: Price) -> "Tariff":
        """A unit that costs so much was sacrificed."""
        return Tariff(self.price, self.costs, self.alternatives, self.added, self.increase, self.reduction, cost)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tariff) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return (
            self.price,
            self.costs,
            self.alternatives,
            self.added,
            self.increase,
            self.reduction,
            self.sacrificed,
        )

    def __reduce__(self) -> tuple[type["Tariff"], tuple[object, ...]]:
        return Tariff, self._key()


FOR_NOTHING: Final = Tariff()


@clause("5.2.2", "5.2.2.1")
def price_of(printed: Printed) -> Price:
    """A price as a text or a card says it."""
    return Price(printed.by_faction(), printed.free, printed.x)


def plus(one: Price, other: Price) -> Price:
    """Both at once (6.8): additional costs, increases."""
    return Price(
        tuple([a + b for a, b in zip(one.factions, other.factions, strict=True)]),
        one.free + other.free,
        one.x + other.x,
    )


@clause("5.2.2.2")
def less(price: Price, reduction: Price) -> Price:
    """A reduction takes off so much of each kind of cost, and no more than there is."""
    left = [max(mine - off, 0) for mine, off in zip(price.factions, reduction.factions, strict=True)]
    return Price(tuple(left), max(price.free - reduction.free, 0), price.x)


@clause("4.5")
def with_x(price: Price, x: int) -> Price:
    """X is that number from now on."""
    return Price(price.factions, price.free + price.x * x) if price.x else price


@clause("15.2.6.4")
def less_a_card(price: Price, other: Price) -> Price:
    """What another card costs is taken off: free off free, faction off the same faction; its surplus goes off free."""
    left: list[int] = []
    surplus = 0
    for mine, theirs in zip(price.factions, other.factions, strict=True):
        left.append(max(mine - theirs, 0))
        surplus += max(theirs - mine, 0)
    return Price(tuple(left), max(price.free - other.free - surplus, 0), price.x)


@clause("6.8.2", "5.2.2")
def wanted(pool: Pool, price: Price) -> tuple[int, ...]:
    """The souls that bring a price nearer, by their places: of factions that are short; of any, if the free cost is."""
    short = tuple([at for at, many in price.needs if pool[at] < many])
    spare = sum(pool) - sum([min(pool[at], many) for at, many in price.needs])
    return ANY_SOUL if spare < price.free else short


@clause("6.8.2", "5.2.2.2")
def covers(pool: Pool, price: Price) -> bool:
    """Whether souls of a pool are enough for all of it."""
    for at, many in price.needs:
        if pool[at] < many:
            return False
    return sum(pool) >= price.total
