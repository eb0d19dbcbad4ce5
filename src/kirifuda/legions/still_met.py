"""Conditions that were met and are met no longer when triggers are checked (2018: 37-5a).

What names how or where a card lies must be so then, and what speaks of leaving a place must not have been taken back
(L76). What was done stays done: attacks, damage, breaking, drawing, unlocking.
"""

from collections.abc import Callable
from typing import Final

from ..effects.tree import Happening
from .book import clause
from .cores import OUTSIDE, cores_in
from .matching import ZONE_KINDS
from .table import EXILE, Occurrence, Table


def once_met(g: Table, happening: Happening, occurrence: Occurrence) -> bool:
    """2019: what was met has triggered (38-5)."""
    return True


@clause("2018:37-5a")
def still_met(g: Table, happening: Happening, occurrence: Occurrence) -> bool:
    """2018: what an occurrence has brought about is still so."""
    look = _STILL.get(occurrence.kind)
    return look is None or look(g, happening, occurrence)


def is_unmoved(g: Table, happening: Happening, occurrence: Occurrence) -> bool:
    """It has not changed its zone since; a unit that left and came back is another one."""
    return g.cards[occurrence.id].handle < occurrence.handles


def _is_exhausted(g: Table, happening: Happening, occurrence: Occurrence) -> bool:
    return g.cards[occurrence.id].exhausted and is_unmoved(g, happening, occurrence)


def _is_active(g: Table, happening: Happening, occurrence: Occurrence) -> bool:
    return not g.cards[occurrence.id].exhausted and is_unmoved(g, happening, occurrence)


def _is_reversed(g: Table, happening: Happening, occurrence: Occurrence) -> bool:
    return g.cards[occurrence.id].reversed and is_unmoved(g, happening, occurrence)


def _is_open(g: Table, happening: Happening, occurrence: Occurrence) -> bool:
    return not g.cards[occurrence.id].reversed and is_unmoved(g, happening, occurrence)


def _is_in_the_lane(g: Table, happening: Happening, occurrence: Occurrence) -> bool:
    """In the lane that is named; where none is, in another than before."""
    lane = g.cards[occurrence.id].zone // 2
    there = lane == occurrence.to if happening.to else lane != occurrence.source
    return there and is_unmoved(g, happening, occurrence)


def _is_there(g: Table, happening: Happening, occurrence: Occurrence) -> bool:
    """Where it was put, or not back where it left. A token that went out of the game counts as moved (40-3)."""
    here = g.cards[occurrence.id].zone // 2
    if happening.to:
        return is_unmoved(g, happening, occurrence) or any([here in ZONE_KINDS[word] for word in happening.to])
    return not any([here in ZONE_KINDS[word] for word in happening.source])


def _is_exiled(g: Table, happening: Happening, occurrence: Occurrence) -> bool:
    return g.cards[occurrence.id].zone // 2 == EXILE or is_unmoved(g, happening, occurrence)


def _waits_elsewhere(g: Table, happening: Happening, occurrence: Occurrence) -> bool:
    return g.cards[occurrence.id].zone // 2 != occurrence.source


def _cores_lie_there(g: Table, happening: Happening, occurrence: Occurrence) -> bool:
    """No core differs from another: it is enough that as many are there."""
    if occurrence.nature == OUTSIDE:
        return True
    return cores_in(g, occurrence.seat, occurrence.nature) >= occurrence.amount


_STILL: Final[dict[str, Callable[[Table, Happening, Occurrence], bool]]] = {
    "placed": is_unmoved,
    "moved": _is_there,
    "exiled": _is_exiled,
    "exhausted": _is_exhausted,
    "recovered": _is_active,
    "reversed": _is_reversed,
    "opened": _is_open,
    "lane-moved": _is_in_the_lane,
    "wait-changed": _waits_elsewhere,
    "cores-moved": _cores_lie_there,
}
