"""Asking: who chooses is whom a clause names; several are chosen one at a time."""

from collections.abc import Generator, Mapping
from typing import Final

from ..kernel import ask
from ..kernel.ask import ANSWER, CARD, STOP, Question, Values, choose, lot
from .table import Table

ENTRY: Final = "entry"
"""The domain of what is on the stack, or waits to be put there: serial numbers."""
FACTION: Final = "faction"
"""The domain of souls: places in a pool."""
COST: Final = "cost"
"""The domain of what a card may cost: 0 for its own cost, then the alternatives from 1 on."""


def number(seat: int, by: str, prompt: str, least: int, most: int, about: Values = (), step: int = 1) -> Question:
    """A number from `least` to `most`."""
    return Question(seat, ask.NUMBER, by, prompt, ANSWER, tuple(range(least, most + 1, step)), about, True)


def all_see(g: Table, ids: Values) -> bool:
    return all([g.sees(0, id) and g.sees(1, id) for id in ids])


Names = Mapping[int, str]


def choose_several(
    g: Table,
    seat: int,
    by: str,
    prompt: str,
    ids: Values,
    least: int,
    most: int,
    about: Values = (),
    names: Names | None = None,
) -> Generator[Question, int, Values]:
    """Choose from `least` to `most` of these cards; what the chooser cannot see is drawn by lot.

    `names`: of each card, where no two may have the same.
    """
    if not all([g.sees(seat, id) for id in ids]):
        return (yield from by_lot(by, prompt, ids, min(most, len(ids))))
    chosen: Values = ()
    left = ids
    public = all_see(g, ids)
    while left and len(chosen) < most:
        still = least - len(chosen)
        if still > 0:
            enough = tuple([id for at, id in enumerate(left) if at_most(left[at:], names) >= still])
            card = yield choose(seat, by, prompt, enough, CARD, about, public)
        else:
            card = yield ask.pick(seat, by, prompt, left, CARD, about)
            if card == STOP:
                break
        chosen += (card,)
        left = left[left.index(card) + 1 :]
        if names is not None:
            left = tuple([id for id in left if names[id] != names[card]])
    return chosen


def at_most(ids: Values, names: Names | None) -> int:
    """How many of these cards can be chosen together."""
    return len(ids) if names is None else len({names[id] for id in ids})


def by_lot(by: str, prompt: str, ids: Values, many: int) -> Generator[Question, int, Values]:
    """So many of these cards, as chance draws them."""
    chosen: Values = ()
    left = ids
    for _ in range(many):
        at = yield lot(by, prompt, len(left), CARD)
        chosen += (left[at],)
        left = left[:at] + left[at + 1 :]
    return chosen
