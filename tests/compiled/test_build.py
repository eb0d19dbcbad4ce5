"""What mypyc is given means the same as what is written, line by line."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from build_compiled import CannotBuild, Config, mark_records, register_apart, without_lists  # noqa: E402

RECORD = '''"""A module."""

from collections.abc import Callable

X = 1


class Card:
    pass
'''


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


def test_a_record_is_marked_on_the_blank_lines_before_it():
    assert mark_records(RECORD, ["Card"]).split("\n") == [
        '"""A module."""',
        "",
        "from typing import TYPE_CHECKING; from collections.abc import Callable",
        "",
        "X = 1",
        "if TYPE_CHECKING: from mypy_extensions import mypyc_attr",
        "@mypyc_attr(acyclic=True, free_list_len=1)",
        "class Card:",
        "    pass",
        "",
    ]


def test_a_module_without_records_stays_as_it_is():
    assert mark_records(RECORD, []) == RECORD


def test_a_record_that_is_not_there_is_told():
    with pytest.raises(CannotBuild, match="Deck"):
        mark_records(RECORD, ["Deck"])


def test_every_record_is_a_class_of_a_compiled_module():
    config = Config.read(ROOT / "pyproject.toml")
    compiled = {file.with_suffix("").as_posix().replace("/", ".") for file in config.files(ROOT / "src")}
    for record in config.records:
        module, _, name = record.rpartition(".")
        assert module in compiled
        mark_records((ROOT / "src" / module.replace(".", "/")).with_suffix(".py").read_text("utf-8"), [name])
