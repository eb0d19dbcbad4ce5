"""Resolving what is on top of the stack (11.8)."""

from typing import Final

from ..effects.statements import Choose, Instead
from ..effects.tree import Ability, Sentence, Those
from ..kernel.ask import Proc
from ..kernel.course import Course
from .book import clause
from .carrying_out import carry_out_all
from .choosing import abilities_on_stack, choices_of, is_choosable
from .entries import SPELL, Entry
from .lasting import leave
from .loops import note_choices
from .moving import RESOLVED, move
from .references import NOTHING, Reference, aimed
from .runs import ChronicleRun, run_of_entry
from .stack import take_off_stack
from .statements import ChooseAbility
from .table import Table
from .tree import Provided
from .trigger_abilities import provided
from .zones import DISCARD


@clause("11.8.1", "11.8.2", "11.8.3", "11.8.4", "11.8.5", "11.8.9", "2.3", "15.3.1.2")
def resolve_entry(g: Table, serial: int) -> Proc:
    """Its condition and what it has chosen are looked at again; then it does what it says, in that order."""
    entry = g.entry(serial)
    run = run_of_entry(entry)
    note_choices(g, entry)
    if entry.ability is not None and not is_still_provided(g, entry, entry.ability):
        g.tell("fizzled", "11.8.2", entry.controller, (entry.source,))
        return
    if not keep_the_legal(g, run, entry):
        g.tell("fizzled", "11.8.3", entry.controller, (entry.source,))
        return
    if g.sink is not None:
        g.tell("resolving", "11.8.1", entry.controller, (entry.source,), what=entry.kind)
    foretell(g, run, entry.sentences)
    yield from carry_out_all(g, run, entry.sentences)
    g.own_words = ()
    if run.shown:
        g.hide(run.shown)


@clause("11.8.5", "11.9.5.6")
def foretell(g: Table, run: ChronicleRun, sentences: tuple[Sentence, ...]) -> None:
    """What a text says to be done instead, of cards it has chosen, holds for its earlier words too."""
    for sentence in sentences[1:]:
        for one in sentence:
            if isinstance(one, Instead) and not one.lasts and isinstance(one.happening.what, Those):
                g.own_words += (g.next_stamp,)
                leave(g, run, one, one.lasts)


@clause("11.8.2", "11.6.14")
def is_still_provided(g: Table, entry: Entry, ability: Ability) -> bool:
    """The condition is looked at as things are now: what was fixed is the era of the effect."""
    if not any([isinstance(one, Provided) for one in ability.conditions]):
        return True
    run = run_of_entry(entry)
    run.era = 0
    return provided(g, run, ability)


@clause("11.8.3", "15.3.1.2")
def keep_the_legal(g: Table, run: ChronicleRun, entry: Entry) -> bool:
    """Note what may no longer be chosen; whether anything may, if anything was chosen.

    What has become illegal stays in the run, for what the text asks about it; nothing is done to it.
    """
    if not entry.slots and not entry.numbers:
        return True
    chosen = dict(entry.slots)
    legal = len(entry.players)
    illegal: tuple[Reference, ...] = ()
    for choice in choices_of(entry.sentences):
        if isinstance(choice, Choose) and choice.slot in chosen:
            for reference in chosen[choice.slot]:
                if g.is_still(reference) and is_choosable(g, run, choice, reference[0]):
                    legal += 1
                else:
                    illegal += ((choice.slot, reference[0]),)
        elif isinstance(choice, ChooseAbility) and aimed(choice.slot) in run.numbers:
            if run.numbers[aimed(choice.slot)] in abilities_on_stack(g, run, choice):
                legal += 1
            else:
                illegal += ((choice.slot, NOTHING),)
    run.illegal = illegal
    return legal > 0 or not illegal


@clause("11.8.10", "11.8.3")
def leave_the_stack(g: Table, serial: int) -> Proc | None:
    """A spell goes to its owner's discard pile, unless it went elsewhere; an ability vanishes."""
    entry = g.found(serial)
    if entry is None:
        return None
    if entry.kind == SPELL and g.is_still((entry.source, entry.handle)):
        return put_away(g, serial, entry.source)
    take_off_stack(g, serial)
    return None


@clause("11.8.10", "7.10.1")
def put_away(g: Table, serial: int, id: int) -> Proc:
    take_off_stack(g, serial)
    yield from move(g, (id,), DISCARD, cause=RESOLVED)


RESOLUTION: Final = Course("chronicle/resolution", "11.8", resolve_entry, leave_the_stack)
