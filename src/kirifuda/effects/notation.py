"""Trees in a short notation: a record is its name and the fields that are not as usual."""

from dataclasses import MISSING, fields, is_dataclass

from .tree import CardText, Number, Those


def shown(part: object) -> str:
    """The tree of a text, one ability or sentence a line."""
    if isinstance(part, CardText):
        lines = [f"keyword {one(keyword)}" for keyword in part.keywords]
        lines += [f"ability {one(ability)}" for ability in part.abilities]
        lines += [f"play {one(sentence)}" for sentence in part.play]
        return "\n".join(lines)
    return one(part)


def one(part: object) -> str:
    if isinstance(part, Number):
        return str(part.value)
    if isinstance(part, Those):
        return f"#{part.slot}"
    if isinstance(part, tuple):
        return f"({', '.join(one(piece) for piece in part)})"
    if isinstance(part, CardText):
        return f"CardText({one(part.keywords)}, {one(part.abilities)}, {one(part.play)})"
    if is_dataclass(part):
        said = []
        for field in fields(part):
            value = getattr(part, field.name)
            usual = field.default if field.default_factory is MISSING else field.default_factory()
            if usual is MISSING:
                said.append(one(value))
            elif value != usual:
                said.append(f"{field.name}={one(value)}")
        return f"{type(part).__name__}({', '.join(said)})"
    return str(part) if isinstance(part, str) and part else repr(part)
