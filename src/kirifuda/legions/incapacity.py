"""Incapacity (chapter 30): what is placed cannot yet do what would exhaust it."""

from .book import clause
from .fronts import FRONTS
from .table import LEFT, LORD_AREA, OF_INCAPACITY, Table


@clause("30-1", "17-3")
def always_incapacitated(g: Table, id: int) -> None:
    """2019: a state of every unit that is placed."""
    g.edit(id).incapacitated = True


@clause("2018:29-1", "2018:29-2", "2018:39-2")
def incapacitated_without_haste(g: Table, id: int) -> None:
    """2018: units with haste do not become incapacitated."""
    if "haste" not in FRONTS[g.cards[id].face].keywords:
        g.edit(id).incapacitated = True


@clause("30-1", "17-3")
def incapacitate(g: Table, id: int, by: str, effect_of: int) -> bool:
    """By an effect: until the end of this turn, like any incapacity. Whether it is so from now on."""
    card = g.cards[id]
    if card.incapacitated or card.reversed or not LEFT <= card.zone // 2 <= LORD_AREA:
        return False
    g.edit(id).incapacitated = True
    g.stirred |= OF_INCAPACITY
    g.tell("incapacitated", by, card.owner, (id,))
    return True


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
