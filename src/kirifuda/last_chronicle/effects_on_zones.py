"""Effects that move cards, or show them (7, 15.1)."""

from ..effects.interpreter import Doing
from ..effects.statements import Destroy, Draw, DrawUpTo, LookAt, Shuffle
from ..effects.tree import Filter
from ..kernel.ask import arrange
from ..kernel.choosing import at_most
from ..kernel.endless import toil
from .asking import choose_several
from .book import clause
from .carrying_out import carry_out
from .changes import IN_A_HAND, OF_ERA
from .characteristics import acted_on, forbidden, types
from .choosing import bounds_of
from .chronicle_card import CAME_BY
from .chrono_check import checked_cards
from .eras import advance_the_era
from .fronts import ZONE_KINDS
from .keyword_actions import destroy, discard, remove, reveal, sacrifice
from .matching import amount, candidates, follow, own_amount, passes, seat_of_word, seats, subject_ids
from .moving import EFFECT as MOVED
from .moving import draw, move
from .runs import ChronicleRun
from .sight import row
from .stack import take_off_stack
from .statements import AdvanceEra, ChronoCheck, Discard, ExchangeMarkers, Put, RevealUntil, Sacrifice, Search, UseSpell
from .table import Table
from .tree import OWNER
from .trigger_abilities import happen
from .using import can_use_now, use_now
from .zones import BATTLEFIELD, CA, DECK, DISCARD, ERA, HAND, REMOVED, SOUL, STACK


@clause("15.1.4.1")
def destroy_cards(g: Table, run: ChronicleRun, node: Destroy) -> Doing:
    done = yield from destroy(g, acted_on(g, run, node.subject), run.seat, run.source)
    follow(g, run, done, DISCARD)
    return run.did_so(len(done), node.slot)


@clause("15.1.13.1")
def sacrifice_cards(g: Table, run: ChronicleRun, node: Sacrifice) -> Doing:
    ids = subject_ids(g, run, node.subject)
    whose = seats_of(g, ids)
    done = yield from sacrifice(g, ids, run.seat)
    follow(g, run, done, DISCARD)
    return run.did_to([whose.get(id, g.cards[id].owner) for id in done], node.slot)


@clause("15.1.5.1")
def discard_cards(g: Table, run: ChronicleRun, node: Discard) -> Doing:
    ids = subject_ids(g, run, node.subject)
    whose = seats_of(g, ids)
    done = yield from discard(g, ids, run.seat)
    follow(g, run, done, DISCARD)
    return run.did_to([whose.get(id, g.cards[id].owner) for id in done], node.slot)


def seats_of(g: Table, ids: tuple[int, ...]) -> dict[int, int]:
    """On whose side these cards lie; what goes with them is its owner's."""
    return {id: g.seat_of(id) for id in ids}


@clause("7.2", "7.3", "15.1.6.1", "6.2.3", "5.5.2.2", "5.5.3.2", "2.3")
def put(g: Table, run: ChronicleRun, node: Put) -> Doing:
    """Put cards into a zone; a spell or ability that is put away from the stack is not resolved."""
    to = ZONE_KINDS[node.to]
    seat = None if node.under == OWNER else seat_of_word(g, run, node.under)
    ids = tuple([id for id in acted_on(g, run, node.subject) if may_be_put(g, run, id, to, seat)])
    whose = seats_of(g, ids)
    if node.in_any_order:
        ids = yield from arrange(run.seat, "11.8.5.1", "order", ids)
    interrupted = tuple([(id, g.seat_of(id)) for id in ids if g.kind_of(id) == STACK and id != run.source])
    for id in ids:
        if g.kind_of(id) == STACK:
            take_spell_off(g, id)
    if to == REMOVED:
        done = yield from remove(g, ids, run.seat, not node.face_down)
    else:
        up = not node.face_down and to != ERA
        cause = way_of(run) if to == BATTLEFIELD else MOVED
        done = yield from move(g, ids, to, seat, wiped=node.wiped, bottom=node.bottom, up=up, by=run.seat, cause=cause)
    for id, controller in interrupted:
        if id in done:
            happen(g, "interrupted", controller, id, by=run.seat)
    follow(g, run, done, to)
    if node.slot is not None:
        run.keep(node.slot, tuple([g.reference(id) for id in done]))
    run.shown = tuple([id for id in run.shown if id not in done])
    return run.did_to([whose.get(id, g.cards[id].owner) for id in done], node.slot)


@clause("15.2.18.2", "15.2.19.2", "6.9.1")
def way_of(run: ChronicleRun) -> str:
    """Taboo, sublimation and bursts are ways to come onto the battlefield that texts may ask for."""
    ability = run.entry.ability if run.entry is not None else None
    return ability.name if ability is not None and ability.name in CAME_BY else MOVED


@clause("2.2")
def may_be_put(g: Table, run: ChronicleRun, id: int, to: int, seat: int | None = None) -> bool:
    """Nothing forbids it, and it does not lie there already: in a yard, in that of another player it may."""
    kind = g.kind_of(id)
    if forbidden(g, "leave-battlefield", id=id):
        return False
    if kind == STACK and id != run.source and forbidden(g, "be-interrupted", id=id):
        return False
    if to == kind and kind in (SOUL, CA, ERA):
        return g.seat_of(id) != (g.cards[id].owner if seat is None else seat)
    return to != kind or kind == DECK


@clause("11.2.2", "11.8.10")
def take_spell_off(g: Table, id: int) -> None:
    """The entry of a spell that goes elsewhere before it is resolved."""
    for entry in g.stack:
        if (entry.source, entry.handle) == g.reference(id) and entry.kind == "spell":
            take_off_stack(g, entry.serial)
            return


@clause("9.3.3.1", "3.1.2")
def draw_cards(g: Table, run: ChronicleRun, node: Draw) -> Doing:
    done: list[int] = []
    drawn: tuple[int, ...] = ()
    for seat in seats(g, run, node.whose):
        before = g.hand(seat)
        many = yield from draw(g, seat, own_amount(g, run, node.count, seat), run.seat)
        done += [seat] * many
        drawn += tuple([id for id in g.hand(seat) if id not in before])
    if node.slot is not None:
        run.keep(node.slot, tuple([g.reference(id) for id in drawn]))
    return run.did_to(done, node.slot)


@clause("9.3.3.1", "3.1.2")
def draw_up_to(g: Table, run: ChronicleRun, node: DrawUpTo) -> Doing:
    """Draw until the hand holds so many cards; with as many or more, none."""
    done = 0
    drawn: tuple[int, ...] = ()
    for seat in seats(g, run, node.whose):
        before = g.hand(seat)
        done += yield from draw(g, seat, amount(g, run, node.hand) - len(before), run.seat)
        drawn += tuple([id for id in g.hand(seat) if id not in before])
    if node.slot is not None:
        run.keep(node.slot, tuple([g.reference(id) for id in drawn]))
    return run.did_so(done)


@clause("15.1.7.1")
def shuffle(g: Table, run: ChronicleRun, node: Shuffle) -> Doing:
    for seat in seats(g, run, node.whose):
        yield from g.shuffle(DECK, seat, "15.1.7.1")
        happen(g, "shuffled", seat, by=run.seat)
    return run.did_so(1)


def look_at(g: Table, run: ChronicleRun, node: LookAt) -> bool:
    """Look at cards where they lie, until the effect is over; shown to both where they are revealed."""
    ids = subject_ids(g, run, node.subject)
    if node.shown:
        reveal(g, ids, "11.8.5", run.seat)
    elif ids:
        g.show(ids, 1 << run.seat)
        g.tell("looked-at", "11.8.5", run.seat, ids)
    run.shown += ids
    run.keep(node.slot, tuple([g.reference(id) for id in ids]))
    return run.did_so(len(ids))


@clause("11.8.5", "2.3")
def reveal_until(g: Table, run: ChronicleRun, node: RevealUntil) -> bool:
    """Cards from the top one by one, until one fits; if none does, the whole deck."""
    shown: tuple[int, ...] = ()
    found: tuple[int, ...] = ()
    for id in reversed(g.deck(seat_of_word(g, run, node.whose))):
        shown += (id,)
        if passes(g, run, node.filter, g.cards[id], row(g, id)):
            found = (id,)
            break
    reveal(g, shown, "11.8.5", run.seat)
    run.shown += shown
    run.keep(node.slot, tuple([g.reference(id) for id in shown]))
    if node.found.slot is not None:
        run.keep(node.found.slot, tuple([g.reference(id) for id in found]))
    return run.did_so(len(found))


@clause("15.1.9.1", "15.1.8.1", "15.1.8.2")
def search(g: Table, run: ChronicleRun, node: Search) -> Doing:
    """Look through a deck for cards that fit, show them, do the rest with them, and shuffle the others."""
    owner = seat_of_word(g, run, node.whose)
    if forbidden(g, "search", seat=run.seat):
        return run.did_so(0)
    g.look_into(DECK, owner, run.seat)
    fitting = Filter(node.filter.whose, ("deck",), node.filter.categories, node.filter.tests)
    ids = tuple([id for id in candidates(g, run, fitting) if id in g.deck(owner)])
    bounds = bounds_of(g, run, node.filter, ids)
    most = min(amount(g, run, node.count), at_most(ids, bounds))
    found = yield from choose_several(g, run.seat, "15.1.9.1", "search", ids, 0, most, (0, most, run.source), bounds)
    reveal(g, found, "15.1.9.1", run.seat)
    run.keep(node.slot, tuple([g.reference(id) for id in found]))
    run.did_so(len(found))
    yield from carry_out(g, run, node.then)
    done = len(found)
    left = tuple([id for id in found if g.kind_of(id) == DECK])
    g.hide(left)
    yield from g.shuffle(DECK, owner, "15.1.9.1", left)
    happen(g, "searched", run.seat, by=run.seat)
    happen(g, "shuffled", owner, by=run.seat)
    return run.did_so(done)


@clause("15.1.14.4")
def check(g: Table, run: ChronicleRun, node: ChronoCheck) -> Doing:
    many = amount(g, run, node.count)
    checked: tuple[int, ...] = ()
    for seat in seats(g, run, node.whose):
        for _ in range(many):
            toil(g, 1)
            checked += yield from checked_cards(g, seat, run.seat)
    if node.slot is not None:
        run.keep(node.slot, tuple([g.reference(id) for id in checked]))
    return run.did_so(len(checked))


@clause("15.1.15.1", "15.1.15.2", "15.1.15.3", "15.1.15.4")
def exchange(g: Table, run: ChronicleRun, node: ExchangeMarkers) -> Doing:
    """Era markers change places with cards of the hand; both are shown. Not enough of either: nothing happens."""
    many = amount(g, run, node.count)
    done = 0
    for seat in seats(g, run, node.whose):
        markers, hand = g.era_yard(seat), g.hand(seat)
        if len(markers) < many or len(hand) < many:
            continue
        out = yield from choose_several(g, seat, "15.1.15.1", "marker-out", markers, many, many, (run.source,))
        into = yield from choose_several(g, seat, "15.1.15.1", "marker-in", hand, many, many, (run.source,))
        reveal(g, (*out, *into), "15.1.15.3", seat)
        for id in into:
            g.move(id, ERA, seat, up=False)
        for id in out:
            g.move(id, HAND, seat)
        g.stirred |= OF_ERA | IN_A_HAND
        g.tell("exchanged", "15.1.15.1", seat, (*out, *into))
        happen(g, "exchanged", seat, by=run.seat)
        done += many
    return run.did_so(done)


@clause("9.5.7.5")
def advance(g: Table, run: ChronicleRun, node: AdvanceEra) -> Doing:
    done = 0
    for seat in seats(g, run, node.whose):
        if not forbidden(g, "advance-era", seat=seat):
            yield from advance_the_era(g, seat)
            done += 1
    return run.did_so(done)


@clause("15.1.10.1", "11.2.1")
def use_spell(g: Table, run: ChronicleRun, node: UseSpell) -> Doing:
    """A spell is used by an effect there and then; it resolves in its turn."""
    done = 0
    for id in subject_ids(g, run, node.subject):
        if "spell" in types(g, id) and can_use_now(g, run.seat, id, node.free):
            yield from use_now(g, run.seat, id, node.free)
            done += 1
    return run.did_so(done)
