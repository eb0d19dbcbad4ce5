"""What a part of a card text is made of."""

from collections.abc import Iterator

from .tree import Node


def parts_of(node: object) -> Iterator[Node]:
    """The node and everything in it."""
    if isinstance(node, tuple):
        for one in node:
            yield from parts_of(one)
    elif isinstance(node, Node):
        yield node
        for name in fields_of(type(node)):
            yield from parts_of(getattr(node, name))


def fields_of(kind: type) -> tuple[str, ...]:
    return tuple(name for base in kind.__mro__ for name in getattr(base, "__slots__", ()))
