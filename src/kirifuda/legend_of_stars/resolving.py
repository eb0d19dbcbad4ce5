"""Resolving one effect (8.1, 9.6): the atom of the game."""

from ..effects.interpreter import Doing, resolve
from ..effects.statements import IfDid
from ..effects.tree import Sentence
from .book import clause
from .choosing import choosable
from .first_choices import FirstChoice
from .matching import amount, sought_out
from .runs import StarsRun
from .table import NOTHING, Table
from .words import VERBS


def _to_the_end(g: Table, run: StarsRun, sentences: tuple[Sentence, ...]) -> Doing:
    """Up to the first thing that cannot be done, unless the text says what is done then (そうしなかった場合)."""
    for place in range(len(sentences)):
        if not (yield from resolve(g, run, sentences[place : place + 1], VERBS)):
            following = sentences[place + 1][0] if place + 1 < len(sentences) else None
            if not isinstance(following, IfDid) or not following.otherwise:
                return False
    return True


@clause("8.1", "9.6")
def resolve_effect(g: Table, run: StarsRun, sentences: tuple[Sentence, ...]) -> Doing:
    """Carry an effect out. What it let somebody look at is hidden again when it is over."""
    done = yield from _to_the_end(g, run, sentences)
    if run.shown:
        g.hide(run.shown)
    return done


@clause("9.6", "2.2")
def first_choices_exist(g: Table, run: StarsRun, choices: tuple[FirstChoice, ...], used: int = NOTHING) -> bool:
    """Whether what an effect must choose first is there to be chosen (S19).

    `used`: an effect card that would be used for it; it leaves its zone then, and is none of what can be chosen.
    """
    for choice in choices:
        found = choosable(g, run, sought_out(g, run, choice.phrase))
        if used in found:
            found = tuple([id for id in found if id != used])
        if len(found) < (choice.number if choice.number != NOTHING else amount(g, run, choice.count)):
            return False
    return True
