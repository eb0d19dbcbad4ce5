"""Saying phrases in a language, from the message files (Fluent, one folder a language)."""

import os
import re
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from .errors import Complaint
from .game_records import message_folders
from .kernel.outcome import Refusal
from .kernel.phrase import Argument, Name, Phrase

LANGUAGES: Final = ("ja", "en")
JAPANESE: Final = "ja"
ENGLISH: Final = "en"
LONGEST: Final = 900
"""What goes into a message is cut off after so many characters: Fluent takes no more than a thousand."""
_ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n(?:(?:[ \t}].*)?\n)*", re.MULTILINE)
"""A message in a file: its key, and all the lines below that do not begin at the margin. None refers to another."""
_BETWEEN: Final = {"ja": "、", "en": ", "}


def preferred_language() -> str:
    """The language of the environment variable KIRIFUDA_LANG, else Japanese."""
    wanted = os.environ.get("KIRIFUDA_LANG", JAPANESE)
    return wanted if wanted in LANGUAGES else JAPANESE


class _Messages:
    """The messages of a language. One is parsed when it is first said: there are thousands."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise Complaint("unknown-language", given=str(language), known=", ".join(LANGUAGES))
        written: list[str] = []
        for folder in (files("kirifuda") / "messages" / language, *message_folders(language)):
            names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
            written += [(folder / name).read_text(encoding="utf-8") for name in names]
        self.texts: Final = {entry[1]: entry[0] for text in written for entry in _ENTRY.finditer(text)}
        self._bundle = FluentBundle([language], use_isolating=False)

    def bundle_with(self, key: str) -> FluentBundle:
        if not self._bundle.has_message(key):
            self._bundle.add_resource(FluentResource(self.texts[key]))
        return self._bundle


@cache
def _messages(language: str) -> _Messages:
    return _Messages(language)


@cache
def keys_after(prefix: str) -> tuple[str, ...]:
    """The rest of every message key that begins with `prefix`: the terms that there are of a kind."""
    return tuple(key.removeprefix(prefix) for key in _messages(JAPANESE).texts if key.startswith(prefix))


def knows(key: str, language: str) -> bool:
    return key in _messages(language).texts


def say(phrase: Phrase | str, language: str = JAPANESE, **args: Argument) -> str:
    """The phrase in a language. A message that is missing or broken is an error of ours, never silent."""
    if isinstance(phrase, str):
        phrase = Phrase(phrase, **args)
    if not knows(phrase.key, language):
        raise LookupError(f"no message {phrase.key!r} in {language!r}")
    return _formatted(phrase, language) if phrase.args else _alone(phrase.key, language)


@cache
def _alone(key: str, language: str) -> str:
    """A message that nothing goes into."""
    return _formatted(Phrase(key), language)


def _formatted(phrase: Phrase, language: str) -> str:
    bundle = _messages(language).bundle_with(phrase.key)
    pattern = bundle.get_message(phrase.key).value
    assert pattern is not None
    values = {name: _value(value, language) for name, value in phrase.args.items()}
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise LookupError(f"message {phrase.key!r} in {language!r}: {errors[0]}")
    return str(text)


def reason(game: str, refusal: Refusal) -> Phrase:
    """What a refusal says; its clause is named beside it."""
    numbers = {f"n{place}": number for place, number in enumerate(refusal.numbers)}
    return Phrase(f"{game}-refusal-{refusal.reason}", **numbers)


def _value(value: Argument, language: str) -> str | int:
    if isinstance(value, Phrase):
        return say(value, language)
    if isinstance(value, Name):
        return value.en if language == ENGLISH else value.ja
    if isinstance(value, list):
        return _BETWEEN[language].join(say(one, language) for one in value)
    if isinstance(value, str) and len(value) > LONGEST:
        return value[:LONGEST] + "…"
    return value
