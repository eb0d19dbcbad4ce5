"""What games cite: the numbers of their own edition, for everything the code may cite."""

import re
from typing import Final

import pytest

from kirifuda.kernel.citing import counterparts, enclosing, numbers
from kirifuda.ledger import read_book
from kirifuda.ledger.concordance import read_concordance
from kirifuda.legions.citing import CITED, numbers_of

BOOKS: Final = {edition: read_book("legions", edition=edition) for edition in ("2018", "2019")}
CONCORDANCE: Final = read_concordance("legions")

ONLY_IN_2019: Final = {
    "02-44 02-44a 02-45 02-46 17-1 17-2 18-20 18-21 31-4 36-18 36-18a 37-2i 37-2k 39-6a 39-19 39-19a 39-20": "L56",
    "39-21 39-22 39-23 39-24 39-25 39-26 39-27 40-1 40-2 40-3 40-4 40-5 41-2 41-23": "L56",
    "07-4a 07-7": "L20",
    "22-5": "L50",
    "32-4": "L35",
    "37-5": "L12",
    "17-3": "16-4",
    "24-3e": "L77",
    "31-1a": "30-1",
    "31-2b": "30-2",
    "36-2a 36-2b 36-2c 36-2d": "35-2",
    "36-3a": "35-2a",
}


def test_code_cites_the_newest_book() -> None:
    assert read_book("legions").edition == CITED


def test_games_of_2019_cite_what_the_code_cites() -> None:
    book = BOOKS["2019"]
    assert numbers_of("2019") == {id: id for id in book.ids} | {f"2019:{id}": id for id in book.clauses}


def test_games_of_2018_cite_their_own_book_for_all_that_the_code_may_cite() -> None:
    found = numbers_of("2018")
    only_there = {f"2018:{id}": id for id in BOOKS["2018"].clauses} | {"L23": "L23", "L76": "L76"}
    assert set(found) == set(BOOKS["2019"].ids) | set(only_there)
    assert only_there.items() <= found.items()
    assert set(found.values()) <= set(BOOKS["2018"].ids)


def test_a_clause_that_both_books_have_is_cited_by_its_pair() -> None:
    found = numbers_of("2018")
    pairs = {pair.new: pair.old for pair in CONCORDANCE.pairs if pair.new and pair.old}
    assert {id: found[id] for id in pairs} == pairs
    assert (found["27-5"], found["27-5③"], found["27-5a"]) == ("26-5", "26-5③", "26-5a")
    assert (found["38-4"], found["41-3"], found["01-1"]) == ("37-3", "39-2", "01-1")


def test_a_clause_that_2018_leaves_out_is_cited_by_ruling_or_by_what_it_is_a_part_of() -> None:
    listed = {id: cited for ids, cited in ONLY_IN_2019.items() for id in ids.split()}
    assert {pair.new for pair in CONCORDANCE.pairs if not pair.old} == set(listed)
    assert {id: numbers_of("2018")[id] for id in listed} == listed


def test_a_ruling_on_2019_alone_is_cited_by_what_its_clause_is() -> None:
    found = numbers_of("2018")
    rulings = {id: found[id] for id in BOOKS["2019"].rulings if id not in BOOKS["2018"].rulings}
    assert rulings == {
        "L21": "L35",
        "L22": "37-3",
        "L29": "L77",
        "L41": "L56",
        "L43": "L56",
        "L49": "L12",
        "L51": "L56",
        "L52": "L56",
    }
    assert all(found[id] == id for id in BOOKS["2018"].rulings)


def test_every_step_is_part_of_a_clause_of_its_book() -> None:
    for book in BOOKS.values():
        steps = [id for id in book.clauses if re.search("[①-⑨]", id)]
        assert len(steps) == 30
        assert {enclosing(id) for id in steps} <= set(book.clauses)


@pytest.mark.parametrize(("id", "whole"), [("27-5③", "27-5"), ("39-6a", "39-6"), ("36-18", ""), ("L20", "")])
def test_what_a_clause_is_a_part_of(id: str, whole: str) -> None:
    assert enclosing(id) == whole


PAIRS: Final = (("1", "1"), ("1a", ""), ("2", "3"), ("4", ""), ("5", ""), ("", "6"), ("7", ""))
RULINGS: Final = (
    ("R1", ("2", "5"), ("3",)),
    ("R2", ("4",), ("1",)),
    ("R3", ("1a",), ()),
    ("R4", (), ("6",)),
)


def test_counterparts_are_pairs_rulings_on_what_is_left_out_and_what_is_so_in_the_other_alone() -> None:
    assert counterparts(PAIRS, RULINGS, "old") == {
        "1": "1",
        "2": "3",
        "old:1": "1",
        "old:3": "3",
        "old:6": "6",
        "4": "R2",
        "R1": "R1",
        "R2": "R2",
        "R4": "R4",
    }


def test_numbers_add_the_nearest_for_the_rest() -> None:
    added = {"1a": "1", "5": "R1", "7": "3", "R3": "1"}
    assert numbers(PAIRS, RULINGS, "old") == counterparts(PAIRS, RULINGS, "old") | added
