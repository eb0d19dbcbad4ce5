"""When effects end (5.6 ②): their limits are fixed when they begin."""

from typing import Any

from ...effects.statements import Later, While
from ...effects.tree import (
    OPPONENTS_NEXT_TURN_END,
    OPPONENTS_NEXT_TURN_START,
    THIS_BATTLE,
    THIS_TURN,
    YOUR_NEXT_TURN_END,
    YOUR_NEXT_TURN_START,
)
from ..book import clause
from ..state.lasting_effects import END_OF_BATTLE, END_OF_PHASE, Given
from ..table import NOTHING, Table
from ..texts.runs import StarsRun, chosen_so_far, counted_so_far
from ..tree import THIS_PHASE


@clause("5.6②")
def limit(g: Table, run: StarsRun, lasts: str) -> tuple[int, int]:
    """The turn in whose end phase an effect goes (or the end of a battle or phase); the turn at whose start it goes."""
    mine = g.turn + (2 if g.player == run.seat else 1)
    theirs = g.turn + (1 if g.player == run.seat else 2)
    if lasts == THIS_TURN:
        return g.turn, 0
    if lasts == THIS_BATTLE:
        return END_OF_BATTLE, 0
    if lasts == THIS_PHASE:
        return END_OF_PHASE, 0
    if lasts == YOUR_NEXT_TURN_END:
        return mine, 0
    if lasts == OPPONENTS_NEXT_TURN_END:
        return theirs, 0
    if lasts == YOUR_NEXT_TURN_START:
        return 0, mine
    if lasts == OPPONENTS_NEXT_TURN_START:
        return 0, theirs
    return run.bound, 0


def given_now(g: Table, run: StarsRun, node: Any, values: tuple[int, ...] = (), ids: tuple[int, ...] = ()) -> Given:
    """The effect with its numbers fixed, and its end. Its stamp says that it came just now (9.5)."""
    ends, starts = limit(g, run, node.lasts)
    stamp = g.next_handle
    g.next_handle += 1
    slots = chosen_so_far(g, run) if run.slots else ()
    return Given(node, run.source, run.face, run.seat, stamp, ends, starts, values, ids, slots, counted_so_far(run))


def battle_effects_end(g: Table) -> None:
    """Effects that last for a battle."""
    end_effects(g, [END_OF_BATTLE], 0)


def phase_effects_end(g: Table) -> None:
    """Effects that last for a phase."""
    end_effects(g, [END_OF_PHASE, END_OF_BATTLE], 0)


def effects_end_at_start(g: Table) -> None:
    """Effects that last until the start of this turn."""
    end_effects(g, [], g.turn)


@clause("5.6②", "9.4")
def turn_effects_end(g: Table) -> None:
    """The opponent's and the turn player's end in turns, the opponent's first (S13)."""
    end_effects(g, [g.turn, END_OF_PHASE, END_OF_BATTLE], 0)


def end_effects(g: Table, ends: list[int], starts: int) -> None:
    """One after the other, those of each player in the order in which they began."""
    over = _over(g, ends, starts) if g.lasting or g.gifted else []
    if not over:
        return
    theirs = [one for one in over if one[1].seat != g.player]
    mine = [one for one in over if one[1].seat == g.player]
    for place in range(max(len(theirs), len(mine))):
        for side in (theirs, mine):
            if place < len(side):
                id, given = side[place]
                _drop(g, id, given)


def _over(g: Table, ends: list[int], starts: int) -> list[tuple[int, Given]]:
    """The effects that end, each with the card it was given to."""
    found = [(NOTHING, given) for given in g.lasting if _ends(given, ends, starts)]
    for id in g.gifted:
        found += [(id, given) for given in g.cards[id].given if _ends(given, ends, starts)]
    return sorted(found, key=_began) if len(found) > 1 else found


def _began(one: tuple[int, Given]) -> int:
    return one[1].stamp


def _ends(given: Given, ends: list[int], starts: int) -> bool:
    return given.ends in ends or (starts > 0 and given.starts == starts)


def _drop(g: Table, id: int, given: Given) -> None:
    if id == NOTHING:
        g.is_over(given)
        if not isinstance(given.node, Later | While):
            g.tell("effect-ended", "9.4", given.seat)
    else:
        g.take_away(id, given)
        g.tell("effect-ended", "9.4", given.seat, (id,))
