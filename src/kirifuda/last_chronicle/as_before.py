"""What continuous effects do otherwise than before: only the cards concerned are worked out anew (11.9.4.5)."""

from typing import Final

from .changes import (
    ELSEWHERE,
    IN_A_CA_YARD,
    IN_A_DISCARD,
    IN_A_HAND,
    IN_A_SOUL_YARD,
    OF_ERA,
    OF_SOURCES,
    OF_THE_STACK,
    ON_BATTLEFIELD,
)
from .rows import Row
from .sayings import Done, Effect, Effects, Outcome
from .sight import base
from .table import Table
from .taking_effect import about

MOVES: Final = (
    ON_BATTLEFIELD | IN_A_HAND | IN_A_DISCARD | IN_A_SOUL_YARD | IN_A_CA_YARD | ELSEWHERE | OF_THE_STACK | OF_SOURCES
)
UNKNOWN: Final = (-1,)


def outcome_of(g: Table, done: Done, rows: dict[int, Row]) -> Outcome | None:
    """What effects have done, by which it can be told what they do otherwise later; None if it cannot."""
    written = 0
    for effect in done:
        if not effect.piece.plain:
            return None
        written |= effect.piece.writes
    return Outcome(done, written, bases_of(g, rows))


def bases_of(g: Table, rows: dict[int, Row]) -> dict[int, Row]:
    cards = g.cards
    return {id: base(g, cards[id]) for id in rows}


def done_now(g: Table, effects: Effects, stirred: int, before: Outcome) -> tuple[Done, set[int]] | None:
    """What these effects do now, after such changes, and the cards to which anything else is done than before; None if
    that is not to be told but by applying all of them.

    What looks at anything that effects change is looked at in the midst of working it out. Where nothing does, what
    is done to a card has nothing to do with what is done to others.
    """
    if stirred & (MOVES | OF_ERA) and any([base(g, g.cards[id]) is not one for id, one in before.bases.items()]):
        return None
    was = before.done
    moved = stirred & MOVES
    done: Done = {}
    touched: set[int] = set()
    written = before.written
    read = 0
    looked_at = 0
    fresh = 0
    for effect in effects:
        piece = effect.piece
        read |= piece.reads
        ids = was.get(effect, UNKNOWN)
        if ids is UNKNOWN:
            if not piece.plain:
                return None
            fresh += 1
            written |= piece.writes
            looked_at |= piece.reads
            ids = about(g, g.rows, effect)
            touched.update(ids or ())
        elif piece.bits & stirred or (moved and effect.lasting is not None):
            looked_at |= piece.reads
            again = about(g, g.rows, effect)
            if again != ids:
                touched |= set(again or ()) ^ set(ids or ())
            if piece.by_numbers & stirred:
                touched.update(again or ())
            ids = again
        done[effect] = ids
    if len(done) - fresh < len(was):
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


def among(done: Done, cards: set[int]) -> tuple[tuple[Effect, ...], Done]:
    """The effects that are about any of these cards, each only with those."""
    found: Done = {}
    for effect, ids in done.items():
        if ids:
            meant = tuple([id for id in ids if id in cards])
            if meant:
                found[effect] = meant
    return tuple(found), found
