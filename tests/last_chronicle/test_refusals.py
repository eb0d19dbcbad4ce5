"""What stands against a thing that a player would do is a clause that rules it out, not one that names a term."""

import ast
from collections.abc import Iterator
from pathlib import Path

from kirifuda import last_chronicle
from kirifuda.ledger.book import read_book


def refusals() -> Iterator[str]:
    """The clauses that are cited where something is refused."""
    for file in Path(last_chronicle.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                yield from [one.value for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant)]


def test_every_refusal_cites_a_clause_that_acts() -> None:
    acts = {one.id for one in read_book("last-chronicle").clauses.values() if one.kind == "behaviour"}
    cited = set(refusals())
    assert len(cited) > 30
    assert sorted(cited - acts) == []
