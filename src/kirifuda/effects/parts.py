"""What a part of a card text is made of."""

from collections.abc import Iterator

from .tree import Node, fields_of


def parts_of(node: object) -> Iterator[Node]:
    """The node and everything in it."""
    found: list[Node] = []
    _gather(node, found)
    return iter(found)


def _gather(node: object, found: list[Node]) -> None:
    if isinstance(node, tuple):
        for one in node:
            _gather(one, found)
    elif isinstance(node, Node):
        found.append(node)
        for name in fields_of(type(node)):
            _gather(getattr(node, name), found)


def slots_in(node: object) -> set[int]:
    """The slots that statements fill, or that are spoken of."""
    found = {getattr(one, "slot", None) for one in parts_of(node)}
    return {slot for slot in found if slot is not None}


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
