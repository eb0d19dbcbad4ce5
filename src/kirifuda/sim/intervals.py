"""How sure a share is, and what results say of strength."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final, NamedTuple

SURE: Final = 1.959964
"""Standard deviations to each side of which 95 % lie."""
ELO: Final = 400 / log(10)
"""What one unit of log-odds is on the scale of Elo."""
HALF_A_GAME: Final = 0.5
"""Every two entrants that met are given half a win each: without it a side that never lost would have no rating."""
_ROUNDS: Final = 10_000
_CLOSE: Final = 1e-10


class Share(NamedTuple):
    """Wins among games that were won by somebody."""

    wins: int
    games: int

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, at 95 %."""
        if self.games == 0:
            return 0.0, 1.0
        square = SURE * SURE
        centre = (self.wins + square / 2) / (self.games + square)
        spread = self.wins * (self.games - self.wins) / self.games + square / 4
        reach = SURE * sqrt(spread) / (self.games + square)
        return max(0.0, centre - reach), min(1.0, centre + reach)


def difference(one: Share, other: Share) -> tuple[float, float, float]:
    """How much larger the second share is, and Newcombe's interval for that, at 95 %."""
    (low, high), (low_other, high_other) = one.interval, other.interval
    gap = other.share - one.share
    below = sqrt((other.share - low_other) ** 2 + (high - one.share) ** 2)
    above = sqrt((high_other - other.share) ** 2 + (one.share - low) ** 2)
    return gap, max(-1.0, gap - below), min(1.0, gap + above)


@dataclass(frozen=True, slots=True)
class Rating:
    """On the scale of Elo, the mean of all entrants being 0; `reach` to each side at 95 %."""

    rating: float
    reach: float


def ratings(won: Sequence[Sequence[int]]) -> list[Rating]:
    """Bradley and Terry's strengths: `won[a][b]` is how often a beat b."""
    many = len(won)
    wins = [[float(count) for count in row] for row in won]
    for one in range(many):
        for other in range(many):
            if one != other and won[one][other] + won[other][one]:
                wins[one][other] += HALF_A_GAME
    strengths = [1.0] * many
    for _ in range(_ROUNDS):
        fresh = [_fitted(wins, strengths, one) for one in range(many)]
        mean = sum(log(strength) for strength in fresh) / many
        fresh = [strength / 2.718281828459045**mean for strength in fresh]
        moved = max(abs(log(new / old)) for new, old in zip(fresh, strengths, strict=True))
        strengths = fresh
        if moved < _CLOSE:
            break
    spread = _variances(wins, strengths)
    return [Rating(ELO * log(strengths[one]), ELO * SURE * sqrt(spread[one])) for one in range(many)]


def _fitted(wins: Sequence[Sequence[float]], strengths: Sequence[float], one: int) -> float:
    own = sum(wins[one])
    if own == 0:
        return strengths[one]
    met = [
        (wins[one][other] + wins[other][one]) / (strengths[one] + strengths[other])
        for other in range(len(wins))
        if other != one
    ]
    return own / sum(met)


def _variances(wins: Sequence[Sequence[float]], strengths: Sequence[float]) -> list[float]:
    """Of the log-strengths with their mean held at 0: the inverse of Fisher's information."""
    many = len(wins)
    information = [[1.0 / many] * many for _ in range(many)]
    for one in range(many):
        for other in range(many):
            if one == other:
                continue
            games = wins[one][other] + wins[other][one]
            share = strengths[one] / (strengths[one] + strengths[other])
            information[one][one] += games * share * (1 - share)
            information[one][other] -= games * share * (1 - share)
    inverse = _inverted(information)
    return [max(0.0, inverse[one][one] - 1.0 / many) for one in range(many)]


def _inverted(matrix: list[list[float]]) -> list[list[float]]:
    many = len(matrix)
    rows = [[*row, *(float(one == other) for other in range(many))] for one, row in enumerate(matrix)]
    for column in range(many):
        pivot = max(range(column, many), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        scale = rows[column][column]
        rows[column] = [value / scale for value in rows[column]]
        for row in range(many):
            if row != column and rows[row][column]:
                factor = rows[row][column]
                rows[row] = [value - factor * lead for value, lead in zip(rows[row], rows[column], strict=True)]
    return [row[many:] for row in rows]
