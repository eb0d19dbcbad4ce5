"""LEGACY and EPIC (5.5.2 to 5.5.4): of some cards a player may have only one on the battlefield."""

from .book import clause
from .characteristics import is_epic, is_legacy, name
from .references import NOTHING
from .sayings import own_side
from .table import Table


@clause("5.5.2", "5.5.2.1", "5.5.2.2", "5.5.3", "5.5.3.1", "5.5.3.2", "5.5.4")
def why_not_enter(g: Table, id: int, seat: int) -> str:
    """The clause by which a card does not come to this player's side of the battlefield; empty if it may."""
    there = own_side(g, seat).unique
    if not there:
        return ""
    if is_legacy(g, id) and any([is_legacy(g, other) for other in there]):
        return "5.5.2.1"
    if any([is_epic(g, other) and name(g, other) == name(g, id) for other in there]):
        return "5.5.3.1"
    return ""


@clause("12.4.5", "12.4.6")
def clashing(g: Table, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """LEGACY cards, and EPIC cards of one name, of which a player controls two though one is all that is allowed."""
    mine = own_side(g, seat).unique
    if len(mine) < 2:
        return (), ()
    legacies = tuple([id for id in mine if is_legacy(g, id)])
    epics = [id for id in mine if is_epic(g, id)]
    names = [name(g, id) for id in epics]
    twins = tuple([id for id, one in zip(epics, names, strict=True) if names.count(one) > 1])
    return legacies if len(legacies) > 1 else (), twins


@clause("15.2.15.1.6")
def standing(g: Table, seat: int) -> tuple[int, ...]:
    """What a player controls on the battlefield, without the cards that are joined to a unit."""
    cards = g.cards
    return tuple([id for id in g.battlefield(seat) if cards[id].host == NOTHING])
