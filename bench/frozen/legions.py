"""How good a position looks for a seat: what a player who looks one decision ahead goes by.

Everything is counted in points of life. Life is what a player loses by; units take it and keep it; cores pay for
units, and twelve of them win; cards in the hand, in standby and on the timeline become units sooner or later.
"""

from typing import Final

from kirifuda.legions.fronts import FRONTS
from kirifuda.legions.lanes import column
from kirifuda.legions.table import CENTER, LEFT, LORD_AREA, NOTHING, RIGHT, STANDBY, WAIT, Table
from kirifuda.legions.the_end import CORES_TO_WIN, counted_cores
from kirifuda.legions.units import atk, full_hp, keywords

LAST_LIFE: Final = 8
"""Below this many points each counts more."""
CORE: Final = 1.6
NEAR_THE_WIN: Final = 3
"""From so many cores before the twelfth on, each counts more."""
AWAKENED: Final = 2.0
IN_HAND: Final[tuple[float, ...]] = (2.2, 1.8, 1.5, 1.2, 1.0, 0.7)
"""The first cards of a hand are the best of it."""
WAITING: Final[tuple[float, ...]] = (1.3, 1.0, 0.7, 0.5)
"""What waits in Ⅰ to Ⅳ."""
LAST_CARDS: Final = 3
"""With fewer cards in the deck each that is missing is feared."""
KEYWORD: Final = 0.4
LETHAL: Final = 30.0


def evaluate(g: Table, seat: int) -> float:
    mine, theirs = _worth(g, seat), _worth(g, 1 - seat)
    threat = _threat(g, g.player)
    return mine - theirs + (threat if g.player == seat else -threat)


def _worth(g: Table, seat: int) -> float:
    life = g.life[seat]
    cores = counted_cores(g, seat) + 0.7 * sum(g.waiting_cores[seat])
    worth = life + 1.0 * min(life, LAST_LIFE) + CORE * cores + 0.1 * g.active_cores[seat]
    over = cores - (CORES_TO_WIN - NEAR_THE_WIN)
    if over > 0:
        worth += 2.0 * over * over
    if g.awakened[seat]:
        worth += AWAKENED
    else:
        worth -= 0.3 * g.master_cores[seat]
    zones = g.zones
    for kind in range(LEFT, LORD_AREA + 1):
        for id in zones[kind * 2 + seat]:
            worth += _unit(g, id)
    for id in zones[STANDBY * 2 + seat]:
        worth += 1.5 + 0.25 * FRONTS[g.cards[id].face].cost
    for place, each in enumerate(WAITING):
        for id in zones[(WAIT + place) * 2 + seat]:
            worth += each + 0.15 * FRONTS[g.cards[id].face].cost
    for place in range(len(g.hand(seat))):
        worth += IN_HAND[place] if place < len(IN_HAND) else IN_HAND[-1]
    return worth - 3.0 * max(LAST_CARDS - len(g.deck(seat)), 0)


def _unit(g: Table, id: int) -> float:
    card = g.cards[id]
    front = FRONTS[card.face]
    if front.category == "master":
        return 0.0 if card.exhausted else 0.3
    if card.reversed:
        return 1.0
    left = full_hp(g, id) - card.damage
    worth = 1.0 + 1.1 * atk(g, id) + 0.7 * left + KEYWORD * len(keywords(g, id)) + 0.3 * len(front.abilities)
    if not card.exhausted:
        worth += 0.4
    return worth + (2.0 if front.category == "lord" else 0.0)


def _threat(g: Table, attacker: int) -> float:
    """The damage to be feared from attacks on the master now: by every unit that no minion blocks in its lane."""
    defender = 1 - attacker
    damage = 0
    zones = g.zones
    blocked = [NOTHING, NOTHING, NOTHING]
    for lane in (LEFT, CENTER, RIGHT):
        for id in zones[lane * 2 + defender]:
            if not g.cards[id].reversed:
                blocked[column(lane, defender)] = id
    for lane in (LEFT, CENTER, RIGHT, LORD_AREA):
        for id in zones[lane * 2 + attacker]:
            card = g.cards[id]
            if card.exhausted or card.reversed:
                continue
            held = keywords(g, id)
            if card.incapacitated and "haste" not in held:
                continue
            blocker = blocked[column(lane, attacker)]
            if blocker == NOTHING or "leap" in held:
                damage += atk(g, id)
    return LETHAL if damage >= g.life[defender] else 0.6 * damage
