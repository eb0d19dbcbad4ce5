"""How good a position looks for a seat: what a player who looks one decision ahead goes by.

Everything is counted in cards of life. Life is what a player loses by; soldiers take it, walls keep it
and pay for soldiers, cards in the hand become either. What a fog does is gone with the turn: it counts
only in the attack that threatens now.
"""

from typing import Final

from kirifuda.black_poker.cards import ACE, JOKER_NUMBER, NUMBER
from kirifuda.black_poker.characters import can_attack, cards_in, size
from kirifuda.black_poker.table import Table

LAST_LIFE: Final = 8
"""Below this many cards each counts more."""
WALL_WORTH: Final = (4.0, 3.5, 2.5, 1.5)
"""The first wall pays for soldiers, the second for heroes; later ones mostly block."""
HAND_LIMIT: Final = 7
ATTACK: Final = 3
"""The place of アタック in the action list."""


def evaluate(g: Table, seat: int) -> float:
    worth = _worth(g, seat) - _worth(g, 1 - seat)
    threat = _threat(g, g.player)
    return worth + (threat if g.player == seat else -threat)


def _worth(g: Table, seat: int) -> float:
    life = len(g.life(seat))
    if not life:
        return -1000.0
    worth = life + 2.0 * min(life, LAST_LIFE)
    for id in g.soldiers(seat):
        printed = sum(NUMBER[g.cards[part].face] for part in cards_in(g, id))
        worth += 1.5 + 0.8 * printed + (0.0 if g.cards[id].driven else 0.4)
    for place, id in enumerate(g.walls(seat)):
        worth += WALL_WORTH[min(place, len(WALL_WORTH) - 1)] + (0.0 if g.cards[id].driven else 0.5)
    in_hand = sorted((_card_worth(g.cards[id].face) for id in g.hand(seat)), reverse=True)
    return worth + sum(in_hand[:HAND_LIMIT]) + 1.5 * len(g.rare(seat))


def _card_worth(face: int) -> float:
    number = NUMBER[face]
    if number == JOKER_NUMBER:
        return 3.0
    return 1.7 if number == ACE else 1.3 + 0.08 * number


def _threat(g: Table, attacker: int) -> float:
    """The damage to be feared from an attack now: the largest soldiers are blocked, the others get through."""
    if ATTACK in g.used:
        return 0.0
    defender = 1 - attacker
    sizes = sorted((max(0, size(g, id)) for id in g.soldiers(attacker) if can_attack(g, id)), reverse=True)
    blockers = sum(not g.cards[id].driven for id in g.characters(defender))
    damage = sum(sizes[blockers:])
    return 40.0 if damage >= len(g.life(defender)) else 0.8 * damage
