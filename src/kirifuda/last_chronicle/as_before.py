"""Whether continuous effects would do again what they did: then nothing needs to be worked out (11.9.4.5)."""

from typing import Final

from ..effects.tree import LoseEffects
from .changes import (
    ELSEWHERE,
    IN_A_CA_YARD,
    IN_A_DISCARD,
    IN_A_HAND,
    IN_A_SOUL_YARD,
    OF_ERA,
    OF_LASTING,
    OF_SOURCES,
    OF_THE_STACK,
    ON_BATTLEFIELD,
)
from .pieces import LAMPS, RULE
from .rows import Row
from .sayings import Done, Effects, Outcome
from .table import Table
from .taking_effect import affected, arises
from .tree import Unaffected

OTHER_EFFECTS: Final = OF_LASTING | OF_SOURCES | OF_ERA
"""After these changes there may be other effects, or cards may be printed otherwise."""
MOVES: Final = (
    ON_BATTLEFIELD | IN_A_HAND | IN_A_DISCARD | IN_A_SOUL_YARD | IN_A_CA_YARD | ELSEWHERE | OF_THE_STACK | OF_SOURCES
)
BY_LAMPS: Final = frozenset(["power", "atk", "ca", "keywords", "abilities"])
"""What is printed otherwise in another light."""


def outcome_of(g: Table, effects: Effects, done: list[Done], rows: dict[int, Row]) -> Outcome | None:
    """What these effects have done, by which it can be told whether they would do so again; None if it cannot."""
    written: set[str] = set()
    for effect in effects:
        piece = effect.piece
        if piece.lets or piece.by_each or isinstance(piece.node, (LoseEffects, Unaffected)):
            return None
        written |= piece.writes if piece.layer != LAMPS else BY_LAMPS
    return Outcome(tuple(done), frozenset(written), zones_of(g, rows))


def zones_of(g: Table, rows: dict[int, Row]) -> tuple[int, ...]:
    cards = g.cards
    return tuple([cards[id].zone for id in rows])


def would_do_the_same(g: Table, stirred: int, outcome: Outcome) -> bool:
    """Whether the same effects, after these changes, arise as before and change the same cards.

    What looks at anything that effects change is looked at in the midst of working it out, and so are its numbers.
    """
    if stirred & OTHER_EFFECTS or outcome.zones != zones_of(g, g.rows):
        return False
    moved = stirred & MOVES
    for effect, ids in outcome.done:
        piece = effect.piece
        looked_at = piece.bits & stirred
        if not (looked_at or (moved and effect.lasting is not None)):
            continue
        if looked_at & piece.by_numbers or not piece.reads.isdisjoint(outcome.written):
            return False
        if piece.layer == LAMPS:
            again: tuple[int, ...] | None = affected(g, effect)
        elif not arises(g, g.rows, effect):
            again = None
        else:
            again = () if piece.layer == RULE else affected(g, effect)
        if again != ids:
            return False
    return True
