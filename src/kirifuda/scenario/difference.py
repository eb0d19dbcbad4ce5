"""What was expected beside what was found, line by line."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from ..kernel.phrase import Phrase

E = TypeVar("E")
F = TypeVar("F")

SAME = " "
MISSING = "-"
FOUND = "+"
Line = tuple[str, str]
"""A sign (as expected, expected and missing, found and not expected) and what it is about."""


@dataclass(frozen=True)
class Failure:
    """An expectation that does not hold: at which step (counted from 1) and line, and how."""

    step: int
    line: int
    what: Phrase
    lines: tuple[Line, ...]


def from_the_start(expected: list[E], found: list[F], fits: Callable[[E, F], bool]) -> list[tuple[int, int]]:
    """Pairs (place in expected, place in found) of what stands at the same place."""
    shorter = min(len(expected), len(found))
    return [(place, place) for place in range(shorter) if fits(expected[place], found[place])]


def in_order(expected: list[E], found: list[F], fits: Callable[[E, F], bool]) -> list[tuple[int, int]]:
    """As many pairs as can be made in the order in which they stand."""
    best = [[0] * (len(found) + 1) for _ in range(len(expected) + 1)]
    for mine in reversed(range(len(expected))):
        for theirs in reversed(range(len(found))):
            best[mine][theirs] = max(best[mine + 1][theirs], best[mine][theirs + 1])
            if fits(expected[mine], found[theirs]):
                best[mine][theirs] = max(best[mine][theirs], 1 + best[mine + 1][theirs + 1])
    pairs: list[tuple[int, int]] = []
    mine = theirs = 0
    while mine < len(expected) and theirs < len(found):
        if fits(expected[mine], found[theirs]) and best[mine][theirs] == 1 + best[mine + 1][theirs + 1]:
            pairs.append((mine, theirs))
            mine, theirs = mine + 1, theirs + 1
        elif best[mine + 1][theirs] >= best[mine][theirs + 1]:
            mine += 1
        else:
            theirs += 1
    return pairs


def matches(expected: list[E], found: list[F], fits: Callable[[E, F], bool], is_gap: Callable[[E], bool]) -> bool:
    """Whether what was found is exactly what was expected, where a gap stands for any run of it."""
    reached = {0}
    for one in expected:
        if is_gap(one):
            reached = set(range(min(reached), len(found) + 1)) if reached else reached
        else:
            reached = {place + 1 for place in reached if place < len(found) and fits(one, found[place])}
    return len(found) in reached


def in_any_order(expected: list[E], found: list[F], fits: Callable[[E, F], bool]) -> list[tuple[int, int]]:
    """As many pairs as can be made, whatever their order."""
    holder: dict[int, int] = {}

    def place(mine: int, tried: set[int]) -> bool:
        for theirs in range(len(found)):
            if theirs not in tried and fits(expected[mine], found[theirs]):
                tried.add(theirs)
                if theirs not in holder or place(holder[theirs], tried):
                    holder[theirs] = mine
                    return True
        return False

    for mine in range(len(expected)):
        place(mine, set())
    return sorted((mine, theirs) for theirs, mine in holder.items())


def difference(
    expected: list[str], found: list[str], pairs: list[tuple[int, int]], open_end: bool = False
) -> tuple[Line, ...]:
    """The lines to show, none if everything is as expected. With an open end others may be found as well."""
    theirs = {other for _, other in pairs}
    if len(pairs) == len(expected) and (open_end or len(pairs) == len(found)):
        return ()
    lines: list[Line] = []
    shown = 0
    for place, text in enumerate(expected):
        partner = next((other for one, other in pairs if one == place), None)
        if partner is None:
            lines.append((MISSING, text))
            continue
        lines += [(FOUND, found[other]) for other in range(shown, partner) if other not in theirs]
        lines.append((SAME, found[partner]))
        shown = max(shown, partner + 1)
    lines += [(FOUND, found[other]) for other in range(shown, len(found)) if other not in theirs]
    return tuple(lines)
