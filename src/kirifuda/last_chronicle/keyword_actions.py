"""Keyword actions (15.1) that turn cards and send them to a discard pile or a removed yard."""

from ..kernel.state import ALL_SEATS
from .book import clause
from .changes import OF_ACTORS, OF_COUNTERS, OF_STONES, OF_WIPING
from .characteristics import forbidden, is_ever_forbidden
from .moving import DESTROY, DISCARDING, REMOVE, SACRIFICE, Moving, move
from .references import NOTHING
from .table import Table
from .trigger_abilities import happen
from .zones import BATTLEFIELD, DISCARD, HAND, REMOVED, SOUL


@clause("15.1.3.1", "15.1.3.2", "6.3.1.1")
def wipe(g: Table, ids: tuple[int, ...], by: int = NOTHING, clause_id: str = "15.1.3.1") -> tuple[int, ...]:
    """Turn active cards sideways; those that really were turned."""
    return turn(g, [id for id in ids if not g.cards[id].wiped], True, by, clause_id)


@clause("15.1.2.1", "15.1.2.2", "6.3.1.1")
def recover(g: Table, ids: tuple[int, ...], by: int = NOTHING, clause_id: str = "15.1.2.1") -> tuple[int, ...]:
    """Turn wiped cards upright; those that really were turned."""
    wiped = [id for id in ids if g.cards[id].wiped]
    if is_ever_forbidden(g, "recover"):
        wiped = [id for id in wiped if not forbidden(g, "recover", id=id)]
    return turn(g, wiped, False, by, clause_id)


def turn(g: Table, ids: list[int], wiped: bool, by: int, clause_id: str) -> tuple[int, ...]:
    """Turn active cards sideways, or wiped ones upright; only where that means anything."""
    turned: tuple[int, ...] = ()
    for id in ids:
        card = g.cards[id]
        if card.token is not g.token:
            card = g.edit(id)
        kind_of_zone = card.zone // 2
        if kind_of_zone == SOUL:
            g.purses[card.zone % 2] = None
            g.stirred |= OF_STONES
        elif kind_of_zone == BATTLEFIELD:
            g.stirred |= OF_WIPING | OF_ACTORS if id in g.acting[card.zone % 2] else OF_WIPING
        else:
            continue
        card.wiped = wiped
        turned += (id,)
    if turned:
        kind = "wiped" if wiped else "recovered"
        if g.sink is not None:
            g.tell(kind, clause_id, g.seat_of(turned[0]), turned)
        if kind in g.ears.kinds:
            for id in turned:
                happen(g, kind, g.seat_of(id), id, by=by)
    return turned


@clause("15.1.4.1", "15.1.4.2")
def destroy(g: Table, ids: tuple[int, ...], by: int = NOTHING, source: int = NOTHING) -> Moving:
    """Destroy cards on the battlefield, or soul stones, as one event."""
    able = [id for id in ids if g.kind_of(id) in (BATTLEFIELD, SOUL)]
    able = [id for id in able if not forbidden(g, "be-destroyed", id=id, seat=by, against=source)]
    return (yield from move(g, tuple(able), DISCARD, by=by, cause=DESTROY, source=source))


@clause("15.1.13.1", "15.1.13.2", "15.1.13.3", "15.1.13.4", "15.1.13.5")
def sacrifice(g: Table, ids: tuple[int, ...], by: int = NOTHING) -> Moving:
    able = tuple([id for id in ids if not forbidden(g, "be-sacrificed", id=id, seat=by)])
    return (yield from move(g, able, DISCARD, by=by, cause=SACRIFICE))


@clause("15.1.5.1")
def discard(g: Table, ids: tuple[int, ...], by: int = NOTHING) -> Moving:
    in_hand = tuple([id for id in ids if g.kind_of(id) == HAND])
    if by != NOTHING and forbidden(g, "be-made-to-discard", seat=1 - by):
        in_hand = tuple([id for id in in_hand if g.seat_of(id) == by])
    return (yield from move(g, in_hand, DISCARD, by=by, cause=DISCARDING))


@clause("15.1.6.1", "7.12.1")
def remove(g: Table, ids: tuple[int, ...], by: int = NOTHING, up: bool = True) -> Moving:
    able = tuple([id for id in ids if not forbidden(g, "be-removed", id=id, seat=by)])
    return (yield from move(g, able, REMOVED, up=up, by=by, cause=REMOVE))


def reveal(g: Table, ids: tuple[int, ...], clause_id: str, seat: int) -> None:
    """Show cards to both players where they lie."""
    if ids:
        g.show(ids, ALL_SEATS)
        g.tell("revealed", clause_id, seat, ids)


@clause("6.10.1", "6.10.2")
def change_counters(g: Table, id: int, name: str, by_many: int, by: int = NOTHING) -> int:
    """Put counters on a card, or take off some that are there; how many it really were."""
    card = g.cards[id]
    there = card.counters_of(name)
    now = there + by_many
    if now == there:
        return 0
    others = tuple([(word, many) for word, many in card.counters if word != name])
    g.edit(id).counters = (*others, (name, now)) if now else others
    g.stirred |= OF_COUNTERS
    kind = "counters-put" if now > there else "counters-removed"
    many = abs(now - there)
    g.tell(kind, "6.10.1", g.seat_of(id), (id,), what=name, numbers=(many,))
    if kind in g.ears.kinds:
        happen(g, kind, g.seat_of(id), id, amount=many, nature=name, by=by)
    return many
