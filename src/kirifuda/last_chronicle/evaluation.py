"""What a position of Last Chronicle is worth: the chance of winning, from what can be counted.

Life is what a player loses by; units take it and keep it; soul stones pay for units, and the era decides which of them
may fight; cards in the hand become units sooner or later.
"""

from typing import Final

from ..kernel.ask import ACT, Question
from ..kernel.evaluation import nets_beside
from .characteristics import ca, is_unit, level
from .fronts import FRONTS
from .phases import MAIN
from .references import NOTHING
from .sight import era, row
from .table import Table

CA_TO_ADVANCE: Final = 7
TRAITS: Final[tuple[str, ...]] = (
    "turn",
    "life",
    "life up to 16",
    "life up to 8",
    "life up to 4",
    "second era",
    "third era",
    "fourth era",
    "CA",
    "CA to advance",
    "advance points",
    "soul stones",
    "soul stones up to 3",
    "soul stones up to 6",
    "soul stones that are ready",
    "a card in hand",
    "hand up to 3",
    "hand",
    "price of the hand",
    "cards that can be paid for",
    "units",
    "power",
    "ATK",
    "keywords",
    "power that is ready",
    "ATK that is ready",
    "units above the era",
    "other permanents",
    "price of other permanents",
    "counters",
    "joined cards",
    "deck up to 4",
    "deck up to 10",
    "damage now",
    "share of life now",
    "lethal now",
    "damage next",
    "share of life next",
    "lethal next",
    "largest power",
    "ATK in turn",
    "cards that can be played",
)


def is_free(g: Table, asked: Question) -> bool:
    """A player plans anew in each of the own main phases, when nothing is on the stack."""
    return asked.kind == ACT and g.phase == MAIN and asked.seat == g.player and not g.stack


def evaluate(g: Table, seat: int) -> float:
    return _NET.chance(traits(g, seat), traits(g, 1 - seat))


def traits(g: Table, seat: int) -> list[float]:
    """What is counted for a player."""
    cards = g.cards
    opponent = 1 - seat
    mine = g.player == seat
    now = era(g, seat)
    units = power = strength = words = ready_power = ready_strength = above = others = counters = joined = largest = 0
    price = 0
    strikes: list[int] = []
    later: list[int] = []
    for id in g.battlefield(seat):
        card = cards[id]
        if card.host != NOTHING:
            joined += 1
            continue
        for _, many in card.counters:
            counters += many
        seen = row(g, id)
        if "unit" not in seen.types:
            others += 1
            price += FRONTS[card.face].card.price.total()
            continue
        left = max(seen.power - card.damage, 0)
        hits = max(seen.atk, 0)
        units += 1
        power += left
        strength += hits
        words += len(seen.keywords)
        largest = max(largest, left)
        if level(g, id) > now:
            above += 1
            continue
        later.append(hits)
        if not card.wiped:
            ready_power += left
            ready_strength += hits
            strikes.append(hits)
    blockers = len([id for id in g.battlefield(opponent) if _may_fight(g, id, opponent)])
    target = max(g.life[opponent], 1)
    damage = unblocked(strikes, blockers) if mine else 0
    feared = 0 if mine else unblocked(later, blockers)
    stones = g.soul_yard(seat)
    hand = g.hand(seat)
    in_hand = payable = playable = 0
    for id in hand:
        front = FRONTS[cards[id].face]
        costs = front.card.price.total()
        in_hand += costs
        if costs <= len(stones) + 1:
            payable += 1
            if front.by_era[now].level <= now:
                playable += 1
    gathered = 0
    for id in g.ca_yard(seat):
        gathered += ca(g, id)
    life = float(g.life[seat])
    deck = len(g.deck(seat))
    return [
        1.0 if mine else 0.0,
        life / 10.0,
        min(life, 16.0) / 8.0,
        min(life, 8.0) / 8.0,
        min(life, 4.0) / 4.0,
        1.0 if now >= 2 else 0.0,
        1.0 if now >= 3 else 0.0,
        1.0 if now >= 4 else 0.0,
        float(min(gathered, CA_TO_ADVANCE + 2)),
        1.0 if gathered >= CA_TO_ADVANCE else 0.0,
        float(g.advance_points[seat]),
        float(len(stones)),
        float(min(len(stones), 3)),
        float(min(len(stones), 6)),
        float(len([id for id in stones if not cards[id].wiped])),
        1.0 if hand else 0.0,
        float(min(len(hand), 3)),
        float(len(hand)),
        float(in_hand),
        float(payable),
        float(units),
        power / 1000.0,
        float(strength),
        float(words),
        ready_power / 1000.0,
        float(ready_strength),
        float(above),
        float(others),
        float(price),
        float(counters),
        float(joined),
        float(min(deck, 4)),
        float(min(deck, 10)),
        float(damage),
        min(damage / target, 1.0),
        1.0 if damage >= target else 0.0,
        float(feared),
        min(feared / target, 1.0),
        1.0 if feared >= target else 0.0,
        largest / 1000.0,
        float(strength) if mine else 0.0,
        float(playable),
    ]


def unblocked(strikes: list[int], blockers: int) -> int:
    """The damage of attacks, one after the other, of which the strongest are blocked."""
    if len(strikes) <= blockers:
        return 0
    return sum(sorted(strikes, reverse=True)[blockers:])


def _may_fight(g: Table, id: int, seat: int) -> bool:
    card = g.cards[id]
    return card.host == NOTHING and not card.wiped and is_unit(g, id) and level(g, id) <= era(g, seat)


_NET: Final = nets_beside(__file__, TRAITS)["standard"]
