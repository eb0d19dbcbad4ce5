"""Rule processes (chapter 12): what the game itself puts right before anybody gets priority."""

from typing import Final

from ..kernel.ask import Proc
from ..kernel.pairs import BOTH
from .book import clause
from .changes import OF_COMBAT, OF_DAMAGE, OF_ERA, OF_KINDS, OF_LASTING, OF_LIFE, OF_NUMBERS, OF_RULES, ON_BATTLEFIELD
from .characteristics import forbidden, is_token
from .chronicle_card import ChronicleCard
from .continuous_effects import control_to_settle, ended, work_out
from .damage import EFFECT, deal, to_player
from .loops import FORCED_LAPS
from .moving import (
    LETHAL_DAMAGE,
    POWERLESS,
    STRAY_TOKEN,
    SURPLUS_MARKER,
    TWO_EPICS,
    TWO_LEGACIES,
    Way,
    move_together,
    remove_from_combat,
    take_control,
)
from .references import NO_ONE, NOTHING, Reference
from .sayings import both_sides
from .sight import base, up_to_date
from .table import Table
from .the_end import drew_from_nothing, endless, lose_together, out_of_life
from .trigger_abilities import state_triggers
from .uniqueness import clashing
from .zones import BATTLEFIELD, DISCARD, MOST_MARKERS, OUT

MOVES_BY: Final = ON_BATTLEFIELD | OF_ERA | OF_DAMAGE | OF_NUMBERS | OF_KINDS | OF_RULES
"""What decides which cards rule processes move."""
WHO_HAS: Final = ON_BATTLEFIELD | OF_KINDS | OF_RULES
"""What decides who controls a card."""
NO_CLASH: Final[tuple[tuple[int, ...], tuple[int, ...]]] = ((), ())
LOOKED_AT: Final = MOVES_BY | OF_LIFE | OF_COMBAT
"""What the rule processes themselves look at, and what comes before them."""


@clause("12.1", "12.2", "11.1.3")
def due_if_changed(g: Table) -> tuple[Way, ...] | None:
    """What is to be put right, as cards that are to move; None if nothing is, by cards or otherwise."""
    ways = due(g) if (g.unsettled | g.stirred) & (MOVES_BY | g.heeds) or g.clash else ()
    if ways or g.clash:
        return ways
    g.unsettled = 0
    return None


@clause("12.1", "12.2", "12.3", "11.1.3", "11.6.6", "13.1")
def rule_processes(g: Table, ways: tuple[Way, ...]) -> Proc:
    """Everything that is to be put right, at once, and again until nothing is.

    What is replaced so that the same is due for ever is a loop that nobody can stop.
    """
    stuck = 0
    while ways or g.clash:
        g.began = g.next_stamp
        doomed = tuple([g.reference(id) for id, _, _, _, cause in ways if cause == LETHAL_DAMAGE])
        moved = yield from move_together(g, ways)
        g.strays = stray_tokens(g)
        destroyed = tuple([one for one in doomed if one[0] in moved and g.kind_of(one[0]) == DISCARD])
        yield from break_through(g, destroyed)
        settle(g)
        stuck = 0 if moved or not ways else stuck + 1
        if stuck > FORCED_LAPS:
            endless()
        ways = due(g)
    g.unsettled = 0


@clause("12.1")
def put_right(g: Table) -> Proc:
    """The same, with what is due now."""
    return rule_processes(g, due(g))


def is_quiet(g: Table) -> bool:
    """Whether no rule process is due and nothing waits to be put on the stack (9.7.3.3)."""
    lost = bool(out_of_life(g)) or bool(drew_from_nothing(g))
    return not (lost or due_if_changed(g) is not None or g.pending or control_to_settle(g))


@clause("6.2.4", "11.6.19", "10.1.4.4", "11.9.4.1")
def settle(g: Table) -> bool:
    """Before rule processes: effects whose time is over end, cards go to who controls them, what is no unit leaves
    combat, abilities that look at how things are trigger, and who has lost has lost. Whether any may be due."""
    if g.stirred & g.reads:
        work_out(g)
    changed = g.unsettled | g.stirred
    if not changed & (LOOKED_AT | g.heeds | g.ears.watches) and not (g.empty_draws or g.clash):
        if changed:
            g.news |= g.stirred
            g.stirred = 0
            g.unsettled = 0
        return False
    if end_what_is_over(g):
        changed |= g.unsettled
    if changed & (WHO_HAS | g.heeds):
        go_to_controllers(g)
    if g.attackers:
        leave_combat(g)
    if (changed | g.stirred) & g.ears.watches:
        state_triggers(g)
    if g.empty_draws or min(g.life) <= 0:
        check_the_end(g)
    if not g.stirred & g.reads:
        g.heed()
    return True


@clause("11.9.4.1")
def end_what_is_over(g: Table) -> bool:
    """Effects whose «as long as» is over end; whether any did."""
    over = ended(g)
    if over:
        g.lasting = tuple([one for one in g.lasting if one not in over])
        g.stirred |= OF_LASTING
        work_out(g)
    return bool(over)


@clause("6.2.4")
def go_to_controllers(g: Table) -> None:
    for id, seat in control_to_settle(g):
        take_control(g, id, seat)


@clause("10.1.4.4")
def leave_combat(g: Table) -> None:
    """What is no unit any more, or not the same card, fights no more."""
    fighting = g.attackers if g.blocker == NO_ONE else (*g.attackers, g.blocker)
    rows, cards = up_to_date(g), g.cards
    strayed: tuple[int, ...] = ()
    for id, handle in fighting:
        card = cards[id]
        seen = rows.get(id) or base(g, card)
        if card.handle != handle or "unit" not in seen.types or card.host != NOTHING:
            strayed += (id,)
    if strayed:
        remove_from_combat(g, strayed)


@clause("12.4.1", "12.4.2", "3.1", "3.2", "3.3")
def check_the_end(g: Table) -> None:
    """Who has no life left, or drew from an empty deck, loses; both at once is a draw."""
    without_life = [seat for seat in out_of_life(g) if not forbidden(g, "lose-game", seat=seat)]
    without_cards = [seat for seat in drew_from_nothing(g) if not forbidden(g, "lose-game", seat=seat)]
    g.empty_draws = 0
    losers = tuple([seat for seat in (0, 1) if seat in without_life or seat in without_cards])
    if losers:
        lose_together(losers, "12.4.1" if losers[0] in without_life else "12.4.2")


@clause("12.4.3", "12.4.4", "12.4.5", "12.4.6", "12.4.7", "12.4.8", "15.1.4.2")
def due(g: Table) -> tuple[Way, ...]:
    """Every card that a rule process moves now."""
    found: list[Way] = []
    sides = both_sides(g)
    cards, rows = g.cards, g.rows
    for seat in BOTH:
        there = sides[seat]
        legacies, epics = clashing(g, seat) if len(there.unique) > 1 else NO_CLASH
        doubtful = there.frail + legacies + epics
        if g.hurt or doubtful or (rows and rows.keys() & there.there):
            for id in there.there:
                card = cards[id]
                if card.damage or id in rows or id in doubtful:
                    twin = TWO_LEGACIES if id in legacies else TWO_EPICS if id in epics else ""
                    cause = why_it_goes(g, card) or twin
                    if cause:
                        found.append((id, DISCARD, card.owner, False, cause))
        if there.markers > MOST_MARKERS:
            found += [(id, DISCARD, cards[id].owner, False, SURPLUS_MARKER) for id in surplus_markers(g, seat)]
    if g.strays:
        found += [(id, OUT, cards[id].owner, False, STRAY_TOKEN) for id in stray_tokens(g)]
    return tuple(found)


@clause("12.4.3", "12.4.4")
def why_it_goes(g: Table, card: ChronicleCard) -> str:
    """By which cause a unit goes, if it has no power or too much damage; empty if it stays."""
    seen = g.rows.get(card.id) or base(g, card)
    if "unit" not in seen.types or card.host != NOTHING:
        return ""
    strength = seen.power
    if strength <= 0:
        return POWERLESS
    return LETHAL_DAMAGE if card.damage >= strength and not survives(g, card.id, strength) else ""


@clause("2.2", "12.4.4")
def survives(g: Table, id: int, strength: int) -> bool:
    """Whether an effect says that it is not destroyed; in combat: unless its other damage is enough by itself."""
    if forbidden(g, "be-destroyed", id=id):
        return True
    card = g.cards[id]
    return card.damage - card.combat_damage < strength and bool(forbidden(g, "be-destroyed-in-combat", id=id))


@clause("12.4.7")
def surplus_markers(g: Table, seat: int) -> tuple[int, ...]:
    """The era markers that came after the fourth."""
    by_age = sorted([(g.cards[id].stamp, at, id) for at, id in enumerate(g.era_yard(seat))])
    return tuple([id for _, _, id in by_age[MOST_MARKERS:]])


@clause("12.4.8", "6.11.4")
def stray_tokens(g: Table) -> tuple[int, ...]:
    """Tokens off the battlefield; in a deck that was shuffled since, wherever they lie now."""
    zones = dict.fromkeys([g.cards[id].zone for id in g.strays])
    off = [zone for zone in zones if zone // 2 not in (BATTLEFIELD, OUT)]
    return tuple([id for zone in off for id in g.zones[zone] if is_token(g, id)])


@clause("15.2.4.1", "15.2.4.2", "15.2.4.3", "15.2.4.4")
def break_through(g: Table, destroyed: tuple[Reference, ...]) -> Proc:
    """The first rule process after combat damage: if of the units in combat it destroyed the blocker alone."""
    if not g.clash:
        return
    blocker, attackers = g.clash[0], g.clash[1:]
    breakthroughs = g.breakthroughs
    g.clash = ()
    g.breakthroughs = ()
    if blocker in destroyed and not any([one in destroyed for one in attackers]):
        for id, _, many in breakthroughs:
            yield from deal(g, (to_player(1 - g.player, many, id),), EFFECT, g.player)
