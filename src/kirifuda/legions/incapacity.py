"""Incapacity (chapter 30): what is placed cannot yet do what would exhaust it."""

from .book import clause
from .fronts import FRONTS
from .table import Table


@clause("30-1", "17-3")
def always_incapacitated(g: Table, id: int) -> None:
    """2019: a state of every unit that is placed."""
    g.edit(id).incapacitated = True


@clause("2018:29-1", "2018:29-2", "2018:39-2")
def incapacitated_without_haste(g: Table, id: int) -> None:
    """2018: units with haste do not become incapacitated."""
    if "haste" not in FRONTS[g.cards[id].face].keywords:
        g.edit(id).incapacitated = True


@clause("30-1", "30-2", "41-3")
def may_tire(g: Table, id: int) -> bool:
    """Whether a unit may do what exhausts it: it is active, and not incapacitated unless it has haste."""
    card = g.cards[id]
    if card.exhausted or card.reversed:
        return False
    return not card.incapacitated or "haste" in g.edition.keywords(g, id)


@clause("17-1", "39-25")
def keep_incapacity(g: Table, id: int) -> None:
    """2019: incapacity is a state, and stays with a unit that loses all effects."""


@clause("2018:29-1")
def lose_incapacity(g: Table, id: int) -> None:
    """2018: incapacity is an effect until the end of the turn, lost with the others."""
    g.edit(id).incapacitated = False
