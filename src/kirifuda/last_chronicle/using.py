"""Using spells (11.2) and action abilities (11.5), and putting trigger abilities on the stack (11.6.6 to 11.6.13).

They share their steps. Each step settles one thing in the entry on the stack; what cannot be settled takes a spell or
an action ability back (14), and takes a trigger ability off the stack (11.6.10).
"""

from collections.abc import Generator
from typing import Final

from ..effects.run import DEALT
from ..effects.statements import Choose
from ..effects.tree import EITHER, Ability, Activated, Those
from ..kernel.ask import MODE, NO, PLAYER, STOP, Proc, Question, choose, may, pick
from ..kernel.choosing import at_most
from ..kernel.course import Course
from ..kernel.outcome import Refusal
from .asking import COST, ENTRY, choose_several, number
from .book import clause
from .changes import OF_USE
from .characteristics import actions, burst_text, forbidden, only_if, spend_price_changes, text
from .choosing import (
    abilities_on_stack,
    bounds_of,
    can_choose,
    choices_of,
    choosable,
    divisions_of,
    enough_for,
    modes_of,
    possible_modes,
    with_modes,
)
from .costs import (
    asks_for_x,
    bill_of,
    can_be_paid,
    can_pay,
    can_pay_beside_souls,
    can_pay_with,
    greatest_x,
    pay,
    payable_ways,
    tariff_of_ability,
    tariff_of_card,
    tariff_of_trigger,
)
from .entries import ACTION, BURST, PLACING, SPELL, TRIGGER, Entry, Pending
from .in_full import can_be_wiped_for_cost
from .loops import note_in_vain
from .matching import THAT, amount, is_phase, seat_of_word, seats
from .phases import ATTACK, BLOCK, CHECK, DRAW
from .price import FOR_NOTHING, Price
from .references import NOTHING, WENT, Reference, aimed
from .rewinding import cannot_go_on, past_recall
from .runs import ChronicleRun, run_of, run_of_card, run_of_entry
from .sight import era, row
from .stack import put_on_stack, take_off_stack
from .statements import ChangePrice, ChooseAbility, ChooseCardOrPlayer, ChoosePlayer
from .table import Table
from .tree import TimesATurn, WipeThis
from .trigger_abilities import happen, provided
from .uses import Use
from .zones import DISCARD, STACK

STEP_CLAUSES: Final[dict[str, tuple[str, ...]]] = {
    SPELL: ("11.2.3", "11.2.4", "11.2.7", "11.2.8", "11.2.11"),
    PLACING: ("11.3.3", "11.3.4", "11.3.5", "11.3.6", "11.3.9"),
    ACTION: ("11.5.5", "11.5.6", "11.5.8", "11.5.9", "11.5.12"),
    TRIGGER: ("11.6.7", "11.6.8", "11.6.10", "11.6.11", "11.6.13"),
    BURST: ("11.6.7", "11.6.8", "11.6.10", "11.6.11", "11.6.13"),
}
"""By kind of entry: choosing effects, costs, what is chosen, dividing, paying."""
WITHOUT_SPELLS: Final = {
    DRAW: Refusal("9.3.1", "no-spells-now"),
    CHECK: Refusal("9.4.1", "no-spells-now"),
    ATTACK: Refusal("10.1.2.1", "no-spells-now"),
    BLOCK: Refusal("10.1.4.1", "no-spells-now"),
}
MODES_, COSTS_, CHOSEN_, DIVIDED_, PAID_ = range(5)


def cited(entry: Entry, step: int) -> str:
    return STEP_CLAUSES[entry.kind][step]


# --- declaring ------------------------------------------------------------------------------------


@clause("11.2.2", "15.1.10.1", "6.2.2", "11.4.4")
def begin_spell(g: Table, seat: int, id: int, free: bool = False) -> int:
    """The card goes to the top of the stack; its user controls it. The number of the entry."""
    says = text(g, id).play
    tariff = FOR_NOTHING if free else tariff_of_card(g, seat, id, "use")
    left = g.kind_of(id)
    g.move(id, STACK, seat)
    g.stir_with(id, left)
    serial = g.stamp()
    put_on_stack(g, Entry(serial, SPELL, seat, id, g.cards[id].handle, sentences=says, tariff=tariff))
    g.tell("spell", "11.2.2", seat, (id,))
    return serial


@clause("11.5.4", "15.1.12.1", "15.1.12.2")
def begin_ability(g: Table, seat: int, id: int, which: int) -> int:
    """The ability goes onto the stack by itself, without its card; a hidden card is shown."""
    ability = actions(g, id)[which]
    serial = g.stamp()
    if not (g.sees(0, id) and g.sees(1, id)):
        g.show((id,), 3)
    tariff = tariff_of_ability(g, seat, id, ability)
    handle = g.cards[id].handle
    put_on_stack(g, Entry(serial, ACTION, seat, id, handle, ability, sentences=ability.sentences, tariff=tariff))
    g.tell("ability", "11.5.4", seat, (id,), what=ability.name)
    return serial


@clause("11.6.6", "11.6.4", "15.3.2.2.6", "15.3.2.4.1", "15.2.10.3.6")
def begin_trigger(g: Table, pending: Pending) -> int:
    """A trigger ability that has triggered goes onto the stack; a chrono burst with the text that its era has now."""
    ability = pending.ability
    sentences = ability.sentences if ability is not None else ()
    if pending.kind == BURST and ability is not None and ability.name == "chrono-burst":
        sentences = burst_text(g, pending.source).play
    entry = Entry(
        pending.serial,
        pending.kind,
        pending.controller,
        pending.source,
        pending.handle,
        ability,
        pending.occurrence,
        pending.given,
        sentences=sentences,
        tariff=tariff_of_trigger(ability.costs) if ability is not None else FOR_NOTHING,
    )
    put_on_stack(g, entry)
    g.tell("trigger", "11.6.6", pending.controller, (pending.source,), what=ability.name if ability is not None else "")
    return pending.serial


# --- the steps ------------------------------------------------------------------------------------


@clause("11.2.3", "11.3.3", "11.5.5", "11.6.7")
def choose_modes(g: Table, serial: int) -> Proc | None:
    """Which effects, where the text lets the player choose."""
    entry = g.found(serial)
    return None if entry is None or modes_of(entry.sentences) is None else _choose_modes(g, serial)


def _choose_modes(g: Table, serial: int) -> Proc:
    entry = g.entry(serial)
    while (modes := modes_of(entry.sentences)) is not None:
        run = run_of_entry(entry)
        many = amount(g, run, modes.count)
        left = possible_modes(g, run, modes)
        least = 0 if modes.up_to else many
        if len(left) < least:
            give_up(g, serial, cited(entry, MODES_))
            return
        chosen: tuple[int, ...] = ()
        while left and len(chosen) < many:
            still = least - len(chosen)
            if still > 0:
                offered = left[: len(left) - still + 1]
                one = yield choose(run.seat, cited(entry, MODES_), "mode", offered, MODE, (serial,), public=True)
            else:
                one = yield pick(run.seat, cited(entry, MODES_), "mode", left, MODE, (serial,))
                if one == STOP:
                    break
            chosen += (one,)
            left = left[left.index(one) + 1 :]
        entry = g.entry(serial)
        entry = entry.but(modes=entry.modes + chosen, sentences=with_modes(entry.sentences, modes, chosen))
        g.replace_entry(entry)


@clause("11.2.4", "11.3.4", "11.5.6", "11.6.8", "4.5", "4.1")
def choose_costs(g: Table, serial: int) -> Proc | None:
    """Which alternative cost, which additional costs, and the value of X."""
    entry = g.found(serial)
    if entry is None:
        return None
    tariff = entry.tariff
    if tariff is FOR_NOTHING:
        return None
    if not tariff.alternatives and not tariff.added and not asks_for_x(bill_of(tariff, NOTHING, ())):
        return None
    return _choose_costs(g, serial)


def _choose_costs(g: Table, serial: int) -> Proc:
    entry = g.entry(serial)
    seat, source, tariff, by = entry.controller, entry.source, entry.tariff, cited(entry, COSTS_)
    run = run_of_entry(entry)
    ways = payable_ways(g, run, tariff)
    if not ways:
        give_up(g, serial, by)
        return
    way = -1 + (yield choose(seat, by, "which-cost", tuple([one + 1 for one in ways]), COST, (source,), public=True))
    extra: tuple[int, ...] = ()
    for at, added in enumerate(tariff.added):
        offered = added.optional and can_pay_with(g, seat, run, tariff, way, (*extra, at))
        if offered and (yield may(seat, by, "additional-cost", (source, at))) != NO:
            extra += (at,)
    numbers = g.entry(serial).numbers
    if asks_for_x(bill_of(tariff, way, extra)):
        x = yield number(seat, by, "x", 0, greatest_x(g, seat, run, tariff, way, extra), (source,))
        numbers += (("X", x),)
    g.replace_entry(g.entry(serial).but(alternative=way, extra=extra, numbers=numbers))


@clause("11.2.6", "11.5.7", "11.6.9")
def fix_era(g: Table, serial: int) -> None:
    """From here on a later era changes nothing."""
    entry = g.found(serial)
    if entry is not None:
        g.replace_entry(entry.but(era=era(g, entry.controller)))


@clause("11.2.7", "11.3.5", "11.5.8", "11.6.10")
def choose_subjects(g: Table, serial: int) -> Proc | None:
    """What the text tells to choose: of a variable number first how many, then which."""
    entry = g.found(serial)
    return None if entry is None or not choices_of(entry.sentences) else _choose_subjects(g, serial)


def _choose_subjects(g: Table, serial: int) -> Proc:
    entry = g.entry(serial)
    by, source = cited(entry, CHOSEN_), entry.source
    for choice in choices_of(entry.sentences):
        run = run_of_entry(g.entry(serial))
        if isinstance(choice, ChoosePlayer):
            seats = (run.seat, 1 - run.seat) if choice.whose == EITHER else (seat_of_word(g, run, choice.whose),)
            seat = yield choose(run.seat, by, "choose-player", seats, PLAYER, (source,), public=True)
            entry = g.entry(serial)
            g.replace_entry(entry.but(players=(*entry.players, (choice.slot, seat), (THAT, seat))))
            continue
        if isinstance(choice, ChooseAbility):
            abilities = abilities_on_stack(g, run, choice)
            if not abilities:
                give_up(g, serial, by)
                return
            target = yield choose(run.seat, by, "choose-ability", abilities, ENTRY, (source,), public=True)
            entry = g.entry(serial)
            g.replace_entry(entry.but(numbers=(*entry.numbers, (aimed(choice.slot), target))))
            continue
        found = choosable(g, run, choice)
        if isinstance(choice, ChooseCardOrPlayer):
            seat = yield from player_or_none(run, choice, by, bool(found))
            if seat != STOP:
                entry = g.entry(serial)
                g.replace_entry(entry.but(players=(*entry.players, (choice.slot, seat))))
                continue
        if not enough_for(g, run, choice, found):
            give_up(g, serial, by)
            return
        chosen = yield from _choose_cards(g, run, choice, found, by)
        entry = g.entry(serial)
        g.replace_entry(entry.but(slots=(*entry.slots, (choice.slot, chosen))))
        if "chosen" in g.ears.kinds:
            for id, _ in chosen:
                happen(g, "chosen", g.seat_of(id), id, other=source, by=entry.controller)


@clause("11.2.7")
def player_or_none(
    run: ChronicleRun, choice: ChooseCardOrPlayer, by: str, cards: bool
) -> Generator[Question, int, int]:
    """Which player is chosen; STOP: none, but a card."""
    seats = (run.seat, 1 - run.seat) if choice.player == EITHER else (1 - run.seat,)
    if not cards:
        return (yield choose(run.seat, by, "choose-player", seats, PLAYER, (run.source,), public=True))
    return (yield pick(run.seat, by, "player-or-card", seats, PLAYER, (run.source,)))


def _choose_cards(
    g: Table, run: ChronicleRun, choice: Choose, found: tuple[int, ...], by: str
) -> Generator[Question, int, tuple[Reference, ...]]:
    seat = seat_of_word(g, run, choice.by) if choice.by else run.seat
    many = len(found) if choice.any_number else amount(g, run, choice.count)
    bounds = bounds_of(g, run, choice.filter, found)
    if choice.any_number or choice.up_to:
        many = yield number(seat, by, "how-many", 0, min(many, at_most(found, bounds)), (run.source,))
    about = (many, many, run.source, choice.deed)
    ids = yield from choose_several(g, seat, by, "choose", found, many, many, about, bounds)
    return tuple([g.reference(id) for id in ids])


@clause("11.2.8", "11.3.6", "11.5.9", "11.6.11")
def divide(g: Table, serial: int) -> Proc | None:
    """How a number is divided among what was chosen: at least 1 for each."""
    entry = g.found(serial)
    return None if entry is None or not divisions_of(entry.sentences) else _divide(g, serial)


def _divide(g: Table, serial: int) -> Proc:
    entry = g.entry(serial)
    by, source, seat = cited(entry, DIVIDED_), entry.source, entry.controller
    for division in divisions_of(entry.sentences):
        if not isinstance(division.to, Those):
            continue
        slot = division.to.slot
        run = run_of_entry(g.entry(serial))
        chosen = run.slots.get(slot, ())
        left = amount(g, run, division.amount)
        if left < len(chosen):
            give_up(g, serial, by)
            return
        shares: tuple[int, ...] = ()
        for at, id in enumerate(chosen):
            after = len(chosen) - at - 1
            share = left if after == 0 else (yield number(seat, by, "share", 1, left - after, (source, id)))
            shares += (share,)
            left -= share
        entry = g.entry(serial)
        g.replace_entry(entry.but(shares=(*entry.shares, (slot, shares))))


@clause("11.2.9", "11.2.10", "11.3.7", "11.3.8", "11.5.10", "11.5.11", "11.6.12")
def fix_price(g: Table, serial: int) -> None:
    """What is to be paid is settled; nothing changes it any more."""
    entry = g.found(serial)
    if entry is not None and entry.tariff is not FOR_NOTHING:
        price, costs = bill_of(entry.tariff, entry.alternative, entry.extra, dict(entry.numbers).get("X", 0))
        g.replace_entry(entry.but(price=price, costs=costs))


@clause("11.2.11", "11.3.9", "11.5.12", "11.6.13")
def pay_price(g: Table, serial: int) -> Proc | None:
    """All of it at once; nobody has to pay for a trigger ability."""
    entry = g.found(serial)
    return None if entry is None or not (entry.costs or entry.price.total) else _pay_price(g, serial)


def _pay_price(g: Table, serial: int) -> Proc:
    entry = g.entry(serial)
    by = cited(entry, PAID_)
    run = run_of_entry(entry)
    bill = (entry.price, entry.costs)
    able = can_pay(g, run.seat, run, bill)
    willing = able
    if willing and entry.kind in (TRIGGER, BURST):
        willing = (yield may(entry.controller, by, "pay-trigger", (entry.source,))) != NO
    if not willing or not (yield from pay(g, run.seat, run, bill, by)):
        give_up(g, serial, by, declined=able)
        return
    chosen = [slot for slot, _ in entry.slots]
    paid = tuple([(slot, refer(run, ids)) for slot, ids in run.slots.items() if slot not in chosen])
    numbers = entry.numbers
    known = dict(numbers)
    numbers += tuple(
        [(name, many) for name, many in run.numbers.items() if name.startswith(DEALT) and name not in known]
    )
    if entry.source in run.followed:
        numbers = (*numbers, (WENT, run.followed[entry.source]))
    g.replace_entry(g.entry(serial).but(paid=paid, numbers=numbers))


def refer(run: ChronicleRun, ids: tuple[int, ...]) -> tuple[Reference, ...]:
    """Cards as they were when the cost was paid with them."""
    return tuple([(id, run.handles.get(id, NOTHING)) for id in ids])


@clause("6.9.1")
def has_burst(g: Table, entry: Entry) -> None:
    """Declared, put on the stack and paid for: what waits for a burst triggers now."""
    kind = "soul-burst" if entry.ability is not None and entry.ability.name == "soul-burst" else "burst"
    if kind in g.ears.kinds:
        happen(g, kind, entry.controller, entry.source)


@clause("11.2.12", "11.5.13")
def is_used(g: Table, serial: int) -> None:
    """It has been used: what waits for that triggers now."""
    entry = g.found(serial)
    if entry is not None and entry.kind == BURST:
        has_burst(g, entry)
    if entry is None or entry.kind not in (SPELL, ACTION):
        return
    past_recall(g)
    if entry.kind == ACTION:
        assert entry.ability is not None
        if is_counted(entry.ability):
            g.used += ((entry.handle, entry.ability),)
            g.stirred |= OF_USE
        if g.cards[entry.source].shown:
            g.hide((entry.source,))
    if entry.kind == SPELL:
        spend_price_changes(g, entry.controller, entry.source)
    kind = "spell-used" if entry.kind == SPELL else "ability-used"
    if kind in g.ears.kinds:
        happen(g, kind, entry.controller, entry.source)


def is_counted(ability: Ability) -> bool:
    """Whether its text says how often it can be used in a turn."""
    return any([isinstance(one, TimesATurn) or (isinstance(one, Activated) and one.once) for one in ability.conditions])


@clause("11.2.1", "11.5.3", "11.6.10", "14.1")
def give_up(g: Table, serial: int, by: str, declined: bool = False) -> None:
    """It cannot be finished, or its player has `declined` to: a trigger ability is taken off the stack, anything else
    is taken back; if that cannot be, a spell goes to its discard pile, and a card to be placed stays where it is."""
    entry = g.entry(serial)
    if g.marked is not None and entry.kind not in (TRIGGER, BURST):
        cannot_go_on(by)
    if entry.kind == PLACING:
        g.placing = None
        g.hide((entry.source,))
    else:
        take_off_stack(g, serial)
    g.tell("no-legal-choice", by, entry.controller, (entry.source,))
    if entry.kind == SPELL and g.is_still((entry.source, entry.handle)):
        g.move(entry.source, DISCARD, g.cards[entry.source].owner)
        g.stir_with(entry.source, DISCARD)
    if entry.kind == TRIGGER and not declined:
        note_in_vain(g, entry.source)


STEPS: Final = (choose_modes, choose_costs, fix_era, choose_subjects, divide, fix_price, pay_price, is_used)
USING: Final = Course("chronicle/using", "11.2", *STEPS)


@clause("11.2.1", "15.1.10.1")
def can_use_now(g: Table, seat: int, id: int, free: bool) -> bool:
    """Whether a spell can be used by an effect: what it must choose is there, and its cost can be paid."""
    run = run_of_card(g, id, seat)
    if not only_if(g, id) or forbidden(g, "use-spell", seat=seat, against=id):
        return False
    payable = free or bool(payable_ways(g, run, tariff_of_card(g, seat, id, "use")))
    return payable and can_choose(g, run, text(g, id).play)


@clause("11.2.1", "15.1.10.1", "11.2.12")
def use_now(g: Table, seat: int, id: int, free: bool) -> Proc:
    """Use a spell in the middle of a resolution: it waits on the stack above what is being resolved."""
    serial = begin_spell(g, seat, id, free)
    for step in STEPS:
        asking = step(g, serial)
        if asking is not None:
            yield from asking


# --- whether --------------------------------------------------------------------------------------


@clause("9.3.1", "9.4.1", "10.1.2.1", "10.1.4.1", "9.5.8", "9.5.9", "10.1.1.3")
def why_no_spells(g: Table) -> Refusal | None:
    """In two phases, and while attackers or a blocker are named, nobody uses spells or action abilities."""
    return WITHOUT_SPELLS.get(g.step or g.phase)


@clause("11.2.1", "9.5.8", "2.2", "15.1.10.1")
def why_not_use(g: Table, seat: int, id: int) -> Refusal | None:
    """What stands against using a spell card now; one that can be begun can be finished."""
    refusal = why_no_spells(g) or why_not_declare_spell(g, seat, id)
    if refusal is not None:
        return refusal
    if not can_be_paid(g, seat, id, tariff_of_card(g, seat, id, "use")):
        return Refusal("11.2.11", "cannot-pay")
    return why_not_choose_for_spell(g, seat, id)


@clause("11.2.1", "2.2")
def why_not_declare_spell(g: Table, seat: int, id: int) -> Refusal | None:
    """What the card itself, or an effect, says against using it now."""
    if not only_if(g, id):
        return Refusal("2.1", "own-condition")
    if forbidden(g, "use-spell", seat=seat, against=id):
        return Refusal("2.2", "forbidden")
    return None


@clause("11.2.1", "11.2.7")
def why_not_choose_for_spell(g: Table, seat: int, id: int) -> Refusal | None:
    run = run_of_card(g, id, seat)
    return None if can_choose(g, run, text(g, id).play) else Refusal("11.2.7", "nothing-to-choose")


@clause("11.5.3", "9.5.9", "2.2", "15.1.12.2")
def why_not_ability(g: Table, seat: int, id: int, ability: Ability) -> Refusal | None:
    """What stands against using an action ability now."""
    run = run_of(g, id, seat)
    refusal = why_no_spells(g) or why_not_declare_ability(g, run, ability)
    if refusal is not None:
        return refusal
    if not payable_ways(g, run, tariff_of_ability(g, seat, id, ability)):
        return why_not_wipe(g, id, ability) or Refusal("11.5.12", "cannot-pay")
    return None if can_choose(g, run, ability.sentences) else Refusal("11.5.8", "nothing-to-choose")


@clause("11.5.3", "11.5.12")
def souls_for_ability(g: Table, seat: int, id: int, use: Use) -> tuple[Price | None, int]:
    """The souls that using an action ability takes, when nothing else stands against it; None if something does.

    With it, as bits, after which changes that may be otherwise; souls aside, and rules that effects make.
    """
    if use.wipes and not can_be_wiped_for_cost(g, id):
        return None, 0 if g.cards[id].wiped else use.by_costs
    run = run_of(g, id, seat)
    if why_not_declare_ability(g, run, use.ability) is not None:
        return None, use.at_times
    if use.besides and not can_pay_beside_souls(g, run.seat, run, use.besides, use.price.total):
        return None, use.by_costs
    if use.by_choices and not can_choose(g, run, use.ability.sentences):
        return None, use.by_choices
    price = use.price
    if ChangePrice in g.decreed or ChangePrice in row(g, id).abilities.rules:
        price = bill_of(tariff_of_ability(g, seat, id, use.ability), NOTHING, ())[0]
    return price, use.at_times | use.by_costs | use.by_choices


@clause("11.5.3", "2.2", "15.1.12.2")
def why_not_declare_ability(g: Table, run: ChronicleRun, ability: Ability) -> Refusal | None:
    """What the ability itself, or an effect, says against using it now."""
    id = run.source
    for condition in ability.conditions:
        if isinstance(condition, TimesATurn) and g.used.count((g.cards[id].handle, ability)) >= condition.times:
            return Refusal("2.1", "once-a-turn")
        if isinstance(condition, Activated):
            if condition.once and (g.cards[id].handle, ability) in g.used:
                return Refusal("2.1", "once-a-turn")
            if condition.turn_of and g.player not in seats(g, run, condition.turn_of):
                return Refusal("2.1", "not-in-this-turn")
            if condition.during and not is_phase(g, condition.during):
                return Refusal("2.1", "not-in-this-phase")
    if not provided(g, run, ability):
        return Refusal("2.1", "own-condition")
    if forbidden(g, "use-ability", id=id):
        return Refusal("2.2", "forbidden")
    return None


@clause("11.5.2.1.1")
def why_not_wipe(g: Table, id: int, ability: Ability) -> Refusal | None:
    """Where the wipe icon is what cannot be paid."""
    if not any([isinstance(cost, WipeThis) for cost in ability.costs]) or can_be_wiped_for_cost(g, id):
        return None
    return Refusal("11.5.2.1.1", "wiped" if g.cards[id].wiped else "not-since-start-of-turn")
