"""Numbers of the two seats."""

from typing import Final

Pair = tuple[int, ...]
"""A number for each seat. Not `tuple[int, int]`: compiled, that is made anew wherever the seat is a variable."""
BOTH: Final[Pair] = (0, 1)
"""Both seats."""
IN_TURN: Final[tuple[Pair, ...]] = (BOTH, (1, 0))
"""Both seats, beginning with each."""


def with_seat(pair: Pair, seat: int, value: int) -> Pair:
    """The pair with one seat's number replaced."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)
