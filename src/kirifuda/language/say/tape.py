"""Ways to say the same, in order: the usual one first, then those that differ from it in one choice, in two, …

Whoever says something calls `pick` wherever there is a choice. What was picked is a value outside of the speaker, so
nothing that was tried leaves a trace: the next attempt begins anew.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

Said = TypeVar("Said")
Option = TypeVar("Option")

MOST: Final = 400
"""So many ways are tried. What takes more is taken for unsayable: a bound, so that nothing hangs."""


class Unsayable(Exception):
    """There is no word, no frame or no sentence for it."""


class Tape:
    """The choices of one attempt. Beyond its end the first option is taken."""

    def __init__(self, choices: tuple[int, ...] = ()) -> None:
        self.choices = choices
        self.offered: list[int] = []

    def pick(self, options: Sequence[Option]) -> Option:
        if not options:
            raise Unsayable()
        place = len(self.offered)
        self.offered.append(len(options))
        return options[self.choices[place] if place < len(self.choices) else 0]


def attempts(say: Callable[[Tape], Said]) -> Iterator[Said]:
    """Every way to say it, at most `MOST`."""
    waiting: deque[tuple[int, ...]] = deque([()])
    for _ in range(MOST):
        if not waiting:
            return
        choices = waiting.popleft()
        tape = Tape(choices)
        try:
            said: Said | None = say(tape)
        except Unsayable:
            said = None
        for place in range(len(choices), len(tape.offered)):
            for option in range(1, tape.offered[place]):
                waiting.append((*choices, *(0,) * (place - len(choices)), option))
        if said is not None:
            yield said
