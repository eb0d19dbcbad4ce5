"""What a use must choose (11.2.3, 11.2.7, 11.5.8, 11.6.10): effects, players, cards; and whether it can."""

from typing import Final

from ..effects.statements import Choose, If, IfDid, May, Modes, Repeat, While
from ..effects.tree import Filter, Sentence, Statement
from ..kernel.choosing import Bounds, at_most
from .book import clause
from .characteristics import forbidden
from .matching import amount, candidates, fits, seats, stat
from .references import NOTHING
from .runs import ChronicleRun
from .sight import row
from .statements import ChooseAbility, ChooseCardOrPlayer, ChoosePlayer, DivideDamage, Search
from .table import Table
from .tree import DifferentNames, TotalWithin
from .zones import STACK

Choice = Choose | ChoosePlayer | ChooseAbility
WITH_STATEMENTS: Final = frozenset([May, Repeat, While, If, IfDid, Search])
"""Statements of which others are parts."""
BINDING: Final = (DifferentNames, TotalWithin)
"""Tests that say nothing of a card by itself, but of those that are picked together."""


def statements_of(sentences: tuple[Sentence, ...]) -> list[Statement]:
    """Every statement that belongs to this text itself, in its order; not those of abilities it gives or leaves."""
    found: list[Statement] = []
    for sentence in sentences:
        _gather(sentence, found)
    return found


def _gather(statements: tuple[Statement, ...], found: list[Statement]) -> None:
    for statement in statements:
        found.append(statement)
        if type(statement) not in WITH_STATEMENTS:
            continue
        if isinstance(statement, (May, Repeat, While)):
            _gather(statement.statements, found)
        elif isinstance(statement, (If, IfDid)):
            _gather(statement.then, found)
            _gather(statement.otherwise, found)
        elif isinstance(statement, Search):
            _gather(statement.then, found)


@clause("11.2.7")
def choices_of(sentences: tuple[Sentence, ...]) -> tuple[Choice, ...]:
    """What has to be chosen when this is used."""
    return tuple([one for one in statements_of(sentences) if isinstance(one, (Choose, ChoosePlayer, ChooseAbility))])


@clause("11.2.8")
def divisions_of(sentences: tuple[Sentence, ...]) -> tuple[DivideDamage, ...]:
    return tuple([one for one in statements_of(sentences) if isinstance(one, DivideDamage)])


@clause("11.2.3")
def modes_of(sentences: tuple[Sentence, ...]) -> Modes | None:
    """The first list of effects of which some are to be chosen by the one who uses it."""
    for one in statements_of(sentences):
        if isinstance(one, Modes) and not one.by:
            return one
    return None


def with_modes(sentences: tuple[Sentence, ...], modes: Modes, chosen: tuple[int, ...]) -> tuple[Sentence, ...]:
    """The text with the chosen effects in the place of the list."""
    taken = tuple([statement for at in chosen for statement in modes.options[at]])
    return tuple([_inlined(sentence, modes, taken) for sentence in sentences])


def _inlined(statements: tuple[Statement, ...], modes: Modes, taken: tuple[Statement, ...]) -> tuple[Statement, ...]:
    found: tuple[Statement, ...] = ()
    for one in statements:
        if one is modes:
            found += taken
        elif isinstance(one, May):
            found += (May(_inlined(one.statements, modes, taken), one.by),)
        elif isinstance(one, If):
            found += (If(one.fact, _inlined(one.then, modes, taken), _inlined(one.otherwise, modes, taken)),)
        elif isinstance(one, IfDid):
            found += (IfDid(_inlined(one.then, modes, taken), _inlined(one.otherwise, modes, taken)),)
        else:
            found += (one,)
    return found


@clause("15.3.1.1", "11.2.7")
def choosable(g: Table, run: ChronicleRun, choice: Choose) -> tuple[int, ...]:
    """The cards that can be chosen now; a spell on the stack never chooses itself."""
    found = candidates(g, run, choice.filter)
    if run.source in found and g.kind_of(run.source) == STACK:
        found = tuple([id for id in found if id != run.source])
    if "be-chosen" not in g.forbidden:
        return found
    return tuple([id for id in found if not forbidden(g, "be-chosen", id=id, seat=run.seat, against=run.source)])


@clause("7.13.1", "7.13.2", "11.5.4", "11.2.7", "C129")
def abilities_on_stack(g: Table, run: ChronicleRun, choice: ChooseAbility) -> tuple[int, ...]:
    """The abilities on the stack that can be chosen now, by their numbers; never the one that chooses."""
    whose = seats(g, run, choice.whose)
    own = run.entry.serial if run.entry is not None else NOTHING
    return tuple(
        [one.serial for one in g.stack if one.kind in choice.kinds and one.controller in whose and one.serial != own]
    )


@clause("15.3.1.1", "11.8.3")
def is_choosable(g: Table, run: ChronicleRun, choice: Choose, id: int) -> bool:
    """Whether a card that was chosen could still be: a spell never chose itself."""
    if not fits(g, run, choice.filter, g.cards[id], row(g, id)):
        return False
    return not forbidden(g, "be-chosen", id=id, seat=run.seat, against=run.source)


def is_bound(filter: Filter) -> bool:
    """Whether a text says something of the cards that are picked together."""
    return any([isinstance(test, BINDING) for test in filter.tests])


def bounds_of(g: Table, run: ChronicleRun, filter: Filter, ids: tuple[int, ...]) -> Bounds | None:
    """What binds cards that are picked together; None where nothing does."""
    if not is_bound(filter):
        return None
    names: dict[int, str] | None = None
    sizes: dict[int, int] | None = None
    room = 0
    for test in filter.tests:
        if isinstance(test, DifferentNames):
            names = {id: row(g, id).name for id in ids}
        elif isinstance(test, TotalWithin):
            sizes = {id: stat(g.cards[id], row(g, id), test.stat) for id in ids}
            room = amount(g, run, test.amount)
    return Bounds(names, sizes, room)


@clause("11.2.7")
def least_of(g: Table, run: ChronicleRun, choice: Choose) -> int:
    if isinstance(choice, ChooseCardOrPlayer):
        return 0
    return 0 if choice.up_to or choice.any_number else amount(g, run, choice.count)


def enough_for(g: Table, run: ChronicleRun, choice: Choose, found: tuple[int, ...]) -> bool:
    return at_most(found, bounds_of(g, run, choice.filter, found)) >= least_of(g, run, choice)


def is_there(g: Table, run: ChronicleRun, choice: Choose) -> bool:
    """Whether what must be chosen is there; no more is looked for than is needed."""
    least = least_of(g, run, choice)
    if least <= 0:
        return True
    found = candidates(g, run, choice.filter, least)
    if len(found) < least:
        return False
    plain = run.source not in found and "be-chosen" not in g.forbidden and not is_bound(choice.filter)
    return plain or enough_for(g, run, choice, choosable(g, run, choice))


@clause("11.2.1", "11.2.7", "11.6.10", "15.2.10.3.1", "15.3.2.2.1")
def can_choose(g: Table, run: ChronicleRun, sentences: tuple[Sentence, ...]) -> bool:
    """Whether everything that must be chosen is there to be chosen, modes included."""
    modes: Modes | None = None
    for one in statements_of(sentences):
        if isinstance(one, Choose) and not is_there(g, run, one):
            return False
        if isinstance(one, ChooseAbility) and not abilities_on_stack(g, run, one):
            return False
        if modes is None and isinstance(one, Modes) and not one.by:
            modes = one
    if modes is None:
        return True
    need = 0 if modes.up_to else amount(g, run, modes.count)
    return len(possible_modes(g, run, modes)) >= need


@clause("11.2.3")
def possible_modes(g: Table, run: ChronicleRun, modes: Modes) -> tuple[int, ...]:
    return tuple([at for at, option in enumerate(modes.options) if can_choose(g, run, (option,))])
