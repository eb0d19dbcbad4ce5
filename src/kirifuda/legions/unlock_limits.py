"""Unlock-limited cards (24-3e): once a game each player may unlock one of a name, or put it into play."""

from .book import clause
from .fronts import FRONTS
from .matching import ZONE_KINDS
from .table import Table


@clause("24-3", "24-3e")
def limits_on_unlocking(names: frozenset[str]) -> frozenset[str]:
    """2019: unlock limits are among the restrictions that may be announced."""
    return names


@clause("2018:23-3")
def no_limits_on_unlocking(names: frozenset[str]) -> frozenset[str]:
    """2018: the book knows no such restriction, whatever a list says (L77)."""
    return frozenset()


@clause("24-3e")
def is_used_up(g: Table, id: int) -> bool:
    card = g.cards[id]
    name = FRONTS[card.face].name
    return name in g.limited and (card.owner, name) in g.used_up


@clause("24-3e")
def may_enter(g: Table, id: int, kind: int) -> bool:
    """Whether an effect may put a card into a zone: one that is used up does not come into play again."""
    if not g.limited:
        return True
    in_play = ZONE_KINDS["in-play"]
    comes = kind in in_play and g.cards[id].zone // 2 not in in_play
    return not comes or not is_used_up(g, id)


@clause("24-3e")
def note_entry(g: Table, id: int, left: int, kind: int) -> None:
    """Count an unlock-limited card that comes into play."""
    if not g.limited:
        return
    in_play = ZONE_KINDS["in-play"]
    card = g.cards[id]
    name = FRONTS[card.face].name
    if name in g.limited and kind in in_play and left not in in_play:
        g.used_up += ((card.owner, name),)
