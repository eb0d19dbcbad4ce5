"""Phrases as they come over the wire, said in both languages: whoever sends one that cannot be said is at fault."""

from typing import Any

from kirifuda.kernel.phrase import Argument, Name, Phrase
from kirifuda.words import LANGUAGES, say


def said(wire: Any) -> list[str]:
    """A phrase in every language; an assertion fails if it is none."""
    texts = [say(phrase(wire), language) for language in LANGUAGES]
    assert all(text.strip() for text in texts), wire
    return texts


def phrase(wire: Any) -> Phrase:
    assert isinstance(wire, list) and 1 <= len(wire) <= 2 and isinstance(wire[0], str), wire
    return Phrase(wire[0], **{name: _argument(value) for name, value in (wire[1] if wire[1:] else {}).items()})


def _argument(wire: Any) -> Argument:
    if isinstance(wire, str | int):
        return wire
    assert isinstance(wire, dict), wire
    if "say" in wire:
        return phrase(wire["say"])
    if "all" in wire:
        return [phrase(one) for one in wire["all"]]
    return Name(wire["ja"], wire["en"])
