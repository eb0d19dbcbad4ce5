"""Effects that have something chosen, designated or declared (11.8.5.1)."""

from dataclasses import replace
from typing import Any, Final

from ..effects.interpreter import Doing
from ..effects.statements import Choose, ChooseAtRandom, ChooseNumber, ChooseWord, Let
from ..effects.tree import BOTH, Count, Minus, Number
from ..kernel.ask import PLAYER, STOP, Values, choose
from ..kernel.choosing import at_most, by_lot
from ..kernel.state import ALL_SEATS
from .asking import ENTRY, choose_several, number
from .book import clause
from .choosing import abilities_on_stack, bounds_of, choosable
from .fronts import ZONE_KINDS
from .matching import THAT, amount, candidates, references, seat_of_word, seats
from .references import NOTHING, aimed
from .runs import ChronicleRun
from .sight import look
from .stack import take_off_stack
from .statements import CallPlayer, ChooseAbility, ChooseCardOrPlayer, ChoosePlayer, Designate, InterruptAbility
from .table import Table
from .using import player_or_none
from .words_named import kept_as, words_of
from .zones import DECK, HAND

HIDDEN: Final[tuple[int, ...]] = (DECK, HAND)


@clause("11.8.5.1", "11.2.7")
def choose_cards(g: Table, run: ChronicleRun, node: Choose) -> Doing:
    """What was chosen on use stands; in a text that was never used it is chosen now."""
    if node.slot in run.slots:
        return True
    ids = choosable(g, run, node)
    bounds = bounds_of(g, run, node.filter, ids)
    most = len(ids) if node.any_number else min(amount(g, run, node.count), at_most(ids, bounds))
    least = 0 if node.up_to or node.any_number else most
    about = (least, most, run.source, node.deed)
    chosen = yield from choose_several(g, run.seat, "11.8.5.1", "choose", ids, least, most, about, bounds)
    run.keep(node.slot, tuple([g.reference(id) for id in chosen]))
    return run.did_so(len(chosen))


@clause("11.8.5.1", "11.2.7")
def choose_card_or_player(g: Table, run: ChronicleRun, node: ChooseCardOrPlayer) -> Doing:
    if node.slot in run.slots or node.slot in run.players:
        return True
    seat = yield from player_or_none(run, node, "11.8.5.1", bool(choosable(g, run, node)))
    if seat == STOP:
        return (yield from choose_cards(g, run, node))
    run.mean_player(node.slot, seat)
    return run.did_so(1)


@clause("11.8.5.1", "11.2.7")
def choose_ability(g: Table, run: ChronicleRun, node: ChooseAbility) -> Doing:
    """What was chosen on use stands; in a text that was never used it is chosen now."""
    if aimed(node.slot) in run.numbers:
        return True
    found = abilities_on_stack(g, run, node)
    if not found:
        return run.did_so(0)
    serial = yield choose(run.seat, "11.8.5.1", "choose-ability", found, ENTRY, (run.source,), public=True)
    run.numbers[aimed(node.slot)] = serial
    return run.did_so(1)


@clause("11.5.4", "11.8.10", "11.4.8", "C129")
def interrupt_ability(g: Table, run: ChronicleRun, node: InterruptAbility) -> bool:
    """The ability vanishes from the stack and does nothing; what was paid for it stays paid."""
    entry = g.found(run.numbers.get(aimed(node.slot), NOTHING))
    if entry is None:
        return run.did_so(0)
    take_off_stack(g, entry.serial)
    g.tell("interrupted", "11.5.4", entry.controller, (entry.source,))
    return run.did_so(1)


@clause("11.8.5.1")
def choose_player(g: Table, run: ChronicleRun, node: ChoosePlayer) -> Doing:
    if node.slot not in run.players:
        who = seats(g, run, node.whose)
        chosen = yield choose(run.seat, "11.8.5.1", "player", who, PLAYER, (run.source,), True)
        run.mean_player(node.slot, chosen)
    run.mean_player(THAT, run.players[node.slot])
    return run.did_so(1)


def call_player(g: Table, run: ChronicleRun, node: CallPlayer) -> bool:
    """That player is from now on who controls, or owns, the card; of a card that left, who did last."""
    for id, handle in references(g, run, node.of)[:1]:
        card = look(g, id, handle)[0]
        run.mean_player(THAT, card.owner if node.owner else card.zone % 2)
    return True


@clause("11.8.5.1", "11.8.6", "6.1.4", "15.1.8.1", "15.1.8.2", "15.3.1.1.1", "2.3")
def designate(g: Table, run: ChronicleRun, node: Designate) -> Doing:
    """Pick cards out without choosing them; each of both players their own, the turn player first."""
    if node.by == BOTH:
        found: tuple[int, ...] = ()
        for seat in seats(g, run, BOTH):
            ids = tuple([id for id in candidates(g, run, node.filter) if g.seat_of(id) == seat])
            picked = yield from _picked(g, run, _of_their_own(node, len(ids)), seat, ids)
            if seat == g.player:
                make_known(g, run, picked, seat)
            found += picked
    else:
        seat = seat_of_word(g, run, node.by)
        found = yield from _picked(g, run, node, seat, candidates(g, run, node.filter))
    run.keep(node.slot, tuple([g.reference(id) for id in found]))
    return run.did_so(len(found))


def _of_their_own(node: Designate, many: int) -> Designate:
    """手札が2枚になるように: each of both players counts the cards that are theirs."""
    count = node.count
    if not isinstance(count, Minus) or count.one != Count(node.filter):
        return node
    return replace(node, count=Minus(Number(many), count.other))


@clause("11.8.6")
def make_known(g: Table, run: ChronicleRun, ids: Values, seat: int) -> None:
    """The other player knows what the turn player has picked before picking."""
    unseen = tuple([id for id in ids if not (g.sees(0, id) and g.sees(1, id))])
    if unseen:
        g.show(unseen, ALL_SEATS)
        run.shown += unseen
    if ids:
        g.tell("picked", "11.8.6", seat, ids)


@clause("15.1.8.2")
def _picked(g: Table, run: ChronicleRun, node: Designate, seat: int, ids: Values) -> Any:
    bounds = bounds_of(g, run, node.filter, ids)
    most = len(ids) if node.any_number else min(amount(g, run, node.count), at_most(ids, bounds))
    zones = [ZONE_KINDS[word] for word in node.filter.zones]
    asks_for_something = bool(node.filter.tests or node.filter.categories)
    free = node.up_to or node.any_number or (asks_for_something and any([zone in HIDDEN for zone in zones]))
    least = 0 if free else most
    about = (least, most, run.source, node.deed)
    return (yield from choose_several(g, seat, "11.8.5.1", "pick", ids, least, most, about, bounds))


def choose_at_random(g: Table, run: ChronicleRun, node: ChooseAtRandom) -> Doing:
    ids = candidates(g, run, node.filter)
    chosen = yield from by_lot("11.8.5.1", "at-random", ids, min(amount(g, run, node.count), len(ids)))
    run.keep(node.slot, tuple([g.reference(id) for id in chosen]))
    return run.did_so(len(chosen))


def choose_word(g: Table, run: ChronicleRun, node: ChooseWord) -> Doing:
    """Name one of several words."""
    words = node.words or words_of(node.of)
    at = yield choose(run.seat, "11.8.5.1", "word", tuple(range(len(words))), "word", (run.source,), True)
    run.numbers[kept_as(node.slot)] = at
    g.tell("word", "11.8.5.1", run.seat, (), what=words[at])
    return run.did_so(1)


@clause("4.1", "4.5")
def choose_number(g: Table, run: ChronicleRun, node: ChooseNumber) -> Doing:
    if node.name in run.numbers:
        return True
    least = amount(g, run, node.least)
    most = amount(g, run, node.most) if node.most is not None else least + MOST_NAMED
    run.numbers[node.name] = yield number(run.seat, "4.5", "number", least, max(most, least), (run.source,))
    return run.did_so(1)


MOST_NAMED: Final = 50


def let(g: Table, run: ChronicleRun, node: Let) -> bool:
    run.numbers[node.name] = amount(g, run, node.amount)
    return True
