"""Reminder text: it must belong to a keyword that is there, and says nothing more."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from .mapped import Mapped, Span

_BRACKETED: Final = re.compile("（(?!端数)(?P<said>[^（）]*)）")


@dataclass(frozen=True, slots=True)
class Reminder:
    """Where it stands in the text, the keyword before it ("" for none), and where it says what that does."""

    start: int
    end: int
    word: str
    said: tuple[int, int]


def without_reminders(text: Mapped, words: str, number: str) -> tuple[Mapped, list[Span]]:
    """The text without its reminders, and where a reminder belongs to no keyword.

    `words` is a pattern for keywords, `number` one for the number that may follow.
    """
    rest, found = read_reminders(text, words, number)
    return rest, [text.span(one.start, one.end) for one in found if not one.word or one.word not in rest.text]


def no_aside(said: str) -> bool:
    """Of a game in which whatever stands in brackets is a reminder."""
    return not said


def read_reminders(
    text: Mapped, words: str, number: str, is_aside: Callable[[str], bool] = no_aside
) -> tuple[Mapped, list[Reminder]]:
    """The text without its reminders, and these. `is_aside`: what in brackets is a part of its sentence."""
    marked, before_it = _patterns(words, number)
    marks = [match.span() for match in marked.finditer(text.text) if match.group("mark")]
    found = [_marked(match) for match in marked.finditer(text.text) if not match.group("mark")]
    for match in _BRACKETED.finditer(text.text):
        if not any(one.start <= match.start() < one.end for one in found) and not is_aside(match.group("said")):
            before = before_it.search(text.text[: match.start()])
            word = before.group("word") if before else _only_one(text.text[: match.start()], words)
            found.append(Reminder(match.start(), match.end(), word, match.span("said")))
    return _cut(text, [*marks, *((one.start, one.end) for one in found)]), found


def _only_one(before: str, words: str) -> str:
    """The one keyword of the sentence that ends with a reminder."""
    sentence = re.split("[。\n：]", before.rstrip("。"))[-1]
    found = {match.group() for match in re.finditer(words, sentence)}
    return found.pop() if len(found) == 1 else ""


def _marked(match: re.Match[str]) -> Reminder:
    said = next(name for name in ("said", "told", "rest") if match.group(name) is not None)
    return Reminder(match.start(), match.end(), match.group("word") or "", match.span(said))


@cache
def _patterns(words: str, number: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    mark = "※(?=[」』】、。をとの「『【・／]|$)"
    word = f"[「『【]?(?P<word>{words})?(?:{number})?[」』】]?"
    said = "(?:（(?P<said>[^（）]*)）|[：:](?P<told>[^\n（）]*)|(?P<rest>[^\n（）]*))"
    return re.compile(f"(?P<mark>{mark})|※{word}{said}"), re.compile(f"(?P<word>{words})(?:{number})?[」』】※]*$")


def _cut(text: Mapped, spans: list[tuple[int, int]]) -> Mapped:
    for start, end in sorted(spans, reverse=True):
        text = text.replaced(start, end, "")
    return text
