"""Soul stones and the soul pool (7.7), soul actions (15.1.16), and paying with souls."""

from ..kernel.ask import CARD, Proc, choose
from .asking import FACTION
from .book import clause
from .continuous_effects import work_out
from .fronts import FRONTS, souls_of
from .keyword_actions import wipe
from .option_codes import OF_CARD, OF_KIND, SOUL_ACTION
from .pool import EMPTY_POOL, Means
from .price import Pool, Price, covers, missing
from .prospects import Purse
from .table import Table
from .zones import SOUL


@clause("7.7.3", "5.2.2.1.1")
def kinds_of_soul(g: Table, id: int) -> tuple[int, ...]:
    """The souls that a stone can make, by their places in a pool."""
    if g.stirred & g.reads:
        work_out(g)
    seen = g.rows.get(id)
    return FRONTS[g.cards[id].face].souls if seen is None else souls_of(seen.factions)


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
    yard, pool = g.zones[SOUL * 2 + seat], g.pool[seat]
    turned = g.turned[seat]
    if kept is None or kept.turned != turned or kept.yard != yard or kept.pool != pool or kept.rows is not g.rows:
        kept = filled_purse(g, yard, turned, pool)
        g.purses[seat] = kept
    return kept


@clause("7.7.1", "7.7.3", "15.1.16.1")
def filled_purse(g: Table, yard: tuple[int, ...], turned: int, pool: Pool) -> Purse:
    """The souls of the pool, and those of active stones; one that makes one kind of soul is as good as that soul."""
    cards, rows = g.cards, g.rows
    souls = list(pool)
    stones: list[tuple[int, ...]] = []
    values: list[int] = []
    for id in yard:
        card = cards[id]
        if not card.wiped:
            seen = rows.get(id)
            kinds = FRONTS[card.face].souls if seen is None else souls_of(seen.factions)
            for kind in kinds:
                values.append(SOUL_ACTION * OF_KIND + id * OF_CARD + kind)
            if len(kinds) == 1:
                souls[kinds[0]] += 1
            else:
                stones.append(kinds)
    white, orange, purple, black, blue, other = souls
    means = (white, orange, purple, black, blue, other), tuple(stones)
    return Purse(yard, turned, rows, pool, tuple(values), means)


@clause("15.1.16", "15.1.16.1", "15.1.16.4", "7.7.3")
def soul_action(g: Table, id: int, kind: int) -> None:
    """Wipe a stone for one soul. It uses no stack, and nothing can be done in response."""
    seat = g.seat_of(id)
    wipe(g, (id,), seat)
    add_soul(g, seat, kind, 1)
    g.tell("soul", "15.1.16.1", seat, (id,), numbers=(kind,))


def add_soul(g: Table, seat: int, kind: int, many: int) -> None:
    set_pool(g, seat, with_more(g.pool[seat], kind, many))


def with_more(pool: Pool, kind: int, many: int) -> Pool:
    souls = list(pool)
    souls[kind] += many
    white, orange, purple, black, blue, other = souls
    return white, orange, purple, black, blue, other


def set_pool(g: Table, seat: int, pool: Pool) -> None:
    g.pool = (pool, g.pool[1]) if seat == 0 else (g.pool[0], pool)


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
    souls, stones = wealth
    return can_cover(souls, stones, price) if stones else covers(souls, price)


def can_cover(pool: Pool, stones: tuple[tuple[int, ...], ...], price: Price) -> bool:
    """Whether the stones, each making one soul of its kinds, can be spread so that everything is covered.

    They can if there are enough in all, and for every set of factions enough that make one of the set.
    """
    if sum(pool) + len(stones) < price.total:
        return False
    short = [(at, need - pool[at]) for at, need in enumerate(price.factions) if need > pool[at]]
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
        offered = tuple([id for id in left if helpful(g, seat, id, left, price)])
        stone = yield choose(seat, by, "soul-stone", offered, CARD, (source,), public=True)
        passed += left[: left.index(stone)]
        kinds = helpful(g, seat, stone, left, price)
        kind = yield choose(seat, by, "soul", kinds, FACTION, (stone,), public=True)
        soul_action(g, stone, kind)
    yield from spend(g, seat, price, by, source)


def helpful(g: Table, seat: int, id: int, left: tuple[int, ...], price: Price) -> tuple[int, ...]:
    """The souls of a stone that bring the price nearer, with those after it still enough for the rest."""
    pool = g.pool[seat]
    now = missing(pool, price)
    rest = tuple([kinds_of_soul(g, other) for other in left[left.index(id) + 1 :]])
    found: tuple[int, ...] = ()
    for kind in kinds_of_soul(g, id):
        more = with_more(pool, kind, 1)
        if missing(more, price) < now and can_cover(more, rest, price):
            found += (kind,)
    return found


@clause("5.2.2", "6.8.2")
def spend(g: Table, seat: int, price: Price, by: str, source: int) -> Proc:
    """Take the price off the pool; which souls pay the free cost is the player's choice where there is one."""
    for kind, many in enumerate(price.factions):
        if many:
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
