"""What an effect must choose first (9.6), as far as that can be told before it is used."""

from typing import TypeGuard

from ..effects.tree import Choose, ChooseAtRandom, Sentence, Statement, Those, Variable

AnyChoice = Choose | ChooseAtRandom


def first_choices(sentences: tuple[Sentence, ...]) -> tuple[AnyChoice, ...]:
    """The choices of the first sentence without which the effect cannot be used."""
    return tuple([one for one in sentences[0] if _must_choose(one)]) if sentences else ()


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
