"""The sequential test keeps its word: its error rates, checked by simulation."""

from random import Random

import pytest

from kirifuda.sim.intervals import Share
from kirifuda.sim.sequential import EQUAL, FIRST, OPEN, SECOND, Question, bounds, verdict

RUNS = 400
QUESTION = Question(error=0.05, margin=0.1)
LIMIT = 0.05 + 2.6 * (0.05 * 0.95 / RUNS) ** 0.5
"""What 400 runs with an error rate of 5 % exceed in one case of two hundred."""


def decided(chances, seed, games=500, draws=0.0):
    """What a match-up of these chances (of the two seats in turn) turns out to be."""
    dice = Random(seed)
    won = lost = 0
    for nth in range(games):
        if dice.random() >= draws:
            better = dice.random() < chances[nth % 2]
            won, lost = won + better, lost + (not better)
        if nth % 2 and (said := verdict(won, lost, QUESTION)) != OPEN:
            return said, nth + 1
    return OPEN, games


def shares(chances, **more):
    said = [decided(chances, seed, **more) for seed in range(RUNS)]
    return {kind: sum(one == kind for one, _ in said) / RUNS for kind in (FIRST, SECOND, EQUAL, OPEN)}


@pytest.mark.parametrize(
    ("chances", "draws"), [((0.5, 0.5), 0.0), ((0.7, 0.3), 0.0), ((0.5, 0.5), 0.3), ((0.65, 0.35), 0.3)]
)
def test_of_equal_sides_neither_is_said_to_be_better_more_often_than_stated(chances, draws) -> None:
    found = shares(chances, draws=draws)
    assert found[FIRST] + found[SECOND] <= LIMIT
    assert found[EQUAL] > 0.6


@pytest.mark.parametrize("chances", [(0.6, 0.6), (0.8, 0.4)])
def test_sides_that_differ_by_the_margin_are_not_said_to_be_equal_more_often_than_stated(chances) -> None:
    found = shares(chances)
    assert found[EQUAL] + found[SECOND] <= LIMIT
    assert found[FIRST] > 0.8


def test_a_plain_interval_would_not_keep_its_word() -> None:
    """Looking at Wilson's interval after every second game calls many equal sides unequal: the test can tell."""
    wrong = 0
    for seed in range(100):
        dice = Random(seed)
        won = 0
        for nth in range(1, 601):
            won += dice.random() < 0.5
            low, high = Share(won, nth).interval
            if nth % 2 == 0 and nth > 10 and not low <= 0.5 <= high:
                wrong += 1
                break
    assert wrong / 100 > 3 * LIMIT


def test_a_clear_difference_takes_few_games() -> None:
    lengths = sorted(decided((0.75, 0.75), seed)[1] for seed in range(200))
    assert lengths[100] < 60


def test_bounds_hold_what_was_seen_and_close_in() -> None:
    assert bounds(0, 0, 0.05) == (0.0, 1.0)
    for won, lost in ((3, 1), (0, 9), (9, 0), (300, 100)):
        low, high = bounds(won, lost, 0.05)
        assert low <= won / (won + lost) <= high
        mirrored = bounds(lost, won, 0.05)
        assert mirrored == pytest.approx((1 - high, 1 - low))
    assert verdict(300, 100, QUESTION) == FIRST
    assert verdict(100, 300, QUESTION) == SECOND
    assert verdict(900, 910, QUESTION) == EQUAL
    assert verdict(9, 10, QUESTION) == OPEN
