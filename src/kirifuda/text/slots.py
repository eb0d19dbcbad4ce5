"""Slots are numbered in the order in which the text fills them; what nobody speaks of again has none."""

from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from ..effects.parts import parts_of
from ..effects.statements import Move
from ..effects.tree import DealtWith, Node, Those

Part = TypeVar("Part")


def tidied(part: Part) -> Part:
    """The same statements with their slots in order."""
    spoken_of = {one.slot for one in parts_of(part) if isinstance(one, Those | DealtWith)}
    spoken_of |= {one.lane_of for one in parts_of(part) if isinstance(one, Move) and one.lane_of is not None}
    numbers: dict[int, int] = {}
    for one in parts_of(part):
        slot = getattr(one, "slot", None)
        if isinstance(slot, int) and (slot in spoken_of or not _may_have_none(one)):
            numbers.setdefault(slot, len(numbers))
    return _renumbered(part, numbers)


def unnamed(one: Any) -> Any:
    """The same statement where nobody speaks of what it brings up, or how many it deals with."""
    return replace(one, slot=None) if isinstance(one, Node) and _may_have_none(one) else one  # type: ignore[call-arg]


def _may_have_none(node: Node) -> bool:
    """Its slot is there only if somebody speaks of what it brings up."""
    return any(one.name == "slot" and one.default is None for one in fields(node))


def _renumbered(part: Part, numbers: dict[int, int]) -> Part:
    if isinstance(part, tuple):
        return tuple(_renumbered(piece, numbers) for piece in part)  # type: ignore[return-value]
    if not isinstance(part, Node) or not is_dataclass(part):
        return part
    changed: dict[str, object] = {}
    for one in fields(part):
        value = getattr(part, one.name)
        if one.name in ("slot", "lane_of") and isinstance(value, int):
            new: object = numbers.get(value)
        else:
            new = _renumbered(value, numbers)
        if new is not value and new != value:
            changed[one.name] = new
    return replace(part, **changed) if changed else part
