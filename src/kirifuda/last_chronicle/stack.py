"""The stack (7.13): what is put on it last comes off first."""

from .book import clause
from .changes import OF_THE_STACK
from .entries import Entry
from .table import Table
from .trigger_abilities import has_left_the_stack


@clause("7.13.1", "7.13.3", "11.2.2", "11.5.4", "11.6.6")
def put_on_stack(g: Table, entry: Entry) -> None:
    """On top of everything that is there."""
    g.stack += (entry,)
    g.stirred |= OF_THE_STACK


@clause("11.8.10", "11.6.19", "11.4.8")
def take_off_stack(g: Table, serial: int) -> None:
    """The entry is gone. A state trigger may trigger again from now on."""
    entry = g.entry(serial)
    if g.stack[-1] is entry:
        g.stack = g.stack[:-1]
    else:
        g.stack = tuple([one for one in g.stack if one.serial != serial])
    g.stirred |= OF_THE_STACK
    has_left_the_stack(g, entry.source, entry.handle, entry.ability)
