"""Asking: who chooses is whom a clause names; several are chosen one at a time."""

from collections.abc import Generator
from typing import Final

from ..kernel import ask
from ..kernel.ask import ANSWER, Question, Values
from ..kernel.choosing import Bounds, by_lot, choose_some
from ..kernel.state import ALL_SEATS
from .table import Table

ENTRY: Final = "entry"
"""The domain of what is on the stack, or waits to be put there: serial numbers."""
FACTION: Final = "faction"
"""The domain of souls: places in a pool."""
COST: Final = "cost"
"""The domain of what a card may cost: 0 for its own cost, then the alternatives from 1 on."""


def number(seat: int, by: str, prompt: str, least: int, most: int, about: Values = (), step: int = 1) -> Question:
    """A number from `least` to `most`."""
    return Question(seat, ask.NUMBER, by, prompt, ANSWER, ask.numbers(least, most, step), about, True)


def who_sees_all(g: Table, ids: Values) -> int:
    """The seats that see every one of these cards, as bits."""
    found = ALL_SEATS
    for id in ids:
        found &= g.viewers(g.cards[id])
    return found


def choose_several(
    g: Table,
    seat: int,
    by: str,
    prompt: str,
    ids: Values,
    least: int,
    most: int,
    about: Values = (),
    bounds: Bounds | None = None,
) -> Generator[Question, int, Values]:
    """Choose from `least` to `most` of these cards, within bounds; what the chooser cannot see is drawn by lot."""
    seeing = who_sees_all(g, ids)
    if not seeing >> seat & 1:
        return by_lot(by, "at-random", ids, min(most, len(ids)))
    return choose_some(seat, by, prompt, ids, least, most, about, seeing == ALL_SEATS, bounds)
