"""Which lines of code carry a clause out: `@clause("K4")`, and every id written where a clause is asked for.

An id is asked for by any text parameter called `clause` or `by`, of the kernel's functions and of the game's
own: `Refusal("A3", …)`, `g.tell("passed", "T2", …)`, `choose(seat, "V8", …)`, `draw(g, seat, by="U4")`.
"""

import ast
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

from .places import Place
from .written import REMEMBERED, Written, as_written

DECORATOR: Final = "clause"
ASKING: Final = ("clause", "by")

Signatures = dict[str, set[int | str]]
"""For the name of a function or class, the places and the names of its parameters that ask for a clause."""
_Function = ast.FunctionDef | ast.AsyncFunctionDef


def citations_in(code: Path, shared: Path, root: Path) -> tuple[tuple[str, Place], ...]:
    """Every (clause, place) in the Python files of `code`; `shared` is where more signatures are found."""
    return _citations(as_written(code, "*.py"), as_written(shared, "*.py"), root)


@lru_cache(maxsize=REMEMBERED)
def _citations(code: Written, shared: Written, root: Path) -> tuple[tuple[str, Place], ...]:
    trees = {path: parsed(path) for path, _, _ in code}
    known = _signatures([*trees.values(), *(parsed(path) for path, _, _ in shared)])
    return tuple(
        (clause, Place(str(path.relative_to(root)), line, what))
        for path, tree in trees.items()
        for clause, line, what in _cited(tree, known, "")
    )


def citations_of(source: str, code: Path, shared: Path) -> Iterator[str]:
    """The clauses that a text of Python cites, as part of `code`."""
    known = _known_in(as_written(code, "*.py"), as_written(shared, "*.py"))
    return (clause for clause, _, _ in _cited(ast.parse(source), known, ""))


@lru_cache(maxsize=REMEMBERED)
def _known_in(code: Written, shared: Written) -> Signatures:
    return _signatures([parsed(path) for path, _, _ in (*code, *shared)])


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def _signatures(trees: list[ast.Module]) -> Signatures:
    known: Signatures = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                for part in node.body:
                    if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                        known.setdefault(node.name, set()).update(_asking(part))
            elif isinstance(node, _Function):
                known.setdefault(node.name, set()).update(_asking(node))
    return known


def _asking(function: _Function) -> set[int | str]:
    parameters = [*function.args.posonlyargs, *function.args.args]
    if parameters and parameters[0].arg == "self":
        del parameters[0]
    found: set[int | str] = {place for place, one in enumerate(parameters) if _asks(one)}
    return found | {one.arg for one in (*parameters, *function.args.kwonlyargs) if _asks(one)}


def _asks(parameter: ast.arg) -> bool:
    """A parameter of another type is called so by chance."""
    kind = parameter.annotation
    return parameter.arg in ASKING and (kind is None or "str" in ast.unparse(kind))


def _cited(node: ast.AST, known: Signatures, within: str) -> Iterator[tuple[str, int, str]]:
    """(clause, line, the function or the constant it stands in)"""
    if isinstance(node, _Function | ast.ClassDef):
        within = f"{within}.{node.name}" if within else node.name
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and _name(decorator.func) == DECORATOR:
                for argument in decorator.args:
                    for clause in _literals(argument):
                        yield clause, node.lineno, within
    elif isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if any(_name(target) in ASKING for target in targets) and node.value is not None:
            for clause in _literals(node.value):
                yield clause, node.lineno, within
        within = within or _name(targets[0])
    elif isinstance(node, ast.Call) and _name(node.func) != DECORATOR:
        asking = known.get(_name(node.func), set())
        given = [argument for place, argument in enumerate(node.args) if place in asking]
        given += [keyword.value for keyword in node.keywords if keyword.arg in asking]
        for argument in given:
            for clause in _literals(argument):
                yield clause, argument.lineno, within
    for child in ast.iter_child_nodes(node):
        yield from _cited(child, known, within)


def _literals(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
