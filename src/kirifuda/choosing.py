"""Several questions that are one choice for a person: a set asked one pick at a time, or an order.

The kernel asks for a set in one fixed order, so that the same set has one spelling. A person names its
members in any order; here they are found beforehand, on forks, and answered in the order of the kernel.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from .kernel.ask import CHOOSE, ORDER, PICK, STOP, Question
from .kernel.game import Game


@dataclass(frozen=True)
class Choice:
    """What can be chosen, and how many of it."""

    values: tuple[int, ...]
    least: int
    most: int


def choice(game: Game) -> Choice:
    """The choice that the present question begins."""
    asked = game.ask
    assert asked is not None
    if asked.kind == ORDER:
        return Choice(asked.values, 1, len(asked.values))
    if asked.kind not in (CHOOSE, PICK):
        return Choice(asked.values, 1, 1)
    found = dict.fromkeys(_members(asked))
    most = 1
    for value in _members(asked):
        depth = 1
        for after in _following(game, value):
            depth += 1
            found |= dict.fromkeys(_members(after))
        most = max(most, depth)
        if most == 1:
            break  # where one pick is all, it is all whatever is picked
    return Choice(tuple(found), 0 if asked.kind == PICK else most, most)


def _following(game: Game, value: int) -> Iterator[Question]:
    """The questions that go on with the choice when `value` is picked, and then always the first."""
    twin = game.fork()
    before = twin.ask
    while before is not None:
        twin.answer(before.values.index(value))
        after = twin.ask
        if after is None or not _goes_on(before, value, after):
            return
        yield after
        before = after
        value = _members(after)[0]


def answers(game: Game, chosen: list[int]) -> list[int] | None:
    """The answers that choose exactly these, or None if they cannot be chosen together."""
    asked = game.ask
    assert asked is not None
    twin = game.fork()
    left = list(chosen)
    found: list[int] = []
    while left:
        value = left[0] if asked.kind == ORDER else next((one for one in asked.values if one in left), STOP)
        if value == STOP or value not in asked.values:
            return None
        left.remove(value)
        found.append(asked.values.index(value))
        twin.answer(found[-1])
        after = twin.ask
        if after is None or not _goes_on(asked, value, after):
            return found if not left or asked.public else None
        asked = after
    if asked.kind == PICK:
        return [*found, asked.values.index(STOP)]
    return found if asked.kind == ORDER else None


def _members(asked: Question) -> list[int]:
    return [value for value in asked.values if value != STOP]


def _goes_on(before: Question, picked: int, after: Question) -> bool:
    """Whether `after` asks for one more of what `before` asked for."""
    one = (before.seat, before.kind, before.prompt, before.clause, before.domain)
    if one != (after.seat, after.kind, after.prompt, after.clause, after.domain):
        return False
    if after.about == (*before.about, picked):
        return True
    both = set(before.values) & set(after.values) - {STOP, picked}
    return after.about == before.about and picked not in after.values and bool(both)
