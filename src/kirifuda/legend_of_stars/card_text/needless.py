"""A card on its way to the trash is seen by all: looking at it is said only where the text speaks of it again."""

from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from ...effects.parts import parts_of
from ...effects.statements import LookAt, Move
from ...effects.tree import Node, Those, TopCards

Part = TypeVar("Part")


def without_needless_looks(part: Part) -> Part:
    """The same statements, without looks at cards that nobody speaks of again."""
    spoken_of = [one.slot for one in parts_of(part) if isinstance(one, Those)]
    needless = {
        one.slot: one.subject for one in parts_of(part) if isinstance(one, LookAt) and _goes_unmentioned(one, spoken_of)
    }
    return _without(part, needless) if needless else part


def _goes_unmentioned(one: LookAt, spoken_of: list[int]) -> bool:
    return one.shown and isinstance(one.subject, TopCards) and spoken_of.count(one.slot) == 1


def _without(part: Any, needless: dict[int, Any]) -> Any:
    if isinstance(part, tuple):
        found: list[Any] = []
        for piece in part:
            last = found[-1] if found else None
            if (
                isinstance(piece, Move)
                and piece.to == "trash"
                and isinstance(last, LookAt)
                and piece.subject == Those(last.slot)
                and last.slot in needless
            ):
                found[-1] = replace(piece, subject=needless[last.slot])
            else:
                found.append(_without(piece, needless))
        return tuple(found)
    if not isinstance(part, Node) or not is_dataclass(part):
        return part
    changed = {}
    for one in fields(part):
        value = getattr(part, one.name)
        new = _without(value, needless)
        if new is not value and new != value:
            changed[one.name] = new
    return replace(part, **changed) if changed else part
