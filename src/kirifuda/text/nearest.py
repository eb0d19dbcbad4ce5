"""The wording that is understood and most like one that is not."""

import difflib
import re
from collections.abc import Iterable
from functools import cache

_BREAKS = re.compile("[、。]")


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
