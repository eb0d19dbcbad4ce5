"""What an option means for whoever takes it."""

from typing import Final

from ..kernel.ask import Question
from ..kernel.bearing import ENDS_PHASE, ENDS_TURN, ORDINARY
from .book import clause
from .evaluation import is_free
from .option_codes import PASS
from .table import Table

LAST_MAIN: Final = 2
"""The main phase after combat."""


@clause("11.1.7", "9.5.1.3")
def bearing(g: Table, asked: Question, value: int) -> str:
    """Passing in one's own main phase, with nothing on the stack, is to have done with it."""
    if value != PASS or not is_free(g, asked):
        return ORDINARY
    return ENDS_TURN if g.main == LAST_MAIN and not g.more_phases else ENDS_PHASE
