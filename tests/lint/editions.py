"""Rules never ask which edition they are: differences are named where editions are defined."""

import ast

from .sources import Finding

WHERE_EDITIONS_ARE_DEFINED = {"formats"}
TELLS_THE_EDITION = {"edition", "format", "level", "from_level"}


def edition_checks(module):
    """Comparisons of an edition, a format or its level."""
    if module.name[-1] in WHERE_EDITIONS_ARE_DEFINED:
        return
    for node in ast.walk(module.tree):
        compared = []
        if isinstance(node, ast.Compare):
            compared = [node.left, *node.comparators]
        elif isinstance(node, ast.Match):
            compared = [node.subject]
        for side in compared:
            if isinstance(side, ast.Attribute) and side.attr in TELLS_THE_EDITION:
                yield Finding(side.lineno, f"compares .{side.attr}")
