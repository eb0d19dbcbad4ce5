"""When effects end (5.6 2, 9.4)."""

from ..effects.parts import parts_of
from ..effects.statements import Later, While
from ..effects.tree import (
    OPPONENTS_NEXT_TURN_END,
    OPPONENTS_NEXT_TURN_START,
    THIS_BATTLE,
    THIS_TURN,
    YOUR_NEXT_TURN_END,
    YOUR_NEXT_TURN_START,
    Fact,
    This,
)
from .book import clause
from .given import END_OF_BATTLE, END_OF_PHASE, Given
from .matching import is_true
from .runs import SOURCE, StarsRun, run_of
from .table import NOTHING, Table
from .tree import THIS_PHASE


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


def next_bound(g: Table) -> int:
    """In place of a turn: what the effects of one `While` have in common."""
    return min([END_OF_PHASE, *[given.ends for given in g.lasting]]) - 1


@clause("9.1", "9.4")
def what_is_so_no_longer_ends(g: Table) -> None:
    """What was to last as long as something is so is gone, and does not come back when that is so again."""
    over = [given.ends for given in g.lasting if isinstance(given.node, While) and _is_over(g, given, given.node.fact)]
    if over:
        _end(g, over, 0)


def _is_over(g: Table, given: Given, fact: Fact) -> bool:
    """A card that has left its zone since is another one, the card that said so too."""
    run = run_of(g, given)
    gone = not run.slots[SOURCE] and any([isinstance(one, This) for one in parts_of(fact)])
    return gone or not is_true(g, run, fact)


def battle_effects_end(g: Table) -> None:
    """Effects that last for a battle."""
    _end(g, [END_OF_BATTLE], 0)


def phase_effects_end(g: Table) -> None:
    """Effects that last for a phase."""
    _end(g, [END_OF_PHASE, END_OF_BATTLE], 0)


def effects_end_at_start(g: Table) -> None:
    """Effects that last until the start of this turn."""
    _end(g, [], g.turn)


@clause("5.6②", "9.4")
def turn_effects_end(g: Table) -> None:
    """The opponent's and the turn player's end in turns, the opponent's first (S13)."""
    _end(g, [g.turn, END_OF_PHASE, END_OF_BATTLE], 0)


def _end(g: Table, ends: list[int], starts: int) -> None:
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
