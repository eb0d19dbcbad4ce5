"""In a standing text all cards of a kind are those that are there at any time, however often it speaks of them."""

from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from ...effects.parts import parts_of
from ...effects.tree import Every, Node, Those

Part = TypeVar("Part")


def standing(part: Part) -> Part:
    """The same statements; それら is once more what was said before."""
    kept = {one.slot: one.filter for one in parts_of(part) if isinstance(one, Every) and one.slot is not None}
    return _without(part, kept) if kept else part


def _without(part: Any, kept: dict[int, Any]) -> Any:
    if isinstance(part, tuple):
        return tuple(_without(piece, kept) for piece in part)
    if isinstance(part, Those) and part.slot in kept:
        return Every(kept[part.slot])
    if isinstance(part, Every) and part.slot is not None:
        part = Every(part.filter)
    if not isinstance(part, Node) or not is_dataclass(part):
        return part
    changed = {}
    for one in fields(part):
        value = getattr(part, one.name)
        new = _without(value, kept)
        if new is not value and new != value:
            changed[one.name] = new
    return replace(part, **changed) if changed else part
