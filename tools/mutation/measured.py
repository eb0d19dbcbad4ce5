"""Which lines each check runs, kept on disk: it is run again only if it, or something that it ran, is written anew."""

import ast
import json
from collections.abc import Iterable
from pathlib import Path

from kirifuda.ledger.sites import digest, rule_files
from mutation.suite import Check, Lines

READ = (("src", "*.py"), ("cards", "*.toml"), ("tests", "conftest.py"), ("tests", "cards*.toml"))
"""What every check reads: where it is another, everything may run other lines."""

Ran = dict[str, str]
"""For functions, by a digest of their source, the lines that ran, counted from their first, a bit for each."""


def code_read(root: Path, own: Path) -> str:
    """What may change every check: all that is read, but of the functions of one's own rules only where they are."""
    files = sorted(path for folder, pattern in READ for path in (root / folder).rglob(pattern))
    rules = frozenset(rule_files(own))
    texts: list[str] = []
    for path in files:
        text = path.read_text("utf-8")
        texts += [str(path.relative_to(root)), without_functions(text) if path in rules else text]
    return digest(*texts)


def without_functions(source: str) -> str:
    lines = source.splitlines()
    for function in functions_of(source):
        for at in range(function.start, function.stop):
            lines[at - 1] = ""
    return "\n".join(line for line in lines if line)


def functions_of(source: str) -> list[range]:
    """The lines of each function and method, its decorators among them."""
    found: list[range] = []
    waiting: list[ast.stmt] = list(ast.parse(source).body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
            found.append(range(first, (node.end_lineno or node.lineno) + 1))
        elif isinstance(node, ast.ClassDef | ast.If):
            waiting += node.body
    return found


class Functions:
    """Where the functions of a folder are, by digests of what is written in them."""

    def __init__(self, folder: Path, root: Path) -> None:
        self.at: dict[str, tuple[str, range]] = {}
        self.of: dict[str, list[tuple[str, range]]] = {}
        for path in rule_files(folder):
            file, source = str(path.relative_to(root)), path.read_text("utf-8")
            lines = source.splitlines()
            for where in functions_of(source):
                key = digest(file, *lines[where.start - 1 : where.stop - 1])
                self.at[key] = (file, where)
                self.of.setdefault(file, []).append((key, where))

    def kept(self, ran: Lines) -> Ran:
        found: Ran = {}
        for file, bits in ran.items():
            for key, where in self.of.get(file, ()):
                mine = bits >> where.start & (1 << len(where)) - 1
                if mine:
                    found[key] = f"{mine:x}"
        return found

    def lines(self, ran: Ran) -> Lines | None:
        """The same as lines of today; None if one of the functions is not written so any more."""
        found: Lines = {}
        for key, bits in ran.items():
            if key not in self.at:
                return None
            file, where = self.at[key]
            found[file] = found.get(file, 0) | int(bits, 16) << where.start
        return found


class Measured:
    def __init__(self, path: Path, code: str, functions: Functions) -> None:
        self.path = path
        self.code = code
        self.functions = functions
        kept = json.loads(path.read_text("utf-8")) if path.is_file() else {}
        self.found: dict[str, tuple[str, float, Ran]] = kept["checks"] if kept.get("code") == code else {}

    def known(self, name: str, scenario: bool, written: str) -> Check | None:
        """The check as it was measured; None if it was not, or it or what it runs was written anew."""
        if name not in self.found or self.found[name][0] != digest(written):
            return None
        _, seconds, ran = self.found[name]
        lines = self.functions.lines(ran)
        return None if lines is None else Check(name, scenario, written, seconds, lines)

    def keep(self, checks: Iterable[Check]) -> None:
        for check in checks:
            self.found[check.name] = (digest(check.written), check.seconds, self.functions.kept(check.ran))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_suffix(".new")
        draft.write_text(json.dumps({"code": self.code, "checks": self.found}, ensure_ascii=False), "utf-8")
        draft.replace(self.path)
