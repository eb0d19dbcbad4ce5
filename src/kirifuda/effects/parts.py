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
        for one in children_of(node):
            yield from parts_of(one)


def children_of(node: object) -> Iterator[Node]:
    """The nodes that a node, or a tuple of nodes, is made of."""
    if isinstance(node, tuple):
        for one in node:
            if isinstance(one, Node):
                yield one
            else:
                yield from children_of(one)
    elif isinstance(node, Node):
        for name in fields_of(type(node)):
            child = getattr(node, name)
            if isinstance(child, Node):
                yield child
            else:
                yield from children_of(child)


def fields_of(kind: type) -> tuple[str, ...]:
    return tuple(name for base in kind.__mro__ for name in getattr(base, "__slots__", ()))
