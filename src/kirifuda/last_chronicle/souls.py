"""Soul stones and the soul pool (7.7), soul actions (15.1.16), and paying with souls."""

from typing import Final

from ..kernel.ask import CARD, Proc, choose
from .asking import FACTION
from .book import clause
from .continuous_effects import work_out
from .fronts import FRONTS, souls_of
from .keyword_actions import turn
from .option_codes import OF_CARD, OF_KIND, SOUL_ACTION
from .pool import EMPTY_POOL, Means
from .price import Pool, Price, covers, wanted
from .prospects import Purse
from .references import NOTHING
from .sight import row
from .table import Table
from .zones import SOUL

ANY_SOUL_ACTION: Final = SOUL_ACTION * OF_KIND
SOUL_YARDS: Final = SOUL * 2


@clause("7.7.3", "5.2.2.1.1")
def kinds_of_soul(g: Table, id: int) -> tuple[int, ...]:
    """The souls that a stone can make, by their places in a pool."""
    return souls_of(row(g, id).factions)


@clause("7.7.1", "7.7.3")
def active_stones(g: Table, seat: int) -> tuple[int, ...]:
    cards = g.cards
    return tuple([id for id in g.soul_yard(seat) if not cards[id].wiped])


@clause("6.8.2", "15.1.16.2")
def means(g: Table, seat: int) -> Means:
    """All that a price can be paid with."""
    return purse(g, seat).means


def purse(g: Table, seat: int) -> Purse:
    """What a player can pay with; looked for again only if anything about it has changed."""
    if g.stirred & g.reads:
        work_out(g)
    kept = g.purses[seat]
    if kept is None or kept.yard is not g.zones[SOUL_YARDS + seat]:
        return filled_purse(g, seat)
    if kept.rows is not g.rows and not are_same_stones(g, kept):
        return filled_purse(g, seat)
    return kept if kept.pool is g.pool[seat] else with_pool(g, seat, kept)


def are_same_stones(g: Table, kept: Purse) -> bool:
    """Whether no effect says anything else than before of what the stones are."""
    if not kept.as_printed or not g.rows.keys().isdisjoint(kept.yard):
        return False
    kept.rows = g.rows
    return True


@clause("7.7.1", "7.7.3", "15.1.16.1")
def filled_purse(g: Table, seat: int) -> Purse:
    """The souls of the pool, and those of active stones; one that makes one kind of soul is as good as that soul."""
    cards, rows, yard, pool = g.cards, g.rows, g.soul_yard(seat), g.pool[seat]
    as_printed = rows.keys().isdisjoint(yard)
    souls = list(pool)
    stones: list[tuple[int, ...]] = []
    values: list[int] = []
    for id in yard:
        card = cards[id]
        if not card.wiped:
            kinds = FRONTS[card.face].souls if as_printed or id not in rows else souls_of(rows[id].factions)
            if len(kinds) == 1:
                kind = kinds[0]
                values.append(ANY_SOUL_ACTION + id * OF_CARD + kind)
                souls[kind] += 1
            else:
                for kind in kinds:
                    values.append(ANY_SOUL_ACTION + id * OF_CARD + kind)
                stones.append(kinds)
    found = Purse(yard, rows, as_printed, pool, tuple(values), Means(tuple(souls), tuple(stones)))
    g.purses[seat] = found
    return found


def with_pool(g: Table, seat: int, before: Purse) -> Purse:
    """The same stones beside another pool."""
    pool = g.pool[seat]
    souls = tuple([all - was + now for all, was, now in zip(before.means.souls, before.pool, pool, strict=True)])
    wealth = Means(souls, before.means.stones)
    found = Purse(before.yard, before.rows, before.as_printed, pool, before.soul_actions, wealth)
    g.purses[seat] = found
    return found


@clause("15.1.16", "15.1.16.1", "15.1.16.4", "7.7.3")
def soul_action(g: Table, id: int, kind: int) -> None:
    """Wipe a stone for one soul. It uses no stack, and nothing can be done in response."""
    seat = g.cards[id].zone % 2
    before, pool = g.purses[seat], g.pool[seat]
    turn(g, [id], True, NOTHING, "15.1.3.1")
    add_soul(g, seat, kind, 1)
    if before is not None and before.pool is pool:
        g.purses[seat] = purse_after(before, id, kind, g.pool[seat])
    if g.sink is not None:
        g.tell("soul", "15.1.16.1", seat, (id,), numbers=(kind,))


def purse_after(before: Purse, id: int, kind: int, pool: Pool) -> Purse | None:
    """The same after a soul action: if the stone could make only this soul, that is as good in the pool."""
    value = ANY_SOUL_ACTION + id * OF_CARD + kind
    if before.means.stones or value not in before.soul_actions:
        return None
    at = before.soul_actions.index(value)
    others = before.soul_actions[:at] + before.soul_actions[at + 1 :]
    return Purse(before.yard, before.rows, before.as_printed, pool, others, before.means)


def add_soul(g: Table, seat: int, kind: int, many: int) -> None:
    souls = list(g.pool[seat])
    souls[kind] += many
    pool = tuple(souls)
    g.pool = (pool, g.pool[1]) if seat == 0 else (g.pool[0], pool)


def with_one_more(pool: Pool, kind: int) -> Pool:
    souls = list(pool)
    souls[kind] += 1
    return tuple(souls)


@clause("7.7.4")
def empty_pools(g: Table) -> None:
    """What is left of the souls vanishes when a phase ends."""
    g.pool = (EMPTY_POOL, EMPTY_POOL)


# --- whether it is enough -------------------------------------------------------------------------


@clause("6.8.2", "15.1.16.2")
def enough(g: Table, seat: int, price: Price) -> bool:
    """Whether a price can be paid from the pool and by soul actions."""
    return price.total == 0 or are_enough(means(g, seat), price)


def are_enough(wealth: Means, price: Price) -> bool:
    if wealth.many < price.total:
        return False
    if wealth.stones:
        return can_cover(wealth.souls, wealth.stones, price)
    souls = wealth.souls
    for kind, many in price.needs:
        if souls[kind] < many:
            return False
    return True


def can_cover(pool: Pool, stones: tuple[tuple[int, ...], ...], price: Price) -> bool:
    """Whether the stones, each making one soul of its kinds, can be spread so that everything is covered.

    They can if there are enough in all, and for every set of factions enough that make one of the set.
    """
    if sum(pool) + len(stones) < price.total:
        return False
    short = [(at, need - pool[at]) for at, need in price.needs if need > pool[at]]
    for bits in range(1, 1 << len(short)):
        subset = [one for place, one in enumerate(short) if bits >> place & 1]
        places = [at for at, _ in subset]
        if len([one for one in stones if any([at in one for at in places])]) < sum([many for _, many in subset]):
            return False
    return True


# --- paying ---------------------------------------------------------------------------------------


@clause("15.1.16.2", "6.8.1", "6.8.2", "11.2.11", "11.3.9", "11.5.12", "11.6.13")
def pay_souls(g: Table, seat: int, price: Price, by: str, source: int) -> Proc:
    """Soul actions until the pool covers the price, in the order in which the stones lie; then it is taken off."""
    passed: tuple[int, ...] = ()
    while not covers(g.pool[seat], price):
        left = tuple([id for id in active_stones(g, seat) if id not in passed])
        helpful = helpful_souls(g, g.pool[seat], left, price)
        offered = tuple([id for id, kinds in zip(left, helpful, strict=True) if kinds])
        stone = yield choose(seat, by, "soul-stone", offered, CARD, (source,), public=True)
        at = left.index(stone)
        passed += left[:at]
        kind = yield choose(seat, by, "soul", helpful[at], FACTION, (stone,), public=True)
        soul_action(g, stone, kind)
    yield from spend(g, seat, price, by, source)


def helpful_souls(g: Table, pool: Pool, left: tuple[int, ...], price: Price) -> tuple[tuple[int, ...], ...]:
    """Of each stone the souls that bring the price nearer, with the stones after it still enough for the rest."""
    nearer = wanted(pool, price)
    stones = tuple([kinds_of_soul(g, id) for id in left])
    found: list[tuple[int, ...]] = []
    for at, kinds in enumerate(stones):
        able = [kind for kind in kinds if kind in nearer]
        rest = stones[at + 1 :]
        found.append(tuple([kind for kind in able if can_cover(with_one_more(pool, kind), rest, price)]))
    return tuple(found)


@clause("5.2.2", "6.8.2")
def spend(g: Table, seat: int, price: Price, by: str, source: int) -> Proc:
    """Take the price off the pool; which souls pay the free cost is the player's choice where there is one."""
    for kind, many in price.needs:
        add_soul(g, seat, kind, -many)
    free = price.free
    while free:
        kinds = tuple([kind for kind, many in enumerate(g.pool[seat]) if many])
        if len(kinds) == 1 or sum(g.pool[seat]) == free:
            kind = kinds[0]
        else:
            kind = yield choose(seat, by, "soul-to-spend", kinds, FACTION, (source,), public=True)
        add_soul(g, seat, kind, -1)
        free -= 1
    if price.total:
        g.tell("paid", by, seat, numbers=(*price.factions, price.free))
