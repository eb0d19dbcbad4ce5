"""The wording that is understood and most like one that is not."""

import difflib
import re
from collections.abc import Iterable
from functools import cache

_BREAKS = re.compile("[、。]")


def clause_around(text: str, place: int) -> str:
    """The part of a sentence, between commas, in which a place is."""
    start = max((found.end() for found in _BREAKS.finditer(text) if found.end() <= place), default=0)
    end = next((found.start() for found in _BREAKS.finditer(text) if found.start() >= place), len(text))
    return text[start:end]


def nearest(wanted: str, wordings: Iterable[str], most: int = 2) -> tuple[str, ...]:
    """The wordings with the clauses most like the wanted one, the nearest first."""
    scored = [(_likeness(wanted, wording), wording) for wording in wordings]
    return tuple(wording for _, wording in sorted(scored, key=lambda one: -one[0])[:most])


def _likeness(wanted: str, wording: str) -> float:
    matcher = difflib.SequenceMatcher(None, "", wanted, autojunk=False)
    best = 0.0
    for clause in _clauses(wording):
        matcher.set_seq1(clause)
        if matcher.quick_ratio() > best:
            best = max(best, matcher.ratio())
    return best


@cache
def _clauses(wording: str) -> tuple[str, ...]:
    return tuple(clause for clause in _BREAKS.split(wording) if clause)
