"""A short name for the rules as they are now: equal exactly when a recorded game would come out the same.

It covers the cards, and the modules that decide how a game goes as syntax trees: comments, docstrings, layout
and citations do not count, nor do modules that only look at a position or speak of it. The compiled build has
the same sources beside it and therefore the same fingerprint.
"""

import ast
import hashlib
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from ..game_records import OWN, record_of
from ..kernel.rules import Rules
from . import kept_fingerprints

PACKAGE: Final = "kirifuda"
DRIVER: Final = "kernel.game"
ONLY_LOOK: Final = ("evaluation", "guidance", "phrase", "position", "showing", "view", "wording")
"""Modules (by their last name) that no rule depends on."""
NOT_PLAYED: Final = ("english", "flavour")
"""What a card file says that no rule reads."""
RECORD: Final = ("game", "record")
"""What everything else asks of a game: module and folder of a game's package that its rules never import."""
CITING: Final = "clause"
_DIGITS: Final = 16

Module = tuple[str, ...]
"""A module's name below the package, and `__init__` at the end of a package's own."""


def fingerprint(rules: Rules) -> str:
    """The fingerprint of one edition of a game."""
    own = record_of(rules.game).package.removeprefix(f"{PACKAGE}.")
    package = _of_package(own) if own in OWN else _of_another(rules.game)
    return of_edition(package + _of_cards(rules.game) + rules.added, rules.edition)


def of_edition(package: str, edition: str) -> str:
    """An edition's fingerprint, from that of its game."""
    return hashlib.sha256(f"{edition}\0{package}".encode()).hexdigest()[:_DIGITS]


@cache
def _of_package(package: str) -> str:
    key = _of_all_sources()
    kept = kept_fingerprints.recall(package, key)
    if kept is not None:
        return kept
    found = digest(sources_of(package))
    kept_fingerprints.keep(package, key, found)
    return found


@cache
def _of_another(game: str) -> str:
    """Of a game that does not come with Kirifuda: its own modules, and what they import of Kirifuda."""
    code = record_of(game).code
    own = {
        str(file.relative_to(code)): file.read_text(encoding="utf-8")
        for file in sorted(code.rglob("*.py"))
        if file.stem not in ONLY_LOOK and file.relative_to(code).with_suffix("").parts[0] not in RECORD
    }
    imported = [module for text in own.values() for module in _imported(ast.parse(text), ())]
    return digest({**_closed(imported), **own})


@cache
def _of_all_sources() -> str:
    """Changes with every character of every module: as long as it does not, nothing need be read as syntax trees."""
    total = hashlib.sha256(sys.version.encode())
    for module in sorted(_modules_in()):
        total.update(f"\0{'.'.join(module)}\0".encode())
        total.update(files(PACKAGE).joinpath(*module[:-1], f"{module[-1]}.py").read_bytes())
    return total.hexdigest()


@cache
def _of_cards(game: str) -> str:
    folder = record_of(game).card_files
    return of_card_files(sorted(folder.glob("*.toml"))) if folder.is_dir() else ""


def of_card_files(files: Iterable[Path]) -> str:
    """The fingerprint of cards, as far as they are played."""
    total = hashlib.sha256()
    for file in files:
        for card in tomllib.loads(file.read_text(encoding="utf-8")).get("card", []):
            played = {key: value for key, value in sorted(card.items()) if key not in NOT_PLAYED}
            total.update(f"{played!r}\0".encode())
    return total.hexdigest()


def digest(sources: dict[str, str]) -> str:
    """The fingerprint of named source texts."""
    total = hashlib.sha256()
    for name in sorted(sources):
        total.update(f"{name}\0{''.join(_normal(ast.parse(sources[name])))}\0".encode())
    return total.hexdigest()


def sources_of(package: str) -> dict[str, str]:
    """The source of every module that the course of a game depends on: its own, and what those import."""
    return _closed([one for one in _modules_in(package) if one[1] not in RECORD])


def _closed(modules: Iterable[Module]) -> dict[str, str]:
    """The sources of modules and of what they import."""
    found: dict[str, str] = {}
    waiting = [*modules, tuple(DRIVER.split("."))]
    while waiting:
        module = waiting.pop()
        name = ".".join(module)
        if name in found or module[-1] in ONLY_LOOK:
            continue
        found[name] = files(PACKAGE).joinpath(*module[:-1], f"{module[-1]}.py").read_text(encoding="utf-8")
        waiting += _imported(ast.parse(found[name]), module)
    return found


def _modules_in(*package: str) -> list[Module]:
    """Every module of a package, or of all; how a package is handed out (`__init__`) belongs to it."""
    modules: list[Module] = []
    folders: list[Module] = [package]
    while folders:
        folder = folders.pop()
        for entry in files(PACKAGE).joinpath(*folder).iterdir():
            if entry.name.endswith(".py"):
                modules.append((*folder, entry.name.removesuffix(".py")))
            elif entry.is_dir() and entry.joinpath("__init__.py").is_file():
                folders.append((*folder, entry.name))
    return modules


def _imported(tree: ast.Module, importer: Module) -> Iterator[Module]:
    """The modules of this package that a module imports from."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.ImportFrom):
            continue
        named = tuple(node.module.split(".")) if node.module else ()
        if node.level and importer:
            yield from _as_modules((*importer[: -node.level], *named), node.names)
        elif not node.level and named[:1] == (PACKAGE,):
            yield from _as_modules(named[1:], node.names)


def _as_modules(base: Module, names: list[ast.alias]) -> Iterator[Module]:
    folder = files(PACKAGE)
    if base and folder.joinpath(*base[:-1], f"{base[-1]}.py").is_file():
        yield base
        return
    for name in names:
        if folder.joinpath(*base, f"{name.name}.py").is_file():
            yield (*base, name.name)


def _normal(node: object) -> Iterator[str]:
    """A syntax tree as text, the same in every version of Python: what is empty is left out."""
    if isinstance(node, ast.AST):
        yield f"({type(node).__name__}"
        for name, value in ast.iter_fields(node):
            if name == "body" and isinstance(value, list):
                value = [one for one in value if not _is_docstring(one)]
            elif name == "decorator_list":
                value = [one for one in value if not _is_citation(one)]
            if value is not None and value != [] and name not in ("ctx", "kind", "type_comment"):
                yield f" {name}="
                yield from _normal(value)
        yield ")"
    elif isinstance(node, list):
        yield "["
        for one in node:
            yield from _normal(one)
        yield "]"
    else:
        yield repr(node)


def _is_docstring(statement: ast.stmt) -> bool:
    """A string that stands alone says something and does nothing."""
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )


def _is_citation(decorator: ast.expr) -> bool:
    """Citing a clause leaves a function as it is."""
    return isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == CITING
