"""Which tests and scenarios exercise a clause: `@pytest.mark.clause("K4")`, and `clauses = […]` of a scenario.

Of each it is told in which edition, if it names one: `edition="2018"` of a marker, `edition = "2018"` of a scenario.
"""

import ast
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

from ..errors import Complaint
from ..game_records import first_game, folder_named
from .in_code import parsed
from .places import Place
from .shelf import readable
from .written import REMEMBERED, Written, as_written

SCENARIOS: Final = "scenarios"
MARKER: Final = "mark.clause"


def markers_in(tests: Path, game: str, root: Path) -> list[tuple[str, str, Place]]:
    """Every (edition, clause, test) that a marker of the test suite names for this game."""
    return [
        (edition, clause, Place(str(path.relative_to(root)), line, what))
        for path, (of, edition, clause, line, what) in _markers_of(as_written(tests, "*.py"))
        if (of or _game_of(path.relative_to(tests))) == game
    ]


def marked_files(tests: Path, game: str) -> list[Path]:
    """The test files in which a marker names a clause of this game."""
    marked = _markers_of(as_written(tests, "test_*.py"))
    return list(dict.fromkeys(path for path, (of, *_) in marked if (of or _game_of(path.relative_to(tests))) == game))


@lru_cache(maxsize=REMEMBERED)
def _markers_of(tests: Written) -> "tuple[tuple[Path, _Marked], ...]":
    return tuple(
        (path, marked)
        for path, _, _ in tests
        if MARKER in path.read_text(encoding="utf-8")
        for marked in _marked(parsed(path), "")
    )


def _game_of(path: Path) -> str:
    """The game whose tests a file of the test suite holds: outside of `tests/<game>/`, the first one."""
    folder = path.parts[0].replace("_", "-")
    return folder if folder in readable() else first_game()


def scenarios_in(tests: Path, game: str, root: Path) -> tuple[tuple[str, str, Place], ...]:
    """Every (edition, clause, scenario) of `tests/scenarios/<game>`."""
    return _scenarios_of(as_written(tests / SCENARIOS / folder_named(game), "*.toml"), root)


@lru_cache(maxsize=REMEMBERED)
def _scenarios_of(scenarios: Written, root: Path) -> tuple[tuple[str, str, Place], ...]:
    return tuple(named for path, _, _ in scenarios for named in _named(path, root))


def _named(path: Path, root: Path) -> Iterator[tuple[str, str, Place]]:
    text = path.read_text(encoding="utf-8")
    try:
        scenario = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Complaint("ledger-scenario-unreadable", file=str(path), problem=str(error)) from None
    title = scenario.get("title", path.stem)
    what = title.get("ja", path.stem) if isinstance(title, dict) else title
    place = Place(str(path.relative_to(root)), _line_of("clauses", text), str(what))
    for clause in _listed(scenario, "clauses", path):
        yield str(scenario.get("edition", "")), clause, place


def _listed(scenario: dict[str, object], key: str, path: Path) -> list[str]:
    found = scenario.get(key, [])
    if isinstance(found, str):
        return [found]
    if not isinstance(found, list):
        raise Complaint("ledger-scenario-clauses", file=str(path))
    return [str(one) for one in found]


def left_out_in(tests: Path, game: str, root: Path) -> frozenset[tuple[str, str]]:
    """Every (scenario, clause) that says of itself that the clause is shown by not happening."""
    return _left_out(as_written(tests / SCENARIOS / folder_named(game), "*.toml"), root)


@lru_cache(maxsize=REMEMBERED)
def _left_out(scenarios: Written, root: Path) -> frozenset[tuple[str, str]]:
    return frozenset(
        (str(path.relative_to(root)), clause)
        for path, _, _ in scenarios
        for clause in _listed(tomllib.loads(path.read_text(encoding="utf-8")), "without", path)
    )


def _line_of(key: str, text: str) -> int:
    for number, line in enumerate(text.splitlines(), start=1):
        if line.partition("=")[0].strip() == key:
            return number
    return 1


_Marked = tuple[str, str, str, int, str]
"""(game, edition, clause, line, test)"""


def _marked(node: ast.AST, within: str) -> Iterator[_Marked]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        within = f"{within}.{node.name}" if within else node.name
        for decorator in node.decorator_list:
            for part in ast.walk(decorator):
                yield from _markers(part, node.lineno, within)
        children: list[ast.AST] = list(node.body)
    else:
        yield from _markers(node, getattr(node, "lineno", 1), within)
        children = list(ast.iter_child_nodes(node))
    for child in children:
        yield from _marked(child, within)


def _markers(node: ast.AST, line: int, within: str) -> Iterator[_Marked]:
    if not isinstance(node, ast.Call) or not ast.unparse(node.func).endswith(MARKER):
        return
    words = {word.arg: _text(word.value) for word in node.keywords}
    for argument in node.args:
        yield words.get("game", ""), words.get("edition", ""), _text(argument), line, within


def _text(node: ast.expr) -> str:
    return str(node.value) if isinstance(node, ast.Constant) else ast.unparse(node)
