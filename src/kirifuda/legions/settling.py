"""Between sequences (36-13, chapter 38): everything settles before the game goes on."""

from typing import Final

from ..kernel.course import Course, course_named
from .book import clause
from .bounds import end_what_is_so_no_longer
from .breaking import break_worn_out, worn_out
from .fronts import BOUND
from .standing import work_out_standing_effects
from .table import Table
from .triggers import end_the_chain

RESOLVING: Final = "legions/next-trigger"
PROMISED: Final = "legions/promised"


@clause("38-2", "38-3", "2018:39-1")
def settle_next(g: Table) -> None:
    """Before anything else goes on, let everything settle, if there is anything that may have to."""
    if g.stirred & g.standing_reads or g.pending or (g.lasting and BOUND in g.ears.acts):
        settle(g)
    else:
        g.frozen_before = g.next_handle


@clause("36-5", "36-13", "38-2", "38-3", "38-5", "01-6", "2018:39-1")
def settle(g: Table) -> None:
    """Standing effects, units they break, plays that were promised, then the next trigger; until nothing waits."""
    g.frozen_before = g.next_handle
    if g.lasting and BOUND in g.ears.acts:
        end_what_is_so_no_longer(g)
    if g.stirred & g.standing_reads and work_out_standing_effects(g) and worn_out(g):
        g.begin(SETTLE)
        g.begin(WORN_OUT)
    elif g.promised:
        g.begin(SETTLE)
        g.begin(course_named(PROMISED))
    elif g.pending:
        resolve_next_or_end(g)


@clause("38-2", "38-3", "38-5")
def resolve_next_or_end(g: Table) -> None:
    """Resolve the next trigger, and settle again after it; where none is due, that is the end of the chain."""
    g.due = g.edition.due(g)
    if g.due:
        g.begin(SETTLE)
        g.begin(course_named(RESOLVING))
    else:
        end_the_chain(g)


WORN_OUT: Final = Course("legions/worn-out", "10-1", break_worn_out)
SETTLE: Final = Course("legions/settle", "38-2", settle)
