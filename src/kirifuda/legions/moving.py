"""Moving cards from zone to zone (chapter 18, 39-6 to 39-8)."""

from collections.abc import Generator

from ..effects.tree import Ability
from ..kernel.ask import Question
from .book import clause
from .cores import lord_leaves
from .fronts import FRONTS, STANDING
from .table import EXILE, HAND, LEFT, LORD_AREA, OF_SOURCES, OUT, STANDBY, STANDBY_SIZE, STIRRED_BY, WAIT, WAITS, Table
from .triggers import happen
from .units import own_abilities

Asking = Generator[Question, int, bool]


@clause("18-2", "18-3", "18-4", "16-3f", "16-3h", "34-3", "42-3", "39-6a")
def put(g: Table, id: int, kind: int, by: str, effect_of: int = -1, bottom: bool = False, up: bool = True) -> None:
    """Move a card at once to a zone of its owner, face-down or not: it is neither placed nor reversed by that.

    A token leaves the game instead; a lord's cores go to the master.
    """
    card = g.cards[id]
    seat = card.owner
    leaving = card.zone
    left = leaving // 2
    heard = g.ears.hears_moves
    former: tuple[Ability, ...] = own_abilities(g, id) if heard and LEFT <= left <= LORD_AREA else ()
    if left == LORD_AREA:
        lord_leaves(g, seat)
    to = OUT if FRONTS[card.face].token else kind
    stays_reversed = card.reversed and left in WAITS and to in WAITS
    g.move(id, to, seat, bottom, up)
    if stays_reversed:
        g.edit(id).reversed = True
    g.stirred |= STIRRED_BY[leaving] | STIRRED_BY[to * 2 + seat]
    if STANDING[card.face] and (LEFT <= left <= LORD_AREA or card.face in g.ears.standing):
        g.stirred |= OF_SOURCES
    if g.sink is not None:
        tell_move(g, id, to, by, 1 << seat if left == HAND else 0)
    if heard:
        happen(g, "moved", seat, id, source=left, to=kind, by=effect_of, abilities=former)
        if kind == EXILE:
            happen(g, "exiled", seat, id, source=left, to=kind, by=effect_of, abilities=former)


def tell_move(g: Table, id: int, to: int, by: str, seen_by: int = 0) -> None:
    """Everybody is told where a card went; who saw it where it was knows which."""
    card = g.cards[id]
    kind = "left-the-game" if to == OUT else "exiled" if to == EXILE else "moved"
    g.tell(kind, "42-3" if to == OUT else by, card.owner, (id,), what=g.specs[to].name, seen_by=seen_by)


@clause("18-17", "18-21")
def has_room_in_standby(g: Table, seat: int) -> bool:
    return len(g.standby(seat)) < STANDBY_SIZE


@clause("14-3j", "12-2")
def wait_zone_of(g: Table, id: int) -> int:
    """The wait zone of a card's printed WT."""
    return WAIT + max(FRONTS[g.cards[id].face].wt, 1) - 1


def standby_or_wait(steps: int) -> int:
    """Wait zone 0 is the standby zone (39-3)."""
    return STANDBY if steps == 0 else WAIT + steps - 1
