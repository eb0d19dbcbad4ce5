"""What a position of Legions is worth: the chance of winning, from what can be counted.

Life is what a player loses by, and twelve cores win; units take life and keep it; cores pay for units; cards in the
hand, in standby and on the timeline become units sooner or later.
"""

from typing import Final

from ..kernel.evaluation import nets_beside
from .fronts import FRONTS
from .lanes import column
from .table import CENTER, EXILE, HAND, LEFT, LORD_AREA, MASTER_AREA, RIGHT, STANDBY, WAIT, Table
from .the_end import counted_cores
from .units import atk, full_hp, keywords

TRAITS: Final[tuple[str, ...]] = (
    "turn",
    "life",
    "life up to 12",
    "life up to 8",
    "life up to 4",
    "cores",
    "cores in wait 1",
    "cores in wait 2",
    "cores in wait 3",
    "cores in wait 4",
    "cores above 6",
    "cores above 8",
    "cores above 9",
    "cores above 10",
    "cores above 6 in turn",
    "cores above 9 in turn",
    "eleven cores in turn",
    "active cores",
    "points",
    "awakened",
    "cores of the master",
    "cores of the lord",
    "units",
    "ATK",
    "HP",
    "keywords",
    "abilities",
    "ATK that is ready",
    "reversed cards",
    "lord",
    "lord that is ready",
    "lanes held",
    "standby",
    "cost of standby",
    "wait 1",
    "wait 2",
    "wait 3",
    "wait 4",
    "cost of what waits",
    "a card in hand",
    "hand up to 3",
    "hand",
    "cost of the hand",
    "deck up to 3",
    "deck up to 8",
    "damage now",
    "share of life now",
    "lethal now",
    "damage next",
    "share of life next",
    "lethal next",
    "exile",
    "master that is ready",
)


def evaluate(g: Table, seat: int) -> float:
    return _NETS[g.edition.name].chance(traits(g, seat), traits(g, 1 - seat))


def traits(g: Table, seat: int) -> list[float]:
    """What is counted for a player."""
    cards = g.cards
    zones = g.zones
    opponent = 1 - seat
    mine = g.player == seat
    blocked = [False, False, False]
    for lane in (LEFT, CENTER, RIGHT):
        for id in zones[lane * 2 + opponent]:
            if not cards[id].reversed:
                blocked[column(lane, opponent)] = True
    units = strength = health = words = abilities = ready = turned = lords = ready_lords = held = 0
    now = soon = 0
    master_ready = True
    for kind in range(LEFT, LORD_AREA + 1):
        for id in zones[kind * 2 + seat]:
            card = cards[id]
            if kind <= RIGHT:
                held += 1
            if kind == MASTER_AREA and card.exhausted:
                master_ready = False
            if card.reversed:
                turned += 1
                continue
            power = atk(g, id)
            has = keywords(g, id)
            can_attack = not card.exhausted and (not card.incapacitated or "haste" in has)
            reaches = not blocked[column(kind, seat)] or "leap" in has
            if reaches:
                soon += power
                if can_attack:
                    now += power
            front = FRONTS[card.face]
            if front.category == "master":
                continue
            units += 1
            strength += power
            health += full_hp(g, id) - card.damage
            words += len(has)
            abilities += len(front.abilities)
            if can_attack:
                ready += power
            if front.category == "lord":
                lords += 1
                ready_lords += 0 if card.exhausted else 1
    life = float(g.life[seat])
    cores = counted_cores(g, seat)
    waiting = g.waiting_cores[seat]
    in_time = cores + sum(waiting)
    target = max(g.life[opponent], 1)
    damage = now if mine else 0
    feared = 0 if mine else soon
    hand = zones[HAND * 2 + seat]
    deck = len(g.deck(seat))
    return [
        1.0 if mine else 0.0,
        life / 10.0,
        min(life, 12.0) / 8.0,
        min(life, 8.0) / 8.0,
        min(life, 4.0) / 4.0,
        float(cores),
        float(waiting[0]),
        float(waiting[1]),
        float(waiting[2]),
        float(waiting[3]),
        float(max(in_time - 6, 0)),
        float(max(in_time - 8, 0)),
        float(max(in_time - 9, 0)),
        float(max(in_time - 10, 0)),
        float(max(in_time - 6, 0)) if mine else 0.0,
        float(max(in_time - 9, 0)) if mine else 0.0,
        1.0 if mine and in_time >= 11 else 0.0,
        float(g.active_cores[seat]),
        float(g.points[seat]),
        1.0 if g.awakened[seat] else 0.0,
        float(g.master_cores[seat]),
        float(g.lord_cores[seat]),
        float(units),
        float(strength),
        float(health),
        float(words),
        float(abilities),
        float(ready),
        float(turned),
        float(lords),
        float(ready_lords),
        float(held),
        float(len(zones[STANDBY * 2 + seat])),
        cost(g, STANDBY, seat),
        float(len(zones[WAIT * 2 + seat])),
        float(len(zones[(WAIT + 1) * 2 + seat])),
        float(len(zones[(WAIT + 2) * 2 + seat])),
        float(len(zones[(WAIT + 3) * 2 + seat])),
        cost(g, WAIT, seat) + cost(g, WAIT + 1, seat) + cost(g, WAIT + 2, seat) + cost(g, WAIT + 3, seat),
        1.0 if hand else 0.0,
        float(min(len(hand), 3)),
        float(len(hand)),
        cost(g, HAND, seat),
        float(min(deck, 3)),
        float(min(deck, 8)),
        float(damage),
        min(damage / target, 1.0),
        1.0 if damage >= target else 0.0,
        float(feared),
        min(feared / target, 1.0),
        1.0 if feared >= target else 0.0,
        len(zones[EXILE * 2 + seat]) / 10.0,
        1.0 if master_ready else 0.0,
    ]


def cost(g: Table, kind: int, seat: int) -> float:
    """What the cards of a zone cost together."""
    total = 0
    for id in g.zones[kind * 2 + seat]:
        total += FRONTS[g.cards[id].face].cost
    return float(total)


_NETS: Final = nets_beside(__file__, TRAITS)
