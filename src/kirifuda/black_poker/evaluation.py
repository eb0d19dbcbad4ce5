"""What a position of BlackPoker is worth: the chance of winning, from what can be counted.

Life is what a player loses by; soldiers take it, walls keep it and pay for soldiers, cards in the hand become either.
"""

from typing import Final

from ..kernel.evaluation import nets_beside
from .cards import ACE, JOKER_NUMBER, NUMBER, SUIT
from .characters import can_attack, size
from .table import Table

ATTACK: Final = 3
"""The place of アタック in the action list."""
COURT: Final = 11
TRAITS: Final[tuple[str, ...]] = (
    "turn",
    "life",
    "life up to 16",
    "life up to 8",
    "life up to 4",
    "soldiers",
    "numbers of soldiers",
    "largest soldier",
    "charged soldiers",
    "sizes of charged soldiers",
    "heroes",
    "a wall",
    "two walls",
    "three walls",
    "more walls",
    "charged walls",
    "a card in hand",
    "two cards in hand",
    "hand up to 4",
    "hand",
    "jokers in hand",
    "aces in hand",
    "court cards in hand",
    "low numbers in hand",
    "first suit in hand",
    "second suit in hand",
    "third suit in hand",
    "fourth suit in hand",
    "rare cards",
    "pack",
    "graveyard",
    "damage now",
    "share of life now",
    "lethal now",
    "damage next",
    "share of life next",
    "lethal next",
    "gear",
)


def evaluate(g: Table, seat: int) -> float:
    return _NET.chance(traits(g, seat), traits(g, 1 - seat))


def traits(g: Table, seat: int) -> list[float]:
    """What is counted for a player."""
    cards = g.cards
    opponent = 1 - seat
    mine = g.player == seat
    life = float(len(g.life(seat)))
    numbers: list[int] = []
    charged = charged_sizes = heroes = gear = 0
    attacks: list[int] = []
    attacking = mine and ATTACK not in g.used
    for id in g.soldiers(seat):
        card = cards[id]
        number = NUMBER[card.face]
        for part in card.gear:
            number += NUMBER[cards[part].face]
        numbers.append(number)
        gear += len(card.gear)
        heroes += 1 if number >= COURT else 0
        if not card.driven:
            now = max(size(g, id), 0)
            charged += 1
            charged_sizes += now
            if attacking and can_attack(g, id):
                attacks.append(now)
    walls = g.walls(seat)
    charged_walls = len([id for id in walls if not cards[id].driven])
    jokers = aces = court = low = 0
    suits = [0, 0, 0, 0]
    hand = g.hand(seat)
    for id in hand:
        face = cards[id].face
        number = NUMBER[face]
        if number == JOKER_NUMBER:
            jokers += 1
            continue
        suits[SUIT[face]] += 1
        if number == ACE:
            aces += 1
        elif number >= COURT:
            court += 1
        else:
            low += number
    blockers = len([id for id in g.characters(opponent) if not cards[id].driven])
    target = max(len(g.life(opponent)), 1)
    damage = unblocked(attacks, blockers)
    feared = 0 if mine else unblocked(numbers, blockers)
    return [
        1.0 if mine else 0.0,
        life / 10.0,
        min(life, 16.0) / 8.0,
        min(life, 8.0) / 8.0,
        min(life, 4.0) / 4.0,
        float(len(numbers)),
        sum(numbers) / 10.0,
        max(numbers, default=0) / 10.0,
        float(charged),
        charged_sizes / 10.0,
        float(heroes),
        1.0 if len(walls) >= 1 else 0.0,
        1.0 if len(walls) >= 2 else 0.0,
        1.0 if len(walls) >= 3 else 0.0,
        float(max(len(walls) - 3, 0)),
        float(charged_walls),
        1.0 if len(hand) >= 1 else 0.0,
        1.0 if len(hand) >= 2 else 0.0,
        float(min(len(hand), 4)),
        float(len(hand)),
        float(jokers),
        float(aces),
        float(court),
        low / 10.0,
        float(suits[0]),
        float(suits[1]),
        float(suits[2]),
        float(suits[3]),
        float(len(g.rare(seat))),
        float(len(g.pack(seat))),
        len(g.graveyard(seat)) / 10.0,
        damage / 10.0,
        min(damage / target, 1.0),
        1.0 if damage >= target else 0.0,
        feared / 10.0,
        min(feared / target, 1.0),
        1.0 if feared >= target else 0.0,
        float(gear),
    ]


def unblocked(sizes: list[int], blockers: int) -> int:
    """The damage of an attack if the largest soldiers are blocked."""
    if len(sizes) <= blockers:
        return 0
    return sum(sorted(sizes, reverse=True)[blockers:])


_NET: Final = nets_beside(__file__, TRAITS)["all"]
