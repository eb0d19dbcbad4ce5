"""What a player with priority may do (11.1.1), as numbers: which kind of thing, with which card, which of several."""

from typing import Final

from ..effects.tree import Permit
from ..kernel.ask import STOP
from .book import clause
from .characteristics import actions, decrees, forbidden, meant, permitted, types
from .continuous_effects import work_out
from .eras import why_not_advance
from .fronts import FRONTS
from .placing import is_permanent, is_quiet_main_phase, why_not_place, why_not_unite
from .souls import active_stones, are_enough, kinds_of_soul, means
from .table import HAND, OF_COMBAT, OF_LIFE, Table
from .tree import AlternativeCost, ChangePrice
from .using import why_no_spells, why_not_ability, why_not_use

PASS: Final = STOP
"""Passing is the value of itself, the same in every game."""
USE: Final = 1
PLACE: Final = 2
UNITE: Final = 3
ABILITY: Final = 4
STONE: Final = 5
ADVANCE: Final = 6
SOUL_ACTION: Final = 7
ACTIONS: Final = {
    PASS: ("pass", "11.1.7"),
    USE: ("use-spell", "9.5.8"),
    PLACE: ("place", "11.3.1"),
    UNITE: ("unite", "9.5.5"),
    ABILITY: ("use-ability", "9.5.9"),
    STONE: ("place-soul", "9.5.6"),
    ADVANCE: ("advance-era", "9.5.7"),
    SOUL_ACTION: ("soul-action", "15.1.16"),
}

_ID: Final = 1 << 8
_KIND: Final = 1 << 24


def code(kind: int, id: int = 0, which: int = 0) -> int:
    """An action as a number: what, with which card, which of its abilities or souls."""
    return PASS if kind == PASS else kind * _KIND + id * _ID + which


def parts(value: int) -> tuple[int, int, int]:
    return (PASS, 0, 0) if value == PASS else (value // _KIND, value % _KIND // _ID, value % _ID)


@clause("11.1.1", "11.1.4", "11.1.6", "9.5.2", "9.5.3", "9.5.4", "9.5.5", "9.5.6", "9.5.7", "9.5.8", "9.5.9")
def offered(g: Table, seat: int) -> tuple[int, ...]:
    """Everything that nothing refuses; first of all to pass."""
    found: list[int] = [PASS]
    free = is_quiet_main_phase(g, seat)
    if free or why_no_spells(g) is None:
        found += acts(g, seat, free)
    for id in active_stones(g, seat):
        for kind in kinds_of_soul(g, id):
            found.append(SOUL_ACTION * _KIND + id * _ID + kind)
    if not g.refused:
        return tuple(found)
    return tuple([value for value in found if value not in g.refused]) or (PASS,)


def acts(g: Table, seat: int, free: bool) -> tuple[int, ...]:
    """Everything but passing and soul actions; looked for only if anything has changed since the last time."""
    signs = depends_on(g, seat)
    place = seat * 2 + free
    kept, found = g.offers[place]
    if kept != signs:
        found = find_acts(g, seat, free)
        g.offers[place] = (signs, found)
    return found


def depends_on(g: Table, seat: int) -> tuple[object, ...]:
    """All that decides what a player may do. A stone that is turned matters for what can be paid, and else only to
    cards that look at stones."""
    return (
        means(g, seat),
        g.changes - g.turned,
        g.turned if g.ears.stones else 0,
        tuple(g.zones),
        g.rows,
        g.decrees,
        g.stack,
        g.lasting,
        g.turn,
        g.player,
        (g.main, g.phase, g.step) if g.ears.phases else "",
        (g.attackers, g.blocker) if g.ears.minds & OF_COMBAT else (),
        g.life if g.ears.minds & OF_LIFE else (),
        g.advance_points,
        g.souls_placed,
        g.used,
        g.history,
        g.past,
    )


def find_acts(g: Table, seat: int, free: bool) -> tuple[int, ...]:
    found: list[int] = []
    elsewhere = playable_elsewhere(g, seat)
    cheaper = changes_costs(g)
    wealth = means(g, seat)
    souls = sum(wealth[0]) + len(wealth[1])
    as_stone = free and may_place_stone(g, seat)
    for id in (*g.hand(seat), *elsewhere):
        front = FRONTS[g.cards[id].face]
        within_means = front.cheapest <= souls and are_enough(wealth, front.least)
        if within_means or cheaper or id in g.rows:
            _with_card(g, seat, id, free, found)
        if as_stone and id not in elsewhere:
            found.append(STONE * _KIND + id * _ID)
    for id in actors(g, seat):
        for which, ability in enumerate(actions(g, id)):
            if why_not_ability(g, seat, id, ability) is None:
                found.append(ABILITY * _KIND + id * _ID + which)
    if free and why_not_advance(g, seat) is None:
        found.append(ADVANCE * _KIND)
    return tuple(found)


def _with_card(g: Table, seat: int, id: int, free: bool, found: list[int]) -> None:
    """Using or placing a card that may be within one's means; off one's main phase only effects let cards be placed."""
    seen = types(g, id)
    if "spell" in seen:
        if why_not_use(g, seat, id) is None:
            found.append(USE * _KIND + id * _ID)
    elif (free or decrees(g, Permit)) and is_permanent(seen):
        if why_not_place(g, seat, id) is None:
            found.append(PLACE * _KIND + id * _ID)
        if free and why_not_unite(g, seat, id) is None:
            found.append(UNITE * _KIND + id * _ID)


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
