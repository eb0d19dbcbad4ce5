"""Drawing, shuffling, looking, unlocking and playing (39-11, 39-17, 39-22)."""

from ..effects.interpreter import Doing
from ..effects.run import Run
from ..effects.statements import Draw, DrawUpTo, LookAt, Play, Shuffle
from ..kernel.state import ALL_SEATS
from .book import clause
from .drawing import draw_cards
from .matching import amount, own_amount, seats, subject_ids
from .promises import PLAY, UNLOCK, promise
from .table import DECK, HAND, Table
from .tree import Unlock


@clause("39-11", "25-3b")
def draw(g: Table, run: Run, node: Draw) -> Doing:
    drawn: tuple[int, ...] = ()
    for seat in seats(run, g, node.whose):
        drawn += yield from draw_cards(g, seat, own_amount(g, run, node.count, seat), "39-11", run.seat)
    if node.slot is not None:
        run.slots[node.slot] = drawn
    return run.did_to([g.cards[id].owner for id in drawn], node.slot)


@clause("39-11")
def draw_up_to(g: Table, run: Run, node: DrawUpTo) -> Doing:
    """Who has as many already draws none."""
    drawn: tuple[int, ...] = ()
    for seat in seats(run, g, node.whose):
        missing = amount(g, run, node.hand) - len(g.hand(seat))
        drawn += yield from draw_cards(g, seat, missing, "39-11", run.seat)
    if node.slot is not None:
        run.slots[node.slot] = drawn
    return run.did_so(len(drawn))


@clause("02-13")
def shuffle(g: Table, run: Run, node: Shuffle) -> Doing:
    for seat in seats(run, g, node.whose):
        yield from g.shuffle(DECK, seat, "02-13")
    return run.did_so(1)


@clause("02-33", "02-46")
def look_at(g: Table, run: Run, node: LookAt) -> bool:
    """Cards are looked at by their effect's player, or shown to both, where they lie."""
    ids = subject_ids(g, run, node.subject)
    if all([g.cards[id].zone // 2 == HAND for id in ids]):
        ids = tuple(sorted(ids, key=lambda id: g.cards[id].face))
    run.slots[node.slot] = ids
    g.show(ids, ALL_SEATS if node.shown else 1 << run.seat)
    run.shown += ids
    g.tell("revealed" if node.shown else "looked-at", "02-46" if node.shown else "02-33", run.seat, ids)
    return run.did_so(len(ids))


@clause("39-17", "32-7")
def unlock(g: Table, run: Run, node: Unlock) -> bool:
    ids = tuple([id for id in subject_ids(g, run, node.subject) if g.cards[id].zone // 2 == HAND])
    for id in ids:
        promise(g, UNLOCK, id)
    return run.did_so(len(ids))


@clause("39-22")
def play(g: Table, run: Run, node: Play) -> bool:
    ids = subject_ids(g, run, node.subject)
    for id in ids:
        promise(g, PLAY, id)
    return run.did_so(len(ids))
