"""How good a position looks for a seat: what a player who looks one decision ahead goes by.

Everything is counted in points of life. Life is what a player loses by; units take it and keep it; soul stones pay for
units, and the era decides which of them may fight; cards in the hand become units sooner or later.
"""

from typing import Final

from kirifuda.kernel.ask import ACT, Question
from kirifuda.last_chronicle.characteristics import atk, ca, is_unit, level
from kirifuda.last_chronicle.fronts import FRONTS
from kirifuda.last_chronicle.phases import MAIN
from kirifuda.last_chronicle.references import NOTHING
from kirifuda.last_chronicle.sight import era, row
from kirifuda.last_chronicle.table import Table

LAST_LIFE: Final = 8
"""Below this many points each counts more."""
ERAS: Final[tuple[float, ...]] = (0.0, 0.0, 4.0, 7.5, 10.0)
"""What the eras are worth."""
STONES: Final[tuple[float, ...]] = (2.6, 2.4, 2.2, 1.8, 1.4, 1.0, 0.6)
"""What the soul stones are worth, one after the other; the last number is that of every other."""
IN_HAND: Final[tuple[float, ...]] = (1.6, 1.4, 1.2, 1.0, 0.8, 0.6)
"""The first cards of a hand are the best of it."""
CA_TO_ADVANCE: Final = 7
CA_POINT: Final = 0.35
POWER: Final = 0.0009
ATK: Final = 1.0
KEYWORD: Final = 0.4
ABOVE_ERA: Final = 0.6
"""What is left of a unit that may not fight yet."""
LAST_CARDS: Final = 4
"""With fewer cards in the deck each that is missing is feared."""
LETHAL: Final = 30.0


def is_free(g: Table, asked: Question) -> bool:
    """A player plans anew in each of the own main phases, when nothing is on the stack."""
    return asked.kind == ACT and g.phase == MAIN and asked.seat == g.player and not g.stack


def evaluate(g: Table, seat: int) -> float:
    mine, theirs = _worth(g, seat), _worth(g, 1 - seat)
    threat = _threat(g, g.player)
    return mine - theirs + (threat if g.player == seat else -threat)


def _worth(g: Table, seat: int) -> float:
    life = g.life[seat]
    now = era(g, seat)
    worth = life + 1.0 * min(life, LAST_LIFE) + ERAS[now]
    worth += CA_POINT * min(sum([ca(g, id) for id in g.ca_yard(seat)]), CA_TO_ADVANCE + 2)
    worth += 0.2 * g.advance_points[seat]
    worth += _listed(len(g.soul_yard(seat)), STONES) + _listed(len(g.hand(seat)), IN_HAND)
    worth += 0.04 * sum([1 for id in g.soul_yard(seat) if not g.cards[id].wiped])
    for id in g.battlefield(seat):
        worth += _permanent(g, id, now)
    return worth - 3.0 * max(LAST_CARDS - len(g.deck(seat)), 0)


def _listed(many: int, worths: tuple[float, ...]) -> float:
    """So many things, each worth what the list says of its place."""
    return sum(worths[:many]) + max(many - len(worths), 0) * worths[-1]


def _permanent(g: Table, id: int, now: int) -> float:
    card = g.cards[id]
    if card.host != NOTHING:
        return 0.5
    printed = FRONTS[card.face].card
    counters = 0.3 * sum([many for _, many in card.counters])
    seen = row(g, id)
    if "unit" not in seen.types:
        return 1.5 + 0.5 * printed.price.total() + counters
    left = max(seen.power - card.damage, 0)
    worth = 1.0 + POWER * left + ATK * max(seen.atk, 0) + KEYWORD * len(seen.keywords) + counters
    if level(g, id) > now:
        worth *= ABOVE_ERA
    return worth if card.wiped else worth + 0.5


def _threat(g: Table, attacker: int) -> float:
    """The damage to be feared from attacks now: one attacker after the other, the weakest of them blocked."""
    defender = 1 - attacker
    blockers = len([id for id in g.battlefield(defender) if _may_fight(g, id)])
    strikes = sorted([atk(g, id) for id in g.battlefield(attacker) if _may_fight(g, id)], reverse=True)
    damage = sum(strikes[blockers:])
    return LETHAL if damage >= g.life[defender] else 0.5 * damage


def _may_fight(g: Table, id: int) -> bool:
    card = g.cards[id]
    return not card.wiped and is_unit(g, id) and level(g, id) <= era(g, card.zone % 2)
