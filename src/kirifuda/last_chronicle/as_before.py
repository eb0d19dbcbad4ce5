"""What continuous effects do otherwise than before: only the cards concerned are worked out anew (11.9.4.5)."""

from typing import Final

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
from .rows import Row
from .sayings import Done, Effects, Outcome
from .sight import base
from .table import Table
from .taking_effect import about

MOVES: Final = (
    ON_BATTLEFIELD | IN_A_HAND | IN_A_DISCARD | IN_A_SOUL_YARD | IN_A_CA_YARD | ELSEWHERE | OF_THE_STACK | OF_SOURCES
)
WHAT_IS_REMEMBERED: Final = MOVES | OF_LASTING
"""What decides whether cards are still those that a resolution meant, and what is known of those that are not."""


def outcome_of(g: Table, effects: Effects, done: Done, rows: dict[int, Row]) -> Outcome | None:
    """What these effects have done, by which it can be told what they do otherwise later; None if it cannot."""
    written = 0
    for effect in done:
        if not effect.piece.plain:
            return None
        written |= effect.piece.writes
    return Outcome(effects, done, written, bases_of(g, rows))


def bases_of(g: Table, rows: dict[int, Row]) -> dict[int, Row]:
    cards = g.cards
    return {id: base(g, cards[id]) for id in rows}


def done_now(g: Table, effects: Effects, stirred: int, before: Outcome) -> tuple[Done, set[int]] | None:
    """What these effects do now, after such changes, and the cards to which anything else is done than before; None if
    that is not to be told but by applying all of them.

    What looks at anything that effects change is looked at in the midst of working it out. Where nothing does, what
    is done to a card has nothing to do with what is done to others. In another era any card may be printed otherwise.
    """
    if stirred & OF_ERA or (
        stirred & MOVES and any([base(g, g.cards[id]) is not one for id, one in before.bases.items()])
    ):
        return None
    was = before.done
    same = effects == before.effects
    remembering = stirred & WHAT_IS_REMEMBERED
    again: Done = {}
    touched: set[int] = set()
    written = before.written
    read = 0
    looked_at = 0
    for effect in effects:
        piece = effect.piece
        read |= piece.reads
        if not same and effect not in was:
            if not piece.plain:
                return None
            written |= piece.writes
            looked_at |= piece.reads
            ids = about(g, g.rows, effect)
            touched.update(ids or ())
            again[effect] = ids
        elif piece.bits & stirred or (remembering and effect.lasting is not None):
            looked_at |= piece.reads
            ids = about(g, g.rows, effect)
            if ids != was[effect]:
                touched |= set(ids or ()) ^ set(was[effect] or ())
                again[effect] = ids
            if piece.by_numbers & stirred:
                touched.update(ids or ())
    done = was
    if again or not same:
        done = {effect: again[effect] if effect in again else was[effect] for effect in effects}
        touched |= no_longer_touched(was, done)
    if written & (read if touched else looked_at):
        return None
    return done, touched


def no_longer_touched(was: Done, done: Done) -> set[int]:
    """The cards that effects were about which are there no more."""
    found: set[int] = set()
    for effect, ids in was.items():
        if effect not in done:
            found.update(ids or ())
    return found


def among(done: Done, cards: set[int]) -> Done:
    """The effects that are about any of these cards, each only with those."""
    found: Done = {}
    for effect, ids in done.items():
        if ids:
            meant = tuple([id for id in ids if id in cards])
            if meant:
                found[effect] = meant
    return found
