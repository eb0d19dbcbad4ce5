"""What docs/gestures.md says ordinary acts take is what they take."""

import pytest
from playwright.sync_api import Page

from kirifuda import games

from .clicks import ACTS, PAGES, measured, table


@pytest.mark.parametrize("game", games())
def test_ordinary_acts_take_as_many_clicks_as_is_written(page: Page, game: str) -> None:
    rows = list(measured(page, game))
    assert len(rows) == len(ACTS[game]) == 10
    for language, path in PAGES.items():
        assert table(game, language, rows) in path.read_text(encoding="utf-8"), "make clicks"
    assert all(taps <= max(asked, 1) for _, asked, taps, _ in rows)
