"""Carries out what a text says, statement by statement, in the order in which it stands (Legions 01-4).

A verb does one kind of statement and says whether it was possible; one that may ask is a generator. Where
something is not possible, the resolution ends there (01-5).
"""

from collections.abc import Callable, Generator, Mapping
from typing import Any

from ..kernel.ask import Question
from .run import Run
from .tree import Sentence, Statement

Doing = Generator[Question, int, bool]
Verb = Callable[[Any, Any, Any], Doing | bool]
Verbs = Mapping[type[Statement], Verb]


def resolve(g: Any, run: Run, sentences: tuple[Sentence, ...], verbs: Verbs) -> Doing:
    """Carry out sentences to the end, or to the first thing that cannot be done."""
    for sentence in sentences:
        for statement in sentence:
            result = verbs[type(statement)](g, run, statement)
            if not (result if isinstance(result, bool) else (yield from result)):
                run.did = False
                return False
    return True


def carry_out(g: Any, run: Run, statements: tuple[Statement, ...], verbs: Verbs) -> Doing:
    for statement in statements:
        result = verbs[type(statement)](g, run, statement)
        if not (result if isinstance(result, bool) else (yield from result)):
            run.did = False
            return False
    return True
