"""What an option means for whoever takes it."""

from typing import Final

from ...kernel.ask import ACT, Question
from ...kernel.bearing import ENDS_PHASE, ENDS_TURN, ORDINARY
from ..book import clause
from ..table import Table
from .actions import END, parts

LAST_PHASE: Final = "attack"
"""What comes after it is done by itself, or in answer to something."""


@clause("5.3", "5.4", "5.5")
def bearing(g: Table, asked: Question, value: int) -> str:
    if asked.kind != ACT or parts(value)[0] != END:
        return ORDINARY
    return ENDS_TURN if g.phase == LAST_PHASE else ENDS_PHASE
