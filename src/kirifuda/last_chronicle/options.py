"""What a player with priority may do (11.1.1): everything that nothing refuses."""

from functools import lru_cache
from typing import Final

from ..effects.parts import parts_of
from ..effects.tree import Activated, Choose, Condition, Modes, Node, Permit, Sentence
from .book import clause
from .changes import (
    EVERYTHING,
    IN_A_CA_YARD,
    OF_CHOICE,
    OF_COUNTERS,
    OF_ERA,
    OF_HISTORY,
    OF_KINDS,
    OF_LEAVE,
    OF_MEANS,
    OF_NUMBERS,
    OF_POINTS,
    OF_THE_PHASE,
    OF_THE_TURN,
    OF_USE,
    OF_WIPING,
    ON_BATTLEFIELD,
    STIRRED_BY,
)
from .characteristics import actions, decrees, forbidden, meant, permitted
from .continuous_effects import work_out
from .costs import bill_of, tariff_of_card
from .eras import why_not_advance
from .fronts import FRONTS
from .looking import bits_of
from .option_codes import ABILITY, ADVANCE, OF_CARD, OF_KIND, PASS, PLACE, STONE, UNITE, USE
from .placing import (
    is_permanent,
    is_quiet_main_phase,
    why_not_declare_placing,
    why_not_declare_union,
    why_not_place,
    why_not_unite,
)
from .price import NOTHING_TO_PAY, Price, Tariff
from .prospects import NO_WAYS, Prospects, Ways
from .references import NOTHING
from .rows import Abilities
from .sight import row
from .souls import are_enough, means, purse
from .table import Table
from .tree import AlternativeCost, ChangePrice, GainAdvancePoints, Provided, RemoveCounters, WipeThis
from .using import souls_for_ability, why_no_spells, why_not_choose_for_spell, why_not_declare_spell, why_not_use
from .zones import HAND

WHO_MAY_ACT: Final = OF_ERA | OF_KINDS | OF_LEAVE | OF_MEANS
"""What decides which cards may be used at all, beside which there are."""
OF_CA: Final = IN_A_CA_YARD | OF_NUMBERS | OF_KINDS | OF_ERA
BITS_OF_COSTS: Final[dict[type[Node], int]] = {
    WipeThis: OF_THE_TURN,
    RemoveCounters: OF_COUNTERS,
    GainAdvancePoints: OF_POINTS,
}
"""What costs of action abilities look at beside what any text does."""


@clause("11.1.1", "11.1.4", "11.1.6", "9.5.2", "9.5.3", "9.5.4", "9.5.5", "9.5.6", "9.5.7", "9.5.8", "9.5.9")
def offered(g: Table, seat: int) -> tuple[int, ...]:
    """Everything that nothing refuses; first of all to pass."""
    found: list[int] = [PASS]
    free = is_quiet_main_phase(g, seat)
    if free or why_no_spells(g) is None:
        found += acts(g, seat, free)
    found += purse(g, seat).soul_actions
    if not g.refused:
        return tuple(found)
    return tuple([value for value in found if value not in g.refused]) or (PASS,)


# --- what is kept of it -----------------------------------------------------------------------------------


def acts(g: Table, seat: int, free: bool) -> tuple[int, ...]:
    """Everything but passing and soul actions; looked for only as far as anything has changed since the last time."""
    wealth = means(g, seat)
    spread_news(g)
    kept = g.prospects[seat]
    if kept is None:
        kept = Prospects()
        g.prospects[seat] = kept
    if kept.means != wealth:
        kept.means = wealth
        kept.news |= OF_MEANS
    if kept.news & kept.bits or not is_as_it_was(g, seat, kept):
        forget_what_changed(g, kept)
        kept.stones_placed = g.souls_placed
        kept.hand = g.hand(seat)
        kept.acting = g.acting
        kept.found = [None, None]
    kept.news = 0
    found = kept.found[free]
    if found is None:
        found = find_acts(g, seat, free, kept)
        kept.found[free] = found
        kept.bits = bits_of_prospects(g, kept)
    return found


def is_as_it_was(g: Table, seat: int, kept: Prospects) -> bool:
    """Whether there are the same cards to be used."""
    return kept.hand == g.hand(seat) and kept.acting == g.acting and kept.stones_placed == g.souls_placed


def spread_news(g: Table) -> None:
    """Everybody who was offered something before hears what has changed since."""
    news = g.news | g.stirred
    if news:
        for one in g.prospects:
            if one is not None:
                one.news |= news
        g.news = 0


def forget_what_changed(g: Table, kept: Prospects) -> None:
    """Ways that depend on anything that has changed are to be looked for again."""
    news = kept.news
    if news & g.choosing:
        news |= OF_CHOICE
    if news & OF_CA:
        kept.advances = None
    if news & (g.minded | OF_LEAVE):
        kept.ways = {}
        kept.uses = {}
        kept.advances = None
    else:
        kept.ways = {id: ways for id, ways in kept.ways.items() if not ways.bits & news}
        kept.uses = {id: ways for id, ways in kept.uses.items() if not ways.bits & news}


def bits_of_prospects(g: Table, kept: Prospects) -> int:
    """After which changes anything else may be offered."""
    found = WHO_MAY_ACT | g.minded | g.choosing
    if kept.advances is not None:
        found |= OF_CA
    for zone, _ in g.ears.acting:
        found |= STIRRED_BY[zone]
    for id, ways in kept.ways.items():
        found |= ways.bits | (OF_NUMBERS if id in g.rows else 0)
    for ways in kept.uses.values():
        found |= ways.bits | OF_WIPING
    return found


# --- finding it -------------------------------------------------------------------------------------------


def find_acts(g: Table, seat: int, free: bool, kept: Prospects) -> tuple[int, ...]:
    found: list[int] = []
    elsewhere = playable_elsewhere(g, seat)
    cheaper = changes_costs(g)
    any_time = "place-any-time" in g.permitted
    wealth = kept.means
    souls = sum(wealth[0]) + len(wealth[1])
    as_stone = free and may_place_stone(g, seat)
    cards, rows = g.cards, g.rows
    for id in (*g.hand(seat), *elsewhere):
        card = cards[id]
        front = FRONTS[card.face]
        may_be = free or any_time or front.is_spell or id in rows
        if may_be and (cheaper or id in rows or (front.cheapest <= souls and are_enough(wealth, front.least))):
            options = ways_with_card(g, seat, id, free, kept).options
            found += [value for value, price in options if price is NOTHING_TO_PAY or are_enough(wealth, price)]
        if as_stone and id not in elsewhere:
            found.append(STONE * OF_KIND + id * OF_CARD)
    for id in actors(g, seat):
        options = ways_with_abilities(g, seat, id, kept).options
        found += [value for value, price in options if price is NOTHING_TO_PAY or are_enough(wealth, price)]
    if free:
        if kept.advances is None:
            kept.advances = why_not_advance(g, seat) is None
        if kept.advances:
            found.append(ADVANCE * OF_KIND)
    return tuple(found)


def ways_with_card(g: Table, seat: int, id: int, free: bool, kept: Prospects) -> Ways:
    """Using or placing a card; off one's main phase only effects let cards be placed, and that is not kept."""
    card = g.cards[id]
    seen = row(g, id)
    if "spell" not in seen.types and not free:
        return ways_of_placing(g, seat, id, free) if "place-any-time" in g.permitted else NO_WAYS
    ways = kept.ways.get(id)
    if ways is None or not ways.hold(card, seen):
        ways = ways_of_spell(g, seat, id) if "spell" in seen.types else ways_of_placing(g, seat, id, free)
        kept.ways[id] = ways
    return ways


def ways_of_spell(g: Table, seat: int, id: int) -> Ways:
    card = g.cards[id]
    seen = row(g, id)
    bits = bits_of_spell(card.face, seen.lamps) | bits_of_own_rules(seen.abilities)
    options: tuple[tuple[int, Price], ...] = ()
    tariff = tariff_of_card(g, seat, id, "use")
    if not is_simple(tariff):
        bits = EVERYTHING
        if why_not_use(g, seat, id) is None:
            options = ((USE * OF_KIND + id * OF_CARD, NOTHING_TO_PAY),)
    elif why_not_declare_spell(g, seat, id) is None and why_not_choose_for_spell(g, seat, id) is None:
        options = ((USE * OF_KIND + id * OF_CARD, souls_of(tariff)),)
    return Ways(card.handle, card.wiped, seen, bits, options)


def ways_of_placing(g: Table, seat: int, id: int, free: bool) -> Ways:
    """Placing a unit, history or structure, or joining it to a unit."""
    card = g.cards[id]
    seen = row(g, id)
    if not is_permanent(seen.types):
        return Ways(card.handle, card.wiped, seen, 0, ())
    bits = bits_of_placing(card.face, len(FRONTS)) | bits_of_own_rules(seen.abilities)
    options: list[tuple[int, Price]] = []
    tariff = tariff_of_card(g, seat, id, "place")
    unites = free and "union" in seen.keywords
    if not is_simple(tariff) or "soul-change" in seen.keywords:
        bits = EVERYTHING
        if why_not_place(g, seat, id) is None:
            options.append((PLACE * OF_KIND + id * OF_CARD, NOTHING_TO_PAY))
        if unites and why_not_unite(g, seat, id) is None:
            options.append((UNITE * OF_KIND + id * OF_CARD, NOTHING_TO_PAY))
    else:
        if why_not_declare_placing(g, seat, id) is None:
            options.append((PLACE * OF_KIND + id * OF_CARD, souls_of(tariff)))
        if unites:
            bits |= ON_BATTLEFIELD | OF_KINDS
            if why_not_declare_union(g, seat, id) is None:
                options.append((UNITE * OF_KIND + id * OF_CARD, souls_of(tariff)))
    return Ways(card.handle, card.wiped, seen, bits, tuple(options))


def ways_with_abilities(g: Table, seat: int, id: int, kept: Prospects) -> Ways:
    """Using the action abilities of a card."""
    card = g.cards[id]
    seen = row(g, id)
    ways = kept.uses.get(id)
    if ways is None or not ways.hold(card, seen):
        options: list[tuple[int, Price]] = []
        for which, ability in enumerate(actions(g, id)):
            price = souls_for_ability(g, seat, id, ability)
            if price is not None:
                options.append((ABILITY * OF_KIND + id * OF_CARD + which, price))
        ways = Ways(card.handle, card.wiped, seen, bits_of_actions(seen.abilities), tuple(options))
        kept.uses[id] = ways
    return ways


def is_simple(tariff: Tariff) -> bool:
    """Whether souls are all that is to be paid, and only one sum of them."""
    return not (tariff.costs or tariff.alternatives or tariff.added)


def souls_of(tariff: Tariff) -> Price:
    return bill_of(tariff, NOTHING, ())[0]


# --- what it depends on -------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def bits_of_spell(face: int, lamps: int) -> int:
    """What using a spell depends on: what it must choose."""
    return bits_of_choices(FRONTS[face].card.texts[lamps].play)


@lru_cache(maxsize=4096)
def bits_of_placing(face: int, among: int) -> int:
    """What placing a card depends on: LEGACY cards, and EPIC cards of its name, among so many."""
    front = FRONTS[face]
    epics = [one.card.name for one in FRONTS[:among] if one.card.epic]
    return ON_BATTLEFIELD if front.unique or front.card.name in epics else 0


@lru_cache(maxsize=4096)
def bits_of_own_rules(abilities: Abilities) -> int:
    """What a card looks at that says something of its own use."""
    return bits_of(abilities.standing) if abilities.standing else 0


@lru_cache(maxsize=4096)
def bits_of_actions(abilities: Abilities) -> int:
    """What using action abilities depends on."""
    found = 0
    for ability in abilities.actions:
        found |= bits_of((ability.conditions, ability.costs)) | bits_of_choices(ability.sentences)
        for one in parts_of(ability.costs):
            found |= BITS_OF_COSTS.get(type(one), 0)
        for condition in ability.conditions:
            found |= bits_of_timing(condition)
    return found


def bits_of_timing(when: Condition) -> int:
    """What the times depend on at which an action ability may be used; what is provided is looked at by itself."""
    if isinstance(when, Provided):
        return 0
    if not isinstance(when, Activated):
        return OF_THE_TURN | OF_THE_PHASE | OF_HISTORY | OF_USE
    by_phase = OF_THE_PHASE if when.during else 0
    by_turn = OF_THE_TURN if when.turn_of else 0
    return by_phase | by_turn | (OF_USE if when.once else 0)


def bits_of_choices(sentences: tuple[Sentence, ...]) -> int:
    """What decides whether there is enough to be chosen, modes included."""
    found = [one for one in parts_of(sentences) if isinstance(one, (Choose, Modes))]
    looked_at = tuple([(one.filter, one.count) if isinstance(one, Choose) else one.count for one in found])
    return bits_of(looked_at) | OF_CHOICE if found else 0


def changes_costs(g: Table) -> bool:
    """Whether an effect may let cards be had for less than is printed on them."""
    return bool(decrees(g, ChangePrice) or decrees(g, AlternativeCost))


@clause("9.5.6")
def may_place_stone(g: Table, seat: int) -> bool:
    """Once a turn, unless an effect lets it be twice."""
    most = 2 if permitted(g, "place-more-souls", seat=seat) else 1
    return g.souls_placed < most and not forbidden(g, "place-soul", seat=seat)


def playable_elsewhere(g: Table, seat: int) -> tuple[int, ...]:
    """Cards outside the hand that an effect lets a player use or place."""
    found: list[int] = []
    for one in decrees(g, Permit):
        node = one.node
        assert isinstance(node, Permit)
        if node.act == "play" and one.seat == seat and node.subject is not None:
            found += [id for id, handle in meant(g, one, node.subject) if g.is_still((id, handle)) and id not in found]
    return tuple([id for id in found if g.kind_of(id) != HAND])


@clause("15.1.12.2", "11.4.3", "15.2.19.1")
def actors(g: Table, seat: int) -> tuple[int, ...]:
    """Cards of a player that may have action abilities where they lie."""
    if g.stirred & g.reads:
        work_out(g)
    found = [id for id in g.acting if g.cards[id].zone % 2 == seat]
    for zone, faces in g.ears.acting:
        found += [id for id in g.zones[zone * 2 + seat] if g.cards[id].face in faces]
    return tuple(found)
