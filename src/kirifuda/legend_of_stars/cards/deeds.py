"""What becomes of the cards that a text lets somebody choose, as the question tells it."""

from typing import Final

from ...effects.statements import Destroy, Move, Orient, Play
from ...effects.tree import Filter, Statement
from ...text.deeds import Deeds, moving
from ..tree import Down, MoveTo, PutOnSquare

DEEDS: Final = (
    "",
    "destroy",
    "discard",
    "trash",
    "return",
    "hand",
    "onto-deck",
    "under-deck",
    "into-deck",
    "energy-zone",
    "support-zone",
    "field",
    "square",
    "down",
    "gained",
    "regained",
    "play",
)


def deed_of(one: Statement, picked: Filter) -> str:
    """What a statement does with cards that such a filter found."""
    if isinstance(one, Destroy):
        return "destroy"
    if isinstance(one, Down):
        return "down"
    if isinstance(one, PutOnSquare):
        return "field"
    if isinstance(one, MoveTo):
        return "square"
    if isinstance(one, Orient):
        return one.how
    if isinstance(one, Play):
        return "play"
    if isinstance(one, Move):
        return "discard" if one.to == "trash" and picked.zones == ("hand",) else moving(one, picked)
    return ""


TOLD_DEEDS: Final = Deeds(DEEDS, deed_of)
