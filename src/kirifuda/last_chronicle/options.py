"""What a player with priority may do (11.1.1): everything that nothing refuses."""

from functools import lru_cache
from typing import Final

from ..effects.statements import Permit
from ..effects.tree import Keyword
from .book import clause
from .changes import (
    IN_A_CA_YARD,
    OF_ACTORS,
    OF_CHOICE,
    OF_ERA,
    OF_KINDS,
    OF_LEAVE,
    OF_MEANS,
    OF_NUMBERS,
    OF_USE,
    ON_BATTLEFIELD,
    STIRRED_BY,
)
from .characteristics import forbidden, meant, permitted
from .chronicle_card import ChronicleCard
from .continuous_effects import work_out
from .costs import bill_of, costs_as_printed, tariff_of_card
from .eras import why_not_advance
from .fronts import FRONTS
from .looking import bits_of
from .option_codes import ABILITY, ADVANCE, OF_CARD, OF_KIND, PASS, PLACE, STONE, UNITE, USE
from .phases import MAIN
from .placing import (
    is_permanent,
    is_quiet_main_phase,
    why_not_declare_placing,
    why_not_declare_union,
    why_not_place,
    why_not_unite,
)
from .price import NOTHING_TO_PAY, Price, Tariff
from .prospects import NO_WAYS, Prospects, Purse, Ways
from .references import NOTHING
from .rows import Abilities, Row
from .sayings import works_in
from .sight import base
from .souls import are_enough, purse
from .statements import AlternativeCost, ChangePrice
from .table import Table
from .uses import bits_of_choices, bits_of_costs, uses_of
from .using import WITHOUT_SPELLS, souls_for_ability, why_not_choose_for_spell, why_not_declare_spell, why_not_use
from .zones import HAND

WHO_MAY_ACT: Final = OF_ERA | OF_LEAVE | OF_MEANS | OF_ACTORS
"""What decides which cards may be used at all, beside which there are and what effects make of them."""
AT_ANY_TIME: Final = (USE, ABILITY)
HANDS: Final = HAND * 2
OF_CA: Final = IN_A_CA_YARD | OF_NUMBERS | OF_KINDS | OF_ERA


@clause("11.1.1", "11.1.4", "11.1.6", "9.5.2", "9.5.3", "9.5.4", "9.5.5", "9.5.6", "9.5.7", "9.5.8", "9.5.9")
def offered(g: Table, seat: int) -> tuple[int, ...]:
    """Everything that nothing refuses; first of all to pass."""
    own = purse(g, seat)
    if g.phase == MAIN:
        found = prospects(g, seat, own, is_quiet_main_phase(g, seat))
    elif (g.step or g.phase) in WITHOUT_SPELLS:
        found = own.alone
    else:
        found = prospects(g, seat, own, False)
    if not g.refused:
        return found
    return tuple([value for value in found if value not in g.refused]) or (PASS,)


# --- what is kept of it -----------------------------------------------------------------------------------


def prospects(g: Table, seat: int, own: Purse, free: bool) -> tuple[int, ...]:
    """Everything, where spells may be used; looked for only as far as anything has changed since the last time."""
    news = g.news | g.stirred
    missed = g.missed
    if news:
        missed[0] |= news
        missed[1] |= news
        g.news = 0
    kept = g.prospects[seat]
    if kept is None:
        kept = Prospects(own)
        g.prospects[seat] = kept
    elif kept.purse is not own:
        if not kept.purse.means.are_those(own.means):
            missed[seat] |= OF_MEANS
        kept.purse = own
        kept.offered = [None, None]
    hand = g.zones[HANDS + seat]
    acting = g.acting[seat]
    as_before = kept.hand is hand and kept.acting == acting and (kept.rows is g.rows or are_same_cards(g, seat, kept))
    if missed[seat] & kept.bits or not as_before:
        kept.hand = hand
        kept.acting = acting
        kept.rows = g.rows
        kept.found = [None, None]
        kept.offered = [None, None]
        kept.bits = 0
    offered = kept.offered[free]
    if offered is None:
        offered = (PASS, *acts(g, seat, free, kept), *own.soul_actions)
        kept.offered[free] = offered
    return offered


def are_same_cards(g: Table, seat: int, kept: Prospects) -> bool:
    """Whether no effect says anything else than before of the cards of the hand, of actors, and in the CA yard."""
    rows, before = g.rows, kept.rows
    for ids in (kept.hand, kept.acting, g.ca_yard(seat)):
        for id in ids:
            if rows.get(id) is not before.get(id):
                return False
    kept.rows = rows
    return True


def acts(g: Table, seat: int, free: bool, kept: Prospects) -> tuple[int, ...]:
    """Everything but passing and soul actions; what may be done at any time is part of what may in one's main phase."""
    found = kept.found[free]
    in_main_phase = kept.found[True]
    if found is None and in_main_phase is not None and "place-any-time" not in g.permitted:
        found = tuple([value for value in in_main_phase if value // OF_KIND in AT_ANY_TIME])
        kept.found[free] = found
    if found is None:
        if g.missed[seat]:
            forget_what_changed(g, kept, g.missed[seat])
            g.missed[seat] = 0
        found = find_acts(g, seat, free, kept)
        kept.found[free] = found
    return found


def forget_what_changed(g: Table, kept: Prospects, news: int) -> None:
    """Ways that depend on anything that has changed are to be looked for again."""
    if news & g.choosing:
        news |= OF_CHOICE
    if news & OF_CA:
        kept.advances = None
    if news & (g.minded | OF_LEAVE):
        kept.ways = {}
        kept.uses = {}
        kept.advances = None
    else:
        for found in (kept.ways, kept.uses):
            for id in [id for id, ways in found.items() if ways.bits & news]:
                del found[id]


# --- finding it -------------------------------------------------------------------------------------------


def find_acts(g: Table, seat: int, free: bool, kept: Prospects) -> tuple[int, ...]:
    """All of it; and after which changes anything else may be found."""
    found: list[int] = []
    bits = kept.bits | WHO_MAY_ACT | g.minded | g.choosing
    elsewhere = playable_elsewhere(g, seat) if "play" in g.permitted else ()
    if elsewhere:
        bits |= OF_KINDS
    cheaper = ChangePrice in g.decreed or AlternativeCost in g.decreed
    any_time = "place-any-time" in g.permitted
    wealth = kept.purse.means
    as_stone = free and may_place_stone(g, seat)
    cards, rows = g.cards, g.rows
    now = g.eras[seat]
    for id in (*kept.hand, *elsewhere):
        card = cards[id]
        front = FRONTS[card.face]
        changed = id in rows
        may_be = free or any_time or front.is_spell or changed
        if may_be and (cheaper or changed or (front.cheapest <= wealth.many and are_enough(wealth, front.least))):
            printed = front.by_era[now] if card.zone % 2 == seat else base(g, card)
            ways = ways_with_card(g, seat, card, rows[id] if changed else printed, free, kept)
            bits |= ways.bits
            for value, price in ways.options:
                if price is NOTHING_TO_PAY or are_enough(wealth, price):
                    found.append(value)
        if as_stone and id not in elsewhere:
            found.append(STONE * OF_KIND + id * OF_CARD)
    for id in actors(g, seat):
        card = cards[id]
        seen = rows[id] if id in rows else FRONTS[card.face].by_era[now]
        uses = kept.uses.get(id)
        if uses is None or uses.row is not seen or uses.handle != card.handle or uses.wiped != card.wiped:
            uses = ways_with_abilities(g, seat, card, seen)
            kept.uses[id] = uses
        bits |= uses.bits
        for value, price in uses.options:
            if price is NOTHING_TO_PAY or are_enough(wealth, price):
                found.append(value)
    for zone, _ in g.ears.acting:
        if zone != HAND:
            bits |= STIRRED_BY[zone] | OF_KINDS
    if free:
        bits |= IN_A_CA_YARD | OF_USE
        if kept.advances is None:
            kept.advances = why_not_advance(g, seat) is None
        if kept.advances:
            found.append(ADVANCE * OF_KIND)
    kept.bits = bits
    return tuple(found)


def ways_with_card(g: Table, seat: int, card: ChronicleCard, seen: Row, free: bool, kept: Prospects) -> Ways:
    """Using or placing a card; off one's main phase only effects let cards be placed, and that is not kept."""
    is_spell = "spell" in seen.types
    if not is_spell and not free:
        return ways_of_placing(g, seat, card, seen, free) if "place-any-time" in g.permitted else NO_WAYS
    ways = kept.ways.get(card.id)
    if ways is None or ways.row is not seen or ways.handle != card.handle or ways.wiped != card.wiped:
        ways = ways_of_spell(g, seat, card, seen) if is_spell else ways_of_placing(g, seat, card, seen, free)
        kept.ways[card.id] = ways
    return ways


def ways_of_spell(g: Table, seat: int, card: ChronicleCard, seen: Row) -> Ways:
    id = card.id
    chosen = bits_of_spell(card.face, seen.lamps)
    bits = chosen | bits_of_own_rules(seen.abilities)
    options: tuple[tuple[int, Price], ...] = ()
    price = one_price(g, seat, id, seen, "use")
    if price is None:
        bits |= bits_of_tariff(tariff_of_card(g, seat, id, "use"))
        if why_not_use(g, seat, id) is None:
            options = ((USE * OF_KIND + id * OF_CARD, NOTHING_TO_PAY),)
    elif why_not_declare_spell(g, seat, id) is None and (not chosen or why_not_choose_for_spell(g, seat, id) is None):
        options = ((USE * OF_KIND + id * OF_CARD, price),)
    return Ways(card.handle, card.wiped, seen, bits, options)


def ways_of_placing(g: Table, seat: int, card: ChronicleCard, seen: Row, free: bool) -> Ways:
    """Placing a unit, history or structure, or joining it to a unit."""
    id = card.id
    if not is_permanent(seen.types):
        return Ways(card.handle, card.wiped, seen, 0, ())
    bits = bits_of_placing(card.face, len(FRONTS)) | bits_of_own_rules(seen.abilities)
    options: tuple[tuple[int, Price], ...] = ()
    price = one_price(g, seat, id, seen, "place")
    unites = free and "union" in seen.keywords
    changes = seen.keywords.get("soul-change", ())
    if changes or price is None:
        bits |= bits_of_tariff(tariff_of_card(g, seat, id, "place"))
        bits |= bits_of_soul_change(changes) if changes else 0
        if why_not_place(g, seat, id) is None:
            options = ((PLACE * OF_KIND + id * OF_CARD, NOTHING_TO_PAY),)
        if unites and why_not_unite(g, seat, id) is None:
            options += ((UNITE * OF_KIND + id * OF_CARD, NOTHING_TO_PAY),)
    else:
        if why_not_declare_placing(g, seat, id) is None:
            options = ((PLACE * OF_KIND + id * OF_CARD, price),)
        if unites:
            bits |= ON_BATTLEFIELD | OF_KINDS
            if why_not_declare_union(g, seat, id) is None:
                options += ((UNITE * OF_KIND + id * OF_CARD, price),)
    return Ways(card.handle, card.wiped, seen, bits, options)


def ways_with_abilities(g: Table, seat: int, card: ChronicleCard, seen: Row) -> Ways:
    """Using the action abilities of a card. Of what is refused, only what it is refused for can change that."""
    options: tuple[tuple[int, Price], ...] = ()
    bits = 0
    which = 0
    for use in uses_of(seen.abilities):
        if works_in(use.ability, card.zone // 2):
            price, looked_at = souls_for_ability(g, seat, card.id, use)
            bits |= looked_at
            if price is not None:
                options += ((ABILITY * OF_KIND + card.id * OF_CARD + which, price),)
            which += 1
    return Ways(card.handle, card.wiped, seen, bits, options)


def one_price(g: Table, seat: int, id: int, seen: Row, what: str) -> Price | None:
    """What using or placing a card costs, if souls are all that is to be paid, and only one sum of them."""
    if costs_as_printed(g, seen):
        return seen.price
    tariff = tariff_of_card(g, seat, id, what)
    return None if tariff.costs or tariff.alternatives or tariff.added else bill_of(tariff, NOTHING, ())[0]


def bits_of_tariff(tariff: Tariff) -> int:
    """What decides in which ways a card can be paid for."""
    added = [one.costs for one in tariff.added]
    found = OF_MEANS
    for costs in (tariff.costs, *tariff.alternatives, *added):
        found |= bits_of_costs(costs)
    return found


# --- what it depends on -------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def bits_of_spell(face: int, lamps: int) -> int:
    """What using a spell depends on: what it must choose."""
    return bits_of_choices(FRONTS[face].card.texts[lamps].play)


@lru_cache(maxsize=4096)
def bits_of_placing(face: int, among: int) -> int:
    """What placing a card depends on: LEGACY cards, and EPIC cards of its name, among so many."""
    front = FRONTS[face]
    return ON_BATTLEFIELD if front.unique or front.card.name in epics(among) else 0


@lru_cache(maxsize=4096)
def bits_of_soul_change(changes: tuple[Keyword, ...]) -> int:
    """What decides which units can be sacrificed for a soul change, and what that takes off."""
    return bits_of(changes) | ON_BATTLEFIELD | OF_KINDS | OF_NUMBERS


@lru_cache(maxsize=4)
def epics(among: int) -> frozenset[str]:
    """The names of EPIC cards."""
    return frozenset([one.card.name for one in FRONTS[:among] if one.card.epic])


@lru_cache(maxsize=4096)
def bits_of_own_rules(abilities: Abilities) -> int:
    """What a card looks at that says something of its own use."""
    return bits_of(abilities.standing) if abilities.standing else 0


@clause("9.5.6")
def may_place_stone(g: Table, seat: int) -> bool:
    """Once a turn, unless an effect lets it be twice."""
    most = 2 if permitted(g, "place-more-souls", seat=seat) else 1
    return g.souls_placed < most and not forbidden(g, "place-soul", seat=seat)


def playable_elsewhere(g: Table, seat: int) -> tuple[int, ...]:
    """Cards outside the hand that an effect lets a player use or place."""
    found: list[int] = []
    for one in g.permitted.get("play", ()):
        node = one.node
        assert isinstance(node, Permit)
        if one.seat == seat and node.subject is not None:
            found += [id for id, handle in meant(g, one, node.subject) if g.is_still((id, handle)) and id not in found]
    return tuple([id for id in found if g.kind_of(id) != HAND])


@clause("15.1.12.2", "11.4.3", "15.2.19.1")
def actors(g: Table, seat: int) -> tuple[int, ...]:
    """Cards of a player that may have action abilities where they lie."""
    if g.stirred & g.reads:
        work_out(g)
    if not g.ears.acting:
        return g.acting[seat]
    cards = g.cards
    found = [*g.acting[seat]]
    for zone, faces in g.ears.acting:
        for id in g.zones[zone * 2 + seat]:
            if cards[id].face in faces:
                found.append(id)
    return tuple(found)
