"""Whether a cost can be paid is tried so many times, and no more (31-5)."""

import pytest

from kirifuda.effects.run import Run
from kirifuda.kernel.ask import choose
from kirifuda.legions.trying_costs import MOST_TRIES, is_payable

from .board import laid, table


class Trials:
    """A way to pay that asks for three numbers and takes one combination alone."""

    def __init__(self, accepted: tuple[int, ...]) -> None:
        self.accepted = accepted
        self.begun = 0

    def paying(self, g, run, costs, by):
        self.begun += 1
        named = ()
        for _ in self.accepted:
            named += ((yield choose(0, "", "which-number", tuple(range(20)))),)
        return named == self.accepted


def tried(accepted: tuple[int, ...]) -> tuple[bool, int]:
    trials = Trials(accepted)
    return is_payable(table(laid({}, {})), Run(0, 0), (), (), trials.paying), trials.begun


@pytest.mark.clause("31-5", game="legions")
@pytest.mark.parametrize(
    ("accepted", "payable", "tries"),
    [
        ((0, 0, 0), True, 1),
        ((4, 19, 19), True, MOST_TRIES),
        ((5, 0, 0), False, MOST_TRIES),
        ((19, 19, 20), False, MOST_TRIES),
        ((0, 20), False, 400),
    ],
)
def test_the_answers_are_tried_one_after_the_other_only_so_far(accepted, payable, tries) -> None:
    """Of 20 x 20 x 20 answers the first 2,000 are tried."""
    assert tried(accepted) == (payable, tries)
