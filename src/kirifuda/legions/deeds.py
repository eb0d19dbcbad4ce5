"""What becomes of the cards that a text lets somebody choose, as the question tells it."""

from typing import Final

from ..effects.statements import Damage, Move, Orient, Play
from ..effects.tree import Filter, Statement
from ..text.deeds import Deeds, moving
from .tree import Break, Unlock

DEEDS: Final = (
    "",
    "break",
    "exile",
    "return",
    "hand",
    "onto-deck",
    "under-deck",
    "into-deck",
    "field",
    "standby",
    "wait",
    "damage",
    "active",
    "exhausted",
    "reversed",
    "play",
    "unlock",
)
WAITING: Final = ("wait-1", "wait-2", "wait-3", "wait-4")


def deed_of(one: Statement, picked: Filter) -> str:
    """What a statement does with cards that such a filter found."""
    if isinstance(one, Break):
        return "break"
    if isinstance(one, Damage):
        return "damage"
    if isinstance(one, Orient):
        return one.how
    if isinstance(one, Play):
        return "play"
    if isinstance(one, Unlock):
        return "unlock"
    if isinstance(one, Move):
        return "wait" if one.to in WAITING else moving(one, picked)
    return ""


TOLD_DEEDS: Final = Deeds(DEEDS, deed_of)
