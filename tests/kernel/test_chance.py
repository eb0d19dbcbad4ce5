"""Shuffles are numbers, and the dealer's numbers are uniform."""

from collections import Counter
from itertools import permutations
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kirifuda.kernel.chance import Dealer, number_of, permutation, permutations_of


@given(st.integers(0, 140).flatmap(lambda size: st.permutations(range(size))))
def test_every_permutation_has_a_number_that_names_it(order):
    assert permutation(number_of(order), len(order)) == list(order)


@given(st.data())
def test_every_number_names_a_permutation_that_has_it(data):
    size = data.draw(st.integers(0, 60))
    number = data.draw(st.integers(0, factorial(size) - 1))
    assert number_of(permutation(number, size)) == number


@pytest.mark.parametrize("size", range(6))
def test_the_numbers_below_the_factorial_name_each_permutation_once(size):
    named = [tuple(permutation(number, size)) for number in range(permutations_of(size))]
    assert sorted(named) == sorted(permutations(range(size)))


@pytest.mark.parametrize("size", [0, 1, 54, 128, 129, 200])
def test_there_are_as_many_numbers_as_permutations(size):
    assert permutations_of(size) == factorial(size)


@pytest.mark.parametrize("count", [2, 3, 6, 7, 10])
def test_a_dealer_draws_every_number_equally_often(count):
    dealer = Dealer(1)
    drawn = Counter(dealer.below(count) for _ in range(2_000 * count))
    assert sorted(drawn) == list(range(count))
    assert all(1_800 < times < 2_200 for times in drawn.values())


@pytest.mark.parametrize("count", [(1 << 63) + 1, (1 << 64) + 1, 3 << 62, factorial(54)])
def test_a_dealer_rejects_what_would_favour_small_numbers(count):
    dealer = Dealer(2)
    thirds = Counter(3 * dealer.below(count) // count for _ in range(6_000))
    assert sorted(thirds) == [0, 1, 2]
    assert all(1_850 < times < 2_150 for times in thirds.values())


@given(st.integers(), st.integers(1, 1 << 200))
def test_what_is_drawn_lies_below(seed, count):
    assert 0 <= Dealer(seed).below(count) < count


def test_the_seed_is_all_that_a_dealer_remembers():
    first = Dealer(7)
    first.below(1000)
    second = Dealer(first.seed)
    assert [first.below(1000) for _ in range(20)] == [second.below(1000) for _ in range(20)]


def test_dealers_with_other_seeds_deal_otherwise():
    assert len({Dealer(seed).below(factorial(54)) for seed in range(200)}) == 200


@pytest.mark.parametrize("count", [0, -1])
def test_nothing_is_drawn_from_nothing(count):
    with pytest.raises(ValueError):
        Dealer(1).below(count)
