"""What a position of Legend of Stars is worth: the chance of winning, from what can be counted.

Characters take life and keep it; those in the front row, upright, take it now; energy pays for characters; cards in the
hand become characters sooner or later.
"""

from typing import Final

from ..kernel.ask import ACT, Question
from ..kernel.evaluation import nets_beside
from .cards.fronts import FRONTS
from .ch02_kinds_of_cards.ch02_1_characters import atk, defense
from .ch03_the_field.ch03_3_squares import is_front
from .ch05_how_a_game_goes.ch05_5_1_battle import fighting_value
from .ch05_how_a_game_goes.ch05_5_across_the_lane import opponent_in_lane
from .ch08_terms.ch08_13_keywords import has, keywords
from .table import NOTHING, UPRIGHT, Table

TRAITS: Final[tuple[str, ...]] = (
    "turn",
    "life",
    "life up to 2000",
    "life up to 1000",
    "life up to 500",
    "energy",
    "energy up to 3",
    "energy up to 6",
    "energy that is upright",
    "characters",
    "ATK",
    "DEF",
    "keywords",
    "abilities",
    "characters in front",
    "ATK upright in front",
    "face-down characters",
    "ATK of face-down characters",
    "DOWN",
    "supports",
    "a card in hand",
    "hand up to 3",
    "hand",
    "cost of the hand",
    "cards that can be paid for",
    "deck up to 4",
    "deck up to 10",
    "weaker characters faced now",
    "direct damage now",
    "share of life now",
    "lethal now",
    "direct damage next",
    "share of life next",
    "lethal next",
    "largest ATK",
    "characters in front in turn",
    "weaker characters faced next",
)


def is_free(g: Table, asked: Question) -> bool:
    """A player plans anew in each of the own main phases; effects used in between belong to the plan of an attack."""
    return asked.kind == ACT and asked.seat == g.player and g.phase == "main"


def evaluate(g: Table, seat: int) -> float:
    return _NET.chance(traits(g, seat), traits(g, 1 - seat))


def traits(g: Table, seat: int) -> list[float]:
    """What is counted for a player."""
    cards = g.cards
    opponent = 1 - seat
    mine = g.player == seat
    attacking = mine and g.phase != "end"
    many = strength = defence = down = words = abilities = front = upright = hidden = hidden_strength = largest = 0
    direct = feared = prey = 0
    for id in g.characters(seat):
        card = cards[id]
        printed = FRONTS[card.face]
        if not card.up:
            hidden += 1
            hidden_strength += printed.atk
            continue
        power = atk(g, id)
        many += 1
        strength += power
        defence += defense(g, id)
        down += printed.down
        words += len(keywords(g, id))
        abilities += len(printed.abilities)
        largest = max(largest, power)
        if not is_front(card.zone >> 1):
            continue
        front += 1
        if card.turned == UPRIGHT:
            upright += power
        if mine and not (attacking and card.turned == UPRIGHT and not card.attacks):
            continue
        faced = opponent_in_lane(g, id)
        if faced == NOTHING or has(g, id, "airborne"):
            if mine:
                direct += power
            else:
                feared += power
        elif cards[faced].up and fighting_value(g, faced) < power:
            prey += 1
    life = float(g.life[seat])
    target = max(g.life[opponent], 1)
    energy = g.energy(seat)
    hand = g.hand(seat)
    costs = payable = 0
    for id in hand:
        price = FRONTS[cards[id].face].cost
        costs += price
        payable += 1 if price <= len(energy) + 1 else 0
    deck = len(g.deck(seat))
    return [
        1.0 if mine else 0.0,
        life / 1000.0,
        min(life, 2000.0) / 1000.0,
        min(life, 1000.0) / 1000.0,
        min(life, 500.0) / 500.0,
        float(len(energy)),
        float(min(len(energy), 3)),
        float(min(len(energy), 6)),
        float(len([id for id in energy if not cards[id].gained])),
        float(many),
        strength / 1000.0,
        defence / 1000.0,
        float(words),
        float(abilities),
        float(front),
        upright / 1000.0,
        float(hidden),
        hidden_strength / 1000.0,
        down / 1000.0,
        float(len(g.supports(seat))),
        1.0 if hand else 0.0,
        float(min(len(hand), 3)),
        float(len(hand)),
        float(costs),
        float(payable),
        float(min(deck, 4)),
        float(min(deck, 10)),
        float(prey) if mine else 0.0,
        direct / 1000.0,
        min(direct / target, 1.0),
        1.0 if direct >= target else 0.0,
        feared / 1000.0,
        min(feared / target, 1.0),
        1.0 if feared >= target else 0.0,
        largest / 1000.0,
        float(front) if mine else 0.0,
        0.0 if mine else float(prey),
    ]


_NET: Final = nets_beside(__file__, TRAITS)["1.0.03"]
