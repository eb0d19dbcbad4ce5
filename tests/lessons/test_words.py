"""The words of a game: every zone, every phase and every keyword has one, and the book says what it means."""

from importlib import import_module

import pytest

from kirifuda import games, start
from kirifuda.ledger.book import read_books
from kirifuda.lessons.words import GROUPS, words_of

WITH_KEYWORDS = ("legions", "last-chronicle", "legend-of-stars")


@pytest.mark.parametrize("game", games())
def test_every_zone_that_is_seen_has_a_word(game: str) -> None:
    zones = {zone.name for zone in start(game, seed=1).view(0).zones}
    assert {one.key for one in words_of(game) if one.group == "zone"} == zones


@pytest.mark.parametrize("game", games())
def test_every_word_is_a_clause_of_the_newest_book_in_both_languages(game: str) -> None:
    found = words_of(game)
    book = read_books(game)[-1]
    assert {one.group for one in found} == set(GROUPS)
    for one in found:
        assert one.clause in book.clauses
        assert one.title.ja and one.title.en and one.text.ja and one.text.en


@pytest.mark.parametrize("game", WITH_KEYWORDS)
def test_every_keyword_of_the_cards_has_a_word(game: str) -> None:
    known = import_module(f"kirifuda.{game.replace('-', '_')}.vocabulary").KEYWORDS
    assert [one.key for one in words_of(game) if one.group == "keyword"] == list(known)


def test_a_keyword_is_told_up_to_the_next_one() -> None:
    said = {one.key: one.text.en for one in words_of("last-chronicle") if one.group == "keyword"}
    assert "may attack although" in said["haste"] and "aura" not in said["haste"]
    assert "blocked" in said["pursuit"] and "absorb" not in said["pursuit"]
    assert {one.key: one.clause for one in words_of("legions")}["haste"] == "41-3"
