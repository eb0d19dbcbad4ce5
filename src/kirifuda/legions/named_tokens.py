"""The tokens that a text puts onto the field, so that none is named that nobody defines (43-1)."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from ..effects.tree import CardText
from .tree import PutTokens


def tokens_named(text: CardText) -> tuple[str, ...]:
    """Every token that a text names, in the order of the text."""
    return tuple(dict.fromkeys(_tokens(text)))


def _tokens(part: object) -> Iterator[str]:
    if isinstance(part, PutTokens):
        yield part.token
    if isinstance(part, tuple):
        for one in part:
            yield from _tokens(one)
    elif is_dataclass(part):
        for field in fields(part):
            yield from _tokens(getattr(part, field.name))
