"""Orientations (chapter 16): active and exhausted, reversed and open."""

from typing import Final

from .book import clause
from .forbidding import forbidden, spared
from .table import NOTHING, OF_GIFTS, OF_ORIENTATION, OF_SOURCES, ON_THE_FIELD, Table
from .triggers import happen
from .units import own_abilities

TURNED_OVER: Final = ON_THE_FIELD | OF_SOURCES | OF_GIFTS


@clause("16-2", "39-8", "39-12")
def exhaust(g: Table, id: int, by: str, effect_of: int = NOTHING) -> bool:
    """Whether it became exhausted now."""
    if g.cards[id].exhausted or (effect_of != NOTHING and spared(g, "be-exhausted", id, effect_of)):
        return False
    g.edit(id).exhausted = True
    g.stirred |= OF_ORIENTATION
    if g.sink is not None:
        g.tell("exhausted", by, g.cards[id].owner, (id,))
    if "exhausted" in g.ears.kinds:
        happen(g, "exhausted", g.cards[id].owner, id, by=effect_of)
    return True


@clause("16-2", "39-8", "39-13", "27-3②")
def recover(g: Table, id: int, by: str, effect_of: int = NOTHING) -> bool:
    """Whether it became active now."""
    if not g.cards[id].exhausted or ("recover" in g.ears.acts and forbidden(g, "recover", id)):
        return False
    g.edit(id).exhausted = False
    g.stirred |= OF_ORIENTATION
    if g.sink is not None:
        g.tell("recovered", by, g.cards[id].owner, (id,))
    if "recovered" in g.ears.kinds:
        happen(g, "recovered", g.cards[id].owner, id, by=effect_of)
    return True


@clause("16-3", "16-3a", "16-3c", "22-4", "22-5", "39-8")
def reverse(g: Table, id: int, by: str, effect_of: int = NOTHING) -> bool:
    """Whether it was turned over now. What it had is gone; its orientation as to exhaustion stays.

    Abilities that waited for just this are heard (L62).
    """
    card = g.cards[id]
    if card.reversed or (effect_of != NOTHING and spared(g, "be-reversed", id, effect_of)):
        return False
    former = own_abilities(g, id) if g.on_field(id) else ()
    card = g.edit(id)
    card.reversed = True
    card.used = ()
    g.edition.lose_on_reversing(g, id)
    g.stirred |= TURNED_OVER
    g.tell("reversed", by, card.owner, (id,))
    happen(g, "reversed", card.owner, id, by=effect_of, abilities=former)
    return True


@clause("16-3a", "16-3g", "16-4", "39-8", "27-3③")
def open_up(g: Table, id: int, by: str, effect_of: int = NOTHING) -> bool:
    if not g.cards[id].reversed:
        return False
    g.edit(id).reversed = False
    g.stirred |= TURNED_OVER
    g.tell("opened", by, g.cards[id].owner, (id,))
    happen(g, "opened", g.cards[id].owner, id, by=effect_of)
    return True


@clause("22-4", "22-5", "36-11")
def lose_given_and_states(g: Table, id: int) -> None:
    """2019: effects that it was given and its states end."""
    card = g.edit(id)
    card.given = ()
    card.damage = 0
    card.saved = NOTHING
    card.incapacitated = False


@clause("2018:21-4", "2018:35-10")
def lose_nothing(g: Table, id: int) -> None:
    """2018: effects that it was given end only when it leaves the field."""
