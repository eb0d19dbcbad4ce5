"""How good a position looks for a seat: what a player who looks one decision ahead goes by.

Everything is counted in points of life. Characters take life and keep it; those in the front row, upright, take it
now; energy pays for characters; cards in the hand become characters sooner or later.
"""

from typing import Final

from kirifuda.kernel.ask import ACT, Question
from kirifuda.legend_of_stars.cards.fronts import FRONTS
from kirifuda.legend_of_stars.ch02_kinds_of_cards.ch02_1_characters import atk, defense
from kirifuda.legend_of_stars.ch03_the_field.ch03_3_squares import is_front
from kirifuda.legend_of_stars.ch05_how_a_game_goes.ch05_5_1_battle import fighting_value
from kirifuda.legend_of_stars.ch05_how_a_game_goes.ch05_5_across_the_lane import opponent_in_lane
from kirifuda.legend_of_stars.ch08_terms.ch08_13_keywords import has, keywords
from kirifuda.legend_of_stars.table import NOTHING, UPRIGHT, Table

LAST_LIFE: Final = 1000
"""Below this many points each counts more."""
ENERGY: Final = 190.0
ENOUGH_ENERGY: Final = 6
IN_HAND: Final[tuple[float, ...]] = (170.0, 150.0, 130.0, 110.0, 90.0, 70.0, 50.0)
"""The first cards of a hand are the best of it."""
LAST_CARDS: Final = 4
"""With fewer cards in the deck each that is missing is feared."""


def is_free(g: Table, asked: Question) -> bool:
    """A player plans anew in each of the own main phases; effects used in between belong to the plan of an attack."""
    return asked.kind == ACT and asked.seat == g.player and g.phase == "main"


def evaluate(g: Table, seat: int) -> float:
    threat = _threat(g, g.player)
    return _worth(g, seat) - _worth(g, 1 - seat) + (threat if g.player == seat else -threat)


def _worth(g: Table, seat: int) -> float:
    life = g.life[seat]
    energy = len(g.energy(seat))
    worth = life + 0.6 * min(life, LAST_LIFE)
    worth += ENERGY * min(energy, ENOUGH_ENERGY) + 30.0 * max(energy - ENOUGH_ENERGY, 0)
    for id in g.characters(seat):
        worth += _character(g, id)
    worth += 200.0 * len(g.supports(seat))
    for place in range(len(g.hand(seat))):
        worth += IN_HAND[place] if place < len(IN_HAND) else IN_HAND[-1]
    return worth - 400.0 * max(LAST_CARDS - len(g.deck(seat)), 0)


def _character(g: Table, id: int) -> float:
    card = g.cards[id]
    front = FRONTS[card.face]
    if not card.up:
        return 150.0 + 0.5 * front.atk + 0.4 * front.defense
    worth = 120.0 + 0.7 * atk(g, id) + 0.45 * defense(g, id) - 0.15 * front.down
    worth += 80.0 * len(keywords(g, id)) + 40.0 * len(front.abilities)
    if is_front(card.zone >> 1):
        worth += 60.0 + (0.15 * atk(g, id) if card.turned == UPRIGHT else 0.0)
    return worth


def _threat(g: Table, attacker: int) -> float:
    """What attacks might still take this turn: life where nobody stands, and characters that are weaker."""
    if g.phase == "end":
        return 0.0
    found = 0.0
    direct = 0
    for id in g.characters(attacker):
        card = g.cards[id]
        if not card.up or card.turned != UPRIGHT or not is_front(card.zone >> 1) or card.attacks:
            continue
        target = opponent_in_lane(g, id)
        if target == NOTHING or has(g, id, "airborne"):
            direct += atk(g, id)
        elif g.cards[target].up and fighting_value(g, target) < atk(g, id):
            found += 0.5 * (200.0 + fighting_value(g, target))
    return found + 0.8 * direct + (4000.0 if direct >= g.life[1 - attacker] else 0.0)
