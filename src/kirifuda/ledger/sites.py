"""The functions and constants that carry clauses out: what stands there, and which clauses it names."""

import ast
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from .in_code import citations_in, parsed
from .sources import Sources

NO_RULES: Final = ("card_words", "record")
"""The folders of a game that carry no clause out: what reads its card texts, and what everything else asks of it."""


@dataclass(frozen=True)
class Site:
    """A function, a method or a constant of a game, and the clauses it names as code cites them."""

    file: str
    name: str
    clauses: tuple[str, ...]
    constant: bool
    source: str = ""

    @property
    def module(self) -> str:
        return self.file.rpartition("/")[2].removesuffix(".py")

    @property
    def called(self) -> str:
        return f"{self.module}.{self.name}"

    @property
    def digest(self) -> str:
        """Changes with every word of what stands there, comments too, and not with what stands elsewhere."""
        return digest(self.source)


def digest(*texts: str) -> str:
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:12]


def rule_files(code: Path) -> list[Path]:
    """The modules of a game that carry its rules out, whichever of its folders they stand in."""
    return [path for path in sorted(code.rglob("*.py")) if path.relative_to(code).parts[0] not in NO_RULES]


def sites_in(sources: Sources) -> tuple[Site, ...]:
    """Every site of a game that names a clause."""
    cited: dict[tuple[str, str], dict[str, None]] = {}
    for clause, place in citations_in(sources.code, sources.shared, sources.root):
        cited.setdefault((place.file, place.what), {})[clause] = None
    named = {file for file, _ in cited}
    files = [file for path in rule_files(sources.code) if (file := str(path.relative_to(sources.root))) in named]
    return tuple(
        site
        for file in files
        for site, _ in sites_of(
            sources.root / file, file, {what: tuple(of) for (at, what), of in cited.items() if at == file}
        )
        if site.clauses
    )


def sites_of(path: Path, file: str, cited: dict[str, tuple[str, ...]]) -> Iterator[tuple[Site, ast.stmt]]:
    """The sites of a file, with or without clauses, each with the statement that makes it.

    `cited` tells the clauses by what they stand in; what stands in a function of a function stands in the outer one.
    """
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    for name, node in _statements(parsed(path)):
        within = [clause for what, of in cited.items() if what == name or what.startswith(f"{name}.") for clause in of]
        first = min((one.lineno for one in getattr(node, "decorator_list", [])), default=node.lineno)
        source = "".join(lines[first - 1 : node.end_lineno])
        constant = not isinstance(node, ast.FunctionDef)
        yield Site(file, name, tuple(dict.fromkeys(within)), constant, source), node


def _statements(tree: ast.Module) -> Iterator[tuple[str, ast.stmt]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    yield f"{node.name}.{part.name}", part
        elif isinstance(node, ast.AnnAssign | ast.Assign) and node.value is not None:
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            yield ast.unparse(target), node
