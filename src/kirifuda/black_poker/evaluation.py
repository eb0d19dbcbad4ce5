"""How good a position looks for a seat: what a player who looks one decision ahead goes by."""

from .characters import size
from .table import Table


def evaluate(g: Table, seat: int) -> float:
    return _worth(g, seat) - _worth(g, 1 - seat)


def _worth(g: Table, seat: int) -> float:
    """Life is what a player loses by; soldiers take it, walls keep it and pay for soldiers, cards do either."""
    life = len(g.life(seat))
    if not life:
        return -1000.0
    worth = 1.0 * life + 12.0 * min(life, 6) / 6
    for id in g.soldiers(seat):
        worth += 1.0 + 0.9 * max(0, size(g, id)) + (0.0 if g.cards[id].driven else 0.3)
    for id in g.walls(seat):
        worth += 3.0 + (0.0 if g.cards[id].driven else 0.5)
    return worth + 1.6 * min(len(g.hand(seat)), 7) + 0.5 * len(g.rare(seat))
