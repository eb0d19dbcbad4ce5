"""Carrying out what a text says, in its order (11.8.5); states are looked at after every change (11.6.19)."""

from ..effects.interpreter import Doing
from ..effects.tree import Sentence, Statement
from .book import clause
from .runs import ChronicleRun
from .table import Table
from .trigger_abilities import state_triggers
from .words import VERBS


@clause("11.8.5", "2.3", "11.6.19")
def carry_out_all(g: Table, run: ChronicleRun, sentences: tuple[Sentence, ...]) -> Doing:
    """One statement after the other; what cannot be done is left out."""
    for sentence in sentences:
        for statement in sentence:
            g.began = g.next_stamp
            result = VERBS[type(statement)](g, run, statement)
            if not isinstance(result, bool):
                yield from result
            if (g.unsettled | g.stirred) & g.ears.watches:
                state_triggers(g)
    return True


def carry_out(g: Table, run: ChronicleRun, statements: tuple[Statement, ...]) -> Doing:
    return carry_out_all(g, run, (statements,))
