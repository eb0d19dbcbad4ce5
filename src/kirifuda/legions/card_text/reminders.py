"""Reminder text: it must belong to a keyword that is there, and says nothing more."""

import re
from typing import Final

from ...text.mapped import Mapped, Span
from . import lexicon
from .conditions import KEYWORD_COSTS

_WORDS: Final = lexicon.one_of([*lexicon.KEYWORD_WORDS, *KEYWORD_COSTS])
_MARK: Final = "※(?=[」』】、。をとの「『【・／]|$)"
_MARKED: Final = re.compile(
    f"(?P<mark>{_MARK})|※[「『【]?(?P<word>{_WORDS})?(?:{lexicon.NUMBER})?[」』】]?(?:（[^（）]*）|[：:][^\n（）]*|[^\n（）]*)"
)
_BRACKETED: Final = re.compile("（(?!端数)[^（）]*）")
_BEFORE: Final = re.compile(f"(?P<word>{_WORDS})(?:{lexicon.NUMBER})?[」』】※]*$")


def without_reminders(text: Mapped) -> tuple[Mapped, list[Span]]:
    """The text without its reminders, and where a reminder belongs to no keyword."""
    strays: list[Span] = []
    reminders = [
        (match.span(), match.group("word") or "") for match in _MARKED.finditer(text.text) if not match.group("mark")
    ]
    marks = [match.span() for match in _MARKED.finditer(text.text) if match.group("mark")]
    marked = [span for span, _ in reminders]
    for match in _BRACKETED.finditer(text.text):
        if not any(start <= match.start() < end for start, end in marked):
            before = _BEFORE.search(text.text[: match.start()])
            reminders.append((match.span(), before.group("word") if before else ""))
    rest = _cut(text, [*marks, *(span for span, _ in reminders)])
    for span, word in reminders:
        if not word or word not in rest.text:
            strays.append(text.span(*span))
    return rest, strays


def _cut(text: Mapped, spans: list[tuple[int, int]]) -> Mapped:
    for start, end in sorted(spans, reverse=True):
        text = text.replaced(start, end, "")
    return text
