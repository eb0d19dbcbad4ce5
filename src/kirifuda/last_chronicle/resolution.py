"""Resolving what is on top of the stack (11.8)."""

from typing import Final

from ..effects.interpreter import resolve
from ..effects.tree import Choose
from ..kernel.ask import Proc
from ..kernel.course import Course
from .book import clause
from .choosing import choices_of, choosable
from .loops import note_choices
from .moving import EFFECT, move
from .runs import ChronicleRun, run_of_entry
from .stack import take_off_stack
from .table import DISCARD, SPELL, Entry, Reference, Table
from .trigger_abilities import provided
from .words import VERBS


@clause("11.8.1", "11.8.2", "11.8.3", "11.8.4", "11.8.5", "11.8.9", "2.3", "15.3.1.2")
def resolve_entry(g: Table, serial: int) -> Proc:
    """Its condition and what it has chosen are looked at again; then it does what it says, in that order."""
    entry = g.entry(serial)
    run = run_of_entry(entry)
    note_choices(g, entry)
    if entry.ability is not None and not provided(g, run, entry.ability):
        g.tell("fizzled", "11.8.2", entry.controller, (entry.source,))
        return
    if not keep_the_legal(g, run, entry):
        g.tell("fizzled", "11.8.3", entry.controller, (entry.source,))
        return
    g.tell("resolving", "11.8.1", entry.controller, (entry.source,), what=entry.kind)
    yield from resolve(g, run, entry.sentences, VERBS)
    if run.shown:
        g.hide(run.shown)


@clause("11.8.3", "15.3.1.2")
def keep_the_legal(g: Table, run: ChronicleRun, entry: Entry) -> bool:
    """Take out of the run what may no longer be chosen; whether anything is left, if anything was chosen."""
    chosen = dict(entry.slots)
    before = len(entry.players)
    after = before
    shares = dict(entry.shares)
    kept: dict[int, tuple[Reference, ...]] = {}
    for choice in choices_of(entry.sentences):
        if isinstance(choice, Choose) and choice.slot in chosen:
            there = choosable(g, run, choice)
            legal = [g.is_still(one) and one[0] in there for one in chosen[choice.slot]]
            kept[choice.slot] = tuple([one for one, fit in zip(chosen[choice.slot], legal, strict=True) if fit])
            before += len(legal)
            after += sum(legal)
            if choice.slot in shares:
                parts = zip(shares[choice.slot], legal, strict=True)
                run.shares[choice.slot] = tuple([share for share, fit in parts if fit])
    for slot, references in kept.items():
        run.keep(slot, references)
    return after > 0 or before == 0


@clause("11.8.10", "11.8.3")
def leave_the_stack(g: Table, serial: int) -> Proc:
    """A spell goes to its owner's discard pile, unless it went elsewhere; an ability vanishes."""
    entry = g.entry(serial)
    spell = (entry.source, entry.handle)
    take_off_stack(g, serial)
    if entry.kind == SPELL and g.is_still(spell):
        yield from move(g, (spell[0],), DISCARD, cause=EFFECT)


RESOLUTION: Final = Course("chronicle/resolution", "11.8", resolve_entry, leave_the_stack)
