"""What could stand where a text stops being understood."""

import difflib
from functools import cache

from ...text.parsing import Stuck
from .wordings import WORDINGS


def expected_here(stuck: Stuck) -> tuple[str, dict[str, str]]:
    """The end of a message key: what kind of word was expected."""
    expected = stuck.expected
    if "THEN" in expected and "P" not in expected:
        return "expected-clause", {}
    if "P" in expected:
        return "expected-particle", {}
    return "expected-clause", {}


@cache
def nearest_wordings(text: str, place: int = 0) -> tuple[str, ...]:
    """The wordings most like the text around a place."""
    start = max(text.rfind(sign, 0, place) for sign in "、。") + 1
    end = min((found for sign in "、。" if (found := text.find(sign, place)) >= 0), default=len(text))
    around = text[start:end]
    scored = sorted(WORDINGS, key=lambda wording: -_likeness(around, wording))
    return tuple(scored[:2])


def _likeness(text: str, wording: str) -> float:
    return difflib.SequenceMatcher(None, text, wording, autojunk=False).ratio()
