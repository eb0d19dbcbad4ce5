"""What mypyc is given means the same as what is written, line by line."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

from build_compiled import register_apart, without_lists


@pytest.mark.parametrize(
    ("written", "given"),
    [
        ("any([x > 0 for x in xs])", "any( x > 0 for x in xs )"),
        ("tuple([f(x) for x in xs if x])", "tuple( f(x) for x in xs if x )"),
        ("all([any([y for y in x]) for x in xs])", "all( any( y for y in x ) for x in xs )"),
        ("sum([札 for 札 in xs])", "sum( 札 for 札 in xs )"),
        ("zip(a, b, strict=True)", "zip(a, b             )"),
        ("sum([1, 2])", "sum([1, 2])"),
        ("sum([x for x in xs], 3)", "sum([x for x in xs], 3)"),
        ("sorted([x for x in xs])", "sorted([x for x in xs])"),
        ("list(zip(a, b))", "list(zip(a, b))"),
    ],
)
def test_lists_made_only_to_be_gone_through_are_taken_away(written, given):
    assert without_lists(written) == given


def test_a_list_over_several_lines_keeps_its_lines():
    assert without_lists("y = tuple(\n    [\n        x\n        for x in xs\n    ]\n)\n") == (
        "y = tuple(\n     \n        x\n        for x in xs\n     \n)\n"
    )


def test_clauses_are_registered_at_the_end():
    written = '@clause("1.2", "3")\ndef f(g: int) -> int:\n    return g\n'
    assert register_apart(written) == "\ndef f(g: int) -> int:\n    return g\nclause('1.2', '3')(f)\n"
