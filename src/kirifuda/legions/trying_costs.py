"""Whether processes that are costs (31-5) can be carried out in full: they are tried on copies of the table."""

from collections.abc import Callable
from typing import Final

from ..effects.interpreter import Doing
from ..effects.run import Run
from ..effects.statements import Choose, Damage, Draw, LoseLife, Move, Orient
from ..effects.tree import Cost, DoAsCost, Statement, TopCards
from ..kernel.ask import CHANCE, LOT, Proc, Question
from ..kernel.outcome import GameOver
from .book import clause
from .table import Table
from .tree import Break, ChangeWait, ExhaustCores, Modify, MoveCores, MoveLane, RecoverCores, Spend, SwapLanes

MOST_TRIES: Final = 2_000
"""What has not been found to be payable after so many tries counts as not payable."""
Paying = Callable[[Table, Run, tuple[Cost, ...], str], Doing]
TRIED: Final[tuple[type[Statement], ...]] = (
    Break,
    ChangeWait,
    Choose,
    Damage,
    Draw,
    ExhaustCores,
    LoseLife,
    Modify,
    Move,
    MoveCores,
    MoveLane,
    Orient,
    RecoverCores,
    Spend,
    SwapLanes,
)
OVER: Final = Question(CHANCE, LOT)
"""In place of a question: nothing is asked any more."""


def can_be_tried(costs: tuple[Cost, ...]) -> bool:
    """Whether a process is among these costs, and one of which trying tells nothing that its player cannot see."""
    tried = False
    for cost in costs:
        if isinstance(cost, DoAsCost):
            tried = True
            for one in cost.statements:
                if not isinstance(one, TRIED) or (isinstance(one, Move) and isinstance(one.subject, TopCards)):
                    return False
    return tried


def _to_the_end(g: Table, run: Run, costs: tuple[Cost, ...], by: str, paying: Paying, paid: list[bool]) -> Proc:
    paid.append((yield from paying(g, run, costs, by)))
    while True:
        yield OVER


class Attempt:
    """One try: whether it pays, and how many answers there were to each question that was left open."""

    __slots__ = ("paid", "sizes")

    def __init__(
        self, g: Table, run: Run, costs: tuple[Cost, ...], given: tuple[int, ...], places: list[int], paying: Paying
    ) -> None:
        self.sizes: list[int] = []
        self.paid = self._pays(g, run, costs, given, places, paying)

    def _pays(
        self, g: Table, run: Run, costs: tuple[Cost, ...], given: tuple[int, ...], places: list[int], paying: Paying
    ) -> bool:
        paid: list[bool] = []
        tried = _to_the_end(g.copy(), run.for_seat(run.seat), costs, "", paying, paid)
        answered = 0
        try:
            question = next(tried)
            while question is not OVER:
                if answered < len(given):
                    value = given[answered]
                elif question.seat == CHANCE:
                    value = question.value_at(0)
                else:
                    at = len(self.sizes)
                    self.sizes.append(question.size)
                    value = question.value_at(places[at] if at < len(places) else 0)
                answered += 1
                question = tried.send(value)
        except GameOver:
            return True
        return paid[0]


@clause("31-1a", "31-5")
def is_payable(g: Table, run: Run, costs: tuple[Cost, ...], given: tuple[int, ...], paying: Paying) -> bool:
    """Whether there is a way to pay all of it, after these answers."""
    places: list[int] = []
    for _ in range(MOST_TRIES):
        attempt = Attempt(g, run, costs, given, places, paying)
        if attempt.paid:
            return True
        places += [0] * (len(attempt.sizes) - len(places))
        while places and places[-1] + 1 >= attempt.sizes[len(places) - 1]:
            places.pop()
        if not places:
            return False
        places[-1] += 1
    return False


@clause("31-1a", "31-5")
def pay_in_full(g: Table, run: Run, costs: tuple[Cost, ...], by: str, paying: Paying) -> Doing:
    """Pay, with only those answers offered after which all of it can be paid (L80)."""
    start, began = g.copy(), run.for_seat(run.seat)
    given: tuple[int, ...] = ()
    paid: list[bool] = []
    live = _to_the_end(g, run, costs, by, paying, paid)
    question = next(live)
    while question is not OVER:
        if question.seat != CHANCE and question.size > 1:
            kept = tuple([one for one in question.values if is_payable(start, began, costs, (*given, one), paying)])
            question = _with_values(question, kept or question.values)
        value = yield question
        given += (value,)
        question = live.send(value)
    return paid[0]


def _with_values(asked: Question, values: tuple[int, ...]) -> Question:
    return Question(asked.seat, asked.kind, asked.clause, asked.prompt, asked.domain, values, asked.about, asked.public)
