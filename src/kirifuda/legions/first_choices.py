"""What a text must choose first (36-7), as far as that can be told before the effect is resolved."""

from typing import TypeGuard

from ..effects.statements import Choose, ChooseAtRandom
from ..effects.tree import Sentence, Statement, Those, Variable

AnyChoice = Choose | ChooseAtRandom


def first_choices(sentences: tuple[Sentence, ...]) -> tuple[AnyChoice, ...]:
    """The choices of the first sentence without which nothing of the effect can be resolved."""
    return tuple([one for one in sentences[0] if _must_choose(one)]) if sentences else ()


def looks_at_what_is_hidden(choices: tuple[AnyChoice, ...]) -> bool:
    """Whether only the player of a card can tell if there is enough to choose from."""
    return any(word in ("hand", "deck") for choice in choices for word in choice.filter.zones)


def _must_choose(statement: Statement) -> TypeGuard[AnyChoice]:
    if isinstance(statement, Choose):
        if statement.up_to or statement.any_number:
            return False
    elif not isinstance(statement, ChooseAtRandom):
        return False
    return not _is_open(statement.filter) and not _is_open(statement.count)


def _is_open(node: object) -> bool:
    """Whether a phrase speaks of something that is only known while the effect resolves."""
    if isinstance(node, (Those, Variable)):
        return True
    if isinstance(node, tuple):
        return any(_is_open(one) for one in node)
    return any(_is_open(getattr(node, name)) for name in getattr(type(node), "__slots__", ()))
