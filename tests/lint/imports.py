"""Imports go one way: kernel, effects, text, language, game, everything else; games never import each other.

The record of a game (`<game>/game.py`, `<game>/record/`) is what everything else asks of it: it imports what it likes
but other games, and no rule imports it.
"""

import ast
import sys

from .sources import GAMES, Finding, is_record, nodes

LAYERS = ("kernel", "effects", "text", "language")
GROUND = "paths"
"""Where books and cards are; it imports nothing of this package."""
PARSERS = {"lark", "parsy", "pyparsing"}
MACHINE_NUMBERS = "mypy_extensions"
"""Types that only the compiler of the compiled build reads: nothing is imported where `TYPE_CHECKING` is false."""


def imported(module):
    """(line, what is imported): of this package a tuple below it, of others a name."""
    package = module.name[:-1]
    for node in nodes(module.tree):
        if isinstance(node, ast.ImportFrom) and node.level:
            above = package[: len(package) - node.level + 1]
            base = (*above, *(node.module.split(".") if node.module else ()))
            for alias in node.names:
                yield node.lineno, (*base, alias.name)
        elif isinstance(node, ast.ImportFrom):
            yield from _absolute(node.lineno, node.module or "")
        elif isinstance(node, ast.Import):
            for alias in node.names:
                yield from _absolute(node.lineno, alias.name)


def _absolute(line, name):
    parts = name.split(".")
    yield line, tuple(parts[1:]) if parts[0] == "kirifuda" else name


def _read_by_the_type_checker(module):
    """The lines of `if TYPE_CHECKING:`."""
    lines = set()
    for node in nodes(module.tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            lines.update(one.lineno for one in node.body)
    return lines


def other_games(module):
    for line, what in imported(module):
        if isinstance(what, tuple) and what and what[0] in GAMES and what[0] != module.name[0]:
            yield Finding(line, f"imports {'.'.join(what)}")


def wrong_way(module):
    """Imports from a package above, from another game, or (in the engine) from somebody else."""
    mine = module.name[0]
    if mine not in (*LAYERS, *GAMES):
        return
    if is_record(module.name):
        yield from other_games(module)
        return
    below = LAYERS[: LAYERS.index(mine) + 1] if mine in LAYERS else (GROUND, *LAYERS, mine)
    for line, what in imported(module):
        if isinstance(what, tuple):
            if not what or what[0] not in below or is_record(what):
                yield Finding(line, f"imports {'.'.join(what) or 'the package itself'}")
        elif what == MACHINE_NUMBERS and line in _read_by_the_type_checker(module):
            continue
        elif (root := what.split(".")[0]) not in sys.stdlib_module_names and not (mine == "text" and root in PARSERS):
            yield Finding(line, f"imports {what}")
