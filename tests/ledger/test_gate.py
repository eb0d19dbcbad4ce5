"""The gate: no clause without code, no clause without a test, no citation without a clause."""

from pathlib import Path

import pytest

from kirifuda.api import editions, games
from kirifuda.ledger import make_ledger, sources_of
from kirifuda.words import say

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("game", games())
def test_no_gap_between_book_code_and_tests(game: str) -> None:
    gaps = make_ledger(game, len(editions(game)), sources_of(game, ROOT)).gaps
    listed = "\n".join(f"- {say(gap.problem, 'en')} {say(gap.remedy, 'en')}" for gap in gaps)
    assert not gaps, f"{len(gaps)} gaps in the ledger of {game}:\n{listed}"
