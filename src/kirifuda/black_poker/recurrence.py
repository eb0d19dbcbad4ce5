"""What makes a position, to tell whether it has come back, and by which rulings what never ends is ended."""

from typing import TYPE_CHECKING, Final

from ..kernel.watch import Endings, Where
from .book import clause

if TYPE_CHECKING:
    from .table import Fog, Request, Table

ENDINGS: Final = Endings(forced="R38", left="R39", growing="R40", turns="R41")
NO_ZONE: Final = -1
"""Every zone matters."""


@clause("R38", "R39", "R40", "R41")
def position(g: "Table") -> Where:
    """All but numbers that are only counted on."""
    scalars = (g.player, g.chance, g.passed, g.used, g.triggered, g.opened)
    stage = tuple([request_seen(g, one) for one in g.stage])
    pending = tuple([request_seen(g, one) for one in g.pending])
    fogs = tuple([fog_seen(g, one) for one in g.fogs])
    fighting = (g.open_faces(g.attackers), tuple([g.open_faces(pair) for pair in g.blocks]))
    return scalars, stage, pending, fogs, fighting, g.laid_out(NO_ZONE)


def character_seen(g: "Table", id: int) -> Where:
    """What a character is and has, beside its face."""
    card = g.cards[id]
    return card.driven, card.arrived == g.turn, g.open_faces(card.gear)


def request_seen(g: "Table", one: "Request") -> Where:
    return one.action, one.seat, g.open_faces(one.keys), one.target, one.handle


def fog_seen(g: "Table", one: "Fog") -> Where:
    return one.seat, g.open_faces(one.keys), one.target, one.handle, one.amount, one.turn == g.turn
