"""Reminder text: it must belong to a keyword that is there, and says nothing more."""

import re
from functools import cache
from typing import Final

from .mapped import Mapped, Span

_BRACKETED: Final = re.compile("（(?!端数)[^（）]*）")


def without_reminders(text: Mapped, words: str, number: str) -> tuple[Mapped, list[Span]]:
    """The text without its reminders, and where a reminder belongs to no keyword.

    `words` is a pattern for keywords, `number` one for the number that may follow.
    """
    marked, before_it = _patterns(words, number)
    strays: list[Span] = []
    reminders = [
        (match.span(), match.group("word") or "") for match in marked.finditer(text.text) if not match.group("mark")
    ]
    marks = [match.span() for match in marked.finditer(text.text) if match.group("mark")]
    for match in _BRACKETED.finditer(text.text):
        if not any(start <= match.start() < end for (start, end), _ in reminders):
            before = before_it.search(text.text[: match.start()])
            reminders.append((match.span(), before.group("word") if before else ""))
    rest = _cut(text, [*marks, *(span for span, _ in reminders)])
    for span, word in reminders:
        if not word or word not in rest.text:
            strays.append(text.span(*span))
    return rest, strays


@cache
def _patterns(words: str, number: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    mark = "※(?=[」』】、。をとの「『【・／]|$)"
    word = f"[「『【]?(?P<word>{words})?(?:{number})?[」』】]?"
    marked = f"(?P<mark>{mark})|※{word}(?:（[^（）]*）|[：:][^\n（）]*|[^\n（）]*)"
    return re.compile(marked), re.compile(f"(?P<word>{words})(?:{number})?[」』】※]*$")


def _cut(text: Mapped, spans: list[tuple[int, int]]) -> Mapped:
    for start, end in sorted(spans, reverse=True):
        text = text.replaced(start, end, "")
    return text
