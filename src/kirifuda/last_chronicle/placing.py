"""Placing units, histories and structures (11.3, 9.5.2 to 9.5.4), soul change (15.2.6) and union (9.5.5, 15.2.15)."""

from typing import Final

from ..kernel.ask import CARD, STOP, Proc, choose, pick
from ..kernel.course import Course
from ..kernel.outcome import Refusal
from ..kernel.state import ALL_SEATS
from .book import clause
from .characteristics import (
    cost_of,
    forbidden,
    is_unit,
    keywords,
    only_if,
    permitted,
    spend_price_changes,
)
from .costs import can_be_paid, payable_ways, tariff_of_card
from .entries import PLACING, Entry
from .keyword_actions import sacrifice
from .matching import candidates
from .moving import PLACE, SOUL_CHANGE, arrive, move
from .phases import MAIN
from .price import Tariff
from .rewinding import past_recall
from .runs import run_of_card, run_of_entry
from .table import Table
from .tree import ChronicleKeyword
from .trigger_abilities import happen
from .uniqueness import why_not_enter
from .using import choose_costs, fix_price, give_up, pay_price, why_no_spells
from .zones import BATTLEFIELD

PERMANENT: Final = frozenset(["unit", "history", "structure"])
SACRIFICED: Final = 0
"""The slot in which the unit stands that was sacrificed for a soul change."""
HOST: Final = 0
"""The slot in which the unit stands that a card is joined to."""


# --- whether --------------------------------------------------------------------------------------


@clause("9.5.2", "9.5.3", "9.5.4", "9.5.5", "9.5.6", "9.5.7", "11.3.1")
def is_quiet_main_phase(g: Table, seat: int) -> bool:
    """The turn player's main phase with an empty stack: when special actions may be taken."""
    return g.phase == MAIN and g.player == seat and not g.stack


@clause("11.3.1", "11.3.2", "9.5.2", "9.5.3", "9.5.4", "15.1.11.1", "5.5.2.1", "5.5.3.1", "2.2")
def why_not_place(g: Table, seat: int, id: int) -> Refusal | None:
    """What stands against placing a card now."""
    refusal = why_not_declare_placing(g, seat, id)
    if refusal is not None:
        return refusal
    if can_be_paid(g, seat, id, tariff_of_card(g, seat, id, "place")) or sacrifices(g, seat, id):
        return None
    return Refusal("11.3.9", "cannot-pay")


@clause("11.3.1", "15.1.11.1", "5.5.2.1", "5.5.3.1", "2.2")
def why_not_declare_placing(g: Table, seat: int, id: int) -> Refusal | None:
    """What stands against it whatever it costs."""
    if not is_quiet_main_phase(g, seat) and not (permitted(g, "place-any-time", id=id) and why_no_spells(g) is None):
        return Refusal("11.3.1", "not-now")
    if not only_if(g, id):
        return Refusal("2.1", "own-condition")
    if forbidden(g, "place", seat=seat, against=id):
        return Refusal("2.2", "forbidden")
    clash = why_not_enter(g, id, seat)
    return Refusal(clash, "legacy" if clash == "5.5.2.1" else "epic") if clash else None


@clause("15.2.6.1", "15.2.6.2", "15.2.6.3", "15.2.6.4", "15.2.6.6")
def sacrifices(g: Table, seat: int, id: int) -> tuple[int, ...]:
    """Units that may be sacrificed for a soul change so that the rest can be paid."""
    changes = keywords(g, id).get("soul-change", ())
    if not changes:
        return ()
    run = run_of_card(g, id, seat)
    named: set[int] = set()
    for keyword in changes:
        assert isinstance(keyword, ChronicleKeyword) and keyword.filter is not None
        named.update(candidates(g, run, keyword.filter))
    fit = [one for one in units(g, seat) if one in named and not forbidden(g, "be-sacrificed", id=one)]
    return tuple([one for one in fit if can_be_paid(g, seat, id, tariff_without(g, seat, id, one))])


@clause("15.2.6.4", "15.2.6.5", "11.3.7")
def tariff_without(g: Table, seat: int, id: int, unit: int) -> Tariff:
    """What it costs once this unit has been sacrificed: its own cost comes off, and what it says of costs is over."""
    return tariff_of_card(g, seat, id, "place", unit).after_sacrificing(cost_of(g, unit))


@clause("9.5.5", "15.2.15.1.1", "15.2.15.1.2")
def why_not_unite(g: Table, seat: int, id: int) -> Refusal | None:
    """What stands against joining a card to a unit now."""
    refusal = why_not_declare_union(g, seat, id)
    if refusal is not None:
        return refusal
    if not can_be_paid(g, seat, id, tariff_of_union(g, seat, id)):
        return Refusal("11.3.9", "cannot-pay")
    return None


@clause("9.5.5", "15.2.15.1.1")
def why_not_declare_union(g: Table, seat: int, id: int) -> Refusal | None:
    """What stands against it whatever it costs."""
    if "union" not in keywords(g, id):
        return Refusal("15.2.15.1.1", "no-union")
    if not is_quiet_main_phase(g, seat):
        return Refusal("9.5.5", "not-now")
    return None if units(g, seat) else Refusal("15.2.15.1.1", "no-unit-to-join")


@clause("15.2.15.1.1", "15.2.12.2")
def tariff_of_union(g: Table, seat: int, id: int) -> Tariff:
    """Joining costs what the card itself costs; gifts are for placing."""
    return tariff_of_card(g, seat, id, "place").without_alternatives()


def units(g: Table, seat: int) -> tuple[int, ...]:
    return tuple([id for id in g.battlefield(seat) if is_unit(g, id)])


def is_permanent(types: tuple[str, ...]) -> bool:
    """Whether a card of these types is placed at all."""
    return not PERMANENT.isdisjoint(types)


# --- placing --------------------------------------------------------------------------------------


@clause("11.3.2")
def declare_placing(g: Table, seat: int, id: int, tariff: Tariff) -> int:
    """The card is shown; the number of the entry. It stays where it is until everything is paid."""
    g.show((id,), ALL_SEATS)
    serial = g.stamp()
    g.placing = Entry(serial, PLACING, seat, id, g.cards[id].handle, tariff=tariff)
    g.tell("placing", "11.3.2", seat, (id,))
    return serial


@clause("15.2.6.4", "15.2.6.5", "15.2.6.6")
def soul_change(g: Table, serial: int) -> Proc | None:
    """A unit may be sacrificed at once: its cost comes off."""
    entry = g.entry(serial)
    offered = sacrifices(g, entry.controller, entry.source)
    return _soul_change(g, entry, offered) if offered else None


def _soul_change(g: Table, entry: Entry, offered: tuple[int, ...]) -> Proc:
    serial, seat, source = entry.serial, entry.controller, entry.source
    if payable_ways(g, run_of_entry(entry), entry.tariff):
        unit = yield pick(seat, "15.2.6.4", "soul-change", offered, CARD, (source,))
    else:
        unit = yield choose(seat, "15.2.6.4", "soul-change", offered, CARD, (source,), public=True)
    if unit != STOP:
        its_cost = cost_of(g, unit)
        g.replace_entry(g.entry(serial).but(slots=((SACRIFICED, (g.reference(unit),)),)))
        yield from sacrifice(g, (unit,), seat)
        tariff = tariff_of_card(g, seat, source, "place").after_sacrificing(its_cost)
        g.replace_entry(g.entry(serial).but(tariff=tariff))


@clause("11.3.10", "6.2.4", "7.5.1", "9.5.2", "9.5.3", "9.5.4")
def put_down(g: Table, serial: int) -> Proc | None:
    """Everything is paid: the card comes onto the battlefield, and the turn player has priority."""
    entry = g.found(serial)
    return None if entry is None else _put_down(g, entry)


def _put_down(g: Table, entry: Entry) -> Proc:
    past_recall(g)
    spend_price_changes(g, entry.controller, entry.source)
    g.holder = g.player
    cause = SOUL_CHANGE if entry.slots else PLACE
    yield from move(g, (entry.source,), BATTLEFIELD, entry.controller, cause=cause)
    g.placing = None


# --- union ----------------------------------------------------------------------------------------


@clause("15.2.15.1.2")
def choose_host(g: Table, serial: int) -> Proc:
    """The unit is named, not chosen by an effect."""
    seat, source = g.entry(serial).controller, g.entry(serial).source
    host = yield choose(seat, "15.2.15.1.2", "union-host", units(g, seat), CARD, (source,), public=True)
    g.replace_entry(g.entry(serial).but(slots=((HOST, (g.reference(host),)),)))


@clause("15.2.15.1.1", "15.2.15.1.3", "15.2.15.1.6", "9.5.5")
def unite(g: Table, serial: int) -> None:
    """The card lies on the battlefield, joined to the unit; it is no unit itself."""
    entry = g.found(serial)
    if entry is None:
        return
    host = entry.slots[0][1][0]
    if not g.is_still(host):
        give_up(g, serial, "15.2.15.1.1")
        return
    past_recall(g)
    id, seat = entry.source, entry.controller
    left = g.kind_of(id)
    g.move(id, BATTLEFIELD, seat)
    card = g.edit(id)
    card.host = host[0]
    arrive(g, card, False, ())
    g.stir_with(id, left)
    g.placing = None
    g.tell("united", "15.2.15.1.1", seat, (id, host[0]))
    happen(g, "united", seat, host[0], id)


PLACE_CARD: Final = Course("chronicle/placing", "11.3", soul_change, choose_costs, fix_price, pay_price, put_down)
UNITE_CARD: Final = Course("chronicle/union", "15.2.15", choose_host, choose_costs, fix_price, pay_price, unite)
