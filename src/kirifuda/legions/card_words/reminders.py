"""Reminder text: it must belong to a keyword that is there and say what that does; then it says nothing more."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ...text.mapped import Mapped, Span
from ...text.normalise import in_usual_words
from ...text.reminders import Reminder, no_aside, read_reminders
from ...text.words import one_of
from ..vocabulary import KEYWORDS
from .gists import GISTS, another_number, something_else

_COSTS: Final = ("疲労", "挺身", "マナブースト", "ソウルチャージ")
_WORDS: Final = one_of([*(word for word, _, _ in KEYWORDS.values()), *_COSTS])
_NUMBER: Final = "(?:[0-9]+[XYZ]?|[XYZ](?:[＋－][0-9]+)?)"


@dataclass(frozen=True, slots=True)
class Wrong:
    """A reminder that is none: `reason` is the end of a message key, `usual` what the keyword's could be."""

    span: Span
    reason: str
    word: str = ""
    usual: str = ""


def without_reminders(text: Mapped, is_aside: Callable[[str], bool] = no_aside) -> tuple[Mapped, list[Wrong]]:
    """The text without its reminders, and what is wrong with them."""
    rest, found = read_reminders(text, _WORDS, _NUMBER, is_aside)
    return rest, [wrong for one in found for wrong in _wrong(text, rest.text, one)]


def _wrong(text: Mapped, rest: str, one: Reminder) -> list[Wrong]:
    if not one.word or one.word not in rest:
        return [Wrong(text.span(one.start, one.end), "reminder")]
    said = in_usual_words(text.part(*one.said))
    numbers = set(re.findall(f"{one.word}([0-9]+)", rest))
    at, reason = something_else(one.word, said.text), "reminder-else"
    if at is None:
        at, reason = another_number(one.word, numbers, said.text), "reminder-number"
    return [] if at is None else [Wrong(said.span(*at), reason, one.word, GISTS[one.word].usual)]
