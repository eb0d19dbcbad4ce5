"""What an effect must choose first (9.6), as far as that can be told before it is used."""

from typing import TypeGuard

from ...effects.statements import Choose, ChooseAtRandom
from ...effects.tree import YOU, Filter, Number, Sentence, Statement, Those, Variable
from ..table import NOTHING
from ..texts.phrases_of_cards import Sought


class FirstChoice:
    """So many of such cards must be there to be chosen; `number`: how many, if that is printed. Never written to."""

    __slots__ = ("count", "number", "phrase")

    def __init__(self, choice: Choose | ChooseAtRandom) -> None:
        self.phrase = Sought(choice.filter)
        self.count = choice.count
        self.number = choice.count.value if isinstance(choice.count, Number) else NOTHING


def first_choices(sentences: tuple[Sentence, ...]) -> tuple[FirstChoice, ...]:
    """The choices of the first sentence without which the effect cannot be used."""
    return tuple([FirstChoice(one) for one in sentences[0] if _must_choose(one)]) if sentences else ()


def _must_choose(statement: Statement) -> TypeGuard[Choose | ChooseAtRandom]:
    if isinstance(statement, Choose):
        if statement.up_to or statement.any_number:
            return False
    elif not isinstance(statement, ChooseAtRandom):
        return False
    return not (_is_open(statement.filter) or _is_open(statement.count) or looks_at_what_is_hidden(statement.filter))


def looks_at_what_is_hidden(filter: Filter) -> bool:
    """Whether not even the effect's player can tell beforehand if there is anything to choose."""
    if "deck" in filter.zones:
        return True
    return "hand" in filter.zones and filter.whose != YOU and bool(filter.tests or filter.categories)


def _is_open(node: object) -> bool:
    """Whether a phrase speaks of something that is only known while the effect resolves."""
    if isinstance(node, (Those, Variable)):
        return True
    if isinstance(node, tuple):
        return any(_is_open(one) for one in node)
    return any(_is_open(getattr(node, name)) for name in getattr(type(node), "__slots__", ()))
