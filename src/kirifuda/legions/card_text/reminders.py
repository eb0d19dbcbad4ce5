"""Reminder text: it must belong to a keyword or a keyword cost that is there, and says nothing more."""

from typing import Final

from ...text import reminders
from ...text.mapped import Mapped, Span
from . import lexicon
from .conditions import KEYWORD_COSTS

_WORDS: Final = lexicon.one_of([*lexicon.KEYWORD_WORDS, *KEYWORD_COSTS])


def without_reminders(text: Mapped) -> tuple[Mapped, list[Span]]:
    """The text without its reminders, and where a reminder belongs to no keyword."""
    return reminders.without_reminders(text, _WORDS, lexicon.NUMBER)
