"""What was sent and cannot be read, in our words: where, and what would be right."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ..kernel.phrase import Argument, Phrase

Context = Mapping[str, Any]
MOST: Final = 12
"""So many things that are wrong are told at once; there can be thousands."""
LONGEST: Final = 60
"""A field's name is told back no further than this: it may be anything."""
_QUOTED: Final = re.compile(r"'([^']*)'|(-?\d+)")


def all_misread(problems: Sequence[Any]) -> Phrase:
    """Everything that pydantic found wrong, in one go."""
    return Phrase("complaint-bad-message", problems=[misread(one) for one in problems[:MOST]])


def misread(problem: Any) -> Phrase:
    """One thing that pydantic found wrong."""
    key, arguments = KINDS.get(problem["type"], (OTHER, _nothing))
    return Phrase(f"misread-{key}", where=_where(problem), **arguments(problem.get("ctx") or {}))


def _where(problem: Any) -> Argument:
    """The path of a field below the body (or the kind of message); the whole, where that is what is wrong."""
    named = ".".join(str(part) for part in problem["loc"][1:])
    if not named or problem["type"] == "json_invalid":
        return Phrase("misread-what-was-sent")
    return named if len(named) <= LONGEST else named[:LONGEST] + "…"


def _nothing(context: Context) -> dict[str, Argument]:
    return {}


def _limit(name: str) -> Callable[[Context], dict[str, Argument]]:
    return lambda context: {"limit": f"{context[name]:g}"}


def _one_of(name: str) -> Callable[[Context], dict[str, Argument]]:
    return lambda context: {"known": ", ".join(one or other for one, other in _QUOTED.findall(context[name]))}


def _pattern(context: Context) -> dict[str, Argument]:
    return {"wanted": Phrase(f"misread-pattern-{PATTERNS.get(context['pattern'], 'other')}")}


OTHER: Final = "other"
PATTERNS: Final = {
    r"^[^\x00]*$": "writable",
    r"^(\d{4}-\d{2}-\d{2})?$": "date",
    r"^[A-Za-z0-9_-]+$": "id",
    r"^[^/\\\x00-\x1f]+\.toml$": "card-file",
}
KINDS: Final[dict[str, tuple[str, Callable[[Context], dict[str, Argument]]]]] = {
    "missing": ("missing", _nothing),
    "extra_forbidden": ("unknown-field", _nothing),
    "string_type": ("text", _nothing),
    "string_unicode": ("text", _nothing),
    "string_too_long": ("too-long", _limit("max_length")),
    "string_too_short": ("too-short", _limit("min_length")),
    "string_pattern_mismatch": ("pattern", _pattern),
    "int_type": ("whole-number", _nothing),
    "int_parsing": ("whole-number", _nothing),
    "int_parsing_size": ("whole-number", _nothing),
    "int_from_float": ("whole-number", _nothing),
    "float_type": ("number", _nothing),
    "float_parsing": ("number", _nothing),
    "finite_number": ("number", _nothing),
    "bool_type": ("yes-or-no", _nothing),
    "bool_parsing": ("yes-or-no", _nothing),
    "greater_than_equal": ("at-least", _limit("ge")),
    "less_than_equal": ("at-most", _limit("le")),
    "literal_error": ("one-of", _one_of("expected")),
    "union_tag_not_found": ("no-type", _nothing),
    "union_tag_invalid": ("type", _one_of("expected_tags")),
    "model_type": ("object", _nothing),
    "model_attributes_type": ("object", _nothing),
    "dict_type": ("object", _nothing),
    "list_type": ("list", _nothing),
    "too_long": ("too-many", _limit("max_length")),
    "json_invalid": ("json", _nothing),
}
"""Of each kind of error that our requests and messages can make: our message, and what goes into it."""
