"""The modules that the lints read."""

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import kirifuda

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "kirifuda"
GAMES = tuple(game.replace("-", "_") for game in kirifuda.games())


@dataclass(frozen=True)
class Module:
    """A module: its name below the package, and its syntax tree."""

    name: tuple[str, ...]
    tree: ast.Module

    def __str__(self):
        return ".".join(self.name)


@dataclass(frozen=True)
class Finding:
    """What is wrong, and where."""

    line: int
    what: str


def module(source, name="game.module"):
    """A module made up for a test."""
    return Module(tuple(name.split(".")), ast.parse(source))


@cache
def parsed(path):
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def modules(*packages):
    """Every module below these packages of the project; all of them if none is named."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE).with_suffix("").parts
        if not packages or name[0] in packages:
            found.append(Module(name, parsed(path)))
    assert found
    return found


def is_record(name):
    """Whether a module is, or is in, the record of a game: no rule, but what everything else asks of it."""
    return name[0] in GAMES and name[1:2] in (("game",), ("record",))


def rule_modules():
    return [one for one in modules("kernel", *GAMES) if not is_record(one.name)]


def game_modules():
    return [one for one in modules(*GAMES) if not is_record(one.name)]


@cache
def nodes(tree):
    """Every node of a module."""
    return list(ast.walk(tree))


@cache
def functions(tree):
    """Every function of a module, methods and functions in functions included."""
    return [node for node in nodes(tree) if isinstance(node, ast.FunctionDef)]


def own_nodes(function):
    """The nodes of a function, without those of functions inside it."""
    waiting = list(function.body)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.Lambda):
            waiting.extend(ast.iter_child_nodes(node))


def is_generator(function):
    return any(isinstance(node, ast.Yield | ast.YieldFrom) for node in own_nodes(function))


@cache
def parents(tree):
    return {child: node for node in nodes(tree) for child in ast.iter_child_nodes(node)}
