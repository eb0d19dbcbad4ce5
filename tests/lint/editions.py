"""Rules never ask which edition they are: differences are named where editions are defined."""

import ast

from .sources import Finding, nodes

WHERE_EDITIONS_ARE_DEFINED = {"formats"}
TELLS_THE_EDITION = {"edition", "format"}
OF_FORMATS = {"level", "from_level"}
"""The level of a format of BlackPoker; in other games cards have levels."""


def edition_checks(module):
    """Comparisons of an edition, a format or its level."""
    if module.name[-1] in WHERE_EDITIONS_ARE_DEFINED:
        return
    telling = TELLS_THE_EDITION | (set() if module.name[0] == "last_chronicle" else OF_FORMATS)
    for node in nodes(module.tree):
        compared = []
        if isinstance(node, ast.Compare):
            compared = [node.left, *node.comparators]
        elif isinstance(node, ast.Match):
            compared = [node.subject]
        for side in compared:
            if isinstance(side, ast.Attribute) and side.attr in telling:
                yield Finding(side.lineno, f"compares .{side.attr}")
