"""Sequences (36-4 to 36-10): what an effect chooses first decides whether it can be resolved at all."""

from ..effects.interpreter import Doing, resolve
from ..effects.run import Run
from ..effects.tree import Choose, Sentence, Statement, Those, Variable
from .book import clause
from .choosing import choosable
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
def first_effect_possible(g: Table, run: Run, sentences: tuple[Sentence, ...]) -> bool:
    """Whether what the first sentence chooses is there to be chosen."""
    if not sentences:
        return True
    return all([_can_choose(g, run, statement) for statement in sentences[0]])


def _can_choose(g: Table, run: Run, statement: Statement) -> bool:
    if not isinstance(statement, Choose) or statement.up_to or statement.any_number:
        return True
    if is_open(statement.filter) or is_open(statement.count):
        return True
    found = choosable(g, run, candidates(g, run, statement.filter))
    return len(found) >= amount(g, run, statement.count)


def is_open(node: object) -> bool:
    """Whether a phrase speaks of something that is only known while the effect resolves."""
    if isinstance(node, (Those, Variable)):
        return True
    if isinstance(node, tuple):
        return any(is_open(one) for one in node)
    return any(is_open(getattr(node, name)) for name in getattr(type(node), "__slots__", ()))
