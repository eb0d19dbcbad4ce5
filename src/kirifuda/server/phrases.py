"""Phrases on the wire: a message's key and what goes into it. The page says them, in either language."""

from typing import Any, Final

from ..kernel.phrase import Argument, Name, Phrase

LONGEST: Final = 400
"""What somebody wrote is told back to them no further than this."""


def as_json(phrase: Phrase) -> list[Any]:
    """[key] or [key, arguments]; an argument is a text, a number, a phrase, a list of phrases, or a name."""
    if not phrase.args:
        return [phrase.key]
    return [phrase.key, {name: _argument(value) for name, value in phrase.args.items()}]


def _argument(value: Argument) -> Any:
    if type(value) is int:
        return value
    if isinstance(value, Phrase):
        return {"say": as_json(value)}
    if isinstance(value, Name):
        return {"ja": value.ja, "en": value.en}
    if isinstance(value, str) and len(value) > LONGEST:
        return value[:LONGEST] + "…"
    if isinstance(value, list):
        return {"all": [as_json(one) for one in value]}
    return value
