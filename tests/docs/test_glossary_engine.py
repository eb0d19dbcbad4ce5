"""The words of the engine are those of the code, and none of what a state keeps to be quick is missing."""

import re
from importlib import import_module

import pytest

from kirifuda.game_records import records

from .markdown import ROOT

PAGE = (ROOT / "docs" / "glossary-engine.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(?P<word>\w+)` \| `(?P<file>[\w/]+\.py)` \| .+ \|$", re.MULTILINE)
ROWS = [(row["word"], row["file"]) for row in ROW.finditer(PAGE)]


@pytest.mark.parametrize(("word", "file"), ROWS, ids=[word for word, _ in ROWS])
def test_a_word_stands_where_the_page_says(word: str, file: str) -> None:
    path = ROOT / "src" / "kirifuda" / file
    assert path.stem == word or re.search(rf"\b{word}\b", path.read_text(encoding="utf-8"), re.IGNORECASE)


def test_every_row_of_the_page_is_read() -> None:
    written = [line for line in PAGE.splitlines() if line.startswith("| `")]
    assert len(ROWS) == len(written) > 40
    assert len({word for word, _ in ROWS}) == len(ROWS)


def test_what_is_kept_to_be_quick_is_explained() -> None:
    kept = {word for record in records().values() for word in record.worked_out}
    assert kept <= {word for word, _ in ROWS}


def test_what_is_kept_to_be_quick_is_part_of_a_state() -> None:
    for record in records().values():
        if record.worked_out:
            slots = import_module(f"{record.package}.table").Table.__slots__
            assert set(record.worked_out) <= set(slots)
