"""Numbers that effects set, of which the last counts (9.5)."""

from ...effects.statements import SetNumbers
from ..book import clause
from ..ch05_how_a_game_goes.ch05_6_2_when_effects_end import given_now
from ..ch08_terms.ch08_09_raising_and_lowering import numbers_of
from ..ch08_terms.ch08_13_2_resistance import touched
from ..table import Table
from ..texts.runs import StarsRun


@clause("9.5")
def set_numbers(g: Table, run: StarsRun, node: SetNumbers) -> bool:
    ids = touched(g, run, node.subject)
    for values, alike in numbers_of(g, run, tuple([one.amount for one in node.values]), ids):
        for id in alike:
            g.give(id, given_now(g, run, node, values))
        for one, points in zip(node.values, values, strict=True):
            g.tell("set", "9.5", run.seat, alike, what=one.stat, numbers=(points,))
    return run.did_so(len(ids))
