"""Fogs: key cards kept beside the field as marks of effects that last for a turn (base rules, F)."""

from .book import clause
from .table import FOG, NOTHING, Fog, Request, Table


@clause("F1", "F2", "フォグリスト/アップ", "フォグリスト/ダウン")
def bind(g: Table, request: Request, amount: int, by: str) -> None:
    """Lay the key card into the fog of its player, bound to the target."""
    g.fogs += (Fog(request.seat, request.keys, request.target, request.handle, amount, g.turn),)
    _lay(g, request, amount, by)


@clause("F1", "F3", "フォグリスト/フォース")
def spread(g: Table, request: Request, amount: int, by: str) -> None:
    """Lay the key cards into the fog of their player, for all of that player's soldiers."""
    g.fogs += (Fog(request.seat, request.keys, NOTHING, NOTHING, amount, g.turn),)
    _lay(g, request, amount, by)


def _lay(g: Table, request: Request, amount: int, by: str) -> None:
    g.move_all(request.keys, FOG, request.seat)
    g.tell("fog", by, request.seat, request.keys, numbers=(amount,))
