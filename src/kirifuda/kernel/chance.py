"""Chance is a seat: a shuffle is a question whose answer is the number of a permutation."""

from math import factorial
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

FACTORIALS: Final[list[int]] = [factorial(n) for n in range(129)]
_MASK: Final = (1 << 64) - 1


def permutations_of(size: int) -> int:
    """How many ways there are to shuffle `size` cards."""
    return FACTORIALS[size] if size < len(FACTORIALS) else factorial(size)


def permutation(number: int, size: int) -> list[int]:
    """The permutation that a number names (its factorial digits pick from what is left)."""
    left = list(range(size))
    picked: list[int] = []
    for remaining in range(size, 0, -1):
        number, digit = divmod(number, remaining)
        left[digit], left[remaining - 1] = left[remaining - 1], left[digit]
        picked.append(left.pop())
    return picked


def number_of(picked: "Sequence[int]") -> int:
    """The number that names a permutation: the inverse of `permutation`."""
    size = len(picked)
    left = list(range(size))
    digits: list[int] = []
    for wanted in picked:
        digit = left.index(wanted)
        last = len(left) - 1
        left[digit], left[last] = left[last], left[digit]
        left.pop()
        digits.append(digit)
    number = 0
    for remaining in range(1, size + 1):
        number = number * remaining + digits[size - remaining]
    return number


def next_seed(seed: int) -> int:
    """The dealer's whole memory is one integer (splitmix64's counter)."""
    return (seed + 0x9E3779B97F4A7C15) & _MASK


def mixed(seed: int) -> int:
    """64 well-mixed bits of a counter."""
    z = seed
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Dealer:
    """A small generator of uniform numbers, whose whole state is `seed`."""

    __slots__ = ("seed",)

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed & _MASK

    def below(self, count: int) -> int:
        """A uniform number in range(count), by rejection, however large `count` is."""
        if count < 1:
            raise ValueError(f"there is no number below {count} to draw")
        bits = count.bit_length()
        while True:
            drawn = 0
            have = 0
            while have < bits:
                self.seed = next_seed(self.seed)
                drawn = (drawn << 64) | mixed(self.seed)
                have += 64
            drawn >>= have - bits
            if drawn < count:
                return drawn
