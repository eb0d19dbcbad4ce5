"""When a match-up is decided: an interval for the share of wins that holds at every moment at once.

A plain interval misses the truth in one case of twenty at any one time one looks, and sooner or later in almost
every case if one looks after every game and stops when one likes what one sees. This one (a mixture of likelihood
ratios: Robbins 1970) misses the truth with a probability of at most `error` over the whole course of a match-up,
however long it goes on. So whatever it says when it is first clear is wrong with at most that probability:

- one side wins more than half of the games that are not drawn: the interval lies on one side of a half;
- the sides are equal, to within `margin`: the interval lies between a half minus and plus the margin.

The sides change seats from game to game, and chances depend on the seat. Looked at after an even number of games,
the interval still holds: two games with chances p+d and p-d are worth at most what two with p are (their expected
likelihood ratio is 1-d²c² for some c, and 1 at d = 0). Drawn games change nothing.
"""

from functools import lru_cache
from math import lgamma, log
from typing import Final, NamedTuple

PRIOR: Final = 12.0
"""Where the mixture has its weight: the larger, the narrower around a half. The bound holds with any."""
HALF: Final = 0.5
_STEPS: Final = 60

# What a match-up may turn out to be.
FIRST: Final = "first"
SECOND: Final = "second"
EQUAL: Final = "equal"
OPEN: Final = "open"


class Question(NamedTuple):
    """What is to become clear, and how sure it must be."""

    error: float = 0.05
    margin: float = 0.05


def verdict(wins: int, losses: int, question: Question) -> str:
    """What is clear after an even number of games."""
    low, high = bounds(wins, losses, question.error)
    if low > HALF:
        return FIRST
    if high < HALF:
        return SECOND
    return EQUAL if low >= HALF - question.margin and high <= HALF + question.margin else OPEN


@lru_cache(maxsize=4096)
def bounds(wins: int, losses: int, error: float) -> tuple[float, float]:
    """The shares of wins that are not refuted yet."""
    total = wins + losses
    if total == 0:
        return 0.0, 1.0
    mixture = _log_beta(PRIOR + wins, PRIOR + losses) - _log_beta(PRIOR, PRIOR)
    threshold = mixture + log(error)
    peak = wins / total
    low = 0.0 if wins == 0 else _crossing(wins, losses, threshold, 0.0, peak)
    high = 1.0 if losses == 0 else _crossing(wins, losses, threshold, 1.0, peak)
    return low, high


def _crossing(wins: int, losses: int, threshold: float, outside: float, inside: float) -> float:
    """Where the likelihood falls below the threshold, from the refuted side."""
    if _log_likelihood(wins, losses, inside) <= threshold:
        return inside
    for _ in range(_STEPS):
        middle = (outside + inside) / 2
        if _log_likelihood(wins, losses, middle) > threshold:
            inside = middle
        else:
            outside = middle
    return outside


def _log_likelihood(wins: int, losses: int, share: float) -> float:
    if (wins and share <= 0) or (losses and share >= 1):
        return -1e308
    return (wins * log(share) if wins else 0.0) + (losses * log(1 - share) if losses else 0.0)


def _log_beta(a: float, b: float) -> float:
    return lgamma(a) + lgamma(b) - lgamma(a + b)
