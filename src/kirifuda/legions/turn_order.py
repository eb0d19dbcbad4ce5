"""Whose turns come: one after the other (27-1), and extra turns that effects give (L70)."""

from typing import Final

from ..effects.statements import ExtraTurn, NextTurn
from ..effects.tree import EITHER
from .book import clause
from .table import Given, Table

AHEAD: Final = 6
"""How many turns are looked at beforehand: more than any effect lasts."""
BEGUN: Final = 1
"""Of an extra turn that is going on; its number is who is next after it."""


def has_extra_turns(g: Table) -> bool:
    for given in g.lasting:
        if isinstance(given.node, ExtraTurn):
            return True
    return False


def _to_come(g: Table) -> list[int]:
    """The players of the next turns. An extra turn comes before those that were to come anyway."""
    extra = [given.seat for given in g.lasting if isinstance(given.node, ExtraTurn) and not given.atk]
    regular = _regular(g)
    return [*reversed(extra), *[regular if at % 2 == 0 else 1 - regular for at in range(AHEAD)]]


def _regular(g: Table) -> int:
    """Who would have the next turn if no extra one were given: also when this turn is an extra one."""
    for given in g.lasting:
        if isinstance(given.node, ExtraTurn) and given.atk == BEGUN:
            return given.number
    return 1 - g.player


@clause("27-1", "36-11")
def next_turn_of(g: Table, seat: int) -> int:
    """The number of the next turn of a player after this one."""
    if has_extra_turns(g):
        return g.turn + 1 + _to_come(g).index(seat)
    return g.turn + (2 if g.player == seat else 1)


@clause("27-1")
def give_extra_turn(g: Table, seat: int, source: int) -> None:
    """After this turn, before all others; what lasts until a turn of a player still lasts until that (L70)."""
    before = _to_come(g)
    g.lasting += (Given(ExtraTurn(), source, seat),)
    after = _to_come(g)
    g.lasting = tuple([_rescheduled(g, given, before, after) for given in g.lasting])
    for ids in g.together:
        for id in ids:
            if g.cards[id].given:
                card = g.edit(id)
                card.given = tuple([_rescheduled(g, given, before, after) for given in card.given])


def _rescheduled(g: Table, given: Given, before: list[int], after: list[int]) -> Given:
    """The next turn, whosever it is, is the extra one now; any other is the next of the same player."""
    if isinstance(given.node, NextTurn) and given.node.whose == EITHER:
        return given
    ends, starts = _moved(g, given.ends, before, after), _moved(g, given.starts, before, after)
    if (ends, starts) == (given.ends, given.starts):
        return given
    numbers = given.atk, given.hp, given.number
    return Given(given.node, given.source, given.seat, ends, starts, *numbers, given.ids, given.slots, given.numbers)


def _moved(g: Table, turn: int, before: list[int], after: list[int]) -> int:
    """The next turn of the same player: nothing lasts longer than that."""
    at = turn - g.turn - 1
    return g.turn + 1 + after.index(before[at]) if 0 <= at < len(before) else turn


@clause("27-1")
def who_is_next(g: Table) -> int:
    """The player of the turn that begins now, whose number is set already; an extra turn is used up."""
    regular = _regular(g)
    left = [given for given in g.lasting if not isinstance(given.node, ExtraTurn)]
    waiting = [given for given in g.lasting if isinstance(given.node, ExtraTurn) and not given.atk]
    if not waiting:
        g.lasting = tuple(left)
        return regular
    *others, next = waiting
    g.lasting = (*left, *others, Given(next.node, atk=BEGUN, number=regular))
    return next.seat
