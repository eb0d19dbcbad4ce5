"""Effects that give and take keywords and abilities (8.13)."""

from ...effects.statements import Grant, LoseEffects
from ..book import clause
from ..ch05_how_a_game_goes.ch05_6_2_when_effects_end import given_now
from ..table import Table
from ..texts.runs import StarsRun
from .ch08_13_2_resistance import touched


@clause("8.13", "9.1")
def grant_or_take(g: Table, run: StarsRun, node: Grant | LoseEffects) -> bool:
    """Keywords and effects are given or taken away for a time."""
    ids = touched(g, run, node.subject)
    for id in ids:
        g.give(id, given_now(g, run, node))
    taking = isinstance(node, LoseEffects)
    g.tell("lost-effects" if taking else "granted", "9.1", run.seat, ids)
    return run.did_so(len(ids))
