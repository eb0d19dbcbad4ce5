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
from .matching import fits, seats, zone_kinds
from .rows import Row
from .sayings import Done, Effect, Effects, Outcome
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


def done_now(g: Table, effects: Effects, stirred: int, before: Outcome, since: int) -> tuple[Done, set[int]] | None:
    """What these effects do now, after such changes, and the cards to which anything else is done than before; None if
    that is not to be told but by applying all of them. `since`: cards that have moved since then have such handles, or
    later ones.

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
            known = was[effect]
            if known is not None and is_told_by_moves(effect, stirred):
                ids = but_for_moves(g, effect, known, since)
            else:
                ids = about(g, g.rows, effect)
            if ids != known:
                touched |= set(ids or ()) ^ set(known or ())
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


def is_told_by_moves(effect: Effect, stirred: int) -> bool:
    """Whether, after such changes, an effect is about the same cards as before but for those that have moved."""
    piece = effect.piece
    return piece.every is not None and effect.lasting is None and not stirred & (piece.bits & ~MOVES | OF_SOURCES)


def but_for_moves(g: Table, effect: Effect, known: tuple[int, ...], since: int) -> tuple[int, ...]:
    """The cards that such an effect is about now. Those that have come to a zone lie behind those that were there."""
    cards, rows, run, every = g.cards, g.rows, effect.run, effect.piece.every
    assert every is not None
    found = known
    for id in known:
        if cards[id].handle >= since and not fits(g, run, every, cards[id], rows.get(id) or base(g, cards[id])):
            found = tuple([one for one in found if one != id])
    for seat in seats(g, run, every.whose):
        for kind in zone_kinds(every):
            lying = g.zones[kind * 2 + seat]
            at = len(lying) - 1
            while at >= 0 and cards[lying[at]].handle >= since:
                card = cards[lying[at]]
                if card.id not in known and fits(g, run, every, card, rows.get(card.id) or base(g, card)):
                    found += (card.id,)
                at -= 1
    return found


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
