"""Saying phrases in a language, from the message files (Fluent, one folder a language)."""

import os
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from .errors import Complaint
from .kernel.outcome import Refusal
from .kernel.phrase import Argument, Name, Phrase

LANGUAGES: Final = ("ja", "en")
JAPANESE: Final = "ja"
ENGLISH: Final = "en"
LONGEST: Final = 900
"""What goes into a message is cut off after so many characters: Fluent takes no more than a thousand."""
_BETWEEN: Final = {"ja": "、", "en": ", "}


def preferred_language() -> str:
    """The language of the environment variable KIRIFUDA_LANG, else Japanese."""
    wanted = os.environ.get("KIRIFUDA_LANG", JAPANESE)
    return wanted if wanted in LANGUAGES else JAPANESE


@cache
def _resources(language: str) -> list[Resource]:
    if language not in LANGUAGES:
        raise Complaint("unknown-language", given=str(language), known=", ".join(LANGUAGES))
    folder = files("kirifuda") / "messages" / language
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    return [FluentResource((folder / name).read_text(encoding="utf-8")) for name in names]


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for resource in _resources(language):
        bundle.add_resource(resource)
    return bundle


@cache
def keys_after(prefix: str) -> tuple[str, ...]:
    """The rest of every message key that begins with `prefix`: the terms that there are of a kind."""
    entries = [entry for resource in _resources(JAPANESE) for entry in resource.body if isinstance(entry, Message)]
    names = [entry.id.name for entry in entries]
    return tuple(name.removeprefix(prefix) for name in names if name.startswith(prefix))


def knows(key: str, language: str) -> bool:
    return bool(_bundle(language).has_message(key))


def say(phrase: Phrase | str, language: str = JAPANESE, **args: Argument) -> str:
    """The phrase in a language. A message that is missing or broken is an error of ours, never silent."""
    if isinstance(phrase, str):
        phrase = Phrase(phrase, **args)
    bundle = _bundle(language)
    if not bundle.has_message(phrase.key):
        raise LookupError(f"no message {phrase.key!r} in {language!r}")
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
