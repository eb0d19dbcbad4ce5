"""The chance of winning, from what is counted of a position for either player.

A game counts *traits* of a position for one player: life, what is on the field, what it threatens. How much they say of
who wins is fitted to games that were played (`tools/train_evaluation.py`), and kept beside the game's evaluation as
`evaluation.json`. What is good for one player is as bad for the other: exchange the players, and the chance is what is
left to 1.
"""

import json
from math import exp
from pathlib import Path
from typing import Any, Final

MOST_LIKELY: Final = 30.0
"""Beyond this the chance is as good as 0 or 1."""


class Net:
    """What the traits of a position amount to: each by itself (`plain`), and through a few hidden units, each of which
    sees the traits of both players (`own`, `other`, a row for each trait) and counts once it is above 0."""

    __slots__ = ("bias", "other", "out", "own", "plain")

    def __init__(
        self,
        plain: list[float],
        own: list[list[float]],
        other: list[list[float]],
        bias: list[float],
        out: list[float],
    ) -> None:
        self.plain = plain
        self.own = own
        self.other = other
        self.bias = bias
        self.out = out

    def chance(self, mine: list[float], theirs: list[float]) -> float:
        """The chance of the player with the traits `mine` against the one with `theirs`."""
        hidden = self.bias.copy()
        facing = self.bias.copy()
        units = len(hidden)
        sum = 0.0
        for trait in range(len(mine)):
            for_me = mine[trait]
            for_them = theirs[trait]
            if for_me == 0.0 and for_them == 0.0:
                continue
            own = self.own[trait]
            other = self.other[trait]
            sum += self.plain[trait] * (for_me - for_them)
            for unit in range(units):
                by_own = own[unit]
                by_other = other[unit]
                hidden[unit] += by_own * for_me + by_other * for_them
                facing[unit] += by_own * for_them + by_other * for_me
        for unit in range(units):
            out = self.out[unit]
            if hidden[unit] > 0.0:
                sum += out * hidden[unit]
            if facing[unit] > 0.0:
                sum -= out * facing[unit]
        return 1.0 / (1.0 + exp(-max(min(sum, MOST_LIKELY), -MOST_LIKELY)))


def nets_beside(module: str, traits: tuple[str, ...]) -> dict[str, Net]:
    """The nets in the file beside a game's evaluation, by the editions they are for."""
    kept: dict[str, Any] = json.loads(Path(module).with_name("evaluation.json").read_text("utf-8"))
    if kept["traits"] != list(traits):
        raise ValueError(f"{module}: evaluation.json is fitted to other traits; tools/train_evaluation.py fits it anew")
    nets: dict[str, Net] = {}
    for edition, net in kept["nets"].items():
        nets[edition] = Net(net["plain"], net["own"], net["other"], net["bias"], net["out"])
    return nets
