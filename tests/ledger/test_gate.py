"""The gate: no clause without code, no clause without a test, no citation without a clause."""

from pathlib import Path

import pytest

from kirifuda.api import editions, games
from kirifuda.ledger import make_ledger, read_books, sources_of
from kirifuda.ledger.shelf import readable
from kirifuda.ledger.sources import has_code
from kirifuda.words import say

ROOT = Path(__file__).resolve().parents[2]

BOOKS = [(game, book.edition) for game in readable() if has_code(game) for book in read_books(game)]


@pytest.mark.parametrize(("game", "edition"), BOOKS)
def test_no_gap_between_book_code_and_tests(game: str, edition: str) -> None:
    sampled = len(editions(game)) if game in games() else 0
    gaps = make_ledger(game, sampled, sources_of(game, ROOT), edition).gaps
    listed = "\n".join(f"- {say(gap.problem, 'en')} {say(gap.remedy, 'en')}" for gap in gaps)
    said = f"{len(gaps)} gaps in the ledger of {game} {edition}:\n{listed}"
    assert not gaps, said


def test_every_game_is_in_the_gate() -> None:
    assert set(games()) <= {game for game, _ in BOOKS}
