"""Which lines read a constant: only checks that run one of them can notice that it is another."""

import ast
from pathlib import Path

Where = list[tuple[str, range]]


class Readers:
    """Every name that the functions and constants of a game mention."""

    def __init__(self, files: list[Path], root: Path) -> None:
        self._in_functions: dict[str, Where] = {}
        self._in_constants: dict[str, set[str]] = {}
        self._elsewhere: set[str] = set()
        for path in files:
            file = str(path.relative_to(root))
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                self._look(node, file)

    def _look(self, node: ast.stmt, file: str) -> None:
        match node:
            case ast.Import() | ast.ImportFrom():
                return
            case ast.FunctionDef():
                where = (file, range(node.body[0].lineno, (node.end_lineno or node.lineno) + 1))
                for name in _mentioned(node):
                    self._in_functions.setdefault(name, []).append(where)
            case ast.ClassDef():
                for part in node.body:
                    self._look(part, file)
            case (
                ast.AnnAssign(target=ast.Name(id=target), value=value)
                | ast.Assign(targets=[ast.Name(id=target)], value=value)
            ):
                for name in _mentioned(value) if value is not None else ():
                    self._in_constants.setdefault(name, set()).add(target)
            case _:
                self._elsewhere |= _mentioned(node)

    def of(self, name: str) -> Where | None:
        """Where a constant is read, and those made of it; None if that is everywhere."""
        found: Where = []
        seen: set[str] = set()
        waiting = [name]
        while waiting:
            one = waiting.pop()
            if one in self._elsewhere:
                return None
            if one not in seen:
                seen.add(one)
                found += self._in_functions.get(one, [])
                waiting += self._in_constants.get(one, ())
        return found or None


def _mentioned(node: ast.AST) -> set[str]:
    names = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
    return names | {one.attr for one in ast.walk(node) if isinstance(one, ast.Attribute)}
