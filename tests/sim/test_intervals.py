"""Shares with their intervals, and ratings."""

from math import log10

import pytest

from kirifuda.sim.intervals import Share, difference, ratings
from kirifuda.sim.summary import histogram, medium


def test_wilsons_interval_is_that_of_the_tables() -> None:
    assert Share(8, 10).interval == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert Share(0, 20).interval == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert Share(0, 0).interval == (0.0, 1.0)
    assert Share(0, 0).share == 0.5


def test_the_interval_of_a_difference_is_newcombes() -> None:
    gap, low, high = difference(Share(48, 80), Share(56, 70))
    assert (gap, low, high) == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)


def test_ratings_are_the_log_odds_of_beating_each_other() -> None:
    one, other = ratings([[0, 300], [100, 0]])
    assert one.rating - other.rating == pytest.approx(400 * log10(300.5 / 100.5), abs=0.01)
    assert one.rating == pytest.approx(-other.rating)
    assert one.reach == pytest.approx(other.reach)
    assert one.reach == pytest.approx(400 / 2.302585 * 1.96 * (401 / (300.5 * 100.5)) ** 0.5 / 2, rel=0.01)


def test_ratings_join_those_that_never_met_and_bear_that_somebody_always_won() -> None:
    chain = ratings([[0, 60, 0], [40, 0, 60], [0, 40, 0]])
    steps = [chain[0].rating - chain[1].rating, chain[1].rating - chain[2].rating]
    assert steps == pytest.approx([400 * log10(60.5 / 40.5)] * 2, abs=0.01)
    sure = ratings([[0, 20], [0, 0]])
    assert 200 < sure[0].rating < 600 and sure[0].reach < 600
    alone = ratings([[0]])
    assert (alone[0].rating, alone[0].reach) == (0.0, 0.0)


def test_a_histogram_counts_everything_once_in_round_steps() -> None:
    assert histogram([]) == []
    assert histogram([3, 4, 4, 7]) == [(3, 3, 1), (4, 4, 2), (5, 5, 0), (6, 6, 0), (7, 7, 1)]
    wide = histogram(list(range(7, 307)))
    assert (wide[0], wide[1], wide[-1], len(wide)) == ((0, 9, 3), (10, 19, 10), (300, 309, 7), 31)
    assert medium([5, 1, 9]) == 5
