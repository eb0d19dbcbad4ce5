"""Which functions read a constant, or what a function made while the rules were imported."""

import ast
from functools import lru_cache
from pathlib import Path

from .in_code import parsed
from .written import REMEMBERED, Written, as_written

Function = tuple[str, str]
"""The file, from the root of the checkout, and the qualified name."""


class Readers:
    """The functions of a game's folder by what they mention; a name of another file must be imported from there."""

    def __init__(self, files: list[Path], root: Path) -> None:
        self._mentioning: dict[tuple[str, str], set[Function]] = {}
        self._made_by: dict[tuple[str, str], set[tuple[str, str]]] = {}
        for path in files:
            tree = parsed(path)
            file = str(path.relative_to(root))
            imported = {
                one.asname or one.name: ((node.module or "").rpartition(".")[2], one.name)
                for node in ast.walk(tree)
                if isinstance(node, ast.ImportFrom)
                for one in node.names
            }
            for node in tree.body:
                self._look(node, file, imported, "")

    def _look(self, node: ast.stmt, file: str, imported: dict[str, tuple[str, str]], within: str) -> None:
        here = Path(file).stem
        match node:
            case ast.FunctionDef():
                for name in _names(node):
                    self._mentioning.setdefault(imported.get(name, (here, name)), set()).add((file, within + node.name))
            case ast.ClassDef():
                for part in node.body:
                    self._look(part, file, imported, f"{node.name}.")
            case (
                ast.AnnAssign(target=ast.Name(id=target), value=value)
                | ast.Assign(targets=[ast.Name(id=target)], value=value)
            ):
                for name in _called(value) if value is not None else ():
                    self._made_by.setdefault(imported.get(name, (here, name)), set()).add((here, target))

    def of(self, file: str, name: str) -> set[Function]:
        """The functions that mention a constant, or one that a call of this function has made."""
        site = (Path(file).stem, name)
        made = self._made_by.get(site, set())
        return {one for key in (site, *made) for one in self._mentioning.get(key, ()) if one != (file, name)}


def readers_in(code: Path, root: Path) -> Readers:
    return _readers(as_written(code, "*.py"), root)


@lru_cache(maxsize=REMEMBERED)
def _readers(code: Written, root: Path) -> Readers:
    return Readers([path for path, _, _ in code], root)


def _names(node: ast.AST) -> set[str]:
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


def _called(node: ast.AST) -> set[str]:
    return {one.func.id for one in ast.walk(node) if isinstance(one, ast.Call) and isinstance(one.func, ast.Name)}
