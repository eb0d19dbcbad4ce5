"""How many units can be in one squad where some may not be together (6.7.2), found without trying every squad."""

from typing import Final

from .book import clause

Ids = tuple[int, ...]
Pairs = frozenset[tuple[int, int]]
"""Two that may not be together, each pair both ways round."""
MOST_BRANCHES: Final = 200
"""So often both are tried, with a unit and without it. Beyond that the largest squad found counts (C140)."""


class Muster:
    """The search for the largest squad. It is made for one look and not kept.

    Units that are at odds with the same ones go together, and one stands for all of them: `many` are they, `foes` are
    those that it is at odds with. `branches` counts what was tried both ways.
    """

    __slots__ = ("branches", "foes", "many")

    def __init__(self, units: Ids, apart: Pairs) -> None:
        self.branches = 0
        self.many: dict[int, int] = {}
        self.foes: dict[int, frozenset[int]] = {}
        first: dict[frozenset[int], int] = {}
        for id in units:
            foes = frozenset([other for other in units if (id, other) in apart])
            stands = first.setdefault(foes, id)
            self.many[stands] = self.many.get(stands, 0) + 1
            self.foes[stands] = foes

    def most_of(self, units: Ids) -> int:
        """How many of these can be together: groups that have nothing to do with each other are counted apart."""
        left = self.without_outdone(units)
        total = 0
        while left:
            group = self.tied_to(left[0], left)
            left = tuple([id for id in left if id not in group])
            total += self.most_of_tied(group)
        return total

    def without_outdone(self, units: Ids) -> Ids:
        """Without those for whom a foe would do as well: it counts as much and has no other foes than they have."""
        left = frozenset(units)
        before: frozenset[int] = frozenset()
        while left != before:
            before = left
            for id in units:
                if id in left and self.is_outdone(id, left):
                    left -= {id}
        return tuple([id for id in units if id in left])

    def is_outdone(self, id: int, units: frozenset[int]) -> bool:
        foes = (self.foes[id] & units) | {id}
        return any(
            [self.many[foe] >= self.many[id] and self.foes[foe] & units <= foes for foe in sorted(foes) if foe != id]
        )

    def tied_to(self, id: int, units: Ids) -> Ids:
        """The unit with its foes, their foes, and so on."""
        found = [id]
        for one in found:
            found += [other for other in units if other in self.foes[one] and other not in found]
        return tuple(found)

    def most_of_tied(self, units: Ids) -> int:
        """With the unit that most are at odds with, or without it."""
        if len(units) == 1:
            return self.many[units[0]]
        if self.branches >= MOST_BRANCHES:
            return self.as_they_come(units)
        self.branches += 1
        among = frozenset(units)
        worst = units[0]
        for id in units:
            if len(self.foes[id] & among) > len(self.foes[worst] & among):
                worst = id
        others = tuple([id for id in units if id != worst])
        friends = tuple([id for id in others if id not in self.foes[worst]])
        return max(self.many[worst] + self.most_of(friends), self.most_of(others))

    def as_they_come(self, units: Ids) -> int:
        """How many there are if everybody comes along who can, one after the other."""
        total = 0
        barred: frozenset[int] = frozenset()
        for id in units:
            if id not in barred:
                total += self.many[id]
                barred |= self.foes[id]
        return total


@clause("6.7.2", "10.1.2.3.5", "C140")
def most_together(units: Ids, apart: Pairs) -> int:
    """How many the largest squad of these has."""
    muster = Muster(units, apart)
    return muster.most_of(tuple(muster.many))
