"""Sequences (36-4 to 36-10): what an effect chooses first decides whether it can be resolved at all."""

from ..effects.interpreter import Doing, resolve
from ..effects.run import Run
from ..effects.tree import Sentence
from .book import clause
from .choosing import choosable
from .first_choices import AnyChoice
from .matching import amount, candidates
from .table import Table
from .words import VERBS


@clause("36-4", "01-4", "01-5", "01-6")
def resolve_sequence(g: Table, run: Run, sentences: tuple[Sentence, ...]) -> Doing:
    """Resolve sentences as one whole. What the effect let somebody look at is hidden again when it is over."""
    done = yield from resolve(g, run, sentences, VERBS)
    if run.shown:
        g.hide(run.shown)
    return done


@clause("36-7", "36-8", "36-9", "36-10")
def first_effect_possible(g: Table, run: Run, choices: tuple[AnyChoice, ...]) -> bool:
    """Whether what the first sentence of an effect must choose is there to be chosen."""
    for choice in choices:
        many = amount(g, run, choice.count)
        first = candidates(g, run, choice.filter, many)
        if len(first) < many:
            return False
        if len(choosable(g, run, first)) < many and len(choosable(g, run, candidates(g, run, choice.filter))) < many:
            return False
    return True
