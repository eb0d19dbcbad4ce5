"""Of the numbers that can be named, however many, the smallest are offered."""

import pytest

from kirifuda.kernel.ask import MOST_NUMBERS, numbers


@pytest.mark.parametrize(
    ("least", "most", "step", "last"),
    [
        (0, MOST_NUMBERS - 1, 1, MOST_NUMBERS - 1),
        (0, MOST_NUMBERS, 1, MOST_NUMBERS - 1),
        (5, 10**9, 1, MOST_NUMBERS + 4),
        (0, 10**9, 500, (MOST_NUMBERS - 1) * 500),
    ],
)
def test_no_more_than_so_many_are_offered(least: int, most: int, step: int, last: int) -> None:
    offered = numbers(least, most, step)
    assert len(offered) == MOST_NUMBERS
    assert (offered[0], offered[-1]) == (least, last)


def test_where_there_are_fewer_all_are_offered() -> None:
    assert numbers(2, 5) == (2, 3, 4, 5)
